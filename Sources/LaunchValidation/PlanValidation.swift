import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Looks at what the edited app does until its first screen, and holds it against what the app did before.
///
/// The edited sources are read again, and a flow analysis of both sides gives what happens, under a small model of when
/// UIKit and SwiftUI call what (`LaunchWalk`, `TraceRules`). It asks no rewriter what was changed, so that what a rewriter
/// forgets is noticed: no plan is trusted. Translation validation, as for compilers.
///
/// What it can't see: where between other effects the first view is loaded (`LaunchOrder` looks at that), effects in Objective-C
/// and in other modules beyond their call, what the code of a callback does that comes later (only that it is called), how often
/// a loop runs, and which `#if` clause is built. Code that runs later is compared by what it captures, not by when it runs.
package struct PlanValidation {
    /// What happens before the plan.
    package let before: [TraceEvent]
    /// What happens after it.
    package let after: [TraceEvent]
    /// Whether one of them goes on behind what was noted of it.
    package let isTooLong: Bool
    /// The routes of callbacks in the code that the plan writes.
    package let routes: RouteValidation

    /// Reads both sides; `appFile` declares the `App`, and is nil where the app moves to scenes. What is in `programs` of the app is
    /// not read again.
    package init(
        of app: UIKitApp, edit: WorkspaceEdit, appFile: String?,
        programs: LaunchPrograms = LaunchPrograms()
    ) {
        let context = app.context
        let others = app.otherWindowDelegates.map(\.name)
        let created = Set(
            edit.paths.filter { if case .create = edit.changes[$0] { true } else { false } })
        var target = context.target
        target.sources.removeAll { edit.changes[$0] == .delete }
        target.sources += created.filter { $0.hasSuffix(".swift") }.sorted()
        let edited = TargetContext(
            target: target, library: SourceLibrary(context.library, applying: edit), after: context)
        let old = programs.program(of: app)
        let new = LaunchProgram(
            edited, delegate: app.delegate.name, sceneDelegate: app.sceneDelegate?.name,
            others: others, appFile: appFile, created: created)
        let added = Self.members(of: new).subtracting(Self.members(of: old))
        routes = RouteValidation(new, addedMembers: added)
        let shown = Self.rootsInContent(of: new, beside: old)
        let kept = shown.filter(\.isNew)
        let anyway = shown.filter { !$0.isNew }.reduce(into: [String: Set<String>]()) {
            $0[$1.owner, default: []].insert($1.member)
        }
        let rootMembers = Self.membersInContent(of: new, beside: old).intersection(added)
            .union(kept.map(\.member))
        let owners = Set(kept.map(\.owner))
        let storyboard = app.launch.storyboard
        let root = storyboard.flatMap { context.storyboards.initialClass(of: $0) }
        let windows = app.launch.window.origins
        let first = LaunchWalk(
            TraceRules(
                program: old, windows: windows, rootMembers: rootMembers, rootOwners: owners,
                addedMembers: added, keptRoots: anyway),
            loadsStoryboard: storyboard != nil, storyboardRoot: root)
        let own = new.sceneDelegate.map { [WindowOrigin.property(of: $0.name)] } ?? []
        let properties = windows.filter { if case .property = $0 { true } else { false } }
            .union(appFile == nil ? own : [])
        let second = LaunchWalk(
            TraceRules(
                program: new, windows: properties, rootMembers: rootMembers, rootOwners: owners,
                addedMembers: added, keptRoots: anyway),
            loadsStoryboard: appFile == nil && storyboard != nil, storyboardRoot: root)
        isTooLong = first.isTooLong || second.isTooLong
        let roots = RootNames(Self.events(of: first, beside: second.events), second.events)
        before = roots.before
        after = roots.after
    }

    /// What happens before the plan, without a root that nobody sees and that the plan need not load.
    private static func events(of walk: LaunchWalk, beside after: [TraceEvent]) -> [TraceEvent] {
        func roots(_ events: [TraceEvent]) -> Int {
            events.filter { $0.label.hasPrefix(TraceRules.rootLabel) }.count
        }
        guard let unseen = walk.unseenRoot, roots(after) < roots(walk.events) else {
            return walk.events
        }
        var events = walk.events
        events.remove(at: unseen)
        return events
    }

    private static func members(of program: LaunchProgram) -> Set<String> {
        [program.delegate, program.sceneDelegate].compactMap { $0 }.flatMap(\.members)
            .reduce(into: []) { $0.formUnion($1.declaration.declaredNames) }
    }

    /// The members of the delegates that SwiftUI's content shows.
    private static func membersInContent(
        of program: LaunchProgram, beside old: LaunchProgram
    ) -> Set<String> {
        let owners = [program.delegate, program.sceneDelegate].compactMap { $0?.name }
        return program.content.flatMap(LaunchProgram.functions).reduce(into: []) {
            found, function in
            for event in program.analysis.trace(of: function).events {
                guard case .read(let receiver, let member, _, _) = event.kind,
                    let owner = receiver.type.name, owners.contains(owner),
                    mayBeRoot(member, of: owner, in: program, beside: old)
                else { continue }
                found.insert(member)
            }
        }
    }

    /// The members of other objects of the app's that SwiftUI's content shows, and whether the plan gave them to those.
    private static func rootsInContent(
        of program: LaunchProgram, beside old: LaunchProgram
    ) -> [(owner: String, member: String, isNew: Bool)] {
        let delegates = [program.delegate, program.sceneDelegate].compactMap { $0?.name }
        return program.content.flatMap(LaunchProgram.functions).flatMap { function in
            program.analysis.trace(of: function).events.compactMap { event in
                guard case .read(let receiver, let member, _, _) = event.kind,
                    let owner = receiver.type.name, !delegates.contains(owner),
                    old.analysis.program.type(owner)?.isDeclared == true,
                    !program.analysis.program.members(member, of: owner).isEmpty,
                    mayBeRoot(member, of: owner, in: program, beside: old)
                else { return nil }
                return (owner, member, old.analysis.program.members(member, of: owner).isEmpty)
            }
        }
    }

    /// Whether a member may hold what a window shows, and not only what that is made of.
    private static func mayBeRoot(
        _ member: String, of owner: String, in program: LaunchProgram, beside old: LaunchProgram
    ) -> Bool {
        let known = program.analysis.program
        guard let located = known.members(member, of: owner).first?.located,
            let type = program.analysis.type(ofVariable: member, located, owner: owner).name
        else { return true }
        // A type that only the plan declares says which view is shown.
        if known.type(type)?.isDeclared == true, old.analysis.program.type(type)?.isDeclared != true
        {
            return true
        }
        let shown: Set<String> = ["View", "AnyView", "UIViewController"]
        return known.supertypes(of: type).contains(where: shown.contains)
    }

    /// What is not the same, beside what was told.
    package func differences(except named: NamedPlaces) -> [TraceComparison.Difference] {
        let reads = Set(after.lazy.filter(\.isRead).map(\.labelWithoutPath))
        let calls = (before: CallCounts(before), after: CallCounts(after))
        return TraceComparison(before, after).differences.filter { difference in
            switch difference {
            // Asking for a value once less is no difference, nor is once more.
            case .lost(let index):
                (!before[index].isFrame
                    || calls.before.hasMore(of: before[index], than: calls.after))
                    && !named.contains(before[index])
                    && !(before[index].isRead && reads.contains(before[index].labelWithoutPath))
            case .moved(let index, let other):
                !named.contains(before[index]) && !named.contains(before[other])
            case .added(let index):
                (!after[index].isFrame
                    || calls.after.hasMore(of: after[index], than: calls.before))
                    && !after[index].isRead && !named.contains(after[index])
            }
        }
    }

    /// The two traces beside each other.
    package var rows: [LaunchTraceRow] { TraceComparison.rows(before, after) }
}
