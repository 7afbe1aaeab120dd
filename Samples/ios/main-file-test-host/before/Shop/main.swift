import UIKit

let delegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self

_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
