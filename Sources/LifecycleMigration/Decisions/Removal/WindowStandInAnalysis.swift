import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds where an app hands its window on, and whether a container can take the window's place in all of these places.
struct WindowStandInAnalysis {
    private let facts: LaunchFacts
    private let name: String
    private let type: String
    private let calls: [FlowFunction.ID: [FlowCall]]

    /// An analysis for an app whose root a container shows; nil where it has none.
    init?(_ facts: LaunchFacts, cell: RootCell) {
        guard case .container(let type) = cell.kind else { return nil }
        self.facts = facts
        self.type = type
        calls = Self.calls(in: facts.flow)
        name = cell.name
    }

    private var flow: AppFlow { facts.flow }
    private var program: Program { facts.flow.program }

    /// The places; nil where something else may be in one of them.
    func standIns() -> WindowStandIns? {
        guard let members = members(), let functions = functions() else { return nil }
        let parameters = Dictionary(uniqueKeysWithValues: functions.map { ($0.0.id, $0.1) })
        let standIns = WindowStandIns(
            members: members, parameters: parameters, functions: functions.map(\.0), name: name,
            type: type)
        return standIns.changedTypes.allSatisfy(isChangeable) ? standIns : nil
    }

    /// Whether a function can take the container by a further parameter.
    func canBeExtended(_ function: FlowFunction) -> Bool {
        guard function.id.part == .body, isChangeable(function) else { return false }
        // A closure behind the parentheses would be given to the further one.
        let takesClosure = function.parameters.contains {
            function.file.text($0.type).contains("->")
        }
        return !takesClosure && function.owner.map(isChangeable) ?? true
    }

    // MARK: Properties

    private func members() -> [String: [String: LocatedDeclaration]]? {
        var found: [String: [String: LocatedDeclaration]] = [:]
        for function in flow.analysis.allFunctions {
            if startsWithWindow(function) { return nil }
            for event in flow.trace(of: function).events {
                for (owner, member) in takers(event)
                where !isDelegate(owner) && found[owner]?[member] == nil {
                    guard let property = property(member, of: owner) else { return nil }
                    found[owner, default: [:]][member] = property
                    for (type, requirement) in requirements(of: member, on: owner) {
                        found[type, default: [:]][member] = requirement
                    }
                }
            }
        }
        return found
    }

    /// The members that an event gives the window, with their types.
    private func takers(_ event: FlowEvent) -> [(owner: String, member: String)] {
        switch event.kind {
        case .write(let receiver, let member, _, let value):
            guard facts.window.isPossible(value), let owner = receiver.type.memberOwner else {
                return []
            }
            return [(owner, member)]
        case .call(let call):
            guard case .making(let type, let initializers) = call.target, initializers.isEmpty
            else { return [] }
            return call.arguments.filter { facts.window.isPossible($0.value) }.map {
                (type, $0.label ?? "")
            }
        default: return []
        }
    }

    private static let values: Set<String> = [
        "View", "ViewModifier", "UIViewControllerRepresentable", "UIViewRepresentable", "Error",
        "LocalizedError",
    ]

    /// Whether every value of a type that the compiler makes an initializer for is made with the app's own window.
    private func isMadeWithWindow(_ owner: String, as member: String) -> Bool {
        guard program.hasMemberwiseInitializer(owner) else { return true }
        // A view in a container that it has itself, or an error with one, is nothing that its author would write.
        guard Self.values.isDisjoint(with: program.supertypes(of: owner)) else { return false }
        let makings = flow.analysis.allFunctions.flatMap { flow.trace(of: $0).events }.compactMap {
            event -> FlowCall? in
            guard case .call(let call) = event.kind, case .making(owner, _) = call.target else {
                return nil
            }
            return call
        }
        return areAllCalls(ofMaking: owner)
            && makings.allSatisfy { call in
                call.arguments.contains {
                    $0.label == member && facts.window.isCertain($0.value)
                }
            }
    }

    /// Whether a property outside of the delegates has the window from the start, where nobody can give it the container.
    private func startsWithWindow(_ function: FlowFunction) -> Bool {
        guard function.id.part == .initialValue, let owner = function.owner, !isDelegate(owner)
        else { return false }
        return flow.trace(of: function).values[function.body].map(facts.window.isPossible) ?? false
    }

