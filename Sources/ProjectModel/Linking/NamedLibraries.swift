/// The libraries of all projects of a tree, by the names of their modules.
struct NamedLibraries {
    /// The names, each once.
    let names: [String]
    private var references: [ModuleReference] = []
    /// The libraries of each name, and those that a project has of it.
    private var places: [String: [Int]] = [:]
    private var own: [String: [String: [Int]]] = [:]

    /// The libraries in the order of their projects.
    init(_ libraries: [(project: String, reference: ModuleReference, names: Set<String>)]) {
        for (place, library) in libraries.enumerated() {
            references.append(library.reference)
            for name in library.names {
                places[name, default: []].append(place)
                own[library.project, default: [:]][name, default: []].append(place)
            }
        }
        names = places.keys.sorted()
    }

    /// The first library of a name.
    func first(named name: String) -> [ModuleReference] {
        places[name]?.first.map { [references[$0]] } ?? []
    }

    /// The libraries that some names stand for in a project: its own, else the only one of the tree.
    func references(of names: Set<Int>, from project: String) -> [ModuleReference] {
        let found = names.flatMap { index in
            let name = self.names[index]
            if let own = own[project]?[name] { return own }
            let all = places[name] ?? []
            return all.count == 1 ? all : []
        }
        return Set(found).sorted().map { references[$0] }
    }
}
