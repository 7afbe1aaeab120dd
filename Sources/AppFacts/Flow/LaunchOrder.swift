import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the start of an app does once its window is shown, and what its first view controllers did when it was.
///
/// UIKit loads the root's view when its window is shown, in the middle of the launch; SwiftUI does when it has ended.
package struct LaunchOrder {
    private typealias State = WindowState

    /// What runs behind the showing of the window, in order, through all calls.
    package private(set) var behindShow: [LaunchMoment] = []
    /// What closures do that runs there if who is given them runs them at once, which nobody knows.
    package private(set) var possiblyBehindShow: [LaunchMoment] = []
    /// Whether such a closure is followed.
    private var isPossible = false
    /// What the first views do when they are shown, through all calls.
    package private(set) var ofFirstViews: [LaunchMoment] = []
    /// What they do as they are laid out, which may be before the showing returns, or behind the launch.
    package private(set) var ofLayout: [LaunchMoment] = []
    /// The classes of the first views, and of what they make.
    package private(set) var typesOfFirstViews: Set<String> = []
    /// Whether the window is shown with its root by the end of the launch.
    package private(set) var isShown = false
    /// Whether all of it was looked at.
    package private(set) var isComplete = true
    private let facts: LaunchFacts
    private let own: OwnObjects
    private let further: FurtherCode
    /// Where in a function the last statement stands that does something with the window, in the trace of it.
    private var lastShowing: [FlowFunction.ID: Int] = [:]
    /// What was noted behind the showing.
    private var noted: Set<Noted> = []
    /// Whether code is followed that a loop comes to once more, behind the showing in it.
    private var isRepeating = false
    /// The closures that were followed.
    private var closures: Set<Kept> = []
    /// The statement of the launch that is followed.
    private var outermost: MakingPlace?
    /// The statement that is followed of the function in which the window is shown.
    private var shower: MakingPlace?
    private var visited: Set<FlowFunction.ID> = []
    private var quiet: [Start: State] = [:]
    /// What is quiet only as far as it was followed.
    private var quietSoFar: [Int: [Start: State]] = [:]
    private var cuts = 0
    private var deepCuts = 0
    /// How many events were looked at, those of a function once for each way that leads to it.
    private var looks = 0

    /// More events are not looked at; a launch that does so much has its own finding.
    package static let most = 20_000
    /// Ways through the launch are followed until so many events were looked at on them.
    private static let mostLooks = 400_000
    /// Calls in calls deeper than this are not followed.
    private static let deepest = 40

    /// Walks through the launch of an app.
    package init(_ facts: LaunchFacts) {
        self.facts = facts
        own = OwnObjects(facts.flow)
        further = FurtherCode(facts.flow, facts.timeline)
        var state: State = Self.hasStoryboardRoot(facts) ? .hasRoot : []
        let before =
            facts.usesScenes
            ? [] : facts.owner.methods("application(_:willFinishLaunchingWithOptions:)")
        for method in before + facts.startMethods {
            guard let function = FlowFunction(method, owner: facts.owner.name) else { continue }
            state.formUnion(walk(function, from: state, depth: 0))
        }
        if !facts.usesScenes { state.formUnion(followObservers(from: state)) }
        isShown = state == .isShown
        if isShown || !behindShow.isEmpty {
            let views = FirstViews(facts, withStoryboard: facts.mayShowStoryboard)
            (ofFirstViews, ofLayout) = (views.moments, views.ofLayout)
            typesOfFirstViews = views.types
        }
        // Behind which nothing runs, the first views may do as much as they like.
        let isAlone = behindShow.isEmpty && possiblyBehindShow.isEmpty
        isComplete =
            looks < Self.mostLooks
            && (isAlone || max(behindShow.count, ofFirstViews.count) < Self.most)
    }

    /// The same without some of what runs behind the showing.
    package func without(_ isLeftOut: (LaunchMoment) -> Bool) -> LaunchOrder {
        var order = self
        order.behindShow.removeAll(where: isLeftOut)
        order.possiblyBehindShow.removeAll(where: isLeftOut)
        return order
    }

    /// The same with what may run behind the showing as if it did.
    package var withPossible: LaunchOrder {
        var order = self
        order.behindShow += possiblyBehindShow
        return order
    }

    /// What the first views do, also where nothing runs behind the showing.
    package func viewsOfLaunch(_ facts: LaunchFacts) -> [LaunchMoment] {
        ofFirstViews.isEmpty ? FirstViews(facts).moments : ofFirstViews
    }

    /// The same with all that the main storyboard shows inside of its initial view controller.
    package func viewsWithStoryboard(_ facts: LaunchFacts) -> [LaunchMoment] {
        facts.storyboard == nil || facts.usesScenes
            ? viewsOfLaunch(facts) : FirstViews(facts, withStoryboard: true).moments
    }

    /// Whether UIKit loads the first view in each launch, be it in the background: one that the launch shows, or that of the main storyboard.
    package func isLoadedInBackground(_ facts: LaunchFacts) -> Bool {
        !facts.usesScenes && (isShown || facts.storyboard != nil && !facts.isPlaceholder)
    }

    /// Whether UIKit has set the root of the storyboard before the launch, or before the scene's delegate hears of the connection, and no code
    /// sets another one.
    private static func hasStoryboardRoot(_ facts: LaunchFacts) -> Bool {
        guard facts.storyboard != nil else { return false }
        return !facts.timeline.early.contains { function in
            facts.flow.trace(of: function).events.contains {
                guard case .write(_, "rootViewController", _, _) = $0.kind else { return false }
                return true
            }
        }
    }

    private func events(of function: FlowFunction) -> [FlowEvent] {
        facts.flow.trace(of: function).events.filter { !$0.runsLater }
    }

    /// A closure that was kept, with the state that it starts in.
    private struct Kept: Hashable {
        let closure: ClosureID
        let state: State
        let isPossible: Bool
    }

    /// What happens at some tokens of a function.
    private struct Noted: Hashable {
        let function: FlowFunction.ID
        let range: TokenRange
    }

    /// A function with the state that it starts in.
    private struct Start: Hashable {
        let function: FlowFunction.ID
        let state: State
    }

    /// Follows a function that starts in a state, and gives what it adds to that.
    ///
    /// A function in which nothing happens behind the showing is followed once for each state, however many calls lead
    /// to it; not where it was left early.
    private mutating func walk(
        _ function: FlowFunction, from start: State, depth: Int,
        on ownership: OwnObjects.Ownership = .others
    ) -> State {
        let key = Start(function: function.id, state: start)
        if let known = quiet[key] { return known }
        if let known = quietSoFar[depth]?[key] {
            deepCuts += 1
            return known
        }
        guard depth < Self.deepest else {
            deepCuts += 1
            return []
        }
        guard visited.insert(function.id).inserted else {
            cuts += 1
            return []
        }
        defer { visited.remove(function.id) }
        let (found, known, knownDeep) = (count, cuts, deepCuts)
        let added = follow(function, from: start, depth: depth, on: ownership)
        guard count == found, cuts == known, !isRepeating else { return added }
        if deepCuts == knownDeep {
            quiet[key] = added
        } else {
            quietSoFar[depth, default: [:]][key] = added
        }
        return added
    }

    private mutating func follow(
        _ function: FlowFunction, from start: State, depth: Int,
        on ownership: OwnObjects.Ownership
    ) -> State {
        var states = StatesOfSteps(function.located.file.body(of: function.body), start)
        let events = self.events(of: function)
        looks += events.count + 1
        guard looks < Self.mostLooks else { return [] }
        var showing: [TokenRange] = []
        let repeated = RepeatedCode(in: function, of: facts.flow, further.values)
        let first = isRepeating ? (lastShowing[function.id] ?? -1) + 1 : 0
        for (index, event) in events.enumerated().dropFirst(first) where count < Self.most {
            let state = states.state(at: event)
            let statement = MakingPlace(
                path: function.located.file.path, token: event.statement.lowerBound)
            if depth == 0 { outermost = statement }
            if depth == 0 || start != .isShown { shower = statement }
            if state == .isShown {
                note(
                    LaunchMoment(
                        function: function, event: event, statement: outermost, behindShow: shower,
                        isOwn: own.isReceiver(of: event, in: function, ownership),
                        isAroundShow: showing.contains { event.range.encloses($0) }))
            }
            var added = self.added(by: event)
            let isRepeated = repeated.contains(event)
            for callee in repeated.inOrder(
                facts.timeline.runs(by: event, in: function), by: event)
            {
                let receiver = own.ownership(
                    of: event, running: callee, in: function, ownership)
                let start = isRepeated ? state.union(added) : state
                let shown = walk(callee, from: start, depth: depth + 1, on: receiver)
                added.formUnion(shown)
                if isRepeated, state.union(added) == .isShown, shown == .isShown {
                    walkAgain(callee, depth: depth + 1)
                }
            }
            let codes = further.code(of: event, in: function)
            let isLooped = codes.count > 1 && repeated.isInLoop(event)
            var others: [FurtherCode.Code] = []
            for code in codes {
                let start = isRepeated || isLooped ? state.union(added) : state
                let shown = follow(code, from: start, depth: depth + 1)
                if shown.isEmpty { others.append(code) }
                added.formUnion(shown)
            }
            if isLooped || repeated.isInAnyOrder(event), state.union(added) == .isShown,
                !isRepeating
            {
                // What shows the window may run in front of all others.
                for code in others { _ = follow(code, from: .isShown, depth: depth + 1) }
            }
            followPossible(by: event, in: function, from: state, depth: depth + 1)
            states.add(added, by: event)
            if !added.isEmpty {
                showing.append(event.range)
                lastShowing[function.id] = index
            }
        }
        return states.added
    }

    /// Follows what a function in which the window is shown does when a loop calls it once more: what stands behind the showing in it.
    private mutating func walkAgain(_ function: FlowFunction, depth: Int) {
        guard !isRepeating else { return }
        isRepeating = true
        _ = walk(function, from: .isShown, depth: depth)
        isRepeating = false
    }

    /// Follows what hears that the launch has ended, which UIKit tells before a scene connects.
    private mutating func followObservers(from start: State) -> State {
        var state = start
        for (observing, code) in further.hearingLaunch {
            outermost = MakingPlace(
                path: observing.function.located.file.path,
                token: observing.event.statement.lowerBound)
            shower = outermost
            state.formUnion(follow(code, from: state, depth: 1))
        }
        return state
    }

    /// Follows code that was kept until something runs it.
    private mutating func follow(_ code: FurtherCode.Code, from state: State, depth: Int) -> State {
        guard let closure = code.closure else {
            return walk(code.function, from: state, depth: depth)
        }
        guard depth < Self.deepest,
            closures.insert(
                Kept(closure: closure, state: state, isPossible: isPossible)
            ).inserted
        else { return [] }
        var added: State = []
        let later = further.events(of: code)
        let events = later.isEmpty ? eventsAtOnce(of: code) : later
        for event in events where count < Self.most {
            looks += 1
            if state.union(added) == .isShown {
                note(
                    LaunchMoment(
                        function: code.function, event: event, statement: outermost,
                        behindShow: shower))
            }
            for callee in facts.timeline.runs(by: event, in: code.function) {
                added.formUnion(walk(callee, from: state.union(added), depth: depth + 1))
            }
            for inner in further.code(of: event, in: code.function) {
                added.formUnion(follow(inner, from: state.union(added), depth: depth + 1))
            }
            followPossible(
                by: event, in: code.function, from: state.union(added), depth: depth + 1)
            added.formUnion(self.added(by: event))
        }
        return added
    }

    /// Follows closures behind the showing that may run at once; what they do with the window is not taken for done.
    private mutating func followPossible(
        by event: FlowEvent, in function: FlowFunction, from state: State, depth: Int
    ) {
        guard state == .isShown else { return }
        let codes = further.possible(by: event, in: function)
        guard !codes.isEmpty else { return }
        let outer = isPossible
        isPossible = true
        for code in codes { _ = follow(code, from: state, depth: depth) }
        isPossible = outer
    }

    /// How much was found behind the showing.
    private var count: Int { behindShow.count + possiblyBehindShow.count }

    /// What a closure does that is handed to what runs it before it returns, but for what was noted where it is written.
    private func eventsAtOnce(of code: FurtherCode.Code) -> [FlowEvent] {
        further.eventsAtOnce(of: code).filter { event in
            !noted.contains(Noted(function: code.function.id, range: event.range))
        }
    }

    private mutating func note(_ moment: LaunchMoment) {
        noted.insert(Noted(function: moment.function.id, range: moment.event.range))
        if isPossible {
            possiblyBehindShow.append(moment)
        } else {
            behindShow.append(moment)
        }
    }

    private func added(by event: FlowEvent) -> State {
        if facts.shows(event) { return .isVisible }
        guard case .write(let receiver, "rootViewController", _, _) = event.kind,
            facts.window.isPossible(receiver)
        else { return [] }
        return .hasRoot
    }
}

