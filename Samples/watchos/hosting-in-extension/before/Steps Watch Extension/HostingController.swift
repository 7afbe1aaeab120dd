import SwiftUI
import WatchKit

final class HostingController: WKHostingController<StepsView> {
    override var body: StepsView {
        StepsView()
    }
}
