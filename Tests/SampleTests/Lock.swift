#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// A value that tests which run at the same time share.
final class Lock<Value: Sendable>: Sendable {
    #if canImport(os)
        private let storage: OSAllocatedUnfairLock<Value>
    #else
        private let storage: Mutex<Value>
    #endif

    /// Starts with a value.
    init(_ value: Value) {
        #if canImport(os)
            storage = OSAllocatedUnfairLock(initialState: value)
        #else
            storage = Mutex(value)
        #endif
    }

    /// The value as it is now.
    var value: Value { storage.withLock { $0 } }

    /// Changes the value while nobody else can see it.
    func update(_ change: @Sendable (inout Value) -> Void) {
        storage.withLock { change(&$0) }
    }
}
