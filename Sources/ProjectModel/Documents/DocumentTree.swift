/// The nodes of a parsed property list with their places; flat, so that depth costs no stack.
struct DocumentTree: Sendable {
    /// What a node is.
    enum Kind: Sendable, Hashable {
        case string
        case integer
        case real
        case boolean(Bool)
        case date
        case data
        /// JSON's `null`.
        case null
        case array
        case dictionary
    }

    /// One value.
    struct Node: Sendable {
        /// What it is.
        let kind: Kind
        /// From its first byte to behind its last, delimiters included.
        let range: Range<Int>
        /// What lies between its delimiters.
        let content: Range<Int>
        /// Its entries, as indices into `entries`.
        let children: Range<Int>
    }

    /// One element of an array, or one pair of a dictionary.
    struct Entry: Sendable {
        /// The key with its delimiters; empty in arrays.
        var key: Range<Int>
        /// The key's text; empty in arrays.
        var keyContent: Range<Int>
        /// The value's index in `nodes`.
        var value: Int
        /// From the key (or value) to behind the separator that follows the value.
        var range: Range<Int>
    }

    /// All values, children in front of their parents.
    private(set) var nodes: [Node] = []
    /// All entries; those of one node lie together.
    private(set) var entries: [Entry] = []
    /// The index of the outermost value.
    var root: Int { nodes.count - 1 }

    /// Makes room for the nodes of a file of so many bytes, as a project has them.
    mutating func reserveCapacity(byteCount: Int) {
        nodes.reserveCapacity(byteCount / 32)
        entries.reserveCapacity(byteCount / 32)
    }

    /// The entries of a node.
    func entries(of node: Int) -> ArraySlice<Entry> { entries[nodes[node].children] }

    /// Adds a node whose children are there already and gives its index.
    mutating func add(
        _ kind: Kind, range: Range<Int>, content: Range<Int>, entries new: ArraySlice<Entry> = []
    ) -> Int {
        let first = entries.count
        if !new.isEmpty { entries += new }
        nodes.append(
            Node(kind: kind, range: range, content: content, children: first..<entries.count))
        return nodes.count - 1
    }
}
