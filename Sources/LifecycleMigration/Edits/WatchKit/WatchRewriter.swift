import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the migration of a watch app, step by step.
struct WatchRewriter {
    /// The tokens that go, by path.
    let removed: [String: [TokenRange]]
    private let choices: WatchChoices
    private let style: CodeStyle
    private let controllers: DeclarationRemoval
    private let shared: SharedDelegateRewriter?
    private let casts: DelegateCastRewriter?
    private var facts: WatchFacts { choices.facts }
    private var context: TargetContext { facts.context }

    /// A rewriter for an app; the style is that of the source that the new one stands beside.
    init(_ choices: WatchChoices) {
        self.choices = choices
        let facts = choices.facts
        style = CodeStyle(of: choices.neighbour.outline)
        controllers = DeclarationRemoval(choices.goingControllers)
        var removed = controllers.ranges
        shared = zip(facts.delegate, choices.shared).map {
            SharedDelegateRewriter(of: $0, by: $1, in: facts.context, tests: choices.tests)
        }
        let isNeeded =
            choices.accesses.map {
                !$0.casts(except: [:]).isEmpty || !$0.bindings(except: [:]).isEmpty
                    || !choices.tests.isEmpty
            } ?? false
        if isNeeded, let accessor = shared?.replaced, let delegate = facts.delegate {
            removed = removed.adding([delegate.file.path: [accessor.range]])
        }
        self.removed = removed
        casts =
            isNeeded
            ? zip(choices.accesses, shared).map {
                DelegateCastRewriter($0, tests: choices.tests, except: removed, by: $1)
            } : nil
    }

    /// What a step does.
    func part(of step: MigrationStep) -> MigrationPart {
        switch step {
        case .goingDelegates:
            return MigrationPart(edits: controllers.edits(), deleted: controllers.deletedFiles)
        case .app: return MigrationPart(created: [(choices.app, appFile.text(in: style))])
        default: return MigrationPart(edits: edits(of: step), deleted: deleted(by: step))
        }
    }

    private func edits(of step: MigrationStep) -> [LoweredEdits] {
        switch step {
        case .entry: entry
        case .sharedDelegate: inDelegate(casts == nil ? [] : shared?.edits ?? [])
        case .delegateMembers: members + renamedProtocol
        case .delegateCasts: casts?.repairedCasts() ?? []
        case .forcedCasts: casts?.forcedCastComments() ?? []
        case .unusedLocals: casts?.unusedLocals() ?? []
        case .propertyLists: propertyLists
        case .storyboards:
            choices.emptyStoryboard.isEmpty ? [WatchStoryboardRewriter(facts: facts).edits()] : []
        default: []
        }
    }

    private func deleted(by step: MigrationStep) -> [String] {
        step == .storyboards && choices.deletesUnusedStoryboards ? choices.emptyStoryboard : []
    }

    private var entry: [LoweredEdits] {
        facts.entry.map { [EntryAttributeRewriter(entry: $0).edits()] } ?? []
    }

    private func inDelegate(_ edits: [TextEdit]) -> [LoweredEdits] {
        facts.delegate.map { [LoweredEdits(path: $0.file.path, edits: edits)] } ?? []
    }

    // MARK: Delegate

    private var members: [LoweredEdits] {
        guard casts != nil, let shared, let delegate = facts.delegate else { return [] }
        let writer = DelegateMembersWriter(
            delegate: delegate.located, except: removed, replacing: shared.replaced)
        return inDelegate(writer.edits(adding: shared.members))
    }

    /// The protocol of an extension's delegate becomes that of an app's, whose callbacks are the same.
    ///
    /// Source: Apple's technical note TN3157.
    private var renamedProtocol: [LoweredEdits] {
        guard facts.changesProtocol, let delegate = facts.delegate else { return [] }
        let profile = PlatformProfile.watchKit
        return delegate.declarations.map { located in
            let file = located.file.outline
            let names = located.declaration.inheritance.filter {
                $0.baseName.lastComponent == profile.formerProtocol
            }
            return LoweredEdits(
                path: located.file.path,
                edits: names.map { name in
                    let last = name.range.upperBound - 1
                    return TextEdit(
                        range: file.bytes(of: last..<last + 1),
                        replacement: profile.delegateProtocol)
                })
        }
    }

    // MARK: Files

    private var propertyLists: [LoweredEdits] {
        facts.propertyLists.map { list in
            LoweredEdits(
                path: list.path,
                edits: list.document.edits(removing: WatchDelegateKey.paths(in: list), setting: []))
        }.filter { !$0.edits.isEmpty }
    }

    private var appFile: AppFile {
        AppFile(choices, content: content, imports: imports)
    }

    private var content: AppContent {
        let views = facts.pages.map { page in (page, excerpt(page.view, of: page)) }
        guard views.count == 1, let (page, view) = views.first else {
            return .pages(views.map(\.1))
        }
        let file = page.file.outline
        let state = page.state.map { member in
            StateProperty(
                declaration: CodeExcerpt(member.declaration, of: file)
                    .stateDeclaration(wrapper: FrameworkNames(in: context)("StateObject")))
        }
        return .view(
            ViewContent(
                state: state,
                body: ViewBody(
                    comments: page.comments.map { CodeExcerpt($0, of: file) },
                    view: .view(navigated(view))),
                rootViewName: context.freeTypeName(of: ["RootView", "AppRootView"]),
                readsDelegate: false,
                isHiddenByApp: page.isHiddenByApp))
    }

    /// The first view in the navigation that it needs.
    private func navigated(_ view: CodeExcerpt) -> CodeExcerpt {
        guard let container = choices.navigation?.container else { return view }
        let name = FrameworkNames(in: context)(container)
        return view.inside("\(name) {", "}", level: style.indentation)
    }

    /// The code of a view, in which casts of the delegate are repaired.
    private func excerpt(_ range: TokenRange, of page: HostedPage) -> CodeExcerpt {
        let file = page.file.outline
        let casts = (choices.accesses?.casts(except: [:]) ?? []).filter { located, cast in
            located.path == page.file.path && range.contains(cast.range.lowerBound)
        }
        return CodeExcerpt(
            file.bytes(of: range), of: file,
            replacements: casts.flatMap { shared?.edits(of: $0.1, in: file) ?? [] })
    }

    /// The modules that the files of the views import, and that the new source may need as well; a module that no other
    /// source imports stays imported.
    private var imports: [String] {
        var lines: Set<String> = []
        for page in facts.pages {
            let file = page.file.outline
            let imports = file.declarations.filter {
                $0.kind == .import && !Self.ownModules.contains($0.name)
            }
            lines.formUnion(ImportLines.lines(of: imports, in: file))
        }
        return ImportLines.sorted(lines)
    }

    private static let ownModules: Set<String> = ["SwiftUI", "WatchKit", "Foundation", "UIKit"]
}

/// Both values, where there are both.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
}
