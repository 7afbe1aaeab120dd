import Foundation
import SourceEditing
import SwiftOutline

/// The sources of a module, and which of them name types of which others.
struct SourceMap {
    /// One file.
    struct File {
        /// Its path below the module's folder.
        let path: String
        /// What it says.
        let outline: SwiftFile
        /// Every name in it, in comments and texts none.
        let names: Set<String>

        /// The last component of the path.
        var name: String { String(path.split(separator: "/").last ?? "") }
        /// The folder of the module that it lies in; empty for one beside the folders.
        var room: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }
        /// How many lines it has.
        var lineCount: Int { outline.text.bytes.count { $0 == UInt8(ascii: "\n") } }

        /// The types that it declares outside of others.
        var types: [String] {
            outline.declarations.filter {
                [.struct, .enum, .class, .protocol, .actor, .typealias].contains($0.kind)
            }.map(\.name)
        }

        /// The types that it declares inside of others, whose names mean nothing elsewhere.
        fileprivate var innerTypes: Set<String> {
            var found: Set<String> = []
            var open = outline.declarations.flatMap(\.members)
            while let next = open.popLast() {
                if next.kind.hasMembers || next.kind == .typealias { found.insert(next.name) }
                open += next.members
            }
            return found
        }
    }

    /// A file that names a type of another one.
    struct Arrow {
        /// The file.
        let file: File
        /// The file with the type.
        let other: File
        /// The type.
        let type: String
    }

    /// The files, by path.
    let files: [File]
    /// All arrows among them.
    let arrows: [Arrow]

    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    /// The map of a module.
    init(_ module: String) throws {
        let root = Self.sources.appendingPathComponent(module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path -> File in
            let data = try Data(contentsOf: root.appendingPathComponent(path))
            let outline = SwiftFile(SourceText(bytes: Array(data)))
            let tokens = outline.tokens.tokens
            let names = tokens.indices.filter { tokens[$0].kind == .identifier }
            return File(path: path, outline: outline, names: Set(names.map(outline.name)))
        }
        var owners: [String: File] = [:]
        for file in files {
            for type in file.types where owners[type] == nil { owners[type] = file }
        }
        self.files = files
        arrows = files.flatMap { file in
            let inner = file.innerTypes
            return file.names.sorted().compactMap { name -> Arrow? in
                guard let other = owners[name], other.path != file.path, !inner.contains(name)
                else { return nil }
                return Arrow(file: file, other: other, type: name)
            }
        }
    }

    /// The circles among files: each a list of names, sorted.
    var circles: [[String]] {
        let next = Dictionary(grouping: arrows) { $0.file.path }
            .mapValues { $0.map(\.other.path) }
        let names = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.name) })
        var search = CircleSearch(next)
        return search.circles(among: files.map(\.path))
            .map { $0.compactMap { names[$0]?.dropLast(".swift".count) }.map(String.init).sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}

/// Finds what leads back to itself, by Tarjan's algorithm.
private struct CircleSearch {
    private let next: [String: [String]]
    private var numbers: [String: Int] = [:]
    private var lowest: [String: Int] = [:]
    private var stack: [String] = []
    private var found: [[String]] = []

    init(_ next: [String: [String]]) { self.next = next }

    mutating func circles(among all: [String]) -> [[String]] {
        for one in all where numbers[one] == nil { visit(one) }
        return found.filter { $0.count > 1 }
    }

    private mutating func visit(_ one: String) {
        numbers[one] = numbers.count
        lowest[one] = numbers[one]
        stack.append(one)
        for other in next[one] ?? [] {
            if numbers[other] == nil {
                visit(other)
                lowest[one] = min(lowest[one] ?? 0, lowest[other] ?? 0)
            } else if stack.contains(other) {
                lowest[one] = min(lowest[one] ?? 0, numbers[other] ?? 0)
            }
        }
        guard lowest[one] == numbers[one], let start = stack.firstIndex(of: one) else { return }
        found.append(Array(stack[start...]))
        stack.removeSubrange(start...)
    }
}