    /// A stored property that holds nothing but the window.
    private func property(_ name: String, of owner: String) -> LocatedDeclaration? {
        guard let nominal = program.type(owner), nominal.isDeclared,
            let value = flow.analysis.assigned(to: name, of: owner),
            facts.window.isPossible(value), value.windows.isSubset(of: facts.window.origins)
        else { return nil }
        let found = nominal.members(name)
        guard found.count == 1, found[0].located.declaration.kind == .variable,
            found[0].located.declaration.bindings.count == 1,
            found[0].located.declaration.attributes.isEmpty,
            found[0].located.declaration.conditions.isEmpty,
            !isPublic(found[0].located.declaration, of: owner),
            areChangeable(requirements(of: name, on: owner), metBy: found[0].located),
            isMadeWithWindow(owner, as: name)
        else { return nil }
        let located = found[0].located
        let binding = located.declaration.bindings[0]
        guard binding.accessorBraces == nil, let type = binding.type,
            isWindow(type, in: located.file.outline),
            binding.initializer.map({ located.file.outline.text($0) == "nil" }) ?? true
        else { return nil }
        return located
    }

    // MARK: Parameters

    private func functions() -> [(FlowFunction, Set<Int>)]? {
        var found: [(FlowFunction, Set<Int>)] = []
        let idle = IdleParameters(in: flow)
        for function in flow.analysis.allFunctions where function.id.part == .body {
            let indices = function.parameters.indices.filter { index in
                flow.analysis.given(to: index, of: function).map(facts.window.isPossible) ?? false
                    && !idle.takesNil(index, of: function)
            }
            guard !indices.isEmpty, !isDelegate(function.owner ?? "") else { continue }
            guard isChangeable(function), indices.allSatisfy({ isParameter($0, of: function) })
            else { return nil }
            found.append((function, Set(indices)))
        }
        return found
    }

    /// Whether a parameter is a window by its type, and every call gives it the app's own.
    private func isParameter(_ index: Int, of function: FlowFunction) -> Bool {
        let parameter = function.parameters[index]
        guard parameter.defaultValue == nil, !parameter.isVariadic, parameter.name != nil,
            isWindow(parameter.type, in: function.file)
        else { return false }
        // A call of a name that gives the parameter nothing calls another function of that name.
        return (calls[function.id] ?? []).allSatisfy { call in
            call.arguments.indices.allSatisfy { position in
                function.parameter(of: position, among: call.arguments) != index
                    || facts.window.isCertain(call.arguments[position].value)
            }
        }
    }

    /// The calls of each function.
    private static func calls(in flow: AppFlow) -> [FlowFunction.ID: [FlowCall]] {
        var calls: [FlowFunction.ID: [FlowCall]] = [:]
        for caller in flow.analysis.allFunctions {
            for event in flow.trace(of: caller).events {
                guard case .call(let call) = event.kind else { continue }
                for function in call.target.functions ?? [] {
                    calls[function.id, default: []].append(call)
                }
            }
        }
        return calls
    }

    /// Whether everything that runs a function is known, and nothing else asks for its parameters.
    private func isChangeable(_ function: FlowFunction) -> Bool {
        let declaration = function.located.declaration
        guard declaration.attributes.isEmpty, declaration.conditions.isEmpty,
            !declaration.isOverride, !isPublic(declaration, of: function.owner),
            !declaration.modifiers.contains(where: { $0.name == "required" }),
            !facts.timeline.isEntry(function), !hasName(function)
        else { return false }
        switch declaration.kind {
        case .function:
            let isDemanded = function.owner.map { isInherited(declaration.name, of: $0) } ?? false
            return !isDemanded
                && flow.isOnlyCalled(function)
        case .initializer:
            guard let owner = function.owner else { return false }
            return !isDemanded("init", of: owner) && areAllCalls(ofMaking: owner)
        default: return false
        }
    }

    /// Whether something in a function has the container's name already.
    private func hasName(_ function: FlowFunction) -> Bool {
        function.parameters.contains { $0.name == name || $0.label == name }
            || !flow.trace(of: function).locals(named: name).isEmpty
    }

