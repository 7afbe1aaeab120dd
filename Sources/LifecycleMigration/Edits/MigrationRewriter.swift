import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes a migration. Each step is made from what is decided and from what leaves the code, and from no other step.
struct MigrationRewriter {
    /// The code that goes.
    let removed: RemovedCode
    private let choices: MigrationChoices
    private let content: AppContentBuilder.Result
    private let style: CodeStyle
    private let casts: DelegateCastRewriter
    private let repairs: MovedRepairs
    /// What keeps a scene delegate that stays where others ask for it; nil where nobody does.
    private let access: SceneDelegateAccessRewriter?
    private var facts: UIKitFacts { choices.facts }

    /// A rewriter for an app; the style is that of its application delegate.
    init(_ choices: MigrationChoices) {
        self.choices = choices
        style = CodeStyle(
            of: choices.facts.delegate.file.outline,
            or: [choices.facts.sceneDelegate?.file.outline].compactMap { $0 })
        removed = RemovedCode(choices, style: style)
        casts = DelegateCastRewriter(choices, except: removed)
        access =
            choices.stayingDelegate == nil
            ? nil : SceneDelegateAccessRewriter(choices.facts, except: removed)
        repairs = MovedRepairs(casts.moved + (access?.moved ?? []))
        content = AppContentBuilder(
            facts: choices.facts, style: style, observesPhase: choices.backgroundWork != nil,
            repairs: repairs
        ).build()
    }

    /// The delegates whose initializers get statements.
    var initialized: [LocatedDeclaration] {
        let state = ApplicationStateRewriter(of: facts.app, by: choices.lifeCycleEvents)
        let own = state.members().statements + (removed.shared?.members.statements ?? [])
        let ofScene = access?.members.statements ?? []
        return (own.isEmpty || choices.remainder.isNothing ? [] : [facts.delegate.located])
            + (ofScene.isEmpty ? [] : [access?.delegate.located].compactMap { $0 })
    }

    /// What a step does; of code that goes as a whole, nothing is edited.
    func part(of step: MigrationStep) -> MigrationPart {
        if step == .goingDelegates {
            return MigrationPart(
                edits: removed.delegates.edits(), deleted: removed.delegates.deletedFiles)
        }
        var part = edits(of: step).leavingOut(removed.delegates)
        if !facts.context.otherPlatforms.isEmpty {
            part.created = part.created.map { ($0.name, compiledForOwnPlatforms($0.text)) }
        }
        return part
    }

    /// A new source in a condition that leaves it out where the target has another entry point.
    private func compiledForOwnPlatforms(_ text: SourceText) -> SourceText {
        let start = SwiftFile(text).tokens.tokens[0].start
        let condition = PlatformSplit.condition(for: facts.context.target.platforms)
        return text.applying([
            .insert(style.finish("#if \(condition)\n"), at: start),
            .insert(style.finish("#endif\n"), at: text.count),
        ])
    }

    private func edits(of step: MigrationStep) -> MigrationPart {
        switch step {
        case .goingDelegates: MigrationPart()
        case .entry: entry
        case .window: window
        case .coverScenes: MigrationPart(edits: CoverSceneRewriter(choices.covers.shows).edits())
        case .imports: MigrationPart(edits: RootImportRewriter(facts).edits())
        case .windowProperty: MigrationPart(edits: removed.windowProperty.edits())
        case .sceneDelegate:
            SceneDelegateRewriter(
                choices, except: removed, access: access, style: style
            ).part()
        case .sharedDelegate: inDelegate(removed.shared?.edits ?? [])
        case .lazyProperties: lazyProperties
        case .launchMethod: launchMethod
        case .handOvers: MigrationPart(edits: HandOverRewriter(facts: facts).edits())
        case .delegateMembers: delegateMembers
        case .delegateCasts: MigrationPart(edits: casts.repairedCasts())
        case .forcedCasts: MigrationPart(edits: casts.forcedCastComments())
        case .unusedLocals: MigrationPart(edits: casts.unusedLocals())
        case .propertyLists: propertyLists
        case .storyboards: storyboards
        case .app: app
        case .probe: probe
        }
    }

    private func inDelegate(_ edits: [TextEdit]) -> MigrationPart {
        MigrationPart(edits: [LoweredEdits(path: facts.delegate.file.path, edits: edits)])
    }

