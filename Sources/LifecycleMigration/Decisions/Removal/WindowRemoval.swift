import AppFacts
import SwiftFlow
import SwiftOutline

/// Takes the app's own window out of all of its code, function by function, until nothing changes any more.
struct WindowRemoval {
    /// What becomes of the functions that use the window, in the order in which they were found.
    private(set) var functions: [(function: FlowFunction, changes: WindowChanges)] = []
    /// The functions that are empty without the window.
    private(set) var emptied: [FlowFunction] = []
    /// What the rest of the app had to be known for.
    private(set) var scope: WindowScope
    private let timeline: LaunchTimeline
    /// The functions that stay though they are empty, since a call of them stays.
    private var kept: Set<FlowFunction.ID> = []

    /// Functions that call each other deeper than this keep their calls.
    private static let rounds = 12

    /// Takes the window out, with the root left in a cell, or moved away.
    init(_ scope: WindowScope, timeline: LaunchTimeline) {
        self.scope = scope
        self.timeline = timeline
        findDroppedParameters()
        repeat {
            extractAll()
        } while keepCalled()
        dropIdleConnection()
    }

    private mutating func extractAll() {
        for _ in 0..<Self.rounds {
            let known = (scope.emptied, scope.voided, scope.dropped)
            extract()
            if known == (scope.emptied, scope.voided, scope.dropped) { break }
        }
    }

    /// Keeps the functions of which a call stays, such as one in a screen that finds the delegate by a cast; tells whether there are any.
    private mutating func keepCalled() -> Bool {
        let calls = emptied.map { ($0.id, scope.flow.calls(of: $0)) }
        let taken = self.taken(among: Set(calls.flatMap(\.1)))
        let called = Set(calls.filter { !taken.isSuperset(of: $0.1) }.map(\.0))
        guard !called.isEmpty else { return false }
        kept.formUnion(called)
        scope.emptied.subtract(called)
        emptied.removeAll { called.contains($0.id) }
        return true
    }

    /// The calls that go with a statement or a method, or in the place of which something else stands.
    private func taken(among calls: Set<FunctionUses.Place>) -> Set<FunctionUses.Place> {
        let byPath = Dictionary(grouping: calls, by: \.path)
        func own(_ function: FlowFunction) -> [FunctionUses.Place] {
            (byPath[function.located.file.path] ?? []).filter { function.body.contains($0.token) }
        }
        var taken = Set(emptied.flatMap(own))
        for (function, changes) in functions where changes.obstacles.isEmpty {
            let calls = own(function)
            guard !calls.isEmpty else { continue }
            let gone = GoneTokens(of: function.body, with: changes)
            taken.formUnion(
                calls.filter { call in
                    let start = function.file.tokens.tokens[call.token].start
                    return gone.contains(call.token)
                        || changes.replacements.contains { $0.range.contains(start) }
                })
        }
        return taken
    }

    /// The method of a template that only kept other scenes away from the window goes with that.
    private mutating func dropIdleConnection() {
        guard scope.cell == nil, scope.rootValues.isEmpty else { return }
        for function in all
        where function.owner == scope.window.owner && isConnection(function)
            && !scope.emptied.contains(function.id) && !function.located.hasOwnComment
            && scope.effects.effects(of: function).changesNothing
        {
            scope.emptied.insert(function.id)
            emptied.append(function)
        }
    }

    private var all: [FlowFunction] {
        let known = Set(scope.flow.analysis.allFunctions.map(\.id))
        return scope.flow.analysis.allFunctions + timeline.early.filter { !known.contains($0.id) }
    }

    private mutating func extract() {
        functions = []
        for function in all where isRelevant(function) {
            let isLenient = isLenient(function)
            var changes = WindowExtraction.changes(
                of: function, in: scope, phases: phases(of: function))
            if let token = changes.windowGiven, !canGiveNothing(function) {
                changes.obstacles.append(
                    WindowObstacle(
                        path: function.located.file.path, token: token, need: .itself))
                changes = changes.untouched
            }
            if isLenient, !changes.obstacles.isEmpty, changes.bindsWindow {
                changes = changes.untouched
            }
            functions.append((function, changes))
        }
        for (function, changes) in functions where changes.obstacles.isEmpty {
            if changes.windowGiven != nil { scope.voided.insert(function.id) }
            // One that was empty before is no concern of the plan.
            let isEmptied = changes.isEmptied && !changes.removed.isEmpty
            if isEmptied, !kept.contains(function.id), canGo(function),
                scope.emptied.insert(function.id).inserted
            {
                emptied.append(function)
            }
        }
        for (function, changes) in functions where !changes.obstacles.isEmpty {
            scope.dropped[function.id] = nil
        }
    }

