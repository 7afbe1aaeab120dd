import SwiftUI
import WatchKit

final class HostingController: WKHostingController<NotesView> {
    override var body: NotesView {
        NotesView()
    }
}
