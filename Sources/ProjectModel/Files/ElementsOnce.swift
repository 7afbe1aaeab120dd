extension [String] {
    /// The elements in their order, each once.
    package var inOrderOnce: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