    /// Whether a function uses the window, or calls a function that is empty without it.
    private func isRelevant(_ function: FlowFunction) -> Bool {
        if isOwnProperty(function) || scope.lendings?.borrowers.contains(function.id) == true {
            return false
        }
        if scope.dropped[function.id] != nil || scope.idle[function.id] != nil { return true }
        let trace = scope.flow.trace(of: function)
        if trace.values.values.contains(where: scope.window.isPossible) { return true }
        if scope.moved[function.located.file.path] != nil { return true }
        return trace.events.contains { event in
            switch event.kind {
            case .local(_, let value, _): return scope.window.isPossible(value)
            case .read where function.owner == scope.sceneless?.name:
                return SceneSettingAnalysis.asksForScene(event, scope.window)
            case .write(let receiver, let member, _, let value):
                return scope.window.isPossible(value)
                    || scope.keepsWindow(member, of: receiver.type)
            case .call(let call):
                if scope.standIns?.isCallOfExtended(call) ?? false { return true }
                if scope.sceneParameters?.areCalled(by: call) ?? false { return true }
                guard case .functions(let functions) = call.target else { return false }
                return functions.contains {
                    scope.emptied.contains($0.id)
                        || scope.dropped[$0.id] != nil && scope.ungiven?.free[function.id] != nil
                }
            default: return false
            }
        }
    }

    /// What a variable starts with is found once, and nobody can say when: what needs the window there is reported.
    private func phases(of function: FlowFunction) -> Set<LaunchPhase> {
        function.id.part == .initialValue ? [.later] : timeline.phases(of: function)
    }

    /// The accessors of a property that holds the window only hand it on; what the property starts with goes.
    private func isOwnProperty(_ function: FlowFunction) -> Bool {
        if function.id.part == .initialValue { return startsWithWindow(function) }
        guard function.id.part == .getter || function.id.part == .setter,
            function.owner == scope.window.owner,
            let type = function.located.declaration.bindings.first(where: {
                $0.name == function.id.property
            })?.type
        else { return false }
        return scope.flow.isWindow(TypeReader.type(in: type, of: function.file))
    }

    /// Whether a variable holds a window from the start.
    private func startsWithWindow(_ function: FlowFunction) -> Bool {
        scope.flow.isWindow(
            scope.flow.analysis.type(
                ofVariable: function.id.property, function.located, owner: function.owner))
    }

    /// Whether code only runs behind the launch, where what needs the window is reported and stays.
    func isLenient(_ function: FlowFunction) -> Bool {
        !phases(of: function).contains { $0 < .firstView }
    }

    /// Whether code outside of the delegate reaches the root by way of the delegate's class.
    var needsSharedDelegate: Bool {
        guard let shared = scope.cell?.shared else { return false }
        return functions.contains { item in
            item.changes.replacements.contains { $0.replacement.hasPrefix(shared + ".") }
        }
    }

    // MARK: Parameters

    private mutating func findDroppedParameters() {
        let idle = IdleParameters(in: scope.flow)
        let ungiven = UngivenWindows(among: all, in: scope.flow) {
            canChange($0, despite: Self.harmlessAttributes)
        }
        scope.ungiven = ungiven
        for function in all where function.id.part == .body {
            guard scope.standIns?.parameters[function.id] == nil else { continue }
            let taken = scope.cell?.keeper?.parameters(of: function) ?? []
            if !taken.isEmpty, isUnique(function, without: Array(taken)) {
                scope.dropped[function.id] = taken
                continue
            }
            let given = function.parameters.indices.filter { index in
                scope.flow.analysis.given(to: index, of: function)
                    .map(scope.window.isPossible) ?? false
            }
            let bound = ungiven.bound[function.id] ?? []
            let windows = given.filter {
                !bound.contains($0) && takesOnlyWindow($0, of: function)
            }
            if !windows.isEmpty, canLose(windows, of: function) {
                scope.dropped[function.id] = Set(windows)
            }
            let spared = given.filter { idle.takesNil($0, of: function) }
            if !spared.isEmpty { scope.idle[function.id] = Set(spared) }
        }
    }

