import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Walks through the start of an app in the order in which UIKit and SwiftUI call it, and notes what happens.
///
/// Each function is entered once; when it is called again, the call alone is noted, with all that it does.
package struct LaunchWalk {
    private let program: LaunchProgram
    private let rules: TraceRules
    /// What happens, in order.
    package private(set) var events: [TraceEvent] = []
    /// Whether more happens than is noted.
    package private(set) var isTooLong = false
    private var phase = LaunchPhase.delegateMade
    private var entered: Set<FlowFunction.ID> = []
    private var silent: Set<FlowFunction.ID> = []
    private var viewTypes: Set<String> = []
    /// The conditions around the calls that lead to the function that is walked through.
    private var conditions: [String] = []
    /// For each function that is walked through, whether it may have been left before.
    private var exits: [Bool] = []
    /// For each of them, the views of other modules that it makes.
    private var foreignViews: [HostedViewCalls] = []
    /// The event in which UIKit sets the root of a storyboard, until the app asks for it.
    private var loadedRoot: Int?
    /// Whether the root of the main storyboard is there, and nobody asked for it yet.
    private var waitsForRoot = false
    /// The event in which UIKit sets a root that the app replaces before anybody sees it.
    private(set) var unseenRoot: Int?

    /// More events are not noted.
    package static let most = 100_000
    /// Calls in calls deeper than this are not followed.
    private static let deepest = 60

    /// Walks through an app; `storyboardRoot` is the class of the storyboard's first view controller.
    package init(_ rules: TraceRules, loadsStoryboard: Bool, storyboardRoot: String?) {
        program = rules.program
        self.rules = rules
        viewTypes.formUnion([storyboardRoot].compactMap { $0 })
        if let delegate = program.delegate { make(delegate, .delegateMade) }
        // The main storyboard is loaded before this is called (Apple's page of the method); what does not ask for its root does
        // not notice.
        waitsForRoot = loadsStoryboard && program.sceneDelegate == nil
        if let delegate = program.delegate {
            call(["application(_:willFinishLaunchingWithOptions:)"], of: delegate, .beforeLaunch)
        }
        loadWaitingRoot()
        if let delegate = program.delegate {
            // UIKit calls the first of them that is there.
            if let method = Self.launchMethods.first(where: { !delegate.methods($0).isEmpty }) {
                call([method], of: delegate, .launch)
            }
            call(
                ["application(_:configurationForConnecting:options:)"], of: delegate, .connection)
        }
        if let scene = program.sceneDelegate {
            make(scene, .connection)
            if loadsStoryboard { loadRoot() }
            call(["scene(_:willConnectTo:options:)"], of: scene, .connection)
        }
        if let scene = program.addedSceneDelegate {
            call(["scene(_:willConnectTo:options:)"], of: scene, .connection)
        }
        readContent()
        showFirstViews()
    }

    // MARK: What the frameworks do

    /// What UIKit calls of the application's delegate when it launches.
    package static let launchMethods = [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// A delegate gets its initial values, then its initializer runs.
    private mutating func make(_ owner: DelegateClass, _ phase: LaunchPhase) {
        self.phase = phase
        let stored = owner.members.filter {
            $0.declaration.kind == .variable && !$0.declaration.isStatic && !$0.declaration.isLazy
        }.flatMap { FlowFunction.all(of: $0, owner: owner.name) }
        for function in stored where function.id.part == .initialValue { walk(function, []) }
        for member in owner.members where member.declaration.kind == .initializer {
            FlowFunction(member, owner: owner.name).map { walk($0, []) }
        }
    }

    private mutating func call(
        _ selectors: [String], of owner: DelegateClass, _ phase: LaunchPhase
    ) {
        self.phase = phase
        for method in selectors.flatMap({ owner.methods($0) }) {
            FlowFunction(method, owner: owner.name).map { walk($0, []) }
        }
    }

    /// The root of the main storyboard, at its first use or when the launch begins.
    private mutating func loadWaitingRoot() {
        guard waitsForRoot else { return }
        waitsForRoot = false
        loadRoot()
    }

    /// UIKit loads the root of a storyboard.
    private mutating func loadRoot() {
        guard !rules.rootMembers.isEmpty else { return }
        loadedRoot = events.count
        noteRoot([])
    }

    /// SwiftUI evaluates the scene's content.
    private mutating func readContent() {
        phase = .connection
        for type in program.content {
            let functions = LaunchProgram.functions(of: type).filter { function in
                let name = function.located.declaration.name
                return function.id.part == .initialValue || Self.evaluated.contains(name)
                    || Self.evaluated.contains(function.id.property)
            }
            // What makes a view controller by itself is code of the app's; else it only asks for one.
            let makes = !type.declaration.members.contains {
                $0.declaredNames.contains("makeRootViewController")
            }
            for function in functions {
                let isCode = makes && function.located.declaration.name == "makeUIViewController"
                walk(
                    function, [], isContent: function.id.part != .initialValue && !isCode)
            }
        }
    }

    /// What SwiftUI evaluates to show content.
    private static let evaluated: Set<String> = ["body", "makeUIViewController"]

    private mutating func showFirstViews() {
        phase = .firstView
        let known = program.analysis.program
        for type in viewTypes.sorted()
        where known.supertypes(of: type).contains(where: {
            $0 == "UIViewController" || $0 == "UIView"
        }) {
            for member in known.membersOfFirstAppearance(type) {
                for function in FlowFunction.all(of: member) { walk(function, []) }
            }
        }
    }

    // MARK: Functions

    private mutating func walk(
        _ function: FlowFunction, _ sites: [TraceSite], isContent: Bool = false
    ) {
        guard events.count < Self.most, sites.count < Self.deepest else {
            isTooLong = isTooLong || events.count >= Self.most
            return
        }
        guard entered.insert(function.id).inserted else { return }
        let count = events.count
        let trace = program.analysis.trace(of: function)
        let text = NormalText(in: function, trace, rules)
        let marks = isContent ? nil : BranchMarks(of: function, text)
        let effects = program.effects.effectsOfEach(of: function)
        let handlers = handlers(in: trace, isContent: isContent)
        exits.append(false)
        foreignViews.append(
            isContent
                ? HostedViewCalls(inContent: trace)
                : HostedViewCalls(
                    in: function, trace, of: program.analysis.program, isHosting: rules.isHosting,
                    writesView: writesRootView))
        defer {
            exits.removeLast()
            foreignViews.removeLast()
        }
        // When the first scene connects, there is no window yet.
        let isOfScene = program.isOfAddedScene(function)
        let busy = isContent ? [] : busyClosures(in: trace, effects, text)
        var next = 0
        for (event, effects) in zip(trace.events, effects) {
            if delivers(event, in: function) { continue }
            next = note(marks, from: next, upTo: event.range.lowerBound, in: function, sites)
            guard handlers.isDisjoint(with: event.closures),
                isOfScene || marks?.isDead(event.range.lowerBound) != true,
                !isIdle(event, besides: busy)
            else { continue }
            note(
                event, effects, in: function, text, marks,
                sites + [TraceSite(file: function.located.file, statement: event.statement)],
                isContent: isContent)
        }
        _ = note(marks, from: next, upTo: Int.max, in: function, sites)
        if setsRoot(function) { noteRoot([]) }
        if events.count == count { silent.insert(function.id) }
    }

    /// Notes what a framework does once the window that it gave its root is shown.
    private mutating func noteRest(
        of event: FlowEvent, _ text: NormalText, _ marks: BranchMarks?, _ sites: [TraceSite]
    ) {
        guard case .call(let call) = event.kind,
            let row = FrameworkRoot.row(of: call, in: text.file, program.analysis.program)
        else { return }
        let receiver = text.text(event.range).dropLast(".\(row.method)()".count)
        for step in row.afterwards {
            append(receiver + step, .none, event, marks, sites, true)
        }
    }

    /// Whether the value of the property that holds the root is made.
    private func setsRoot(_ function: FlowFunction) -> Bool {
        function.id.part == .initialValue && rules.rootMembers.contains(function.id.property)
            && function.located.declaration.isLazy
            && !(program.analysis.type(
                ofVariable: function.id.property, function.located, owner: function.owner
            ).name.map(program.isCreated) ?? false)
    }

    /// What views hand to modifiers whose names start with `on` runs when something happens.
    private func handlers(in trace: FlowTrace, isContent: Bool) -> Set<ClosureID> {
        trace.events.reduce(into: []) { result, event in
            guard case .call(let call) = event.kind, call.name.hasPrefix("on"),
                isContent || call.receiver.map(isView) ?? false
            else { return }
            for argument in call.arguments { result.formUnion(argument.value.closures) }
        }
    }

    private func isView(_ value: FlowValue) -> Bool {
        guard let type = value.type.name else { return false }
        return program.analysis.program.supertypes(of: type).contains("View")
    }

    /// The closures that do something of the app's own.
    private func busyClosures(
        in trace: FlowTrace, _ effects: [FlowEffects], _ text: NormalText
    ) -> Set<ClosureID> {
        zip(trace.events, effects).reduce(into: []) { busy, item in
            let (event, effects) = item
            guard !event.closures.isEmpty else { return }
            if case .none = rules.meaning(of: event, effects, isContent: false, text) { return }
            busy.formUnion(event.closures)
        }
    }

    /// Whether a call does nothing but run closures that do nothing.
    private func isIdle(_ event: FlowEvent, besides busy: Set<ClosureID>) -> Bool {
        guard case .call(let call) = event.kind,
            ClosureRunners.contains(call.name, on: call.receiver?.type)
        else { return false }
        let closures = call.arguments.flatMap(\.value.closures)
        return !closures.isEmpty && busy.isDisjoint(with: closures)
    }

    /// Notes the conditions in front of a token.
    private mutating func note(
        _ marks: BranchMarks?, from start: Int, upTo token: Int, in function: FlowFunction,
        _ sites: [TraceSite]
    ) -> Int {
        guard let marks else { return start }
        var index = start
        while index < marks.marks.count, marks.marks[index].token <= token {
            let mark = marks.marks[index]
            let path = self.path(to: mark.token, marks)
            if mark.isGuard { exits[exits.count - 1] = true }
            events.append(
                TraceEvent(
                    label: path.isEmpty ? mark.label : "\(mark.label) ⟨\(path)⟩", effects: .none,
                    phase: phase,
                    sites: sites + [
                        TraceSite(file: function.located.file, statement: mark.statement)
                    ], isFrame: !mark.isGuard))
            index += 1
        }
        return index
    }

    private mutating func note(
        _ event: FlowEvent, _ effects: FlowEffects, in function: FlowFunction,
        _ text: NormalText, _ marks: BranchMarks?, _ sites: [TraceSite], isContent: Bool
    ) {
        let runsLater = event.runsLater && !(isContent && isStructure(event, of: function))
        let callees = runsLater ? [] : self.callees(of: event)
        let meaning = meaning(of: event, effects, text, isContent: isContent)
        if rules.asksForRoot(event) {
            if !runsLater { loadWaitingRoot() }
            loadedRoot = nil
        }
        guard case .own(let own) = meaning else {
            if case .setsRoot = meaning {
                if runsLater {
                    append(TraceRules.rootLabel, .none, event, marks, sites, runsLater)
                } else {
                    loadWaitingRoot()
                    let path = self.path(to: event.range.lowerBound, marks)
                    if path.isEmpty { replaceLoadedRoot() }
                    noteRoot(sites, label(of: event, text), path)
                    noteRest(of: event, text, marks, sites)
                }
            }
            if callees.contains(where: isLaunchMethod)
                && callees.allSatisfy({ entered.contains($0.id) })
            {
                // The launch runs once more.
                append(label(of: event, text), .unknown, event, marks, sites, runsLater)
            }
            walk(callees, under: marks?.path(to: event.range.lowerBound) ?? "", sites)
            return
        }
        let again = callees.filter { entered.contains($0.id) }
        // What is made for a variable's first use has events of its own.
        let isOfVariable =
            Self.isRead(event) && !callees.isEmpty
            && callees.allSatisfy { $0.id.part == .initialValue }
        var all =
            isOfVariable
            ? program.effects(ofReading: event, in: function)
            : again.reduce(into: own) { $0.add(program.effects.effects(of: $1)) }
        if all == .none { all = self.effects(onFreshObjectOf: event, in: function, text) }
        let count = events.count
        append(label(of: event, text), runsLater ? .none : all, event, marks, sites, runsLater)
        if case .call(let call) = event.kind, case .making(let type, _) = call.target, !runsLater {
            viewTypes.insert(type)
        }
        // What a call of the app's own code does is noted where it is done for the first time.
        events[count].isFrame = isCall(event) && again.isEmpty && !runsLater
        if isCall(event) { events[count].callees = callees.map(Self.name(of:)) }
        if viewMade(by: event) == nil {
            walk(callees, under: marks?.path(to: event.range.lowerBound) ?? "", sites)
        } else {
            walkView(callees, sites)
        }
        if events.count == count + 1, isCall(event), !callees.isEmpty,
            callees.allSatisfy({ silent.contains($0.id) })
        {
            events.removeLast()
        }
    }

    /// A root that UIKit loads and that every launch replaces before it is asked for is seen by nobody.
    private mutating func replaceLoadedRoot() {
        guard !exits.contains(true), let index = loadedRoot else { return }
        unseenRoot = index
        loadedRoot = nil
    }

    private mutating func noteRoot(
        _ sites: [TraceSite], _ root: String? = nil, _ path: String = ""
    ) {
        events.append(
            TraceEvent(
                label: TraceRules.rootLabel + (path.isEmpty ? "" : " ⟨\(path)⟩"),
                effects: TraceRules.root, phase: phase, sites: sites, root: root))
    }

    private mutating func append(
        _ label: String, _ effects: FlowEffects, _ event: FlowEvent, _ marks: BranchMarks?,
        _ sites: [TraceSite], _ runsLater: Bool
    ) {
        // A view is made again when it is needed, and where it is shown: what decides on that is noted by itself.
        let view = viewMade(by: event)
        let path = view == nil ? self.path(to: event.range.lowerBound, marks) : ""
        let when = runsLater && view == nil ? "later: " : ""
        var effects = effects
        if !runsLater, label.contains(NormalText.root) {
            effects.reads.formUnion(TraceRules.root.writes)
        }
        events.append(
            TraceEvent(
                label: when + label + (path.isEmpty ? "" : " ⟨\(path)⟩"), effects: effects,
                phase: phase, sites: sites, isRead: view != nil || Self.isRead(event)))
    }

    private static func isRead(_ event: FlowEvent) -> Bool {
        switch event.kind {
        case .read, .global(_, isWritten: false, _): true
        default: false
        }
    }

    /// The conditions around a token, and around the calls that lead to its function.
    private func path(to token: Int, _ marks: BranchMarks?) -> String {
        (conditions + [marks?.path(to: token) ?? ""]).filter { !$0.isEmpty }
            .joined(separator: " ∧ ")
    }

    private mutating func walk(
        _ callees: [FlowFunction], under condition: String, _ sites: [TraceSite]
    ) {
        if !condition.isEmpty { conditions.append(condition) }
        for callee in callees { walk(callee, sites) }
        if !condition.isEmpty { conditions.removeLast() }
    }

    /// What making a view does, whatever decides on that.
    private mutating func walkView(_ callees: [FlowFunction], _ sites: [TraceSite]) {
        let kept = conditions
        conditions = []
        walk(callees, under: "", sites)
        conditions = kept
    }

    /// The name of a function on either side of a plan.
    private static func name(of function: FlowFunction) -> String {
        "\(function.owner ?? "").\(function.located.declaration.selectorName)"
    }

    private func isLaunchMethod(_ function: FlowFunction) -> Bool {
        function.owner == program.delegate?.name
            && Self.launchMethods.contains(function.located.declaration.selectorName)
    }

    /// Whether a scene's delegate that the plan wrote passes on what UIKit told the application's delegate by itself.
    private func delivers(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard program.written.contains(function.located.file.path),
            case .call(let call) = event.kind, let delegate = program.delegate
        else { return false }
        // What is awaited is passed on in there, and what the delegate gives back is restored.
        guard case .functions(let callees) = call.target else {
            return ["Task", "restoreUserActivityState"].contains(call.name)
        }
        return callees.allSatisfy { callee in
            guard callee.owner == delegate.name,
                let callback = ApplicationCallback.callback(of: callee.located, in: delegate)
            else { return false }
            switch callback.fate {
            case .event, .state: return true
            default: return false
            }
        }
    }

    private static func isElementwise(_ call: FlowCall) -> Bool {
        if case .elementwise = call.target { true } else { false }
    }

    private func isCall(_ event: FlowEvent) -> Bool {
        if case .call(let call) = event.kind, case .functions = call.target { true } else { false }
    }

    private func callees(of event: FlowEvent) -> [FlowFunction] {
        event.runs(in: program.analysis.program).filter {
            !program.created.contains($0.located.file.path) && !rules.isOfPlan($0)
        }
    }

    private func label(of event: FlowEvent, _ text: NormalText) -> String {
        if let view = viewMade(by: event) { return "the view \(view)" }
        let own = text.text(event.range)
        if case .change = event.kind { return "change \(own)" }
        if case .write(let receiver, _, _, let value) = event.kind,
            rules.isWindowOrContainer(value), rules.isLent(to: receiver)
        {
            return lendingLabel(own)
        }
        return Self.isRead(event) ? "read \(own)" : own
    }

    /// Whether SwiftUI runs the closures around an event of content to know what the app is made of.
    private func isStructure(_ event: FlowEvent, of function: FlowFunction) -> Bool {
        let built = program.analysis.trace(of: function).events.reduce(into: Set<ClosureID>()) {
            found, event in
            guard case .call(let call) = event.kind,
                Self.builders.contains(call.name) || makesCreated(call) || Self.isElementwise(call)
            else { return }
            found.formUnion(call.arguments.flatMap(\.value.closures))
        }
        return event.closures.allSatisfy(built.contains)
    }

    private func makesCreated(_ call: FlowCall) -> Bool {
        guard case .making(let type, _) = call.target else { return false }
        return program.isCreated(type)
    }

    /// What a plan writes around content.
    private static let builders: Set<String> = [
        "WindowGroup", "Window", "Settings", "Group", "TabView", "MenuBarExtra", "commands",
    ]

    /// The SwiftUI view that an event makes: a value, which may get what it is made of by another name.
    private func viewMade(by event: FlowEvent) -> String? {
        guard case .call(let call) = event.kind, case .making(let type, _) = call.target,
            program.analysis.program.supertypes(of: type).contains("View")
        else { return foreignView(by: event) }
        return type
    }

    private func meaning(
        of event: FlowEvent, _ effects: FlowEffects, _ text: NormalText, isContent: Bool
    ) -> TraceRules.Meaning {
        if foreignView(by: event) != nil { return .own(.none) }
        if foreignViews.last?.isModifier(event) ?? false { return .none }
        return rules.meaning(of: event, effects, isContent: isContent, text)
    }

    /// Whether what an event writes is a root that is no view controller.
    private func writesRootView(_ event: FlowEvent) -> Bool {
        guard case .write(let receiver, let member, _, _) = event.kind,
            rules.rootMembers.contains(member), let owner = receiver.type.name,
            let located = program.analysis.program.members(member, of: owner).first?.located,
            let type = program.analysis.type(ofVariable: member, located, owner: owner).name
        else { return false }
        return !program.analysis.program.supertypes(of: type).contains("UIViewController")
    }

    private func foreignView(by event: FlowEvent) -> String? {
        guard case .call(let call) = event.kind,
            let name = foreignViews.last?.names[call.token],
            !rules.isFramework(name), !Self.builders.contains(name)
        else { return nil }
        return name
    }

    /// A property that is lent the window may be called otherwise where it is lent the container.
    private func lendingLabel(_ own: String) -> String {
        guard let equals = own.firstRange(of: " = ") else { return own }
        let target = own[..<equals.lowerBound]
        let owner = target.lastIndex(of: ".").map { target[...$0] } ?? ""
        return owner + "‹window›" + own[equals.lowerBound...]
    }

    /// What is done to an object that nobody else has yet is kept in order for that object alone.
    private func effects(
        onFreshObjectOf event: FlowEvent, in function: FlowFunction, _ text: NormalText
    ) -> FlowEffects {
        switch event.kind {
        // What an initializer gives its own object comes in front of all that others do to that.
        case .write(let receiver, _, _, _)
        where function.owner != nil && receiver.type.name == function.owner
            && function.located.declaration.kind == .initializer:
            return .none
        case .write, .call: break
        default: return .none
        }
        if case .call(let call) = event.kind {
            guard case .foreign = call.target, call.receiver != nil else { return .none }
        }
        let name = text.text(event.range).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return FlowEffects(writes: [.outside("object \(name)")])
    }
}
