import SwiftUI
import WatchKit

struct NotesView: View {
    private var delegate: ExtensionDelegate {
        WKApplication.shared().delegate as! ExtensionDelegate
    }

    var body: some View {
        Text("\(delegate.count) notes")
            .onAppear { print("can refresh: \(Refresh.isPossible)") }
    }
}
