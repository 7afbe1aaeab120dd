// Hand-written, after the SDK's NSTask.h, NSFileHandle.h, NSThread.h and NSProcessInfo.h: what is marked
// NS_SWIFT_SENDABLE there is Sendable here.

open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, @unchecked Sendable {
        case exit = 1
        case uncaughtSignal = 2
    }
    public override init() { absent() }
    @available(macOS 10.13, *) open var executableURL: URL? {
        get { absent() }
        set {}
    }
    @available(macOS 10.13, *) open var currentDirectoryURL: URL? {
        get { absent() }
        set {}
    }
    open var arguments: [String]? {
        get { absent() }
        set {}
    }
    open var environment: [String: String]? {
        get { absent() }
        set {}
    }
    open var standardInput: Any? {
        get { absent() }
        set {}
    }
    open var standardOutput: Any? {
        get { absent() }
        set {}
    }
    open var standardError: Any? {
        get { absent() }
        set {}
    }
    @available(macOS 10.7, *) open var terminationHandler: (@Sendable (Process) -> Void)? {
        get { absent() }
        set {}
    }
    @available(macOS 14.4, *) open var launchRequirementData: Data? {
        get { absent() }
        set {}
    }
    @available(macOS 10.13, *) open func run() throws { absent() }
    open func waitUntilExit() { absent() }
    open var isRunning: Bool { absent() }
    open var processIdentifier: Int32 { absent() }
    open var terminationStatus: Int32 { absent() }
    open var terminationReason: TerminationReason { absent() }
}

open class FileHandle: NSObject, @unchecked Sendable {
    open class var nullDevice: FileHandle { absent() }
    open class var standardError: FileHandle { absent() }
    open var fileDescriptor: Int32 { absent() }
    public init(fileDescriptor: Int32, closeOnDealloc: Bool) { absent() }
    public convenience init?(forReadingAtPath path: String) { absent() }
    public convenience init?(forWritingAtPath path: String) { absent() }
    public convenience init(forReadingFrom url: URL) throws { absent() }
    public convenience init(forWritingTo url: URL) throws { absent() }
    open func readDataToEndOfFile() -> Data { absent() }
    open func write(_ data: Data) { absent() }
    @available(macOS 10.15, *) open func seek(toOffset offset: UInt64) throws { absent() }
    @available(macOS 10.15, *) open func close() throws { absent() }
}
extension FileHandle {
    // Swift's own, in place of NSFileHandle's.
    @available(macOS 10.15.4, *) public func readToEnd() throws -> Data? { absent() }
    @available(macOS 10.15.4, *) public func write(contentsOf data: some Sequence<UInt8>) throws {
        absent()
    }
}

open class Pipe: NSObject, @unchecked Sendable {
    public override init() { absent() }
    open var fileHandleForReading: FileHandle { absent() }
    open var fileHandleForWriting: FileHandle { absent() }
}

open class Thread: NSObject, @unchecked Sendable {
    @available(macOS 10.12, *) public convenience init(block: @escaping @Sendable () -> Void) {
        absent()
    }
    @available(macOS 10.12, *)
    open class func detachNewThread(_ block: @escaping @Sendable () -> Void) { absent() }
    open class func sleep(forTimeInterval seconds: TimeInterval) { absent() }
    open var stackSize: Int {
        get { absent() }
        set {}
    }
    open func start() { absent() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { absent() }
    open var environment: [String: String] { absent() }
    open var processIdentifier: Int32 { absent() }
    open var activeProcessorCount: Int { absent() }
}
