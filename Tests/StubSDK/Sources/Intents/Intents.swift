@_exported import Foundation

#if !_runtime(_ObjC)
    @_exported import FoundationAdditions
#endif

open class INIntent: NSObject {}
open class INIntentResponse: NSObject {}
open class INInteraction: NSObject {
    public let intent: INIntent
    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }
    open func donate(completion: ((Error?) -> Void)? = nil) {}
}
extension NSUserActivity {
    /// What Siri or the Phone app fills in (Apple, `NSUserActivity.interaction`).
    public var interaction: INInteraction? {
        #if _runtime(_ObjC)
            nil
        #else
            stageInteraction as? INInteraction
        #endif
    }
}
