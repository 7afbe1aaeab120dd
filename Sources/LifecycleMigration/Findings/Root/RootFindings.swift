import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says what becomes of code that works on the root, beside the code that makes it.
struct RootFindings {
    private let facts: UIKitFacts
    private let isSwappedPast: Bool
    private let order: () -> LaunchOrder
    private var context: TargetContext { facts.context }
    private var timeline: LaunchTimeline { facts.launch.timeline }

    /// The findings for an app; `isSwappedPast` says that code replaces the root of SwiftUI's window itself.
    init(facts: UIKitFacts, isSwappedPast: Bool, order: @escaping () -> LaunchOrder) {
        self.facts = facts
        self.order = order
        self.isSwappedPast = isSwappedPast
    }

    /// What is replaced and read elsewhere, and what the start of the app presents.
    func findings() -> [Finding] {
        (KeptRootFindings(facts: facts, isSwappedPast: isSwappedPast)?.findings() ?? [])
            + keyAgain + handOvers + frameworkRoots + presentations
            + RootChildren(facts: facts).findings()
            + rootViews
            + MissingRoot(facts: facts).findings()
            + (LinkedLaunch(of: facts)?.findings() ?? [])
            + HiddenWindow(facts: facts).findings()
    }

    private var rootViews: [Finding] {
        let views = RootViewFindings(in: facts.context)
        return views.findings(of: facts.root.views)
            + LaunchBoundFindings(of: facts.launch, to: .swiftUI).ofMaking(facts.root.views)
            + RootValueReads(facts.launch, order: order).findings(of: facts.root.views)
            + (facts.root.choice.map { views.findings(of: $0, facts.root.uses) } ?? [])
    }

    // MARK: Code that makes the window key again

    /// What made the app's window the key window behind the launch, where another window may be it.
    private var keyAgain: [Finding] {
        let removal = facts.root.removal
        let later = removal.functions.filter {
            removal.isLenient($0.function) && $0.changes.rootWrites.isEmpty
        }
        guard later.contains(where: { !$0.changes.shows.isEmpty }),
            FurtherWindows(in: context).mayExist
        else {
            return []
        }
        return later.flatMap { item in
            item.changes.shows.map { moment in
                Finding(
                    .windowAccess, .warning, .manual,
                    at: context.place(item.function.located.file, moment.statement.lowerBound),
                    "this made the app's window the key window again, beside the app's other windows",
                    remedy:
                        "ask the window that shows the root: `view.window?.makeKey()` of a view controller"
                )
            }
        }
    }

    // MARK: Code that got the window

    private var handOvers: [Finding] {
        if let keeper = facts.root.removal.scope.cell?.keeper { return [keeps(keeper)] }
        guard let standIns = facts.root.removal.scope.standIns else { return [] }
        let stopped = standIns.neverRun.map { initializer in
            Finding(
                .rootWindowOwner, .note, .automatic,
                at: context.place(initializer.file, initializer.declaration.keyword),
                "nothing can call this initializer, which took the window: it only stops the app"
            )
        }
        return stopped
            + (standIns.functions + standIns.extended).map { function in
                let declaration = function.located.declaration
                let name = declaration.kind == .initializer ? function.owner : declaration.name
                return Finding(
                    .rootWindowOwner, .note, .automatic,
                    at: context.place(function.located.file, declaration.keyword),
                    "'\(name ?? "")' gets the container that shows the root, in place of the window"
                )
            }
    }

    private func keeps(_ keeper: RootKeeper) -> Finding {
        let property = keeper.storage.property
        return Finding(
            .rootWindowOwner, .note, .automatic,
            at: context.place(property.file, property.declaration.keyword),
            "'\(keeper.type)' has the root itself, in place of the window that it was handed")
    }

