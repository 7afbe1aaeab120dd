public typealias TimeInterval = Double
public typealias CGFloat = Double

public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat, y: CGFloat
    public init(x: CGFloat, y: CGFloat) { absent() }
    public init() { absent() }
    public static let zero = CGPoint()
}
public struct CGSize: Hashable, Sendable {
    public var width: CGFloat, height: CGFloat
    public init(width: CGFloat, height: CGFloat) { absent() }
    public init() { absent() }
    public static let zero = CGSize()
}
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint, size: CGSize
    public init(origin: CGPoint, size: CGSize) { absent() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { absent() }
    public init() { absent() }
    public static let zero = CGRect()
    public var width: CGFloat { absent() }
    public var height: CGFloat { absent() }
    public var minX: CGFloat { absent() }
    public var minY: CGFloat { absent() }
    public var maxX: CGFloat { absent() }
    public var maxY: CGFloat { absent() }
    public var midX: CGFloat { absent() }
    public var midY: CGFloat { absent() }
    public func contains(_ point: CGPoint) -> Bool { absent() }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { absent() }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { absent() }
}
extension CGPoint: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSObject }
extension CGSize: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSObject }
extension CGRect: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSObject }
public struct CGAffineTransform: Sendable { public static let identity = CGAffineTransform() }

