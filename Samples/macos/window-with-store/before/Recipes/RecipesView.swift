import SwiftUI

final class Settings: ObservableObject {
    @Published var isMetric = true
}

final class RecipeStore: ObservableObject {
    private(set) var names: [String] = []

    func load() {
        print("load")
        names = ["Soup", "Bread"]
    }
}

struct RecipesView: View {
    @EnvironmentObject var store: RecipeStore
    @EnvironmentObject var settings: Settings

    var body: some View {
        Text(store.names.joined(separator: ", ") + (settings.isMetric ? " (metric)" : ""))
    }
}
