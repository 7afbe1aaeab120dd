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

// What the run time tells of classes, and lets be wrapped (objc/runtime.h, as Swift imports it).
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public func object_getClass(_ object: Any?) -> AnyClass? { absent() }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { absent() }
public func class_copyMethodList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { absent() }
public func method_getName(_ method: Method) -> Selector { absent() }
public func method_getImplementation(_ method: Method) -> IMP { absent() }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { absent() }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { absent() }
public func imp_implementationWithBlock(_ block: Any) -> IMP { absent() }
