import UIKit

private func delegateClassName() -> String? {
    NSClassFromString("XCTestCase") == nil ? NSStringFromClass(AppDelegate.self) : nil
}

let applicationDelegateName = delegateClassName()
if applicationDelegateName == NSStringFromClass(AppDelegate.self) {
    CanalApp.main()
} else {
    _ = UIApplicationMain(
        CommandLine.argc,
        CommandLine.unsafeArgv,
        nil,
        applicationDelegateName
    )
}
