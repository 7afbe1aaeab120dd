import SwiftOutline

/// The window of an application delegate in an app that uses scenes: UIKit neither sets nor shows it, and nor does
/// SwiftUI.
struct UnusedDelegateWindow {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// Whether an application delegate knows of window scenes, and may give its window one.
    static func mayHaveScene(_ delegate: DelegateClass) -> Bool {
        delegate.members.contains { member in
            member.declaration.range.contains {
                member.file.outline.tokens.spells($0, "windowScene")
            }
        }
    }

    /// Whether the scene delegate puts its own window there, which it has no more.
    var isSetByScene: Bool {
        facts.launch.codes.contains { code in
            let file = code.function.file
            return code.statements.contains { item in
                guard let target = file.assignment(in: item.statement.range)?.target else {
                    return false
                }
                return code.names.isDelegateWindow(target, in: file)
            }
        }
    }

    /// A finding where the launch makes one all the same, as it did before there were scenes.
    func findings() -> [Finding] {
        guard facts.usesScenes,
            let function = LaunchFunction(.didFinishLaunching, of: facts.delegate),
            let root = LaunchClassifier.classify(function).statements.first(where: \.role.isRoot)
        else { return [] }
        return [
            Finding(
                .windowAccess, .note, .review,
                at: facts.context.place(
                    function.method.file, root.statement.range.lowerBound),
                "the application delegate's window was never shown, since the app uses scenes",
                remedy: "remove it with what only it needs")
        ]
    }
}
