/// Remembers what was computed for a key: the project before its migration is the same for each
/// mutant.
actor Memo<Value: Sendable> {
    private var tasks: [String: Task<Value, any Error>] = [:]

    /// The value of a key, computed once.
    func value(
        _ key: String, _ compute: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        if let known = tasks[key] { return try await known.value }
        let task = Task { try await compute() }
        tasks[key] = task
        return try await task.value
    }
}
