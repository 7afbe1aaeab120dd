import SwiftUI
import WatchKit

struct NotesView: View {
    private var delegate: ExtensionDelegate {
        ExtensionDelegate.shared
    }

    var body: some View {
        Text("\(delegate.count) notes")
            .onAppear { print("can refresh: \(Refresh.isPossible)") }
    }
}
