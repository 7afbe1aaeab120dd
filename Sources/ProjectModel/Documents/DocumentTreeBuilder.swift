/// Builds a `DocumentTree` from the events of a parser, with a bound on depth.
struct DocumentTreeBuilder {
    /// Deeper documents are refused: nothing that Xcode writes comes close.
    static let depthLimit = 256

    private struct Frame {
        let kind: DocumentTree.Kind
        let start: Int
        let contentStart: Int
        /// Where its entries start in the list of those of all open containers.
        let firstEntry: Int
        var key: (range: Range<Int>, content: Range<Int>)?
    }

    private var tree = DocumentTree()
    private var open: [Frame] = []
    /// The entries of the open containers, outermost first, so that no container needs a list of its own.
    private var entries: [DocumentTree.Entry] = []
    private var root: Int?

    /// A builder for a file of so many bytes.
    init(byteCount: Int = 0) { tree.reserveCapacity(byteCount: byteCount) }

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
        open.append(
            Frame(
                kind: kind, start: start, contentStart: contentStart, firstEntry: entries.count))
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
        let node = tree.add(
            frame.kind, range: frame.start..<end, content: frame.contentStart..<contentEnd,
            entries: entries[frame.firstEntry...])
        entries.removeLast(entries.count - frame.firstEntry)
        attach(node)
    }

    /// Lets the last entry of the innermost container end behind its separator.
    mutating func extendLastEntry(to end: Int) {
        guard let frame = open.last, entries.count > frame.firstEntry else { return }
        let last = entries.count - 1
        entries[last].range = entries[last].range.lowerBound..<end
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
        entries.append(
            DocumentTree.Entry(
                key: key?.range ?? range.lowerBound..<range.lowerBound,
                keyContent: key?.content ?? range.lowerBound..<range.lowerBound, value: node,
                range: (key?.range.lowerBound ?? range.lowerBound)..<range.upperBound))
    }
}
