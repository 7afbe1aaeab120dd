/// The name of a target or a file.
enum BazelLabel: Sendable, Hashable {
    /// One of the repository: the folder of its package, relative to the top of the tree, and its name there.
    case own(package: String, name: String)
    /// One of another repository, as it is written.
    case external(String)

    /// Its name.
    var name: String {
        switch self {
        case .own(_, let name): name
        case .external(let text):
            text.split(separator: ":").last.map { String($0.split(separator: "/").last ?? $0) }
                ?? text
        }
    }

    /// The file of that name, relative to the top of the tree.
    var file: String? {
        guard case .own(let package, let name) = self else { return nil }
        return RelativePath.join(package, name)
    }

    /// Reads a label that stands in a package of a workspace with some names; nil for what is none.
    init?(_ text: String, in package: String, of root: String, named names: Set<String>) {
        var rest = text[...]
        if rest.hasPrefix("@") {
            let repository = rest.drop { $0 == "@" }.prefix { $0 != "/" }
            let isOwn = repository.isEmpty || names.contains(String(repository))
            guard isOwn, let slashes = rest.firstRange(of: "//") else {
                self = .external(text)
                return
            }
            rest = rest[slashes.lowerBound...]
        }
        guard rest.hasPrefix("//") else {
            let name = rest.hasPrefix(":") ? rest.dropFirst() : rest
            guard !name.isEmpty else { return nil }
            self = .own(package: package, name: String(name))
            return
        }
        rest = rest.dropFirst(2)
        let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let folder = RelativePath.join(root, parts[0]) else { return nil }
        let name = parts.count > 1 ? parts[1] : parts[0].split(separator: "/").last ?? ""
        guard !name.isEmpty else { return nil }
        self = .own(package: folder, name: String(name))
    }
}
