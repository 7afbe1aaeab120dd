import UIKit

#if FORCE_ENGLISH
UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
#endif

// Before anything reads the line's colours.
print("colours")

TramApp.main()
