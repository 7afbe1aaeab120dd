import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the launch of a Mac app does beside showing its window, as far as the window's content may notice when it runs.
///
/// AppKit makes the content where the launch does, and that of a main storyboard before the launch ends. Whether SwiftUI makes a
/// scene's content before or after `applicationDidFinishLaunching(_:)` is not documented.
struct MacWindowOrder {
    /// A statement, and what the content has to do with it.
    struct Place {
        /// The function.
        let function: FlowFunction
        /// The file.
        var file: ProgramFile { function.located.file }
        /// The statement's first token.
        let token: Int
        /// What both use; nil where the statement may do anything.
        let name: String?
        /// Whether the launch may not get behind it for long, so that an empty window would be seen.
        var holdsUp = false
    }

    private let facts: LaunchFacts
    /// The content that code makes; nil for that of a storyboard.
    private let content: MacWindowContent?
    private let going: [FlowFunction.ID: [TokenRange]]
    private let views: [LaunchMoment]
    /// What the code does that makes the content, with what it calls.
    private let making: [LaunchMoment]
    private let further: FurtherCode

    /// Compares the launch without the code that goes, by function, with the content.
    init(
        _ facts: LaunchFacts, _ content: MacWindowContent,
        except going: [FlowFunction.ID: [TokenRange]]
    ) {
        self.facts = facts
        self.content = content
        self.going = going
        views = FirstViews(facts).moments
        further = FurtherCode(facts.flow, facts.timeline)
        let root = content.root
        making = facts.flow.moments(
            of: root.ranges.flatMap { facts.flow.trace(of: root.function).events(within: $0) },
            in: root.function, further)
    }

    /// Compares the launch with what a main storyboard shows, by the classes of that.
    init(_ facts: LaunchFacts, showing types: [String]) {
        self.facts = facts
        content = nil
        going = [:]
        views = FirstViews(facts, showing: types).moments
        further = FurtherCode(facts.flow, facts.timeline)
        making = []
    }

    /// The statements of some functions that the content may notice, in their order.
    func places(in functions: [FlowFunction]) -> [Place] {
        let used = usedByContent
        let mayUseAnything = !used.dependsOnNothing || !used.changesNothing || usesOtherModules
        let listeners =
            usesOtherModules ? nil : MacLaunchListeners(facts, beside: views, using: used)
        return functions.flatMap { function in
            let going = TokenRanges(going[function.id] ?? [])
            return function.file.statements(of: function.body).filter {
                !going.contains($0.range.lowerBound) && !isHarmless($0, in: function.file)
            }.compactMap { place($0, of: function, used, mayUseAnything, listeners) }
        }
    }

    private func place(
        _ statement: Statement, of function: FlowFunction, _ used: FlowEffects,
        _ mayUseAnything: Bool, _ listeners: MacLaunchListeners?
    ) -> Place? {
        let events = facts.flow.trace(of: function).events(within: statement.range)
        let own = facts.effects.effects(of: events, in: function)
        let key = events.lazy.compactMap { event -> KeyedCall? in
            guard case .call(let call) = event.kind else { return nil }
            return KeyedCall(call, in: function.file)
        }.first { keys.contains($0.counterpart) }
        let token = statement.range.lowerBound
        if let key { return Place(function: function, token: token, name: key.key) }
        if holdsUp(events, of: function) {
            return Place(function: function, token: token, name: nil, holdsUp: true)
        }
        if own.isUnknown {
            guard listeners?.areAll(events, of: function) != true,
                // A view can wait for what may be harmless.
                listeners == nil || content?.kind == .view
                    ? mayUseAnything : mayMeet(events, of: function, used)
            else { return nil }
            return Place(function: function, token: token, name: nil)
        }
        guard !own.commutes(with: used) else { return nil }
        let shared = own.writes.intersection(used.reads.union(used.writes))
            .union(own.reads.intersection(used.writes))
        return Place(function: function, token: token, name: shared.map(\.words).min())
    }

    /// Whether something of the launch and something of the content may have to do with the same, as far as both can be followed: with what others
    /// keep, or with a variable of the app's.
    private func mayMeet(
        _ events: [FlowEvent], of function: FlowFunction, _ used: FlowEffects
    ) -> Bool {
        let moments = facts.flow.moments(of: events, in: function, further)
        let uses = KeptUses(facts, ofLaunch: moments, ofViews: making + views)
        let known = variables(of: used)
        return uses.firstOpaque != nil
            || moments.contains { moment in
                // What Objective-C does to the app's own is not known here.
                facts.flow.objectiveC.reach(of: moment.event, in: moment.function) != nil
                    || hearsShowing(moment) || uses.isOpaque(moment)
                    || uses.first(dependingOn: moment) != nil
                    || !variables(of: effects(of: moment)).commutes(with: known)
            }
    }

