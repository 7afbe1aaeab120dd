import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds a window that the application delegate goes on making beside those of the scenes.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”: a window without a scene is never shown.
struct UnusedDelegateWindow {
    private let facts: UIKitFacts
    private var flow: AppFlow { facts.launch.flow }
    private var context: TargetContext { facts.context }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// Where it gets a scene, which is left to look at; else where its root is set, which nobody ever saw.
    func findings() -> [Finding] {
        guard facts.usesScenes, let root = roots.first else { return [] }
        guard scenes.isEmpty else {
            return scenes.map {
                finding(
                    $0, .warning, .manual,
                    "the application delegate's window gets a scene here, beside SwiftUI's window",
                    "show what is in it where SwiftUI's window shows its root")
            }
        }
        return [
            finding(
                root, .note, .review,
                "the application delegate's window was never shown, since the app uses scenes",
                "remove it with what only it needs")
        ]
    }

    private struct Use {
        let file: ProgramFile
        let token: Int
    }

    private func finding(
        _ use: Use, _ severity: Severity, _ applicability: Applicability, _ message: String,
        _ remedy: String
    ) -> Finding {
        Finding(
            .windowAccess, severity, applicability, at: context.place(use.file, use.token),
            message, remedy: remedy)
    }

    /// Where the delegate sets the root of its window, on the systems that the app runs on.
    private var roots: [Use] {
        facts.delegate.members.flatMap { member in
            FlowFunction.all(of: member, owner: facts.delegate.name).flatMap {
                writes(of: "rootViewController", in: $0)
            }
        }
    }

    /// Where any code gives it a scene.
    private var scenes: [Use] {
        flow.analysis.allFunctions.flatMap { writes(of: "windowScene", in: $0) }
    }

    private func writes(of member: String, in function: FlowFunction) -> [Use] {
        flow.trace(of: function).events.compactMap { event in
            guard case .write(let window, member, _, _) = event.kind,
                window.windows.contains(.property(of: facts.delegate.name)),
                !facts.launch.window.isPossible(window),
                !StatementPath(around: event.statement.lowerBound, in: function)
                    .isForOlderSystems(in: function.file)
            else { return nil }
            return Use(file: function.located.file, token: event.statement.lowerBound)
        }
    }
}
