import SwiftUI
import WatchKit

class QueueController: WKHostingController<Text> {
    override var body: Text {
        Text("Queue")
    }
}
