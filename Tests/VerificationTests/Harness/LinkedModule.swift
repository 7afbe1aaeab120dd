import Foundation

/// A module of a package on disk that an app imports, or that such a module imports.
///
/// It is found by what is usual: the sources of the module `Tides` lie in `Sources/Tides`, beside a `Package.swift`.
struct LinkedModule: Sendable {
    /// The name.
    let name: String
    /// Paths of the sources, sorted.
    let sources: [String]
    /// What they import.
    let imports: [String]

    /// What some sources of a tree import of the packages in it, each module behind those that it imports itself;
    /// `products` are those that the target links.
    static func all(
        of products: [String], importedBy sources: [String], in tree: SourceTree
    ) -> [LinkedModule] {
        var found: [LinkedModule] = []
        var known: Set<String> = []
        func add(_ name: String) {
            guard known.insert(name).inserted else { return }
            let files = paths(of: name, in: tree)
            guard !files.isEmpty else { return }
            let imports = imports(of: files, in: tree)
            imports.forEach(add)
            found.append(LinkedModule(name: name, sources: files, imports: imports))
        }
        imports(of: sources, in: tree).filter(products.contains).forEach(add)
        return found
    }

    private static func imports(of sources: [String], in tree: SourceTree) -> [String] {
        sources.flatMap { EmptyModules.imports(of: tree.text($0) ?? "") }
    }

    private static func paths(of name: String, in tree: SourceTree) -> [String] {
        let folder = "/Sources/\(name)/"
        return tree.paths.filter { path in
            guard path.hasSuffix(".swift"), let found = path.range(of: folder) else { return false }
            return tree.files["\(path[..<found.lowerBound])/Package.swift"] != nil
        }
    }
}
