import SwiftUI

struct InboxView: View {
    let inbox: Inbox

    var body: some View {
        Text("\(inbox.messages.count) messages")
    }
}
