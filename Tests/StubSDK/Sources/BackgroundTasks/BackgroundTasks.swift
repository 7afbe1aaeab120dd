@_exported import Foundation
import Stage

open class BGTask: NSObject {
    open var identifier: String { "" }
    open var expirationHandler: (() -> Void)?
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(_ identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()
    private var identifiers: Set<String> = []
    /// A launch handler that is registered once the launch has ended, or twice, ends the app (Apple,
    /// `BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)`).
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard Stage.isLaunching else {
            Stage.crash(
                "All launch handlers must be registered before application finishes launching")
        }
        guard identifiers.insert(identifier).inserted else {
            Stage.crash(
                "Launch handler for task with identifier \(identifier) is registered already")
        }
        Stage.effect("register background task \(identifier)")
        return true
    }
    open func submit(_ request: BGTaskRequest) throws {
        Stage.effect("submit background task \(request.identifier)")
    }
    open func cancelAllTaskRequests() {}
}
