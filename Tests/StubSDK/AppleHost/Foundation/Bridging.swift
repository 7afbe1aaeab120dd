// Hand-written, after NSValue.h, NSArray.h, NSDictionary.h, NSData.h and NSNull.h. NSString is in Apple/ObjectiveC.

open class NSNumber: NSObject, @unchecked Sendable {
    public init(value: Bool) { absent() }
    public init(value: Int) { absent() }
    public init(value: Double) { absent() }
    open var intValue: Int { absent() }
    open var uint16Value: UInt16 { absent() }
}
open class NSArray: NSObject {
    public convenience init(array: [Any]) { absent() }
}
open class NSDictionary: NSObject {
    public convenience init(dictionary: [AnyHashable: Any]) { absent() }
}
open class NSMutableDictionary: NSDictionary {
    public override init() { absent() }
    public subscript(key: Any) -> Any? {
        get { absent() }
        set {}
    }
}
open class NSData: NSObject, @unchecked Sendable {
    public init(data: Data) { absent() }
}
open class NSNull: NSObject, @unchecked Sendable {}

/// The body of what is only type-checked.
func absent() -> Never { fatalError("a stub was run") }
