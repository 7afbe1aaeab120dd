// Hand-written, after NSJSONSerialization.h, NSPropertyList.h, and the JSONEncoder.swift of swift-foundation.

open class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        @available(macOS 10.13, *)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(macOS 10.15, *)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public init() { absent() }
    open var outputFormatting: OutputFormatting {
        get { absent() }
        set {}
    }
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { absent() }
}

open class JSONDecoder: @unchecked Sendable {
    public init() { absent() }
    @available(macOS 12.0, *)
    open var allowsJSON5: Bool {
        get { absent() }
        set { absent() }
    }
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        absent()
    }
}

open class JSONSerialization: NSObject {
    open class func jsonObject(with data: Data) throws -> Any { absent() }
}

open class PropertyListSerialization: NSObject {
    public enum PropertyListFormat: UInt, @unchecked Sendable {
        case xml = 100
    }
    public struct MutabilityOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public typealias ReadOptions = MutabilityOptions
    public typealias WriteOptions = Int
    open class func propertyList(
        from data: Data, options: ReadOptions = [],
        format: UnsafeMutablePointer<PropertyListFormat>?
    ) throws -> Any { absent() }
    open class func data(
        fromPropertyList list: Any, format: PropertyListFormat, options: WriteOptions
    ) throws -> Data { absent() }
}
