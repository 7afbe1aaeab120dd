import AppleFrameworks
import SwiftFlow

/// The notifications that the system posts before a call of the app's returns.
///
/// Sources: Apple's pages of `UserDefaults.didChangeNotification` and of the notifications of `NSManagedObjectContext`.
enum SystemPosts {
    /// The names that code observes them by, the last part of each.
    static func names(of event: FlowEvent, in function: FlowFunction) -> [String] {
        guard case .call(let call) = event.kind else { return [] }
        if let keyed = KeyedCall(call, in: function.file, of: function.owner) {
            let isOfDefaults = keyed.store == .values && keyed.changes
            return isOfDefaults ? ofDefaults : []
        }
        let type = call.receiver?.type.unwrapped.name
        return call.name == "save" && ["NSManagedObjectContext", nil].contains(type)
            && call.arguments.isEmpty && call.target.functions == nil ? ofContexts : []
    }

    private static let ofDefaults = ["didChangeNotification", "NSUserDefaultsDidChange"]
    private static let ofContexts = [
        "NSManagedObjectContextDidSave", "didSaveObjectsNotification",
        "NSManagedObjectContextWillSave",
        "willSaveObjectsNotification", "NSManagedObjectContextObjectsDidChange",
        "didChangeObjectsNotification",
    ]
}
