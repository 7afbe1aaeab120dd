@_exported import Foundation
import Stage

@objc public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
@objc public protocol WCSessionDelegate: NSObjectProtocol {}
open class WCSession: NSObject, @unchecked Sendable {
    private static let only = WCSession()
    open class var `default`: WCSession { only }
    open class func isSupported() -> Bool { true }
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isReachable: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open func activate() { Stage.effect("activate the watch session") }
    open func updateApplicationContext(_ context: [String: Any]) throws {}
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {}
}
