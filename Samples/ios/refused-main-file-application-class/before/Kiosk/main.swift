import UIKit

final class KioskApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        print("touched")
    }
}

var applicationClass: UIApplication.Type = KioskApplication.self

UIApplicationMain(
    CommandLine.argc,
    CommandLine.unsafeArgv,
    NSStringFromClass(applicationClass),
    NSStringFromClass(AppDelegate.self)
)
