import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    /// The interaction with Siri, whose class is not known here.
    public var stageInteraction: AnyObject?
    public init(activityType: String) { self.activityType = activityType }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
}

public protocol NSUserActivityDelegate: NSObjectProtocol {}
