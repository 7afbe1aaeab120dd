import SwiftUI

struct TallyView: View {
    @State private var count = 0

    var body: some View {
        Button("Count") {
            count += 1
            (NSApp.delegate as? AppDelegate)?.show(count)
        }
        .padding()
    }
}