    private var frameworkRoots: [Finding] {
        facts.root.frameworkRoots.map { function, call in
            let row = call.row
            return Finding(
                .launchOrder, .warning, .manual,
                at: context.place(function.located.file, call.statement.lowerBound),
                "\(row.module) used to finish '\(row.method)(\(row.label):)' before the first screen was shown; now it does so after it",
                remedy:
                    "check what comes to the app before that, such as a link that starts it")
        }
    }

    // MARK: What is presented too early

    /// What is presented while SwiftUI's window does not show the root yet.
    ///
    /// A view controller can only present when it is in a window, and SwiftUI shows its window after the launch has
    /// ended: UIKit would drop the presentation. Source: UIKit's warning “Attempt to present … whose view is not in the
    /// window hierarchy”.
    private var presentations: [Finding] {
        var seen: Set<Place> = []
        let soon = facts.launch.soon.events
        let early = earlyEvents
        // UIKit shows the window of a storyboard once the launch has ended, and has dropped this, too.
        let isDropped =
            facts.launch.storyboard != nil && !early.contains { mayShowWindow($0.1) }
        let chosen = ChosenCases(among: early)
        let shut = ShutCode(
            in: facts.launch.flow, start: timeline.early + soon.map(\.function))
        let reached = early.filter { function, event in
            guard case .call(let call) = event.kind, Self.isPresentation(call) else { return true }
            return !chosen.leaveOut(call.token, in: function)
                && !shut.leaveOut(event, in: function)
        }
        return presentations(
            among: isDropped ? [] : reached,
            Self.presentedEarly, &seen)
            + presentations(
                among: soon,
                "this is presented right after the launch, when SwiftUI's window may not show the root yet",
                &seen)
            + presentations(
                among: FirstForeground(of: facts.launch).events,
                "this is presented when the app starts, too, and SwiftUI's window may not show the root yet as its scene enters the foreground",
                &seen)
    }

    private func presentations(
        among events: [(FlowFunction, FlowEvent)], _ message: String, _ seen: inout Set<Place>
    ) -> [Finding] {
        events.compactMap { function, event -> Finding? in
            guard case .call(let call) = event.kind, Self.isPresentation(call) else { return nil }
            let place = context.place(function.located.file, call.token)
            guard seen.insert(place).inserted else { return nil }
            return Finding(
                .launchPresentation, .warning, .manual, at: place, message,
                remedy: Self.presentingLater)
        }
    }

    private func mayShowWindow(_ event: FlowEvent) -> Bool {
        switch event.kind {
        case .call(let call): WindowMember.named(call.name) == .shows
        case .write(_, "isHidden", _, _): true
        default: false
        }
    }

    /// Everything that happens before the first window is there.
    private var earlyEvents: [(FlowFunction, FlowEvent)] {
        let flow = facts.launch.flow
        let functions = timeline.early.filter(timeline.isEarly).flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.map { (function, $0) }
        }
        var inClosures: [FlowFunction.ID: [ClosureID?: [FlowEvent]]] = [:]
        var closures: [(FlowFunction, FlowEvent)] = []
        for closure in timeline.earlyClosures {
            let events =
                inClosures[closure.function.id]
                ?? Dictionary(
                    grouping: flow.trace(of: closure.function).events, by: \.closures.last)
            inClosures[closure.function.id] = events
            closures += (events[closure.id] ?? []).map { (closure.function, $0) }
        }
        return functions + closures
    }

    /// What is said of something that is presented while the launch runs.
    static let presentedEarly = "this is presented before SwiftUI's window shows the root"
    /// What is done about it.
    static let presentingLater =
        "present it from the root view controller's `viewDidAppear(_:)`"

    /// Whether a call presents a view controller.
    static func isPresentation(_ call: FlowCall) -> Bool {
        switch call.name {
        case "performSegue", "showDetailViewController": true
        // A plain view controller without a container presents it; containers show it themselves.
        case "show":
            call.arguments.last?.label == "sender"
                && call.receiver?.type.unwrapped.name == "UIViewController"
        case "present": call.arguments.contains { $0.label == "animated" }
        default: false
        }
    }
}