    /// Whether a parameter is a window, and every call gives it the app's own.
    private func takesOnlyWindow(_ index: Int, of function: FlowFunction) -> Bool {
        let type = TypeReader.type(in: function.parameters[index].type, of: function.file)
        return scope.flow.isWindow(type)
            && scope.flow.analysis.given(to: index, of: function)
                .map(scope.window.isCertain) ?? false
    }

    /// Whether a function can lose parameters, and is no other one of its name then.
    private func canLose(_ parameters: [Int], of function: FlowFunction) -> Bool {
        canChange(function, despite: Self.harmlessAttributes)
            && isUnique(function, without: parameters)
    }

    /// Whether a function without some parameters is no other one of its name.
    private func isUnique(_ function: FlowFunction, without parameters: [Int]) -> Bool {
        let declaration = function.located.declaration
        let labels = declaration.parameters.indices.filter { !parameters.contains($0) }.map {
            declaration.parameters[$0].label
        }
        let others =
            function.owner.map { owner in
                scope.flow.program.members(declaration.name, of: owner).map(\.located)
            } ?? scope.flow.program.globals(named: declaration.name)
        return !others.contains { other in
            other.declaration.keyword != declaration.keyword
                && other.declaration.parameters.map(\.label) == labels
        }
    }

    /// Attributes that say nothing about who calls a function.
    private static let harmlessAttributes: Set<String> = [
        "discardableResult", "MainActor", "inline", "inlinable", "nonobjc",
    ]

    /// Initializers that only took the window, of classes that need none then.
    var needlessInitializers: [FlowFunction] {
        guard let keeper = scope.cell?.keeper else { return [] }
        return functions.filter { function, changes in
            function.located.declaration.kind == .initializer && changes.isEmptied
                && keeper.parameters(of: function).count == function.parameters.count
                && !function.located.hasOwnComment
                && function.file.tokens.spells(function.located.declaration.keyword + 1, "(")
                && scope.flow.program.members("init", of: keeper.type).count == 1
        }.map(\.function)
    }

    // MARK: Functions that may go, or change

    /// Whether a function can be removed with its calls.
    private func canGo(_ function: FlowFunction) -> Bool {
        function.id.part == .body && (canChange(function) || isConnection(function))
    }

    /// Whether a function is what UIKit calls for a scene that connects, and nobody else.
    private func isConnection(_ function: FlowFunction) -> Bool {
        timeline.isEntry(function) && !timeline.phases(of: function).contains(.later)
            && function.located.declaration.selectorName == "scene(_:willConnectTo:options:)"
    }

    /// Whether a function that gave the window can give nothing: its result was a window, and all calls are known.
    private func canGiveNothing(_ function: FlowFunction) -> Bool {
        guard function.id.part == .body, let type = function.located.declaration.returnType else {
            return false
        }
        return scope.flow.isWindow(TypeReader.type(in: type, of: function.file))
            && canChange(function)
    }

    /// Whether everything that names a function is a call that is known.
    private func canChange(_ function: FlowFunction, despite attributes: Set<String> = []) -> Bool {
        let declaration = function.located.declaration
        guard declaration.kind == .function, !declaration.isOverride,
            declaration.attributes.allSatisfy({ attributes.contains($0.name) }),
            !timeline.isEntry(function), !isInherited(function)
        else { return false }
        return scope.flow.isOnlyCalled(function)
    }

    /// Whether a protocol or a class demands a function, or another one takes its place.
    private func isInherited(_ function: FlowFunction) -> Bool {
        guard let owner = function.owner else { return false }
        let program = scope.flow.program
        let name = function.located.declaration.name
        if program.type(owner)?.isReplaced(function.located) == true { return true }
        let others = program.supertypes(of: owner).dropFirst() + program.subtypes(of: owner)
        return others.compactMap(program.type).contains {
            $0.name != owner && !$0.members(name).isEmpty
        }
    }
}
