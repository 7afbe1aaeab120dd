@_exported import Foundation

open class INIntent: NSObject {}
open class INIntentResponse: NSObject {}
open class INInteraction: NSObject {
    public init(intent: INIntent, response: Any?) {}
    open func donate(completion: ((Error?) -> Void)? = nil) {}
}
