import SwiftFlow
import SwiftOutline

/// Which functions of an app run in which phase of its start, through all calls.
///
/// A function that something unknown may call runs later, too.
package struct LaunchTimeline {
    private var phases: [FlowFunction.ID: Set<LaunchPhase>] = [:]
    /// The functions that run before the first window is there, in the order of their discovery.
    package private(set) var early: [FlowFunction] = []
    /// The closures that wait for being called, and are while the app starts, with the functions around them.
    package private(set) var earlyClosures: [(id: ClosureID, function: FlowFunction)] = []
    private var earlyClosureIDs: Set<ClosureID> = []
    /// Whether everything that they call was followed.
    package private(set) var isComplete = true
    private var earlyIDs: Set<FlowFunction.ID> = []
    private var callTokens: [String: Set<Int>] = [:] { didSet { named.answers = [:] } }
    private let named = NamedElsewhere()
    private var entries: [FlowFunction.ID: LaunchPhase] = [:]
    private let flow: AppFlow
    private let values: FunctionValues
    /// The calls of closures and functions that a variable or a list holds.
    private var valueCalls: [(FlowEvent, FlowFunction, LaunchPhase)] = []
    private var called = OverriddenCalls()

    /// Which names stand elsewhere, by what is asked; many functions may have one name.
    private final class NamedElsewhere {
        var answers: [String: Bool] = [:]
        /// By what code may have an object of a type.
        var ofTypes: [String: NamesOfType] = [:]
    }

    /// More functions are not followed; what they do is unknown then.
    package static let most = 20_000

    /// Follows the calls from the methods of the delegates that the system calls at the start; `storyboardRoot` is the
    /// class that a storyboard starts with.
    package init(
        of flow: AppFlow, delegate: DelegateClass, sceneDelegate: DelegateClass?,
        storyboardRoot: String? = nil
    ) {
        self.flow = flow
        values = FunctionValues(flow, early: [])
        var queue: [(FlowFunction, LaunchPhase)] = []
        func enter(_ member: LocatedDeclaration, _ owner: DelegateClass, _ phase: LaunchPhase) {
            for function in FlowFunction.all(of: member, owner: owner.name) {
                entries[function.id] = phase
                queue.append((function, phase))
            }
        }
        for owner in [delegate, sceneDelegate].compactMap({ $0 }) {
            let made: LaunchPhase = owner.name == delegate.name ? .delegateMade : .connection
            for member in owner.members where Self.isRunWithObject(member.declaration) {
                for function in FlowFunction.all(of: member, owner: owner.name)
                where function.id.part == .body || function.id.part == .initialValue {
                    entries[function.id] = made
                    queue.append((function, made))
                }
            }
            for (selector, phase) in LaunchPhase.selectors {
                let methods = owner.methods(selector)
                for method in methods { enter(method, owner, phase) }
                guard methods.isEmpty,
                    let old = OldSpellings(of: owner, in: flow.context).method(for: selector)
                else { continue }
                enter(old, owner, phase)
            }
        }
        follow(&queue)
        enterLaterCalls()
        enterFirstViews(storyboardRoot)
    }

    /// The timeline of code that has no part in the start as far as is known: all of it runs later.
    package init(ofLaterCode flow: AppFlow) {
        self.flow = flow
        values = FunctionValues(flow, early: [])
    }

    /// The code of the view controllers and views that the start of the app makes.
    private mutating func enterFirstViews(_ storyboardRoot: String?) {
        var types = Set([storyboardRoot].compactMap { $0 })
        for function in early {
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target
                else { continue }
                types.insert(type)
            }
        }
        var queue: [(FlowFunction, LaunchPhase)] = []
        for type in types.sorted()
        where !flow.program.supertypes(of: type).filter(Self.views.contains).isEmpty {
            let made = type == storyboardRoot ? flow.program.members("init", of: type) : []
            for member in flow.program.membersOfFirstAppearance(type) + made {
                queue += FlowFunction.all(of: member).map { ($0, .firstView) }
            }
        }
        follow(&queue)
    }

    private static let views: Set<String> = ["UIViewController", "UIView"]

    /// What the app calls when the start is over, be it once more.
    private mutating func enterLaterCalls() {
        for function in flow.analysis.allFunctions {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, case .functions(let targets) = call.target
                else { continue }
                guard !isEarly(function) || event.runsLater else { continue }
                for target in targets { phases[target.id, default: []].insert(.later) }
            }
        }
        if LaunchByProtocol(in: flow.context).isCalled {
            for (id, phase) in entries where phase == .launch {
                phases[id, default: []].insert(.later)
            }
        }
        enterRepeatedCalls()
    }

    /// What functions of the start call that something else calls once more: that runs with them again, too.
    private mutating func enterRepeatedCalls() {
        var queue = early.filter(isCalledLater)
        var seen = Set(queue.map(\.id))
        while let function = queue.popLast() {
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind, case .functions(let targets) = call.target
                else { continue }
                for target in targets {
                    phases[target.id, default: []].insert(.later)
                    if isEarly(target), seen.insert(target.id).inserted { queue.append(target) }
                }
            }
        }
    }

    /// Whether code or the system calls a function when the start is over.
    private func isCalledLater(_ function: FlowFunction) -> Bool {
        if phases[function.id]?.contains(.later) == true { return true }
        let declaration = function.located.declaration
        guard entries[function.id] == nil, function.id.part == .body, declaration.kind == .function
        else { return false }
        return declaration.attribute("objc") != nil || declaration.attribute("IBAction") != nil
            || isCalledElsewhere(function)
    }

    /// Whether a member is run while an object of its class is made.
    package static func isRunWithObject(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .initializer: true
        case .variable: !declaration.isStatic && !declaration.isLazy
        default: false
        }
    }

    private mutating func follow(_ queue: inout [(FlowFunction, LaunchPhase)]) {
        var index = 0
        var known = 0
        while true {
            while index < queue.count {
                let (function, phase) = queue[index]
                index += 1
                guard phases[function.id, default: []].insert(phase).inserted else { continue }
                if phase < .later, earlyIDs.insert(function.id).inserted {
                    early.append(function)
                    values.add(function)
                }
                guard early.count < Self.most else {
                    isComplete = false
                    return
                }
                let events = flow.trace(of: function).events.filter { !$0.runsLater }
                follow(events, of: function, phase, &queue)
            }
            guard earlyIDs.count > known else { return }
            known = earlyIDs.count
            followValues(&queue)
        }
    }

    private mutating func follow(
        _ events: [FlowEvent], of function: FlowFunction, _ phase: LaunchPhase,
        _ queue: inout [(FlowFunction, LaunchPhase)]
    ) {
        for event in events {
            if case .call(let call) = event.kind {
                callTokens[function.located.file.path, default: []].insert(call.token)
                if phase < .firstView, case .closures(let closures) = call.target {
                    for closure in closures.sorted() { enter(closure, phase, &queue) }
                }
            }
            let above = event.inherited(in: function, flow.program)
            for callee in event.runs(in: flow.program) + above {
                enter(callee, phase, &queue)
            }
            for callee in phase < .firstView ? flow.performed(by: event, in: function) : [] {
                enter(callee, phase, &queue)
            }
            if phase < .firstView { followValue(calledBy: event, in: function, phase, &queue) }
            guard phase < .later, case .call(let call) = event.kind,
                case .making(let type, _) = call.target
            else { continue }
            let ancestry = flow.program.ancestry(of: type)
            queue += called.overrides(by: type, ancestry, in: flow.program).map { ($0, phase) }
        }
    }

    private mutating func enter(
        _ callee: FlowFunction, _ phase: LaunchPhase,
        _ queue: inout [(FlowFunction, LaunchPhase)]
    ) {
        queue.append((callee, phase))
        guard phase < .later else { return }
        let overrides = called.overrides(of: callee, in: flow.program)
        queue += overrides.map { ($0, phase) }
    }

    /// What a call by a value runs: what the value holds, and what those give who fill it.
    private mutating func followValue(
        calledBy event: FlowEvent, in function: FlowFunction, _ phase: LaunchPhase,
        _ queue: inout [(FlowFunction, LaunchPhase)]
    ) {
        guard case .call(let call) = event.kind else { return }
        var isOfValue = false
        if case .unknown = call.target { isOfValue = call.name.isEmpty }
        for code in values.code(calledBy: event, in: function) {
            if let closure = code.closure {
                if isOfValue { enter(closure, phase, &queue) }
            } else {
                enter(code.function, phase, &queue)
            }
        }
        if isOfValue { valueCalls.append((event, function, phase)) }
    }

    /// Follows the calls by values once more, which functions may have filled that were not known as the call was followed.
    private mutating func followValues(_ queue: inout [(FlowFunction, LaunchPhase)]) {
        let calls = valueCalls
        valueCalls = []
        for (event, function, phase) in calls {
            followValue(calledBy: event, in: function, phase, &queue)
        }
    }

    /// A closure that was kept, and that the start of the app calls.
    private mutating func enter(
        _ closure: ClosureID, _ phase: LaunchPhase,
        _ queue: inout [(FlowFunction, LaunchPhase)]
    ) {
        guard !earlyClosureIDs.contains(closure),
            let function = flow.analysis.function(around: closure)
        else { return }
        // What runs when the closure does, and not still later.
        let events = flow.trace(of: function).events(ofLater: closure)
        guard !events.isEmpty else { return }
        earlyClosureIDs.insert(closure)
        earlyClosures.append((closure, function))
        follow(events, of: function, phase, &queue)
    }

    // MARK: Answers

    /// What runs where something happens: the functions that it names, and what takes their place in the classes of the objects
    /// that the start makes.
    package func runs(by event: FlowEvent, in function: FlowFunction) -> [FlowFunction] {
        var receiver: FlowValue?
        if case .call(let call) = event.kind { receiver = call.receiver }
        let named =
            event.runs(in: flow.program) + event.inherited(in: function, flow.program)
        let ids = Set(named.map(\.id))
        return named
            + named.flatMap { called.overrides(of: $0, on: receiver, in: flow.program) }
            .filter { !ids.contains($0.id) }
    }

    /// When a function may run.
    package func phases(of function: FlowFunction) -> Set<LaunchPhase> {
        var known = phases[function.id] ?? []
        if known.isEmpty || mayRunLater(function) { known.insert(.later) }
        return known
    }

    /// The functions that run until the app has launched, and never behind that.
    package var launchFunctions: [FlowFunction] {
        early.filter { phases(of: $0).allSatisfy { $0 < .connection } }
    }

    /// When something that a function does may happen.
    package func phases(of event: FlowEvent, in function: FlowFunction) -> Set<LaunchPhase> {
        event.runsLater ? [.later] : phases(of: function)
    }

    /// Whether the start of the app runs a function before the first view is shown.
    package func isEarly(_ function: FlowFunction) -> Bool {
        phases[function.id]?.contains { $0 < .firstView } ?? false
    }

    /// Whether the launch runs a function, or the first view of the app when it is shown.
    package func runsAtStart(_ function: FlowFunction) -> Bool {
        let phases = phases[function.id] ?? []
        return phases.contains { $0.isLaunch || $0 == .firstView }
    }

    /// Whether anything but the start of the app runs a function that the start runs: of the places that have its name, those
    /// that certainly mean another one do not count.
    package func runsAgain(_ function: FlowFunction) -> Bool {
        if phases[function.id]?.contains(where: { $0 >= .firstView }) ?? true { return true }
        guard mayRunLater(function) else { return false }
        let declaration = function.located.declaration
        guard function.id.part == .body, declaration.kind == .function, !declaration.isOverride,
            declaration.attribute("objc") == nil, declaration.attribute("IBAction") == nil
        else { return true }
        return isCalledElsewhere(function)
    }

    /// Whether a place beside the calls at the start names a function, and may mean it.
    private func isCalledElsewhere(_ function: FlowFunction) -> Bool {
        let name = function.located.declaration.name
        return flow.context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            let known = callTokens[file.path] ?? []
            let places = file.tokens(spelled: name).filter { token in
                tokens.tokens[token].kind == .identifier && !known.contains(token)
                    && !tokens.isDeclaredOrLabel(token)
            }
            // What is called there is followed only where something may be.
            guard !places.isEmpty else { return false }
            let calls = flow.calls(named: name, in: file)
            return places.contains { token in
                calls[token]?.contains(function.id) ?? mayMean(function, at: token, in: file)
            }
        }
    }

    /// Whether a name may be a function that is not called there, as in `run(coordinator.start)`; `range.start` of a file that
    /// has no such object is something else.
    private func mayMean(
        _ function: FlowFunction, at token: Int, in file: ProgramFile
    ) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard let owner = function.owner, token > 0, tokens[token - 1].kind == .period,
            ![.leftParen, .leftBrace].contains(tokens[token + 1].kind)
        else { return true }
        let names =
            named.ofTypes[owner] ?? NamesOfType(owner, in: flow.program, flow.context)
        named.ofTypes[owner] = names
        return names.areIn(file)
    }

    /// Whether the system calls a function at the start.
    package func isEntry(_ function: FlowFunction) -> Bool { entries[function.id] != nil }

    /// Whether anything but the start of the app may run a function.
    private func mayRunLater(_ function: FlowFunction) -> Bool {
        if entries[function.id] != nil { return false }
        let declaration = function.located.declaration
        switch function.id.part {
        case .initialValue: return false
        case .getter, .setter: return isNamedElsewhere(function.id.property)
        case .body:
            if declaration.kind == .initializer { return true }
            let type = function.owner.flatMap(flow.program.type)
            // Only `super` means what the delegate overrides, and its override is the delegate's own.
            if type?.isReplaced(function.located) == true {
                return isNamedElsewhere(declaration.name, behindSuper: true)
            }
            if type?.replacesInherited(function.located) == true {
                return isNamedElsewhere(declaration.name)
            }
            if declaration.isOverride || declaration.attribute("objc") != nil
                || declaration.attribute("IBAction") != nil
            {
                return true
            }
            return isNamedElsewhere(declaration.name)
        }
    }

    /// Whether a name stands anywhere but in its declaration and in calls that run at the start.
    private func isNamedElsewhere(_ name: String, behindSuper: Bool = false) -> Bool {
        let key = behindSuper ? "super.\(name)" : name
        let answer = named.answers[key] ?? findsElsewhere(name, behindSuper: behindSuper)
        named.answers[key] = answer
        return answer
    }

    private func findsElsewhere(_ name: String, behindSuper: Bool) -> Bool {
        flow.context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            let calls = callTokens[file.path] ?? []
            return file.tokens(spelled: name).contains { token in
                tokens.tokens[token].kind == .identifier && !calls.contains(token)
                    && !tokens.isDeclaredOrLabel(token)
                    && (!behindSuper
                        || token > 1 && tokens.tokens[token - 2].kind == .keyword(.super))
            }
        }
    }
}
