final class Catalogue {
    let path: String
    var fruits: [String] = []

    init(path: String) {
        self.path = path
    }

    func load() {
        fruits = ["Boskoop", "Gala"]
        print("loaded \(fruits.count) fruits from \(path)")
    }
}

struct SearchIndex {
    let catalogue: Catalogue

    func build() {
        print("indexed \(catalogue.fruits.count) fruits")
    }
}
