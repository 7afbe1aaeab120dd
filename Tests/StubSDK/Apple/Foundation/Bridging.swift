// Hand-written stand-in for Foundation, for type-checking only: never linked, never run.
@_exported import Dispatch
@_exported import ObjectiveC

extension _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { absent() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
        absent()
    }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: _ObjectiveCType, result: inout Self?
    ) -> Bool { absent() }
    @_effects(readonly)
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
        absent()
    }
}

extension String: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Int: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Bool: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension AnyHashable: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSObject }
extension Array: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension URL: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension URLRequest: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURLRequest }
extension Data: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension Date: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension IndexPath: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSIndexPath }
extension Notification: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNotification }
extension NSNotification.Name: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSString
}

open class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public required init(integerLiteral value: Int) {}
    public required init(booleanLiteral value: Bool) {}
    public init(value: Int) {}
    public init(value: Bool) {}
    public init(value: Double) {}
    public var boolValue: Bool { absent() }
    public var intValue: Int32 { absent() }
    public var doubleValue: Double { absent() }
}
open class NSArray: NSObject {
    public var count: Int { absent() }
    public subscript(index: Int) -> Any { absent() }
    public var firstObject: Any? { absent() }
}
open class NSMutableArray: NSArray { public override init() {} }
open class NSDictionary: NSObject {
    public subscript(key: Any) -> Any? { absent() }
    public func object(forKey key: Any) -> Any? { absent() }
    public var count: Int { absent() }
    public convenience init?(contentsOfFile path: String) { absent() }
}
open class NSSet: NSObject { public var count: Int { absent() } }
open class NSData: NSObject { public var length: Int { absent() } }
open class NSURL: NSObject {}
open class NSURLRequest: NSObject {}
open class NSDate: NSObject {}
open class NSIndexPath: NSObject {}
open class NSNull: NSObject {}
extension NSString {
    public var pathComponents: [String] { absent() }
    public var pathExtension: String { absent() }
    public var expandingTildeInPath: String { absent() }
    public static func localizedStringWithFormat(_ format: String, _ a: any CVarArg...) -> NSString
    {
        absent()
    }
}
@objc public protocol NSCoding {}
@objc public protocol NSSecureCoding: NSCoding {}
@objc public protocol NSCopying {}
extension NSString: NSSecureCoding {}
extension NSNumber: NSSecureCoding {}
extension NSArray: NSSecureCoding {}
extension NSDictionary: NSSecureCoding {}

open class NSError: NSObject, Error, @unchecked Sendable {
    public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
    public var code: Int { absent() }
    public var domain: String { absent() }
    public var userInfo: [String: Any] { absent() }
    public var localizedDescription: String { absent() }
}
extension Error { public var localizedDescription: String { absent() } }
public protocol LocalizedError: Error { var errorDescription: String? { get } }
extension LocalizedError { public var errorDescription: String? { absent() } }
public struct CocoaError: Error, Sendable {
    public struct Code: Sendable {}
    public var code: Code { absent() }
}

// The compiler asks for these two by name.
public func _convertErrorToNSError(_ error: any Error) -> NSError { absent() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { absent() }
