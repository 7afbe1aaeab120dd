@_exported import ObjectiveC

/// The body of what is only type-checked.
public func absent() -> Never { fatalError("a stub of the type-check tier was run") }

@frozen public struct Selector: ExpressibleByStringLiteral {
    var pointer: OpaquePointer
    public init(_ name: String) { absent() }
    public init(stringLiteral name: String) { absent() }
}
extension Selector: Equatable, Hashable {
    public static func == (left: Selector, right: Selector) -> Bool { absent() }
    public func hash(into hasher: inout Hasher) { absent() }
}

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
    var value: Int8
    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public var boolValue: Bool { value != 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
    public static func == (left: NSObject, right: NSObject) -> Bool { absent() }
    public func hash(into hasher: inout Hasher) { absent() }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