/// Something that a function does while the app starts.
package struct LaunchMoment {
    /// The function.
    package let function: FlowFunction
    /// What happens.
    package let event: FlowEvent
    /// The statement of the launch that leads there, by its first token; nil for what the first views do.
    package var statement: MakingPlace?
    /// The statement that leads there in the function that shows the window; nil for what the first views do.
    package var behindShow: MakingPlace?
    /// Whether it works on an object that the launch made and gave to nobody.
    package var isOwn = false
    /// Whether the window is shown within it, in a closure that it runs.
    package var isAroundShow = false
    /// The method of a view that leads there, which UIKit or SwiftUI calls; nil for what the launch does.
    package var entry: FlowFunction?

    /// Something that a function does; nothing more is known where nothing is said.
    package init(
        function: FlowFunction, event: FlowEvent, statement: MakingPlace? = nil,
        behindShow: MakingPlace? = nil, isOwn: Bool = false, isAroundShow: Bool = false,
        entry: FlowFunction? = nil
    ) {
        self.entry = entry
        self.function = function
        self.event = event
        self.statement = statement
        self.behindShow = behindShow
        self.isOwn = isOwn
        self.isAroundShow = isAroundShow
    }
}

extension TokenRange {
    /// Whether another one lies in it, and is not all of it.
    fileprivate func encloses(_ other: TokenRange) -> Bool {
        lowerBound <= other.lowerBound && upperBound >= other.upperBound && count > other.count
    }
}
