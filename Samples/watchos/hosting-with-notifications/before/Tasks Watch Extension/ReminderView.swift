import SwiftUI

struct ReminderView: View {
    let text: String

    var body: some View {
        Text(text)
    }
}
