import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the first views of an app do when they are shown, in no particular order: the methods that UIKit calls then, what
/// SwiftUI evaluates and calls, and everything that these call and make.
package struct FirstViews {
    /// What happens.
    package private(set) var moments: [LaunchMoment] = []
    /// What happens as they are laid out, and not before.
    package private(set) var ofLayout: [LaunchMoment] = []
    private let facts: LaunchFacts
    private var visited: Set<Visit> = []
    /// The classes of what they are.
    private(set) var types: Set<String> = []
    private var called = OverriddenCalls()
    private let further: FurtherCode
    /// How far from the launch each class is made: 0 by itself, 1 by what that shows.
    private var depths: [String: Int] = [:]
    /// The depth of the class whose code is looked at; nil for the launch's.
    private var maker: Int?
    private let interfaces: InterfaceClasses
    private let tabs: UnchosenTabs
    private var closures: Set<ClosureID> = []
    private var queue: [(function: FlowFunction, isRepeated: Bool)] = []
    /// The method of a view from which each queued function is reached first.
    private var entries: [FlowFunction.ID: FlowFunction] = [:]
    private var entry: FlowFunction?

    /// A function is looked at once for what runs once, and once for what SwiftUI repeats.
    private struct Visit: Hashable {
        let function: FlowFunction.ID
        let isRepeated: Bool
    }

    /// Follows the views that the start of an app makes, and those that some storyboard shows beside its initial one where that is asked for.
    package init(_ facts: LaunchFacts, withStoryboard: Bool = false) {
        self.init(following: facts)
        for function in facts.timeline.early where facts.timeline.isEarly(function) {
            let closures = ClosuresOfViews(in: function, facts.flow, isInView: false)
            for event in facts.flow.trace(of: function).events {
                if !event.runsLater { enterTypes(of: event, in: function, isRepeated: false) }
                if event.runsLater, let moment = closures.moment(of: event) {
                    take(event, of: function, isRepeated: moment == .evaluated)
                }
            }
        }
        if let root = storyboardRoot { enter(root, isRepeated: false) }
        if withStoryboard, let storyboard = facts.storyboard {
            for type in facts.context.storyboards.shown(withInitialOf: storyboard) {
                enter(type, isRepeated: false)
            }
        }
        // What hears of the showing runs with it.
        follow(further.code(hearing: PostedNotifications.ofShowing), isRepeated: false)
        follow()
        layOut()
    }

    /// Follows what objects of some types do when they are shown, and nothing that the start of an app makes beside them.
    package init(_ facts: LaunchFacts, showing types: [String]) {
        self.init(following: facts)
        for type in types { enter(type, isRepeated: false) }
        follow()
    }

    private init(following facts: LaunchFacts) {
        self.facts = facts
        further = FurtherCode(facts.flow, facts.timeline)
        tabs = UnchosenTabs(facts.flow)
        interfaces = InterfaceClasses(facts.flow)
    }

    private mutating func follow() {
        while let next = queue.popLast(), moments.count < LaunchOrder.most {
            entry = entries[next.function.id] ?? next.function
            take(next.function, isRepeated: next.isRepeated)
        }
    }

    /// Follows what lists and views are asked as they are laid out, with those that are made then.
    private mutating func layOut() {
        let shown = moments
        moments = []
        for moment in shown {
            guard case .call(let call) = moment.event.kind,
                case .makingForeign(let type) = call.target, Program.givesRows(type)
            else { continue }
            entry = moment.function
            let closures = call.arguments.flatMap { $0.value.closures.sorted() }
            follow(closures.compactMap(further.values.code), isRepeated: false)
        }
        var laidOut: Set<String> = []
        repeat {
            // What is made further down may be for later, as far as its making tells.
            let new = types.subtracting(laidOut).filter { depths[$0].map { $0 < 2 } ?? true }
                .sorted()
            laidOut.formUnion(new)
            for type in new {
                let members = facts.flow.program.membersOfLayout(
                    type, facts.flow.program.ancestry(of: type))
                queue += members.flatMap(FlowFunction.all).map { ($0, false) }
            }
            follow()
        } while types.subtracting(laidOut).contains { depths[$0].map { $0 < 2 } ?? true }
        ofLayout = moments
        moments = shown
    }

    private var storyboardRoot: String? {
        facts.storyboard.flatMap {
            facts.context.storyboards.initialClass(of: $0)
        }
    }

    // MARK: What runs

    private mutating func take(_ function: FlowFunction, isRepeated: Bool) {
        let visit = Visit(function: function.id, isRepeated: isRepeated)
        guard visited.insert(visit).inserted else { return }
        let closures = ClosuresOfViews(in: function, facts.flow, isInView: isOfView(function))
        for event in facts.flow.trace(of: function).events {
            guard event.runsLater else {
                take(event, of: function, isRepeated: isRepeated)
                continue
            }
            guard let moment = closures.moment(of: event) else { continue }
            take(event, of: function, isRepeated: isRepeated && moment == .evaluated)
        }
    }

    private mutating func take(
        _ event: FlowEvent, of function: FlowFunction, isRepeated: Bool
    ) {
        guard !isRepeated || !isObserved(event) else { return }
        moments.append(LaunchMoment(function: function, event: event, entry: entry))
        enterTypes(of: event, in: function, isRepeated: isRepeated)
        let isOfObject = makesObject(event)
        for callee in event.runs(in: facts.flow.program)
            + event.inherited(in: function, facts.flow.program)
        {
            enqueue(callee, isRepeated: isRepeated && !isOfObject)
            for override in called.overrides(of: callee, in: facts.flow.program) {
                enqueue(override, isRepeated: isRepeated && !isOfObject)
            }
        }
        follow(further.code(of: event, in: function), isRepeated: isRepeated)
        if case .call(let call) = event.kind {
            follow(further.methodsByName(calledBy: call), isRepeated: isRepeated)
        }
    }

    private mutating func enqueue(_ function: FlowFunction, isRepeated: Bool) {
        queue.append((function, isRepeated))
        if entries[function.id] == nil { entries[function.id] = entry }
    }

    private mutating func follow(_ codes: [FurtherCode.Code], isRepeated: Bool) {
        for code in codes {
            guard let closure = code.closure else {
                enqueue(code.function, isRepeated: isRepeated)
                continue
            }
            guard closures.insert(closure).inserted else { continue }
            for event in further.events(of: code) {
                take(event, of: code.function, isRepeated: isRepeated)
            }
        }
    }

    private func isOfView(_ function: FlowFunction) -> Bool {
        function.owner.map {
            facts.flow.program.supertypes(of: $0).contains(where: ViewClosures.isEvaluated)
        } ?? false
    }

    private func makesObject(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind, case .making(let type, _) = call.target else {
            return false
        }
        return facts.flow.program.type(type)?.kind == .class
    }

    /// Property wrappers of what SwiftUI watches: a view that reads it is evaluated again when it changes.
    private static let watched = [
        "Published", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Binding",
        "AppStorage", "SceneStorage", "Environment", "FetchRequest", "Query", "Bindable",
    ]

    private func isObserved(_ event: FlowEvent) -> Bool {
        guard case .read(let receiver, let name, _, _) = event.kind, let type = receiver.type.name,
            let member = facts.flow.program.members(name, of: type).first
        else { return false }
        let owner = facts.flow.program.type(member.owner)?.declarations.first?.declaration
        return owner?.attribute("Observable") != nil
            || Self.watched.contains { member.located.declaration.attribute($0) != nil }
    }

    // MARK: Whose code runs

    /// The types that something makes, or takes a view controller of a storyboard for.
    private mutating func enterTypes(
        of event: FlowEvent, in function: FlowFunction, isRepeated: Bool
    ) {
        maker = function.owner.flatMap { depths[$0] }
        for type in interfaces.made(by: event, in: function) {
            if facts.flow.program.ancestry(of: type).contains("UIView") {
                let view = ViewOfInterface(type: type, attributes: [])
                queue += facts.flow.program.code(making: view).map { ($0, isRepeated) }
            }
            enter(type, isRepeated: isRepeated)
        }
        switch event.kind {
        case .call(let call):
            guard case .making(let type, _) = call.target, !tabs.isMade(by: event, in: function)
            else { return }
            enter(type, isRepeated: isRepeated)
        case .cast(_, let kind, let type) where kind != .test:
            type.name.map { enter($0, isRepeated: isRepeated) }
        default: break
        }
    }

    /// What SwiftUI calls to show a view.
    private static let ofSwiftUI = [
        "body", "makeBody", "makeUIViewController", "updateUIViewController", "makeUIView",
        "updateUIView", "makeNSViewController", "updateNSViewController", "makeNSView",
        "updateNSView", "makeCoordinator",
    ]

    private mutating func enter(_ type: String, isRepeated: Bool) {
        guard types.insert(type).inserted else { return }
        let program = facts.flow.program
        let ancestry = program.ancestry(of: type)
        for name in [type] + ancestry where depths[name] == nil {
            depths[name] = (maker ?? -1) + 1
        }
        queue += called.overrides(by: type, ancestry, in: program).map { ($0, isRepeated) }
        for member in program.membersOfShowing(type, ancestry) {
            queue += FlowFunction.all(of: member).map { ($0, false) }
        }
        let ofObjectiveC = ancestry.filter(facts.flow.objectiveC.isClass)
        if ancestry.contains("UIViewController") || !ofObjectiveC.isEmpty {
            queue += program.settersOfOutlets(of: type).map { ($0, false) }
            if facts.context.storyboards.embeds(inController: type) {
                queue += program.members("prepare", of: type).flatMap(FlowFunction.all).map {
                    ($0, false)
                }
            }
            for view in facts.context.storyboards.views(ofController: type) {
                queue += program.code(making: view).map { ($0, false) }
                enter(view.type, isRepeated: isRepeated)
            }
        }
        for superclass in ofObjectiveC {
            queue += facts.flow.hooks(of: type, calledBy: superclass).map { ($0, false) }
        }
        guard ancestry.contains(where: ViewClosures.isEvaluated) else { return }
        for name in Self.ofSwiftUI {
            for member in program.members(name, of: type) {
                queue += FlowFunction.all(of: member).map { ($0, name.hasSuffix("ody")) }
            }
        }
        // A `@StateObject` is made when the view is evaluated for the first time.
        for member in program.type(type)?.allMembers ?? []
        where member.located.declaration.attribute("StateObject") != nil {
            queue += FlowFunction.all(of: member).map { ($0, false) }
        }
    }
}

/// Which closures of a function SwiftUI runs when views are shown.
package struct ClosuresOfViews {
    private var known: [ClosureID: ViewClosures.Moment] = [:]

    /// Looks at what the calls of a function are given.
    package init(in function: FlowFunction, _ flow: AppFlow, isInView: Bool) {
        for event in flow.trace(of: function).events {
            guard case .call(let call) = event.kind else { continue }
            for argument in call.arguments where !argument.value.closures.isEmpty {
                guard
                    let moment = ViewClosures.moment(
                        of: argument, of: call, isInView: isInView, in: flow.program)
                else { continue }
                for closure in argument.value.closures { known[closure] = moment }
            }
        }
    }

    /// When something that stands in closures happens; nil where that is later, or not SwiftUI's to say.
    package func moment(of event: FlowEvent) -> ViewClosures.Moment? {
        var result = ViewClosures.Moment.evaluated
        for closure in event.closures {
            switch known[closure] {
            case .evaluated: break
            case .appearing: result = .appearing
            case .later, nil: return nil
            }
        }
        return result
    }
}
