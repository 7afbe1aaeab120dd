import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the migration of a Mac app, step by step.
struct MacRewriter {
    /// The tokens that go, by path.
    let removed: [String: [TokenRange]]
    private let choices: MacChoices
    private let window: MacWindowRewriter?
    private let going: DeclarationRemoval
    private let shared: SharedDelegateRewriter
    private let casts: DelegateCastRewriter?
    private var facts: MacFacts { choices.facts }

    /// A rewriter for an app.
    init(_ choices: MacChoices) {
        self.choices = choices
        let facts = choices.facts
        var removed = facts.start?.replaced ?? [:]
        window = facts.root.window.map {
            MacWindowRewriter($0, with: MacStartRewriter(choices).membersOfDelegate)
        }
        if let window { removed = removed.adding(window.removedRanges) }
        going = DeclarationRemoval(
            choices.remainder.isNothing ? facts.delegate.declarations : [])
        removed = removed.adding(going.ranges)
        shared = SharedDelegateRewriter(
            of: facts.delegate, by: choices.shared, in: facts.context, except: removed,
            tests: choices.tests)
        let isNeeded =
            !choices.accesses.casts(except: removed).isEmpty
            || !choices.accesses.bindings(except: removed).isEmpty || choices.shared.isInstalled
            || !choices.tests.isEmpty
        if isNeeded, let accessor = shared.replaced {
            removed = removed.adding([facts.delegate.file.path: [accessor.range]])
        }
        self.removed = removed
        casts =
            isNeeded
            ? DelegateCastRewriter(
                choices.accesses, tests: choices.tests, except: removed, by: shared) : nil
    }

    /// What a step does; of code that goes as a whole, nothing is edited.
    func part(of step: MigrationStep) -> MigrationPart {
        if step == .goingDelegates {
            return MigrationPart(edits: going.edits(), deleted: going.deletedFiles)
        }
        return edits(by: step).leavingOut(going)
    }

    private func edits(by step: MigrationStep) -> MigrationPart {
        switch step {
        case .entry:
            MacStartRewriter(choices).part(leavingMembers: window?.removesMembers ?? false)
        case .storyboards:
            MigrationPart(
                deleted: choices.deletesUnusedStoryboards
                    ? choices.unusedStoryboards.storyboards.flatMap(\.paths) : [])
        case .app:
            MigrationPart(created: [
                (
                    choices.app,
                    MacAppFile(choices).text(in: CodeStyle(of: facts.delegate.file.outline))
                )
            ])
        default: MigrationPart(edits: edits(of: step))
        }
    }

    private func edits(of step: MigrationStep) -> [LoweredEdits] {
        switch step {
        case .sharedDelegate: inDelegate(casts == nil ? [] : shared.edits)
        case .window: (window?.edits() ?? []) + OpenedMembers(material?.opened ?? []).edits()
        case .imports: observed.map { $0.imports + [$0.edits] } ?? []
        case .lazyProperties: choices.lazyProperties.map(\.madeLazy)
        case .launchMethod:
            MacDelegateRewriter(choices).edits
                + facts.menus.freedMethods.map { MenuMethodRewriter($0).edits }
        case .delegateMembers: members
        case .delegateCasts: casts?.repairedCasts() ?? []
        case .forcedCasts: casts?.forcedCastComments() ?? []
        case .unusedLocals: casts?.unusedLocals() ?? []
        case .propertyLists: propertyLists
        default: []
        }
    }

    private func inDelegate(_ edits: [TextEdit]) -> [LoweredEdits] {
        [LoweredEdits(path: facts.delegate.file.path, edits: edits)]
    }

    private var members: [LoweredEdits] {
        let writer = DelegateMembersWriter(
            delegate: facts.delegate.located, except: removed, replacing: shared.replaced)
        let added = [casts == nil ? DelegateMembers() : shared.members]
        let root = material.map {
            RootValueMembers(
                $0, isOfScene: false, isObserved: true, names: FrameworkNames(in: facts.context)
            ).members
        }
        var own = MacDelegateRewriter(choices).members
        guard let conformance, !own.methods.isEmpty else {
            return inDelegate(
                writer.edits(adding: ([root].compactMap { $0 } + added + [own]).joined()))
        }
        let callbacks = DelegateMembers(methods: own.methods)
        own.methods = []
        let there = DelegateMembersWriter(delegate: conformance, except: removed)
        return inDelegate(
            writer.edits(adding: ([root].compactMap { $0 } + added + [own]).joined())
                + there.edits(adding: callbacks))
    }

    /// The extension beside the class that has the application's callbacks; nil where the class has them itself.
    private var conformance: LocatedDeclaration? {
        let delegate = facts.delegate
        let name = PlatformProfile.appKit.delegateProtocol
        func conforms(_ declaration: Declaration) -> Bool {
            declaration.inheritance.contains { $0.baseName == name }
        }
        guard !conforms(delegate.declaration) else { return nil }
        return delegate.extensions.first {
            $0.file.path == delegate.file.path && $0.declaration.name == delegate.name
                && conforms($0.declaration) && !$0.declaration.isPrivate
                && $0.declaration.conditions == delegate.declaration.conditions
                && $0.declaration.attributes.isEmpty && $0.declaration.bodyBraces != nil
        }
    }

    /// What the content of the window is made of, where it stays with the delegate.
    private var material: RootMaterial? { facts.root.window?.content.root.material }

    /// The delegate as a class that views observe; nil where none does.
    private var observed: ObservableDelegateRewriter? {
        guard material?.addsMembers == true else { return nil }
        return ObservableDelegateRewriter(
            facts.delegate, at: facts.delegate.located, in: facts.context)
    }

    private var propertyLists: [LoweredEdits] {
        facts.propertyLists.map { list in
            let keys = list.document.keys.filter { key in
                MainNibKey.allCases.contains { key.isVariant(of: $0.rawValue) }
            }
            return LoweredEdits(
                path: list.path,
                edits: list.document.edits(removing: keys.map { [.key($0)] }, setting: []))
        }.filter { !$0.edits.isEmpty }
    }
}
