@_exported import Foundation
import Stage

@objc public protocol SKPaymentTransactionObserver: NSObjectProtocol {}
open class SKPaymentTransaction: NSObject {}
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    open func add(_ observer: any SKPaymentTransactionObserver) {
        Stage.effect("observe payments")
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        Stage.effect("stop observing payments")
    }
}
