import AppFacts
import SwiftFlow
import SwiftOutline

/// Says which settings of the window's scene stay, since SwiftUI makes settings of its own for the same scene.
struct SceneSettingFindings {
    private let facts: UIKitFacts
    /// What goes with the window, by path; findings of its own say so.
    private let removed: [String: TokenRanges]

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        var ranges: [String: [TokenRange]] = [:]
        for (function, changes) in facts.root.removal.functions {
            ranges[function.located.file.path, default: []] += changes.removed.map(\.range)
        }
        removed = ranges.mapValues(TokenRanges.init)
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
        let gone = removed[function.located.file.path]
        var seen: Set<Int> = []
        return facts.launch.flow.trace(of: function).events.compactMap { event in
            guard let member = Self.setting(event), let remedy = Self.remedies[member],
                file.assignment(in: event.statement) != nil,
                gone?.contains(event.statement.lowerBound) != true,
                seen.insert(event.statement.lowerBound).inserted
            else { return nil }
            return Finding(
                .windowAppearance, .note, .review,
                at: facts.context.place(function.located.file, event.statement.lowerBound),
                "'\(member)' stays, on the scene of SwiftUI's window, which SwiftUI may set too: \(file.text(event.statement))",
                remedy: remedy)
        }
    }

    /// The member of a scene that an event asks for, by way of the scene or of a local for what it has.
    private static func setting(_ event: FlowEvent) -> String? {
        switch event.kind {
        case .read(let owner, let member, _, _), .write(let owner, let member, _, _):
            owner.type.name.flatMap { $0 == "UIWindowScene" ? member : parts[$0] }
        default: nil
        }
    }

    /// What a scene has, by its type.
    private static let parts = [
        "UISceneSizeRestrictions": "sizeRestrictions", "UITitlebar": "titlebar",
    ]

    /// What to look at where a scene's delegate sets a member of the scene.
    static func remedy(for member: String) -> String {
        remedies[member] ?? "see that the window's \(member) is as before"
    }

    private static let remedies = [
        "sizeRestrictions":
            "see that the window keeps its size; `.windowResizability(_:)` says it in SwiftUI, from iOS 17 and visionOS 1 on",
        "titlebar": "see that the title bar is as before",
    ]
}
