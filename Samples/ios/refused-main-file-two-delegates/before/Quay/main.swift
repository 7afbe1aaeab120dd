import UIKit

final class HarbourDelegate: UIResponder, UIApplicationDelegate {}

let isNew = UserDefaults.standard.bool(forKey: "harbour")

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    nil,
    isNew ? NSStringFromClass(HarbourDelegate.self) : NSStringFromClass(AppDelegate.self)
)
