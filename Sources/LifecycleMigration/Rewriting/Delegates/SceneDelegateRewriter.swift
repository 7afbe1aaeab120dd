import SwiftFlow
import SwiftOutline

/// Detaches a scene delegate that goes, attaches one that stays to its scenes, or adds one that events need.
struct SceneDelegateRewriter {
    private let choices: MigrationChoices
    private let configuration: SceneConfigurationRewriter
    private let style: CodeStyle
    private var facts: UIKitFacts { choices.facts }

    /// A rewriter for an app; the style is that of the application delegate's file.
    init(_ choices: MigrationChoices, style: CodeStyle) {
        self.choices = choices
        self.style = style
        configuration = SceneConfigurationRewriter(facts: choices.facts, style: style)
    }

    /// What happens.
    func part() -> MigrationPart {
        var part = MigrationPart()
        if let delegate = choices.stayingDelegate {
            part.edits = keeping(delegate)
        } else {
            let going = choices.goingDelegate?.name
            part.edits = [configuration.detach(going)].compactMap { $0 }
        }
        if let name = choices.forwarding.sceneDelegate {
            let writer = SceneDelegateWriter(choices.forwarding, named: name, for: facts)
            part.created = [(name, writer.text(in: style))]
            part.edits.append(configuration.attach(name.typeName))
        }
        return part
    }

    private func keeping(_ delegate: DelegateClass) -> [LoweredEdits] {
        let activity = LaunchActivityRewriter(of: delegate)
        let members = [RootMembers(facts)?.members, activity?.members].compactMap { $0 }
        let writer = DelegateMembersWriter(
            delegate: delegate.located, style: CodeStyle(of: delegate.file.outline),
            passing: facts.launch.superfluousWindows)
        let observable = ObservableDelegateRewriter(facts).map { [$0.edits] } ?? []
        return observable + (activity?.edits ?? []) + [
            LoweredEdits(path: delegate.file.path, edits: writer.edits(adding: members.joined())),
            configuration.attach(delegate.name),
        ]
    }
}
