import UIKit

var delegateClass: UIApplicationDelegate.Type = AppDelegate.self

#if DEBUG
private final class TestAppDelegate: NSObject, UIApplicationDelegate {}

if ProcessInfo.processInfo.environment["XCTestBundlePath"] != nil {
    delegateClass = TestAppDelegate.self
}
#endif

if delegateClass == AppDelegate.self {
    DepotApp.main()
} else {
    UIApplicationMain(
        CommandLine.argc,
        CommandLine.unsafeArgv,
        nil,
        NSStringFromClass(delegateClass)
    )
}
