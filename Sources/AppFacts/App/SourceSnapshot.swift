import ProjectModel
import SourceEditing
import SwiftOutline

/// The Swift sources of a tree, each read once, several at a time, with what a quick look at them tells.
///
/// A plan looks into most files for a few words only, so that reading them is most of its work. What is planned, printed
/// and compared comes from the same bytes, whatever an editor saves meanwhile.
public struct SourceSnapshot: Sendable {
    /// The texts by path.
    public let texts: [String: SourceText]
    private let sketches: [String: SourceSketch]

    private struct Source: Sendable {
        let path: String
        let text: SourceText
        let sketch: SourceSketch
    }

    /// A snapshot of nothing: a plan reads what it needs itself.
    public init() {
        texts = [:]
        sketches = [:]
    }

    /// Reads the Swift sources of a tree, so many at a time.
    ///
    /// What can't be read is left out; whoever wants it reads it again, and gets the reason. The listener hears of
    /// each share that was read.
    public init(
        of tree: FileTree, jobs: Int, listener: PlanningStep.Listener? = nil
    ) async {
        let paths = tree.paths.filter { $0.hasSuffix(".swift") }
        let share = max(paths.count / (max(jobs, 1) * Self.sharesOfJob), 1)
        let sources = await withTaskGroup(of: (sources: [Source], count: Int).self) { group in
            var rest = stride(from: 0, to: paths.count, by: share).map {
                paths[$0..<min($0 + share, paths.count)]
            }[...]
            for _ in 0..<max(jobs, 1) {
                guard let part = rest.popFirst() else { break }
                group.addTask { (Self.read(part, in: tree), part.count) }
            }
            var sources: [Source] = []
            sources.reserveCapacity(paths.count)
            var done = 0
            for await part in group {
                if let next = rest.popFirst() {
                    group.addTask { (Self.read(next, in: tree), next.count) }
                }
                sources += part.sources
                done += part.count
                listener?(.reading(done, of: paths.count))
            }
            return sources
        }
        var texts = [String: SourceText](minimumCapacity: sources.count)
        var sketches = [String: SourceSketch](minimumCapacity: sources.count)
        for source in sources {
            texts[source.path] = source.text
            sketches[source.path] = source.sketch
        }
        self.texts = texts
        self.sketches = sketches
    }

    /// Files differ in size, so that each job gets several shares.
    private static let sharesOfJob = 8

    private static func read(_ paths: ArraySlice<String>, in tree: FileTree) -> [Source] {
        paths.compactMap { path in
            guard let text = try? tree.read(path) else { return nil }
            return Source(path: path, text: text, sketch: SourceSketch(text))
        }
    }

    /// What a quick look at a Swift source tells; nil for one that was not read.
    func sketch(of path: String) -> SourceSketch? { sketches[path] }
}
