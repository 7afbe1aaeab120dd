import AppFacts
import SwiftFlow

/// The classes of which the start of an app makes one object, those that its class inherits from among them: there is no other one that a first view could
/// be. A storyboard may make further ones.
struct ClassesMadeOnce {
    private var counts: [String: Int] = [:]

    /// Counts what the start of an app makes.
    init(_ launch: LaunchFacts) {
        guard launch.storyboard == nil else { return }
        for function in launch.timeline.early {
            for event in launch.flow.trace(of: function).events {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target
                else { continue }
                for name in Set(launch.flow.program.ancestry(of: type)) {
                    counts[name, default: 0] += 1
                }
            }
        }
    }

    /// Whether a class is one of them.
    func contain(_ type: String) -> Bool { counts[type] == 1 }
}
