// Hand-written: what sceneshift and its tests use of Foundation's value types, with the availability of Apple's pages
// at developer.apple.com/documentation/foundation; the names are also those of swift-corelibs-foundation.
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double

public struct Data: Hashable, Sendable, RandomAccessCollection {
    public init() { absent() }
    public init(_ elements: some Sequence<UInt8>) { absent() }
    public init(contentsOf url: URL) throws { absent() }
    public func base64EncodedString() -> String { absent() }
    public func write(to url: URL) throws { absent() }
    public var startIndex: Int { absent() }
    public var endIndex: Int { absent() }
    public subscript(index: Int) -> UInt8 { absent() }
    public subscript(bounds: Range<Int>) -> Data { absent() }
}

public struct URL: Hashable, Sendable {
    public init(fileURLWithPath path: String) { absent() }
    public var path: String { absent() }
    public var lastPathComponent: String { absent() }
    public var standardizedFileURL: URL { absent() }
    public func appendingPathComponent(_ component: String) -> URL { absent() }
    public func appendingPathExtension(_ pathExtension: String) -> URL { absent() }
    public var standardized: URL { absent() }
    public mutating func deleteLastPathComponent() { absent() }
    public func deletingLastPathComponent() -> URL { absent() }
    public func resolvingSymlinksInPath() -> URL { absent() }
}

public struct Date: Hashable, Comparable, Sendable {
    public init() { absent() }
    public var timeIntervalSinceNow: TimeInterval { absent() }
    public var timeIntervalSince1970: TimeInterval { absent() }
    public static func < (left: Date, right: Date) -> Bool { absent() }
}

public struct UUID: Hashable, Sendable {
    public init() { absent() }
    public var uuidString: String { absent() }
}
