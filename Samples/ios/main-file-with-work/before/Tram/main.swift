import UIKit

#if FORCE_ENGLISH
UserDefaults.standard.set(["en"], forKey: "AppleLanguages")
#endif

// Before anything reads the line's colours.
print("colours")

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    NSStringFromClass(UIApplication.self),
    NSStringFromClass(AppDelegate.self)
)
