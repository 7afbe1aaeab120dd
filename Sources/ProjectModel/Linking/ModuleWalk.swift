/// A way through the modules that are reached from an app, each once.
struct ModuleWalk {
    /// The modules that were reached, in the order in which they were.
    var found: [LinkedModule] = []
    private var known: Set<ModuleReference> = []
    private var queue: [ModuleReference] = []
    private var position = 0

    /// Puts what is reached at the end of the way.
    mutating func add(_ references: [ModuleReference]) {
        queue += references.filter { known.insert($0).inserted }
    }

    /// The next module; nil at the end.
    mutating func next() -> ModuleReference? {
        guard position < queue.count else { return nil }
        position += 1
        return queue[position - 1]
    }
}
