import SourceEditing
import SwiftFlow
import SwiftOutline

/// The sources of a manifest: itself, and the helpers that it may use.
struct ManifestProgram: Sendable {
    /// A source.
    struct Source: Sendable {
        /// Relative to the top of the tree.
        let path: String
        /// Its outline.
        let file: SwiftFile
        /// Reads its expressions.
        let reader: ExpressionReader
    }

    /// A declaration by its source; of a variable, which of its bindings.
    struct Member: Sendable {
        let source: Int
        let declaration: Declaration
        var binding = 0
    }

    /// The sources; the manifest is the first.
    private(set) var sources: [Source] = []
    /// What stands at the top level, by name.
    private(set) var globals: [String: [Member]] = [:]
    /// The members of types by the type's full name, then by their own.
    private(set) var members: [String: [String: [Member]]] = [:]
    /// What other names of types stand for.
    private(set) var aliases: [String: String] = [:]

    /// How many sources are read, and how long all of them may be together, in bytes.
    private static let mostSources = 2000
    private static let mostBytes = 8_000_000
    /// How many other names of types are looked for among how many types, multiplied.
    private static let mostJoins = 4_000_000

    /// Reads the sources of a manifest.
    ///
    /// - Throws: `ProjectError` where one can't be read, or is no Swift.
    init(
        _ manifest: String, helpers: [String], in tree: FileTree, reading known: inout Known
    ) throws(ProjectError) {
        var bytes = 0
        for path in [manifest] + helpers {
            let source = try known.source(path, in: tree)
            bytes += source.file.text.count
            guard sources.count < Self.mostSources, bytes < Self.mostBytes else {
                throw ProjectError(
                    path: path, reason: "the helpers of the manifest are more than is read",
                    remedy: "run `tuist generate --no-open`, then plan the .xcodeproj that it makes"
                )
            }
            sources.append(source)
            add(source.file.declarations, of: nil, source: sources.count - 1)
        }
        guard aliases.count * members.count < Self.mostJoins else {
            throw ProjectError(
                path: manifest, reason: "the manifest and its helpers have too many types",
                remedy: TuistManifest.remedy)
        }
        joinAliases()
    }

    /// Sources that were read, which several manifests share.
    struct Known {
        /// What the manifests of the tree may cost together.
        let budget = EvaluationBudget.ofTree
        private var sources: [String: Source] = [:]

        /// A source, which is read once.
        ///
        /// - Throws: `ProjectError` where it can't be read, or is no Swift.
        mutating func source(_ path: String, in tree: FileTree) throws(ProjectError) -> Source {
            if let source = sources[path] { return source }
            let file = SwiftFile(try ManifestProgram.text(path, in: tree))
            try ManifestProgram.check(file, path)
            let source = Source(path: path, file: file, reader: ExpressionReader(file))
            sources[path] = source
            return source
        }
    }

    /// Gives a type what extensions of its other names declare.
    private mutating func joinAliases() {
        for (alias, type) in aliases.sorted(by: { $0.key < $1.key }) where alias != type {
            for (name, own) in members.sorted(by: { $0.key < $1.key })
            where name == alias || name.hasPrefix(alias + ".") {
                members[name] = nil
                let joined = type + name.dropFirst(alias.count)
                members[joined, default: [:]].merge(own) { $0 + $1 }
            }
        }
    }

    private static func text(
        _ path: String, in tree: FileTree
    ) throws(ProjectError) -> SourceText {
        let text: SourceText
        do throws(FileError) {
            text = try tree.read(path)
        } catch {
            throw ProjectError(
                path: path, reason: "the manifest can't be read: \(error.reason)",
                remedy: "make the file readable")
        }
        if let leftover = GitLeftover(text) {
            throw ProjectError(
                path: path, offset: leftover.offset, reason: leftover.reason,
                remedy: leftover.remedy)
        }
        return text
    }

    private static func check(_ file: SwiftFile, _ path: String) throws(ProjectError) {
        guard let problem = file.tokens.problems.first else { return }
        throw ProjectError(
            path: path, offset: problem.offset, reason: "the manifest is damaged here",
            remedy: "repair it, so that `tuist generate` runs")
    }

    // MARK: Tables

    private mutating func add(_ declarations: [Declaration], of type: String?, source: Int) {
        for declaration in declarations {
            if declaration.kind == .typealias, let alias = target(of: declaration, source) {
                aliases[(type.map { $0 + "." } ?? "") + declaration.name] = alias
                continue
            }
            if declaration.kind.hasMembers {
                let name = fullName(of: declaration, in: type, source)
                if members[name] == nil { members[name] = [:] }
                if declaration.kind != .extension { add(declaration, of: type, source: source) }
                add(declaration.members, of: name, source: source)
            } else {
                add(declaration, of: type, source: source)
            }
        }
    }

    private mutating func add(_ declaration: Declaration, of type: String?, source: Int) {
        var names = [declaration.name]
        if [.variable, .enumCase].contains(declaration.kind) {
            names = declaration.bindings.map(\.name)
        }
        for (binding, name) in names.enumerated() {
            let member = Member(source: source, declaration: declaration, binding: binding)
            if let type {
                members[type, default: [:]][name, default: []].append(member)
            } else {
                globals[name, default: []].append(member)
            }
        }
    }

    private func fullName(
        of declaration: Declaration, in type: String?, _ source: Int
    ) -> String {
        guard declaration.kind == .extension else {
            return (type.map { $0 + "." } ?? "") + declaration.name
        }
        let name = Self.typeName(declaration.name)
        guard name == "Array", let brace = declaration.bodyBraces?.open else { return name }
        // `extension Array where Element == Target`
        let head = sources[source].file.text(declaration.keyword..<brace)
        return head.firstRange(of: "Element ==").map {
            "[" + Self.typeName(String(head[$0.upperBound...])) + "]"
        } ?? name
    }

    /// The type behind the `=` of a `typealias`.
    private func target(of declaration: Declaration, _ source: Int) -> String? {
        let file = sources[source].file
        let text = file.text(declaration.range)
        guard let equal = text.firstIndex(of: "=") else { return nil }
        return Self.typeName(String(text[text.index(after: equal)...]))
    }

    /// A type as it is looked up: without blanks, `?`, module and `where` clause.
    static func typeName(_ spelling: String) -> String {
        var name = spelling.filter { !$0.isWhitespace }
        while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
        if name.hasPrefix("Array<"), name.hasSuffix(">") {
            name = "[" + name.dropFirst(6).dropLast() + "]"
        }
        name = name.split(separator: "ProjectDescription.", omittingEmptySubsequences: false)
            .joined()
        return name
    }

    /// Whether a type is one of the sources' own, or extended by them.
    func knows(_ type: String) -> Bool { members[type] != nil }

    /// Whether a type is declared by the sources.
    func declares(_ type: String) -> Bool {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let outer = String(type.dropLast(name.count + 1))
        let found = outer.isEmpty ? globals[name] : members[outer]?[name]
        return found?.contains { $0.declaration.kind.hasMembers } ?? false
    }

    /// The place of a range of tokens.
    func place(_ range: TokenRange, in source: Int) -> ManifestPlace {
        let source = sources[source]
        return ManifestPlace(path: source.path, range: source.file.bytes(of: range))
    }

    /// What may be seen from a source: what is not private to another.
    func visible(_ found: [Member]?, from source: Int) -> [Member] {
        (found ?? []).filter { member in
            // What only the manifest declares, no helper knows.
            if member.source == source { return true }
            let level = member.declaration.accessLevel
            return member.source != 0 && level != .private && level != .fileprivate
        }
    }
}
