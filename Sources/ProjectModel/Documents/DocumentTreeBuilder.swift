/// Builds a `DocumentTree` from the events of a parser, with a bound on depth.
struct DocumentTreeBuilder {
    /// Deeper documents are refused: nothing that Xcode writes comes close.
    static let depthLimit = 256

    private struct Frame {
        let kind: DocumentTree.Kind
        let start: Int
        let contentStart: Int
        var entries: [DocumentTree.Entry] = []
        var key: (range: Range<Int>, content: Range<Int>)?
    }

    private var tree = DocumentTree()
    private var open: [Frame] = []
    private var root: Int?

    /// What the innermost open container is.
    var container: DocumentTree.Kind? { open.last?.kind }
    /// Whether a dictionary's key waits for its value.
    var hasPendingKey: Bool { open.last?.key != nil }
    /// Where the innermost open container starts.
    var containerStart: Int? { open.last?.start }
    /// Whether the outermost value is complete.
    var isComplete: Bool { root != nil }
    /// The tree, once it is complete.
    var finished: DocumentTree? { isComplete ? tree : nil }

    /// Opens a container; false where the depth limit is reached.
    mutating func begin(_ kind: DocumentTree.Kind, at start: Int, contentStart: Int) -> Bool {
        guard open.count < Self.depthLimit else { return false }
        open.append(Frame(kind: kind, start: start, contentStart: contentStart))
        return true
    }

    /// Notes the key of the next value.
    mutating func key(_ range: Range<Int>, content: Range<Int>) {
        open[open.count - 1].key = (range, content)
    }

    /// Adds a value that is no container.
    mutating func leaf(_ kind: DocumentTree.Kind, _ range: Range<Int>, content: Range<Int>) {
        attach(tree.add(kind, range: range, content: content))
    }

    /// Closes the innermost container.
    mutating func end(contentEnd: Int, at end: Int) {
        guard let frame = open.popLast() else { return }
        attach(
            tree.add(
                frame.kind, range: frame.start..<end,
                content: frame.contentStart..<contentEnd, entries: frame.entries))
    }

    /// Lets the last entry of the innermost container end behind its separator.
    mutating func extendLastEntry(to end: Int) {
        guard let frame = open.indices.last, let entry = open[frame].entries.indices.last else {
            return
        }
        let start = open[frame].entries[entry].range.lowerBound
        open[frame].entries[entry].range = start..<end
    }

    private mutating func attach(_ node: Int) {
        guard !open.isEmpty else {
            root = node
            return
        }
        let range = tree.nodes[node].range
        let top = open.count - 1
        let key = open[top].key
        open[top].key = nil
        open[top].entries.append(
            DocumentTree.Entry(
                key: key?.range ?? range.lowerBound..<range.lowerBound,
                keyContent: key?.content ?? range.lowerBound..<range.lowerBound, value: node,
                range: (key?.range.lowerBound ?? range.lowerBound)..<range.upperBound))
    }
}
