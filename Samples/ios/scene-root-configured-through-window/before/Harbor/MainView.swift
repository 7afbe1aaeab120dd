import SwiftUI

final class HarborStore: ObservableObject {
    init() { print("store") }
}

struct MainView: View {
    let store: HarborStore

    var body: some View {
        Text("Harbors")
    }
}