    /// Whether everything that makes values of a type is a call that is followed.
    private func areAllCalls(ofMaking owner: String) -> Bool {
        var known: [String: Set<Int>] = [:]
        for caller in flow.analysis.allFunctions {
            for event in flow.trace(of: caller).events {
                guard case .call(let call) = event.kind, case .making(owner, _) = call.target else {
                    continue
                }
                known[caller.located.file.path, default: []].insert(call.token)
            }
        }
        return flow.context.files(naming: owner).allSatisfy { file in
            file.tokens(spelled: owner).allSatisfy { token in
                let tokens = file.outline.tokens
                var end = token
                if tokens.spells(end + 1, "."), tokens.spells(end + 2, "init") { end += 2 }
                let isMade =
                    tokens.tokens[end + 1].kind == .leftParen
                    || end > token || tokens.spells(token + 1, ".")
                return !isMade || known[file.path]?.isDisjoint(with: token...end) == false
                    || file.isNeverRun(token)
            }
        }
    }

    // MARK: Types

    /// Whether a type is one of the app's own that nobody inherits from, and has no member of the container's name.
    private func isChangeable(_ owner: String) -> Bool {
        guard let nominal = program.type(owner), nominal.isDeclared else { return false }
        // A protocol whose requirement is renamed has the one type that meets it.
        return program.subtypes(of: owner).count == (nominal.kind == .protocol ? 1 : 0)
            && program.supertypes(of: owner).allSatisfy {
                program.type($0)?.members(name).isEmpty ?? true
            }
    }

    /// What protocols of the app's ask a type for under a name, by the protocol.
    private func requirements(
        of member: String, on owner: String
    ) -> [(type: String, requirement: LocatedDeclaration)] {
        program.supertypes(of: owner).dropFirst().flatMap { name in
            guard let type = program.type(name), type.kind == .protocol else {
                return [] as [(String, LocatedDeclaration)]
            }
            return type.members(member).map { (name, $0.located) }
        }
    }

    /// Whether requirements can be changed with the one property that meets them: nobody else conforms to their protocols.
    private func areChangeable(
        _ requirements: [(type: String, requirement: LocatedDeclaration)],
        metBy property: LocatedDeclaration
    ) -> Bool {
        let written = property.declaration.bindings.first?.type.map(property.file.outline.text)
        return requirements.allSatisfy { type, requirement in
            guard let nominal = program.type(type),
                nominal.members(requirement.declaration.name).count == 1,
                requirement.declaration.kind == .variable,
                requirement.declaration.bindings.count == 1,
                !nominal.declarations.contains(where: {
                    isPublic($0.declaration) || !$0.declaration.attributes.isEmpty
                })
            else { return false }
            let asked = requirement.declaration.bindings[0].type.map(requirement.file.outline.text)
            return asked == written && requirement.declaration.attributes.isEmpty
                && nominal.declarations.contains {
                    $0.declaration.kind == .protocol && $0.file.path == requirement.file.path
                        && $0.declaration.range.contains(requirement.declaration.keyword)
                }
        }
    }

    /// Whether a protocol of the app's asks a type for a member.
    private func isDemanded(_ member: String, of owner: String) -> Bool {
        program.supertypes(of: owner).dropFirst().contains {
            guard let type = program.type($0) else { return false }
            return type.kind == .protocol && !type.members(member).isEmpty
        }
    }

    private func isInherited(_ member: String, of owner: String) -> Bool {
        (program.supertypes(of: owner).dropFirst() + program.subtypes(of: owner)).contains {
            program.type($0)?.members(member).isEmpty == false
        }
    }

    private func isDelegate(_ name: String) -> Bool {
        name == facts.owner.name || name == facts.delegate.name
            || facts.window.origins.contains(.property(of: name))
    }

    /// Whether other modules see a member, who can't see the container's class.
    private func isPublic(_ declaration: Declaration, of owner: String?) -> Bool {
        let types = owner.flatMap(program.type)?.declarations ?? []
        return isPublic(declaration)
            && (types.isEmpty || types.contains { isPublic($0.declaration) })
    }

    private func isPublic(_ declaration: Declaration) -> Bool {
        declaration.modifiers.contains { ["public", "open", "package"].contains($0.name) }
    }

    private func isWindow(_ type: TokenRange, in file: SwiftFile) -> Bool {
        ["UIWindow", "UIWindow?", "UIWindow!"].contains(file.text(type))
    }
}
