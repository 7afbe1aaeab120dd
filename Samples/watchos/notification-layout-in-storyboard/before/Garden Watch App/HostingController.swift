import SwiftUI
import WatchKit

final class HostingController: WKHostingController<ListView> {
    override var body: ListView {
        ListView()
    }
}
