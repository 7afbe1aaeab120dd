/// What a random launch reads of the store, itself or by what it makes.
struct StoreReads {
    /// The keys, in the order of their declaration.
    let keys: [LaunchStore.Key]

    /// Reads a launch, and the declarations of the support that it names, or that these name.
    init(_ launch: RandomLaunch) {
        var words = Self.words(of: launch.source[...])
        var isNamed = Set<String>()
        while let next = Self.declarations.first(where: {
            words.contains($0.key) && !isNamed.contains($0.key)
        }) {
            isNamed.insert(next.key)
            words.formUnion(next.value)
        }
        keys = LaunchStore.Key.allCases.filter { words.contains("Store.\($0.rawValue)") }
    }

    /// The words of each type of the support, and of each function of the store under the name that it is called by.
    private static let declarations: [String: Set<String>] = {
        var found: [String: Set<String>] = [:]
        for text in LaunchSupport.source.split(separator: "\n}\n") {
            guard let name = name(in: text, behind: ["enum", "class", "struct"]) else { continue }
            guard name == "Store" else {
                found[name] = words(of: text)
                continue
            }
            for function in text.split(separator: "static func ").dropFirst() {
                let own = words(of: function).map { "Store.\($0)" }
                found["Store.\(function.prefix { $0 != "(" })"] = Set(own)
            }
        }
        return found
    }()

    private static func name(in text: Substring, behind keywords: Set<String>) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return words.indices.dropLast().first { keywords.contains(words[$0]) }.map { words[$0 + 1] }
    }

    /// Names, and what members of the store are named with it.
    private static func words(of text: Substring) -> Set<String> {
        let parts = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        return parts.reduce(into: []) { words, part in
            let names = part.split(separator: ".").map(String.init)
            words.formUnion(names)
            for (owner, member) in zip(names, names.dropFirst()) where owner == "Store" {
                words.insert("Store.\(member)")
            }
        }
    }
}
