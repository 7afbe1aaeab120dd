import SwiftUI

struct IssuesView: View {
    let store: Store

    init(store: Store) {
        self.store = store
    }

    var body: some View {
        Text("\(store.issues) issues")
    }
}
