import UIKit

let delegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self

if delegateClass == AppDelegate.self {
    ShopApp.main()
} else {
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
}