public struct URL: Hashable, Sendable, CustomStringConvertible {
    public init?(string: String) { absent() }
    public init?(string: String, relativeTo base: URL?) { absent() }
    public init(fileURLWithPath: String) { absent() }
    public init(fileURLWithPath: String, isDirectory: Bool) { absent() }
    public var description: String { absent() }
    public var host: String? { absent() }
    public var scheme: String? { absent() }
    public var query: String? { absent() }
    public var fragment: String? { absent() }
    public var path: String { absent() }
    public var isFileURL: Bool { absent() }
    public var absoluteString: String { absent() }
    public var lastPathComponent: String { absent() }
    public var pathExtension: String { absent() }
    public var pathComponents: [String] { absent() }
    public var hasDirectoryPath: Bool { absent() }
    public var user: String? { absent() }
    public var port: Int? { absent() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public func appending(path: String) -> URL { absent() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static var documentsDirectory: URL { absent() }
    public func appendingPathComponent(_ component: String) -> URL { absent() }
    public func appendingPathExtension(_ component: String) -> URL { absent() }
    public func deletingLastPathComponent() -> URL { absent() }
    public func deletingPathExtension() -> URL { absent() }
    public func startAccessingSecurityScopedResource() -> Bool { absent() }
    public func stopAccessingSecurityScopedResource() { absent() }
}
public struct URLQueryItem: Hashable, Sendable {
    public var name: String
    public var value: String?
    public init(name: String, value: String?) { absent() }
}
public struct URLComponents: Hashable, Sendable {
    public init?(string: String) { absent() }
    public init?(url: URL, resolvingAgainstBaseURL: Bool) { absent() }
    public init() { absent() }
    public var host: String?
    public var scheme: String?
    public var path: String
    public var queryItems: [URLQueryItem]?
    public var url: URL? { absent() }
}
public struct URLRequest: Hashable, Sendable {
    public init(url: URL) { absent() }
    public var httpMethod: String?
    public var httpBody: Data?
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { absent() }
}
public struct Data: Hashable, Sendable, RandomAccessCollection {
    public init() { absent() }
    public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { absent() }
    public init(contentsOf url: URL) throws { absent() }
    public var startIndex: Int { absent() }
    public var endIndex: Int { absent() }
    public subscript(index: Int) -> UInt8 { absent() }
    public func write(to url: URL) throws { absent() }
    public func base64EncodedString() -> String { absent() }
}
public struct Date: Hashable, Comparable, Sendable {
    public init() { absent() }
    public init(timeIntervalSince1970: TimeInterval) { absent() }
    public init(timeIntervalSinceNow: TimeInterval) { absent() }
    public static var now: Date { absent() }
    public static var distantPast: Date { absent() }
    public var timeIntervalSince1970: TimeInterval { absent() }
    public var timeIntervalSinceNow: TimeInterval { absent() }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { absent() }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { absent() }
    public static func < (left: Date, right: Date) -> Bool { absent() }
    public static func + (date: Date, interval: TimeInterval) -> Date { absent() }
}
public struct UUID: Hashable, Sendable {
    public init() { absent() }
    public init?(uuidString: String) { absent() }
    public var uuidString: String { absent() }
}
public struct IndexPath: Hashable, Sendable {
    public init(indexes: [Int]) { absent() }
    public subscript(index: Int) -> Int { absent() }
}
public struct IndexSet: Hashable, Sendable, Sequence {
    public func makeIterator() -> IndexingIterator<[Int]> { absent() }
}
public struct Locale: Hashable, Sendable {
    public init(identifier: String) { absent() }
    public static var current: Locale { absent() }
    public var identifier: String { absent() }
}
public struct TimeZone: Hashable, Sendable { public static var current: TimeZone { absent() } }
public struct Calendar: Hashable, Sendable {
    public static var current: Calendar { absent() }
    public func isDateInToday(_ date: Date) -> Bool { absent() }
}
public struct CharacterSet: Sendable {
    public static let whitespaces = CharacterSet(), whitespacesAndNewlines = CharacterSet()
    public static let alphanumerics = CharacterSet(), urlQueryAllowed = CharacterSet()
    public init(charactersIn: String) { absent() }
    init() { absent() }
}
extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding(), ascii = Encoding()
    }
    public init(format: String, _ arguments: any CVarArg...) { absent() }
    public init?(data: Data, encoding: Encoding) { absent() }
    public init(contentsOf url: URL, encoding: Encoding) throws { absent() }
    public init(localized key: String) { absent() }
    public func data(using encoding: Encoding) -> Data? { absent() }
    public func write(toFile path: String, atomically: Bool, encoding: Encoding) throws { absent() }
}
extension StringProtocol {
    public func components(separatedBy separator: String) -> [String] { absent() }
    public func replacingOccurrences(of target: String, with replacement: String) -> String {
        absent()
    }
    public func trimmingCharacters(in set: CharacterSet) -> String { absent() }
    public func contains(_ other: String) -> Bool { absent() }
    public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String? {
        absent()
    }
    public var removingPercentEncoding: String? { absent() }
    public var capitalized: String { absent() }
    public func range(of other: String) -> Range<String.Index>? { absent() }
}
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
    comment: String
) -> String { absent() }
public func NSLog(_ format: String, _ arguments: any CVarArg...) {}
public func NSStringFromClass(_ type: AnyClass) -> String { absent() }
public func NSClassFromString(_ name: String) -> AnyClass? { absent() }
public func NSSelectorFromString(_ name: String) -> Selector { absent() }
public func NSStringFromSelector(_ selector: Selector) -> String { absent() }
public func NSHomeDirectory() -> String { absent() }
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { absent() }
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { absent() }
public func exit(_ status: Int32) -> Never { absent() }
public func free(_ pointer: UnsafeMutableRawPointer?) {}
public func getpid() -> Int32 { absent() }

// When a process was started (sys/sysctl.h, sys/proc.h).
public struct timeval {
    public var tv_sec: Int
    public var tv_usec: Int32
}
public struct kinfo_proc {
    public struct Process {
        public struct Times { public var __p_starttime: timeval }
        public var p_un: Times
    }
    public var kp_proc: Process
    public init() { absent() }
}
public var CTL_KERN: Int32 { absent() }
public var KERN_PROC: Int32 { absent() }
public var KERN_PROC_PID: Int32 { absent() }
@discardableResult
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?, _ count: UInt32, _ old: UnsafeMutableRawPointer?,
    _ oldSize: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 { absent() }
#if os(macOS)
    public typealias NSRect = CGRect
    public typealias NSSize = CGSize
    public typealias NSPoint = CGPoint
    public func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect {
        absent()
    }
#endif