    /// Whether something hears of the window that the launch shows, or of SwiftUI's in its place.
    private func hearsShowing(_ moment: LaunchMoment) -> Bool {
        guard content != nil, case .call(let call) = moment.event.kind else { return false }
        return Self.showing.reach(call, moment.event.range, in: moment.function.file)
    }

    /// What AppKit posts of a window as it is shown. Source: Apple's documentation of `NSWindow`.
    private static let showing = PostedNotifications(named: [
        "didBecomeKeyNotification", "didBecomeMainNotification", "didExposeNotification",
        "didChangeOcclusionStateNotification", "didUpdateNotification",
    ])

    /// Effects on the variables of the app alone: what others keep is asked for by its name.
    private func variables(of effects: FlowEffects) -> FlowEffects {
        FlowEffects(
            reads: effects.reads.subtracting([Self.others]),
            writes: effects.writes.subtracting([Self.others]))
    }

    // MARK: The content

    /// What making the content and showing it for the first time does to what the app keeps.
    private var usedByContent: FlowEffects {
        var result =
            content.map { facts.effects.effects(within: $0.root.ranges, of: $0.root.function) }
            ?? .none
        for moment in views { result.add(effects(of: moment)) }
        return result
    }

    /// What an event itself does to variables; what it calls has events of its own. What may be changed of another module
    /// is none of the app's variables.
    private func effects(of moment: LaunchMoment) -> FlowEffects {
        switch moment.event.kind {
        case .read, .write, .change, .global:
            let effects = facts.effects.effects(of: [moment.event], in: moment.function) { _ in
                false
            }
            guard effects.isUnknown, case .change = moment.event.kind else { return effects }
            return FlowEffects(reads: [Self.others], writes: [Self.others])
        default: return .none
        }
    }

    private static let others = FlowLocation.outside("other modules")

    private var keys: Set<KeyedCall> {
        Set(
            views.compactMap { moment in
                guard case .call(let call) = moment.event.kind else { return nil }
                return KeyedCall(call, in: moment.function.file)
            })
    }

    /// Whether the views are made with what other modules bring, or keep what a launch may set up.
    private var usesOtherModules: Bool {
        let shown = views.map(\.function.located.file)
        let named = content?.root.hosted?.madeBy.map { facts.context.types(named: $0).map(\.file) }
        var seen: Set<String> = []
        return (shown + (named ?? [])).filter { seen.insert($0.path).inserted }.contains { file in
            file.outline.importsModule()
                || Self.stores.contains { !file.tokens(spelled: $0).isEmpty }
        }
    }

    private static let stores = ["AppStorage", "SceneStorage", "FetchRequest", "Query"]

    // MARK: The launch

    /// Calls that keep the launch from going on: a window behind them was not seen before they returned.
    private static let holding: Set<String> = ["runModal", "terminate", "exit"]
    /// Whether events lead to one of these calls.
    private func holdsUp(_ events: [FlowEvent], of function: FlowFunction) -> Bool {
        var visited: Set<FlowFunction.ID> = [function.id]
        var queue = events.filter { !$0.runsLater }
        while let event = queue.popLast() {
            guard case .call(let call) = event.kind else { continue }
            if Self.holding.contains(call.name) { return true }
            for callee in event.runs(in: facts.flow.program)
            where visited.count < Self.most && visited.insert(callee.id).inserted {
                queue += facts.flow.trace(of: callee).events.filter { !$0.runsLater }
            }
        }
        return false
    }

    /// More functions are not looked into; a launch that does so much has its own finding.
    private static let most = 2_000

    /// Calls that no content notices.
    private static let harmless: Set<String> = [
        "NSApp.activate", "NSApp.setActivationPolicy", "NSApplication.shared.activate",
        "NSApplication.shared.setActivationPolicy",
    ]

    private func isHarmless(_ statement: Statement, in file: SwiftFile) -> Bool {
        guard statement.kind == .expression,
            case .call(let callee, _) = ExpressionReader(file).expression(in: statement.range).kind
        else { return false }
        return Self.harmless.contains(file.text(callee.range))
    }
}
