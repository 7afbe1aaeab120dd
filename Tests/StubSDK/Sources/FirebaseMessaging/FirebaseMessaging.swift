@_exported import Foundation
import Stage

// What samples use of Firebase's SDK (firebase-ios-sdk, FIRMessaging.h).
open class Messaging: NSObject, @unchecked Sendable {
    private static let shared = Messaging()
    open class func messaging() -> Messaging { shared }
    open var apnsToken: Data? {
        didSet { Stage.tell("FirebaseMessaging", "the device token") }
    }
    @discardableResult
    open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
        Stage.tell("FirebaseMessaging", "a message")
        return MessagingMessageInfo()
    }
}
open class MessagingMessageInfo: NSObject {}
