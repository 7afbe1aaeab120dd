import AppFacts
import SwiftFlow

extension UIKitApp {
    /// Why a callback of the app's state can't be called any more; nil where it can.
    func obstacle(toStateCallback method: LocatedDeclaration, by events: LifeCycleEvents) -> String?
    {
        if let obstacle = method.obstacleToCalls(in: context) { return obstacle }
        let isElsewhere = events == .scenePhase || method.file.path != delegate.file.path
        return isElsewhere && delegate.isPrivate(method) ? "it is private" : nil
    }
}
