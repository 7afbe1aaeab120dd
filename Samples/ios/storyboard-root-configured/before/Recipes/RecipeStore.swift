final class RecipeStore {
    let name: String

    init(name: String) {
        self.name = name
        print("store \(name)")
    }

    func save() {
        print("saved \(name)")
    }
}
