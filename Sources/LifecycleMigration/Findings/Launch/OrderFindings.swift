import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says what the launch does in another order after the migration: code after the showing of the window ran after the first view
/// was loaded, and now runs before, where both use the same thing.
struct OrderFindings {
    let launch: LaunchFacts
    let order: LaunchOrder
    private let objects: ObjectsOfLaunch
    private let further: FurtherCode
    /// The first values of variables that the first views use: whoever comes first has them made, and before that use.
    private let made: Set<FlowFunction.ID>

    /// The findings for an app with what it does behind the showing of its window.
    init(of launch: LaunchFacts, order: LaunchOrder) {
        self.launch = launch
        self.order = order
        further = FurtherCode(launch.flow, launch.timeline)
        objects = ObjectsOfLaunch(launch.flow, behindShow: order.behindShow)
        made = Set(
            order.ofFirstViews.map(\.function).filter {
                $0.id.part == .initialValue && ($0.isStatic || $0.owner == nil)
            }.map(\.id))
    }

    /// A finding for each place, in the order of the launch.
    func findings() -> [Finding] {
        let loaded = LoadedViews(launch, order)
        let views = order.ofFirstViews.filter { !loaded.load($0) }
        let late = LateControllers(launch, order)
        let usesOfAll = uses(of: views)
        let usesBeforeLate =
            late.areNone ? usesOfAll : uses(of: views.filter { !late.own($0.function) })
        let shown = shownTypes
        let unread = UnreadLoading(launch)
        let objectiveC = ObjectiveCOrder(
            launch, order, views: views, effects: { self.effects(of: $0) }, method: method)
        let scopes = ShowingScopes(launch, views: views)
        let outlets = LateOutlets(launch, order)
        let firstShown = views.first { $0.function.owner.map(shown.contains) ?? false }
        var tabs: [String] = []
        let makers = MakersOfClasses(in: launch)
        var moved = MovedUses()
        var told: Set<Told> = []
        let areLoaded = views.contains { loaded.load($0, before: .max) }
        // What views use beside what a line of the launch has them do as it loads one.
        var behindLoad: [Bool: FirstViewUses] = [:]
        let others = order.behindShow.enumerated().compactMap { index, moment -> Finding? in
            let isLate = late.mayBeShown(at: index)
            let isLoaded = areLoaded && loaded.isBehindLoad(index)
            if isLoaded, behindLoad[isLate] == nil {
                let rest = views.filter { !loaded.load($0, before: index) }
                behindLoad[isLate] = uses(
                    of: isLate ? rest : rest.filter { !late.own($0.function) })
            }
            let known =
                isLoaded ? behindLoad[isLate] ?? usesOfAll : isLate ? usesOfAll : usesBeforeLate
            if let first = views.first, replacesRoot(moment) {
                return said(lost(at: moment, first), at: moment)
            }
            tabs += controllers(madeAt: moment)
            if covers(moment), makers.mayHaveMade(moment.function.owner) {
                // A tab may be shown from the moment in which it is made.
                let made = isChoice(moment) ? tabs : []
                let first = made.lazy.compactMap { tab in
                    views.first { $0.function.owner == tab }
                }.first
                if let first = first ?? firstShown {
                    return said(covered(at: moment, first), at: moment)
                }
            }
            if let first = views.first, moment.runsLoop {
                return said(
                    .behindRunLoop(of: method(of: first), at: place(of: moment)), at: moment)
            }
            if let finding = outlets.finding(of: moment, at: index) { return finding }
            if let use = known.first(dependingOn: moment, objects) {
                moved.add(MovedUses.Use(moment: moment, view: known[use.view], name: use.name))
                return nil
            }
            if let type = known.silentController(askedBy: moment), shown.contains(type) {
                return said(
                    seen(
                        at: moment,
                        "this asks for the view of '\(type)', which was loaded as the window was shown, and is loaded after this now"
                    ), at: moment)
            }
            if let use = scopes.first(within: moment) {
                moved.add(
                    MovedUses.Use(
                        moment: moment, view: views[use.view], name: use.name, opaque: .around))
                return nil
            }
            if let message = scopes.message(of: moment) {
                return said(seen(at: moment, message), at: moment)
            }
            let own = isMadeByViews(moment) ? .none : effects(of: moment)
            if let message = unread.message(of: moment, own) {
                return said(seen(at: moment, message), at: moment)
            }
            if let message = objectiveC.message(of: moment, own) {
                return said(seen(at: moment, message), at: moment)
            }
            let isOpaque = known.kept.isOpaque(moment)
            guard isOpaque || !own.reads.isEmpty || !own.writes.isEmpty else { return nil }
            if isOpaque, let use = known.variables.firstShared {
                moved.add(
                    MovedUses.Use(
                        moment: moment, view: known[use.view], name: use.name, opaque: .launch))
            } else if let use = known.variables.first(dependingOn: own),
                !objects.isOlder(moment) || !isEvaluated(known[use.view].function)
            {
                moved.add(MovedUses.Use(moment: moment, view: known[use.view], name: use.name))
            } else if let view = known.kept.firstOpaque,
                let name = own.reads.union(own.writes).filter(launch.flow.program.isShared)
                    .compactMap(\.appName).min()
            {
                moved.add(
                    MovedUses.Use(moment: moment, view: known[view], name: name, opaque: .view))
            }
            return nil
        }
        return
            (others + moved.groups.map(finding) + possible(views)
            + LocalsOfShowing(launch, order, views: views).findings(
                method: method, entry: methodOfView)
            + QueuedOrder(launch, order) { self.effects(of: $0) }.findings(method: method)
            + NextTurnUses(launch, order) { self.effects(of: $0) }.findings(method: method)
            + LayoutReads(launch, order, late) { self.effects(of: $0) }.findings(method: method)
            + LateDelegates(launch, order).findings())
            .firstAtEachPlace()
            + tooMuch

        /// What one statement of the launch leads to is said once.
        func said(_ finding: Finding, at moment: LaunchMoment) -> Finding? {
            told.insert(Told(statement: moment.statement, message: finding.message)).inserted
                ? finding : nil
        }
    }

