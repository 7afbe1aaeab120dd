import SwiftUI

final class BreedStore: ObservableObject {
    @Published var names = ["Beagle", "Collie"]
}

struct Log {
    let tag: String

    func write(_ message: String) { print("\(tag): \(message)") }
}

func startServices() { print("services") }

struct BreedListScreen: View {
    let limit: Int
    @EnvironmentObject var store: BreedStore

    var body: some View {
        Text("\(store.names.count) of \(limit)")
    }
}
