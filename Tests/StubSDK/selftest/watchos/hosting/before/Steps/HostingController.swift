import SwiftUI
import WatchKit

class HostingController: WKHostingController<StepsView> {
    override var body: StepsView {
        return StepsView()
    }
}
