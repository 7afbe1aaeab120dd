import UIKit

final class TouchWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        print("somebody is there")
    }
}
