import ProjectModel
import SourceEditing
import SwiftOutline

/// The Swift sources of a tree as they were read at one time, several at once, each with what a quick look at it tells.
///
/// A plan looks into most files for a few words only, so that reading them is most of its work.
public struct SourceSnapshot: Sendable {
    /// One source.
    struct Source: Sendable {
        /// The text as it was read.
        let text: SourceText
        /// What a quick look at it tells.
        let sketch: SourceSketch
    }

    private let sources: [String: Source]

    /// A snapshot of nothing: a plan reads what it needs itself.
    public init() {
        sources = [:]
    }

    /// Reads and sketches the Swift sources of a tree, so many at a time.
    ///
    /// What can't be read is left out; whoever wants it reads it again, and gets the reason.
    public init(of tree: FileTree, jobs: Int) async {
        let paths = tree.paths.filter { $0.hasSuffix(".swift") }
        let share = max(paths.count / (max(jobs, 1) * Self.sharesOfJob), 1)
        sources = await withTaskGroup(of: [(String, Source)].self) { group in
            var rest = stride(from: 0, to: paths.count, by: share).map {
                paths[$0..<min($0 + share, paths.count)]
            }[...]
            for part in rest.prefix(max(jobs, 1)) {
                group.addTask { Self.read(part, in: tree) }
            }
            rest = rest.dropFirst(max(jobs, 1))
            var sources: [String: Source] = [:]
            sources.reserveCapacity(paths.count)
            for await part in group {
                if let next = rest.popFirst() {
                    group.addTask { Self.read(next, in: tree) }
                }
                for (path, source) in part { sources[path] = source }
            }
            return sources
        }
    }

    /// Files differ in size, so that each job gets several shares.
    private static let sharesOfJob = 8

    private static func read(_ paths: ArraySlice<String>, in tree: FileTree) -> [(String, Source)] {
        paths.compactMap { path in
            guard let text = try? tree.read(path) else { return nil }
            return (path, Source(text: text, sketch: SourceSketch(text)))
        }
    }

    /// What was read, sorted.
    public var paths: [String] { sources.keys.sorted() }

    /// A source; nil for one that was not read.
    subscript(path: String) -> Source? { sources[path] }
}
