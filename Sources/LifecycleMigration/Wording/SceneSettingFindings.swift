import SwiftFlow
import SwiftOutline

/// Says which settings of the window's scene stay, since SwiftUI makes settings of its own for the same scene.
struct SceneSettingFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One a statement, in the order of the launch.
    func findings() -> [Finding] {
        guard facts.usesScenes else { return [] }
        let functions = facts.launch.owner.members.flatMap {
            FlowFunction.all(of: $0, owner: facts.launch.owner.name)
        }
        return functions.filter(facts.launch.timeline.isEarly).flatMap(findings)
    }

    private func findings(in function: FlowFunction) -> [Finding] {
        let file = function.file
        var seen: Set<Int> = []
        return facts.launch.flow.trace(of: function).events.compactMap { event in
            guard case .read(let scene, let member, _, _) = event.kind,
                scene.type.name == "UIWindowScene", let remedy = Self.remedies[member],
                file.assignment(in: event.statement) != nil,
                seen.insert(event.statement.lowerBound).inserted
            else { return nil }
            return Finding(
                .windowAppearance, .note, .review,
                at: facts.context.place(function.located.file, event.statement.lowerBound),
                "'\(member)' stays, on the scene of SwiftUI's window, which SwiftUI may set too: \(file.text(event.statement))",
                remedy: remedy)
        }
    }

    private static let remedies = [
        "sizeRestrictions":
            "see that the window keeps its size; `.windowResizability(_:)` says it in SwiftUI, from iOS 17 and visionOS 1 on",
        "titlebar": "see that the title bar is as before",
    ]
}
