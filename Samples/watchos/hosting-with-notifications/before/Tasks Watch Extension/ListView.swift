import SwiftUI

struct ListView: View {
    var body: some View {
        Text("Today")
            .onAppear { print("the list appears") }
    }
}
