import SwiftUI

struct Sender {
    let name: String
}

struct PostcardList: View {
    let sender: Sender
    let paper: Color

    var body: some View {
        Text("From \(sender.name)")
            .foregroundColor(paper)
    }
}
