import Foundation

/// A thread with a stack of a chosen size, of which is known whether it started: Foundation's never says that it did not.
enum LargeThread {
    /// What a thread is to do, handed over as an object.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Starts a thread; says whether it could.
    static func start(
        stackByteCount: Int, _ body: @escaping @Sendable () -> Void
    ) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, stackByteCount) == 0,
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED)) == 0
        else { return false }
        let work = Unmanaged.passRetained(Work(body))
        let isStarted = create(&attributes, work.toOpaque())
        if !isStarted { work.release() }
        return isStarted
    }

    #if canImport(Darwin)
        private static func create(
            _ attributes: UnsafePointer<pthread_attr_t>, _ work: UnsafeMutableRawPointer
        ) -> Bool {
            var thread: pthread_t?
            return pthread_create(
                &thread, attributes,
                { work in
                    LargeThread.run(work)
                    return nil
                }, work) == 0
        }
    #else
        private static func create(
            _ attributes: UnsafePointer<pthread_attr_t>, _ work: UnsafeMutableRawPointer
        ) -> Bool {
            var thread = pthread_t()
            return pthread_create(
                &thread, attributes,
                { work in
                    if let work { LargeThread.run(work) }
                    return nil
                }, work) == 0
        }
    #endif

    private static func run(_ work: UnsafeMutableRawPointer) {
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
}
