import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which stored properties of an app are the same object whenever they are read.
struct ConstantMembers {
    private let flow: AppFlow
    private let early: [String: Set<Int>]

    /// The properties of an app, as they are seen once code has given them their values that stands at `early` tokens, by
    /// path.
    init(in flow: AppFlow, behind early: [String: Set<Int>] = [:]) {
        self.flow = flow
        self.early = early
    }

    /// The properties of an app as its root sees them, which a function makes at a token: behind the launch, where a scene
    /// connects, and behind what stands in front of it.
    init(_ facts: LaunchFacts, for function: FlowFunction, upTo token: Int) {
        let launch = facts.usesScenes ? facts.timeline.launchFunctions : []
        var early: [String: Set<Int>] = [:]
        for source in launch + [function] {
            let end = source.id == function.id ? token : Int.max
            for event in facts.flow.trace(of: source).events where !event.runsLater {
                guard case .write(_, _, let token, _) = event.kind, token < end else { continue }
                early[source.located.file.path, default: []].insert(token)
            }
        }
        self.init(in: facts.flow, behind: early)
    }

    /// Whether what code reads never changes behind the first time.
    func areAll(_ locations: Set<FlowLocation>) -> Bool {
        locations.allSatisfy { location in
            guard case .member(let name, let owner) = location,
                let member = flow.program.members(name, of: owner).first?.located
            else { return false }
            return isConstant(name, member, of: owner)
        }
    }

    /// Whether a property is a constant, or keeps the object that it starts with.
    func isConstant(_ name: String, _ member: LocatedDeclaration, of owner: String) -> Bool {
        let declaration = member.declaration
        let tokens = member.file.outline.tokens.tokens
        guard declaration.kind == .variable,
            let binding = declaration.bindings.first(where: { $0.name == name })
        else { return false }
        if tokens[declaration.keyword].kind == .keyword(.let) { return true }
        guard binding.accessorBraces == nil, declaration.isLazy || holdsObject(name, member, owner),
            binding.initializer != nil || !early.isEmpty
        else { return false }
        return !isAssigned(name, of: owner, besides: member)
    }

    /// The only member of a delegate with a name; what was read once must be the same whenever it is read.
    ///
    /// - Throws: why the file of the `App` can't read it.
    func member(
        _ name: String, of owner: DelegateClass, isReadOnce: Bool
    ) throws(MoveObstacle) -> LocatedDeclaration {
        let found = owner.members.filter { $0.declaration.declaredNames.contains(name) }
        guard found.count == 1, let member = found.first else { throw .hidden }
        guard
            member.declaration.kind != .variable || !isReadOnce
                || isConstant(name, member, of: owner.name)
        else { throw .shared }
        return member
    }

    private func holdsObject(
        _ name: String, _ member: LocatedDeclaration, _ owner: String
    ) -> Bool {
        let type = flow.analysis.type(ofVariable: name, member, owner: owner)
        // A truth is changed by an assignment, or by one method.
        if type == .plain("Bool") { return !isToggled(name) }
        return type.name.flatMap(flow.program.type)?.kind == .class
    }

    private func isToggled(_ name: String) -> Bool {
        flow.context.files(naming: name).contains { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: name).contains {
                $0 + 2 < tokens.tokens.count && tokens.spells($0 + 2, "toggle")
            }
        }
    }

    /// Whether code of the app may give a property of that name another value.
    private func isAssigned(
        _ name: String, of owner: String, besides member: LocatedDeclaration
    ) -> Bool {
        flow.context.settings(of: name, member, of: owner, in: flow.program).contains {
            early[$0.file.path]?.contains($0.token) != true
        }
    }
}
