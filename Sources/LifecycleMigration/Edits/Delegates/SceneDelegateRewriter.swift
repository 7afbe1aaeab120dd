import AppFacts
import SwiftFlow
import SwiftOutline

/// Detaches a scene delegate that goes, attaches one that stays to its scenes, or adds one that events need.
struct SceneDelegateRewriter {
    private let choices: MigrationChoices
    private let configuration: SceneConfigurationRewriter
    private let removed: RemovedCode
    private let access: SceneDelegateAccessRewriter?
    private let style: CodeStyle
    private var facts: UIKitFacts { choices.facts }

    /// A rewriter for an app; the style is that of the application delegate's file, and `access` keeps a scene delegate that
    /// stays where others ask for it.
    init(
        _ choices: MigrationChoices, except removed: RemovedCode,
        access: SceneDelegateAccessRewriter?, style: CodeStyle
    ) {
        self.choices = choices
        self.removed = removed
        self.access = access
        self.style = style
        configuration = SceneConfigurationRewriter(facts: choices.facts, style: style)
    }

    /// What happens.
    func part() -> MigrationPart {
        var part = MigrationPart()
        if let delegate = choices.stayingDelegate {
            part.edits = keeping(delegate)
        } else if choices.uselessSceneMethods.isEmpty {
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
        let home = facts.root.home(of: delegate)
        let own = activity.map { [$0.members] } ?? []
        let root = RootMembers(facts).map { [$0.members] } ?? []
        let observable = ObservableDelegateRewriter(facts).map { [$0.edits] } ?? []
        let isOne =
            home.file.path == delegate.file.path
            && home.declaration.keyword == delegate.declaration.keyword
        let members =
            isOne
            ? [edits(adding: root + own + [access?.members].compactMap { $0 }, to: home)]
            : [edits(adding: root, to: home), edits(adding: own, to: delegate.located)]
        return observable + (activity?.edits ?? []) + members
            + [configuration.attach(delegate.name)]
    }

    private func edits(
        adding members: [DelegateMembers], to type: LocatedDeclaration
    ) -> LoweredEdits {
        let writer = DelegateMembersWriter(delegate: type, except: removed.ranges)
        return LoweredEdits(path: type.file.path, edits: writer.edits(adding: members.joined()))
    }
}