    /// What is said of a statement of the launch.
    private struct Told: Hashable {
        let statement: MakingPlace?
        let message: String
    }

    /// What views use that the launch may use, too.
    private func uses(of views: [LaunchMoment]) -> FirstViewUses {
        FirstViewUses(
            of: views, in: launch, order, objects, effects: { self.effects(of: $0) },
            isShared: launch.flow.program.isShared)
    }

    /// A launch of which only the beginning was compared.
    private var tooMuch: [Finding] {
        guard !order.isComplete, order.isShown || !order.behindShow.isEmpty else { return [] }
        return [
            Finding(
                .launchOrder, .warning, .manual,
                at: launch.startMethods.first.map {
                    launch.context.place($0.file, $0.declaration.keyword)
                },
                "analysis limit reached: only the first \(LaunchOrder.most) things that the launch and the first views do were compared",
                remedy: "check what the launch does once its window is shown")
        ]
    }

    /// Whether another root takes the place of the one that is shown.
    private func replacesRoot(_ moment: LaunchMoment) -> Bool {
        guard case .write(let receiver, "rootViewController", _, _) = moment.event.kind else {
            return false
        }
        return launch.window.isPossible(receiver)
    }

    /// What looks for the first view, or hears of its showing.
    private func seen(at moment: LaunchMoment, _ message: String) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place(of: moment), message,
            remedy: "do this when the first view has appeared")
    }

    /// The view of the first root was loaded when it was shown, and is not any more.
    private func lost(at moment: LaunchMoment, _ first: LaunchMoment) -> Finding {
        Finding(
            .launchOrder, .warning, .manual,
            at: place(of: moment),
            "the root that is shown is replaced here, which now happens before '\(method(of: first))' would run",
            remedy: "set only the last root, or load the first one's view with `loadViewIfNeeded()`"
        )
    }

    /// The classes, with those that they inherit from, of a view controller of the app's own that something makes.
    private func controllers(madeAt moment: LaunchMoment) -> [String] {
        guard case .call(let call) = moment.event.kind, case .making(let type, _) = call.target
        else { return [] }
        return ([type] + launch.flow.program.supertypes(of: type)).filter(isShown)
    }

    /// Whether a type of the app's own is of what a container shows, and not of the container itself.
    private func isShown(_ name: String) -> Bool {
        let program = launch.flow.program
        let types = Set(program.supertypes(of: name))
        return program.type(name)?.isDeclared == true
            && !types.isDisjoint(with: ["UIViewController", "View"])
            && types.isDisjoint(with: RootPreferences.containers)
    }

    /// The classes, with those that they inherit from, of what is made in front of the showing of the window.
    ///
    /// What a first view makes is shown with it: its class counts where the view's own does.
    private var shownTypes: Set<String> {
        let behind = Set(
            order.behindShow.map {
                EventSpot($0.function, $0.event)
            })
        let ofViews = Set(order.ofFirstViews.map(\.function.id))
        var pending = launch.shownByStoryboard
        var madeByViews: [String: [String]] = [:]
        var values: Set<FlowFunction.ID> = []
        for function in launch.timeline.early {
            let events = launch.flow.trace(of: function).events.filter {
                !$0.runsLater && !behind.contains(EventSpot(function, $0))
            }
            for event in events.flatMap({ launch.flow.withValues($0, knowing: &values) }) {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target
                else { continue }
                if ofViews.contains(function.id), let owner = function.owner {
                    madeByViews[owner, default: []].append(type)
                } else {
                    pending.append(type)
                }
            }
        }
        var types: Set<String> = []
        while let type = pending.popLast() {
            guard types.insert(type).inserted else { continue }
            pending += launch.flow.program.supertypes(of: type) + (madeByViews[type] ?? [])
        }
        return types.filter(isShown)
    }

    /// A container loads the view of what it shows when it is shown itself: the first one's, or the one's that is put in
    /// front of it before that.
    private func covered(at moment: LaunchMoment, _ first: LaunchMoment) -> Finding {
        let isTab = isChoice(moment)
        return Finding(
            .launchOrder, .warning, .manual,
            at: place(of: moment),
            "the container shows something else here, now before it is shown itself, so that '\(method(of: first))' may run only when the user \(isTab ? "chooses its tab" : "goes back")",
            remedy:
                "load the first one's view with `loadViewIfNeeded()` before this, if it must run"
        )
    }

    private func method(of moment: LaunchMoment) -> String { name(of: moment.function) }

    /// The method that UIKit calls of a view, and from where something that it does is reached.
    private func methodOfView(leadingTo moment: LaunchMoment) -> String {
        name(of: moment.entry ?? moment.function)
    }

    private func name(of function: FlowFunction) -> String {
        let own = function.located.declaration.name
        let name = own.isEmpty ? function.id.property : own
        return [function.owner, name].compactMap { $0 }.joined(separator: ".")
    }

    /// Whether SwiftUI runs a function, which it does once the launch has ended, wherever the view was made.
    private func isEvaluated(_ function: FlowFunction) -> Bool {
        function.owner.map {
            launch.flow.program.supertypes(of: $0).contains(where: ViewClosures.isEvaluated)
        } ?? false
    }

    /// What an event itself does to variables of the app; what it calls has events of its own.
    func effects(of moment: LaunchMoment) -> FlowEffects {
        // No view has an object that the launch keeps to itself.
        if moment.isOwn || launch.flow.setsWhatIsThere(moment) { return .none }
        let effects = launch.effects
        return switch moment.event.kind {
        case .call:
            FlowEffects(
                writes: Set(further.variablesGiven(by: moment.event, in: moment.function)))
        case .read, .write, .change, .global:
            objects.isOlder(moment)
                ? effects.effectsOnOthers(of: moment.event, in: moment.function)
                : effects.effects(of: [moment.event], in: moment.function) { _ in false }
        default: .none
        }
    }

    /// Whether something of the launch happens as a variable is made that the first views use, too, or only uses such a constant.
    private func isMadeByViews(_ moment: LaunchMoment) -> Bool {
        if made.contains(moment.function.id) { return true }
        switch moment.event.kind {
        case .read, .global(_, isWritten: false, _): break
        default: return false
        }
        let values = moment.event.runs(in: launch.flow.program)
        return !values.isEmpty
            && values.allSatisfy { value in
                let tokens = value.located.file.outline.tokens.tokens
                return made.contains(value.id)
                    && tokens[value.located.declaration.keyword].kind == .keyword(.let)
            }
    }

    /// What is said of the uses that one statement of the launch leads to, at that statement.
    func finding(of uses: [MovedUses.Use]) -> Finding {
        let first = uses[0]
        let places = uses.map { place(of: $0.moment) }
        let statement = first.moment.behindShow.map {
            launch.context.library.place($0.path, token: $0.token)
        }
        let isStatement = { (place: Place) in
            place.path == statement?.path && place.position.line == statement?.position.line
        }
        let isOwn = statement == nil || isStatement(places[0])
        let isFirst = { (place: Place) in
            statement == nil && place.path == places[0].path
                && place.position.line == places[0].position.line
        }
        var names = uses.map(\.name)
        names.removeAll { $0 == first.name }
        let inner = isOwn ? "" : " did in '\(method(of: first.moment))'"
        let isOneFunction = first.view.function == first.moment.function
        let view = isOneFunction ? methodOfView(leadingTo: first.view) : method(of: first.view)
        let words =
            switch first.opaque {
            case nil:
                "'\(view)' used \(KeptThing.said(first.name)) before this line\(inner); now it does so after it"
            case .launch:
                "this may set \(KeptThing.said(first.name)) (its code can't be followed): '\(view)' used to run before this line, and now runs after it"
            case .view:
                "'\(view)' may use \(KeptThing.said(first.name)) (its code can't be followed): it used to run before this line\(inner), and now runs after it"
            case .around:
                "'\(view)' ran within this, which sets \(KeptThing.said(first.name)) for the time being, and now runs afterwards"
            }
        return Finding(
            .launchOrder, .warning, .manual, at: isOwn ? places[0] : statement,
            words + Self.more(names)
                + (first.isPossible ? Self.condition : ""),
            remedy:
                "load the root's view before this with `loadViewIfNeeded()`, or do this when it has appeared",
            also: Self.oneOnEachLine(places.filter { !isStatement($0) && !isFirst($0) }))
    }

    private static func oneOnEachLine(_ places: [Place]) -> [Place] {
        var lines: Set<String> = []
        return places.sorted().filter { lines.insert("\($0.path):\($0.position.line)").inserted }
    }

    private func place(of moment: LaunchMoment) -> Place {
        launch.context.place(moment.function.located.file, moment.event.range.lowerBound)
    }

    /// Further names that the same goes for, the first of them by name.
    private static func more(_ names: [String]) -> String {
        let names = Set(names).sorted().map(KeptThing.said)
        guard !names.isEmpty else { return "" }
        let more = names.count - 2
        let list: [String] = names.prefix(2) + (more > 0 ? ["\(more) more"] : [])
        return "; the same goes for \(list.listed)"
    }
}
