import SourceEditing

/// What a `Package.swift` says of its products and targets, as far as that stands there in plain words.
struct PackageManifest {
    /// A target of a package.
    struct Target {
        /// Its name.
        let name: String
        /// Where its files are, relative to the package; nil for the usual place.
        let path: String?
        /// The only files that count, relative to `path`; empty for all.
        let sources: [String]
        /// Files that don't count, relative to `path`.
        let exclude: [String]
        /// The targets and products that it is built with.
        let dependencies: [String]
        /// What its settings set for `#if`.
        let defines: PackageDefines
    }

    /// The package's name; nil where it is not written out.
    private(set) var name: String?
    /// The targets of each library.
    private(set) var products: [String: [String]] = [:]
    /// The targets by name, tests and binaries left out.
    private(set) var targets: [String: Target] = [:]
    /// The targets that nothing is built with: tests and tools.
    private(set) var leaves: [Target] = []
    /// The targets that are tools or apps.
    private(set) var executables: [Target] = []
    /// Packages that it needs from the disk, relative to it.
    private(set) var localDependencies: [String] = []

    /// Reads a manifest in time proportional to its length; what is not understood is passed over.
    init(_ text: SourceText) {
        let tokens = ManifestToken.all(in: text)
        var index = 0
        while index + 2 < tokens.count {
            guard tokens[index + 1] == .mark("("), case .word(let word) = tokens[index],
                let callee = Callee(rawValue: word)
            else {
                index += 1
                continue
            }
            let arguments = ManifestToken.arguments(of: tokens, from: index + 2)
            read(callee, arguments.values)
            index = arguments.end
        }
        name = Self.name(in: tokens)
    }

    /// The calls that declare something; those inside of them are part of what they declare.
    private enum Callee: String {
        case library, target, package
        case testTarget, binaryTarget, systemLibrary, plugin, macro, executableTarget, executable
    }

    private mutating func read(_ callee: Callee, _ arguments: [String: [ManifestToken]]) {
        let name = arguments["name"]?.text
        switch callee {
        case .library:
            if let name { products[name] = arguments["targets"]?.texts ?? [] }
        case .target:
            if let name { targets[name] = Self.target(name, arguments) }
        case .package:
            if let path = arguments["path"]?.text { localDependencies.append(path) }
        case .testTarget, .executableTarget:
            guard let name else { return }
            let target = Self.target(name, arguments)
            leaves.append(target)
            if callee == .executableTarget { executables.append(target) }
        case .binaryTarget, .systemLibrary, .plugin, .macro, .executable: break
        }
    }

    /// The name behind `Package(`.
    private static func name(in tokens: [ManifestToken]) -> String? {
        guard let package = tokens.firstIndex(of: .word("Package")), package + 4 < tokens.count,
            tokens[package + 1...package + 3]
                == [.mark("("), .word("name"), .mark(":")],
            case .text(let name) = tokens[package + 4]
        else { return nil }
        return name
    }

    private static func target(_ name: String, _ arguments: [String: [ManifestToken]]) -> Target {
        Target(
            name: name, path: arguments["path"]?.text, sources: arguments["sources"]?.texts ?? [],
            exclude: arguments["exclude"]?.texts ?? [],
            dependencies: arguments["dependencies"]?.dependencies ?? [],
            defines: PackageDefines(arguments["swiftSettings"] ?? []))
    }
}