    private var entry: MigrationPart {
        if let start = facts.start {
            return OwnStartRewriter(start, app: choices.app, style: style).part
        }
        if let start = facts.entry.objectiveC { return MigrationPart(deleted: [start.path]) }
        return MigrationPart(edits: [EntryAttributeRewriter(entry: facts.entry).edits()])
    }

    // MARK: The window and its root

    private var window: MigrationPart {
        let initial = removed.initialRoot.map { [$0.edits] } ?? []
        let going = removed.window.edits(without: removed.windowProperty.superfluous)
        let start = (RootStartRewriter(facts.root)?.edits ?? []).map { $0.inFront(of: going) }
        let roots = facts.root.movedRoots.map(\.material)
        let shown =
            OpenedMembers(roots.flatMap(\.opened)).edits()
            + KeptViewObjects(roots.flatMap(\.viewObjects).map(\.property)).edits()
        // The storyboard's views may ask for the scene's delegate as they are loaded.
        return MigrationPart(
            edits: going + removed.properties.edits() + initial + (access?.edits ?? []) + start
                + shown
                + (RootKeeperRewriter(facts)?.edits ?? []),
            deleted: removed.window.deletedFiles)
    }

    // MARK: Delegates

    /// What asks for the application object while the delegate is made is made at its first use.
    private var lazyProperties: MigrationPart {
        let early = EarlyAccess(of: facts)
        return MigrationPart(
            edits: early.lazyProperties().map(\.madeLazy))
    }

    private var launchMethod: MigrationPart {
        let rewriter = LaunchMethodRewriter(facts: facts)
        return MigrationPart(
            edits: rewriter.map { [$0.edits(in: style, except: removed.ranges)] } ?? [])
    }

    private var delegateMembers: MigrationPart {
        let root = facts.usesScenes ? nil : RootMembers(facts)?.members
        let state = ApplicationStateRewriter(of: facts.app, by: choices.lifeCycleEvents)
        let launch = LaunchMethodRewriter(facts: facts)?.members
        let configuration = choices.attachedClass.map {
            SceneConfigurationRewriter(facts: facts, style: style).members(attaching: $0)
        }
        let own = [handedOn, removed.shared?.members, state.members(), launch, configuration]
            .compactMap { $0 }
        let observable =
            facts.usesScenes ? [] : ObservableDelegateRewriter(facts).map { [$0.edits] } ?? []
        let home = facts.root.home(of: facts.delegate)
        guard let root,
            home.file.path != facts.delegate.file.path
                || home.declaration.keyword != facts.delegate.declaration.keyword
        else {
            return MigrationPart(
                edits: observable + [
                    edits(adding: [root].compactMap { $0 } + own, to: facts.delegate.located)
                ])
        }
        return MigrationPart(
            edits: observable + [
                edits(adding: [root], to: home), edits(adding: own, to: facts.delegate.located),
            ])
    }

    /// The scene delegate's properties that the application's delegate gets.
    private var handedOn: DelegateMembers {
        let properties = facts.root.movedRoots.flatMap(\.material.handedOn)
        return DelegateMembers(
            properties: properties.flatMap { property in
                repairs.excerpt(property).lazyDeclaration().lines
            })
    }

    private func edits(
        adding members: [DelegateMembers], to home: LocatedDeclaration
    ) -> LoweredEdits {
        let writer = DelegateMembersWriter(
            delegate: home, except: removed.ranges, replacing: removed.shared?.replaced)
        return LoweredEdits(path: home.file.path, edits: writer.edits(adding: members.joined()))
    }

    // MARK: Files

    private var propertyLists: MigrationPart {
        let going = choices.goingDelegate?.name
        return MigrationPart(
            edits: PropertyListRewriter(facts: facts).edits(deletedClass: going))
    }

    private var storyboards: MigrationPart {
        let going = choices.deletesUnusedStoryboards ? choices.unusedStoryboards.storyboards : []
        return MigrationPart(deleted: going.flatMap(\.paths))
    }

    private var app: MigrationPart {
        let file = AppFile(choices, content: content)
        return MigrationPart(created: [(choices.app, file.text(in: style))])
    }

    private var probe: MigrationPart {
        guard let name = choices.probe else { return MigrationPart() }
        return MigrationPart(created: [(name, ProbeSource(name: name).text(in: style))])
    }
}
