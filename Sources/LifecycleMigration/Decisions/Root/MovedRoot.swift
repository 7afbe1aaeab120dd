import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code that makes the root and does nothing else, so that it can run where SwiftUI asks for the root.
struct MovedRoot {
    /// The function that it leaves.
    let function: FlowFunction
    /// What set the root.
    let write: RootWrite
    /// The statement that did; nil in a closure.
    let statement: Statement?
    /// The hosting controller around the root; nil where it is no SwiftUI view.
    let hosted: HostedView?
    /// The locals, and what is done with them, in order.
    let statements: [Statement]
    /// The local that holds the root and nothing else uses; its value takes its place.
    let inlined: Statement?
    /// The members of the application's delegate that the code uses.
    let members: Set<String>
    /// The properties of the scene delegate that only this code uses, and that go along.
    let properties: [LocatedDeclaration]

    /// The root itself: the view, or the view controller.
    let value: TokenRange

    /// What a view is made of beside this.
    var material = RootMaterial()

    /// Whether the scene delegate's properties that go along are kept by an object beside a representable.
    var keepsProperties = false

    /// Whether the value is a member of the delegate that may be nil; nil where its expression tells.
    var isOptionalMember: Bool?

    /// All code that moves.
    var ranges: [TokenRange] { statements.map(\.range) + [value] }

    /// Whether the code asks the application's delegate for something.
    var asksDelegate: Bool {
        material.asksApplicationDelegate
            || !asksSceneDelegate && !keepsProperties
                && (!members.isEmpty || !selfReferences.isEmpty)
    }

    /// Whether the code asks the delegate of its scene for something.
    var asksSceneDelegate = false

    /// The tokens at which the code names the object that it belongs to.
    var selfReferences: [Int] {
        let tokens = function.file.tokens.tokens
        return ranges.joined().filter {
            tokens[$0].kind == .keyword(.`self`) && tokens[$0 - 1].kind != .period
        }
    }

    /// Has the code name the types that are declared in a class behind that.
    mutating func nameTypes(behind owner: DelegateClass, in program: Program) {
        let covered = material.covered
        material.replacements += NestedTypeNames(of: owner.name, in: program).replacements(
            in: ranges, of: function.file
        ).filter { !covered.contains($0.range.lowerBound) }
    }

    /// Everything that leaves the function.
    var removed: [TokenRange] {
        let own = statements.map(\.range).filter { !material.copied.contains($0) }
        return own + material.dropped + (RootValueCode(self).leavesNothing ? [write.statement] : [])
            + [hosted?.local, inlined].compactMap { $0?.range }
    }
}

/// Finds out whether the code that makes a root can be moved.
struct MovedRootAnalysis {
    /// The app.
    let facts: LaunchFacts
    /// The function that sets the root.
    let function: FlowFunction
    /// What sets it.
    let write: RootWrite
    /// The hosting controller around the root; nil where it is no SwiftUI view.
    let hosted: HostedView?
    /// The choice that sets it; nil where one place does.
    let branches: RootBranches?
    /// The way to the statement that sets it.
    let path: StatementPath
    /// Statements that leave the function without it.
    let going: [TokenRange]
    /// Statements that go with the window, and do nothing any more.
    let dropped: [TokenRange]
    private var file: SwiftFile { function.file }

    /// An analysis of the only place that sets the root; `going` are statements that leave the function without it, `dropped`
    /// those that only the window needs.
    init(
        _ facts: LaunchFacts, _ use: RootUses.Write, beside going: [TokenRange] = [],
        dropping dropped: [TokenRange] = []
    ) {
        self.facts = facts
        self.going = going
        self.dropped = dropped
        function = use.function
        write = use.write
        branches = nil
        hosted = HostedView(use.write, in: use.function, facts.flow)
        path = StatementPath(to: use.write.statement.lowerBound, in: use.function)
    }

    /// An analysis of a choice that sets the root, as a whole.
    init(_ facts: LaunchFacts, _ branches: RootBranches) {
        self.facts = facts
        going = []
        dropped = []
        function = branches.function
        let (first, statement) = (branches.first.write, branches.statement)
        write = RootWrite(
            statement: statement.range, target: first.target, value: first.value, runsLater: false)
        self.branches = branches
        hosted = branches.views.first
        path = StatementPath(to: statement.range.lowerBound, in: function)
    }

    /// The code of the root: the view, or the choice of views.
    var shown: TokenRange? { branches?.statement.range ?? hosted?.view }

    /// The code with all that has to go along.
    ///
    /// - Throws: what stands in the way.
    func root() throws(MoveObstacle) -> MovedRoot {
        let conditions = SceneConditions(facts, in: function)
        guard path.isOnEveryWay(where: conditions.contains) else { throw .conditional }
        let found = try visibleRoot()
        guard isQuiet(found) else { throw .effects }
        guard !ConnectionWork(facts, except: [function.id: found.removed]).isAny else {
            throw .precedes
        }
        return found
    }

    /// The code with all that has to go along, whatever it does; `members` tells which of the delegate's it may read.
    ///
    /// - Throws: what keeps it from standing in another file.
    func visibleRoot(
        reading members: ConstantMembers? = nil
    ) throws(MoveObstacle) -> MovedRoot {
        guard var found = slice() else { throw .shared }
        if hosted == nil, !isAppKit {
            found.material.opened = try opened(
                by: found, reading: members ?? ConstantMembers(in: facts.flow))
        }
        guard isVisible(found) else { throw .hidden }
        guard isAppKit || !PlacesInCode(in: facts.flow).areNamed(in: found.ranges, of: function)
        else { throw .place }
        if facts.owner.name == function.owner {
            found.nameTypes(behind: facts.owner, in: facts.flow.program)
        }
        return found
    }

    /// Whether the app is one of a Mac.
    var isAppKit: Bool {
        PlatformProfile.profile(for: facts.context.target.platform).isAppKit
    }

    /// The private members of the application's delegate that a view controller is made of in the `App`; what is read is
    /// the same whenever it is.
    private func opened(
        by root: MovedRoot, reading members: ConstantMembers
    ) throws(MoveObstacle) -> [LocatedDeclaration] {
        guard !facts.usesScenes, facts.owner.base == nil else { return [] }
        let behindSelf = root.ranges.flatMap { file.references(in: $0) }.filter {
            $0.role == .member(ofSelf: true)
        }.map(\.name)
        var opened: [LocatedDeclaration] = []
        for name in root.members.union(behindSelf).sorted() {
            let member = try members.member(name, of: facts.owner, isReadOnce: true)
            let isHidden = facts.owner.isPrivate(member) && !member.declaration.isPrivate
            guard !member.declaration.isStatic, !isHidden else { throw .hidden }
            if member.declaration.isPrivate { opened.append(member) }
        }
        return opened
    }

    // MARK: What goes along

    private func slice() -> MovedRoot? {
        var taken: [Statement] = []
        var names: Set<String> = []
        var needed = uses(in: hosted?.view ?? write.value)
        for statement in path.before.reversed()
        where statement.range != hosted?.local?.range && !going.contains(statement.range) {
            guard let local = local(of: statement) else {
                let used = uses(in: statement.range)
                guard !used.isDisjoint(with: names.union(needed)), isSetting(statement, of: needed)
                else { continue }
                guard hosted == nil else { return nil }
                taken.append(statement)
                needed.formUnion(used)
                continue
            }
            guard needed.contains(local.name) else { continue }
            // `let store = store` means itself where the member is not.
            guard !uses(in: local.value).contains(local.name) else { return nil }
            taken.append(statement)
            names.insert(local.name)
            needed.formUnion(uses(in: local.value))
        }
        var statements = Array(taken.reversed())
        guard isAlone(names, in: statements), let members = members(needed, besides: names) else {
            return nil
        }
        guard let last = path.around.last else { return nil }
        var value = hosted?.view ?? write.value
        var inlined: Statement?
        if let index = onlyUse(of: value, in: statements),
            let local = local(of: statements[index])
        {
            inlined = statements.remove(at: index)
            value = local.value
        }
        let properties = properties(
            members, usedIn: statements.map(\.range) + [value] + (inlined.map { [$0.range] } ?? []))
        return MovedRoot(
            function: function, write: write, statement: last, hosted: hosted,
            statements: statements, inlined: inlined,
            members: members.subtracting(properties.flatMap(\.declaration.declaredNames)),
            properties: properties, value: value)
    }

    /// The declaration of the local that the root is, where nothing but the root uses it.
    func onlyUse(of value: TokenRange, in statements: [Statement]) -> Int? {
        guard value.count == 1, file.tokens.tokens[value.lowerBound].kind == .identifier else {
            return nil
        }
        let name = file.name(at: value.lowerBound)
        let others = statements.filter { uses(in: $0.range).contains(name) }
        guard others.isEmpty else { return nil }
        return statements.firstIndex { statement in
            guard case .declaration = statement.kind else { return false }
            return local(of: statement)?.name == name
        }
    }

    /// A local that a statement declares alone.
    struct Local {
        /// Its name.
        let name: String
        /// Its value.
        let value: TokenRange
        /// Its declaration.
        let declaration: Declaration
    }

    /// The one local that a statement declares.
    func local(of statement: Statement) -> Local? {
        guard case .declaration(let declaration) = statement.kind, declaration.kind == .variable,
            declaration.bindings.count == 1, let binding = declaration.bindings.first,
            let value = binding.initializer, binding.accessorBraces == nil
        else { return nil }
        return Local(name: binding.name, value: value, declaration: declaration)
    }

    /// Whether a statement works on a local that goes along, such as `tabs.viewControllers = […]`.
    private func isSetting(_ statement: Statement, of names: Set<String>) -> Bool {
        guard case .expression = statement.kind else { return false }
        let first = file.name(at: statement.range.lowerBound)
        return names.contains(first)
            && file.tokens.tokens[statement.range.lowerBound + 1].kind == .period
    }

    /// The names that code uses, but for what it declares, and what its closures bind.
    func uses(in range: TokenRange) -> Set<String> {
        let closures = file.closureNames(in: [range])
        return Set(
            file.references(in: range).filter {
                $0.isUse && !closures.bound.contains($0.token)
            }.map(\.name))
    }

    /// Whether nothing that stays uses the locals that go.
    private func isAlone(_ names: Set<String>, in statements: [Statement]) -> Bool {
        let known = TokenRanges(
            statements.map(\.range) + [write.statement] + going
                + (hosted?.local.map { [$0.range] } ?? []))
        return !file.references(in: function.body).contains {
            names.contains($0.name) && $0.role == .bare && !known.contains($0.token)
        }
    }

    // MARK: What it needs

    /// The members of the application's delegate among the names; nil where something else can't be had elsewhere.
    private func members(_ needed: Set<String>, besides names: Set<String>) -> Set<String>? {
        let others = needed.subtracting(names)
        let locals = facts.flow.trace(of: function).events.compactMap { event -> String? in
            if case .local(let name?, _, isDeclared: true) = event.kind { name } else { nil }
        }
        let here = Set(locals).union(function.parameters.compactMap(\.name))
            .union(declaredBefore).union(facts.owner.namesOfPatterns)
            .union(function.located.genericParameters)
        guard others.isDisjoint(with: here) else { return nil }
        let types = NestedTypeNames(of: facts.owner.name, in: facts.flow.program)
        return others.intersection(facts.owner.memberNames).filter { !types.contains($0) }
    }

    /// The functions and types that the function declares in front of the root.
    private var declaredBefore: [String] {
        path.before.compactMap { statement in
            guard case .declaration(let declaration) = statement.kind,
                declaration.kind != .variable
            else { return nil }
            return declaration.name
        }
    }

    /// The scene delegate's properties among its members that the root of SwiftUI takes along, in their order: a scene
    /// has one delegate and one root view, so that each is made as often as before.
    private func properties(
        _ members: Set<String>, usedIn ranges: [TokenRange]
    ) -> [LocatedDeclaration] {
        guard facts.usesScenes, hosted != nil, !members.isEmpty else { return [] }
        let rules = MovedProperties(facts, for: function, usedIn: ranges)
        return facts.owner.properties.filter { property in
            property.declaration.declaredNames.contains(where: members.contains)
                && rules.canMove(property)
        }
    }

    /// Whether the code may stand in the file of the `App`.
    private func isVisible(_ root: MovedRoot) -> Bool {
        let hidden = HiddenNames(of: file, owner: facts.owner.name)
        let ranges = root.ranges + root.properties.map(\.declaration.range)
        let names = FilePrivateNames(
            [], in: function.located.file, of: facts.owner, facts.context,
            opening: root.material.opened)
        guard ranges.allSatisfy({ hidden.first(usedIn: $0) == nil }), !namesItself(root),
            names.opened.isEmpty, names.hidden == nil,
            InheritedReferences(of: facts.owner, in: facts.flow.program).first(
                in: root.ranges, of: file, besides: []) == nil
        else { return false }
        if facts.usesScenes { return root.members.isEmpty }
        let opened = root.material.opened.flatMap(\.declaration.declaredNames)
        guard !isAppKit || hosted != nil || root.members.isEmpty else { return false }
        return root.members.isDisjoint(with: facts.delegate.privateMembers.subtracting(opened))
    }

    /// Whether the code names its class by `Self`, or its object where that is not the application's delegate; a view
    /// controller gets members of that, and not the delegate itself.
    private func namesItself(_ root: MovedRoot) -> Bool {
        let tokens = file.tokens.tokens
        let namesType = root.ranges.joined().contains { tokens[$0].kind == .keyword(.Self) }
        return namesType || facts.usesScenes && !root.selfReferences.isEmpty
            || hosted == nil && root.selfReferences.contains { tokens[$0 + 1].kind != .period }
    }

    // MARK: What it does

    /// Whether it makes no difference when, and for a view how often, the code runs.
    private func isQuiet(_ root: MovedRoot) -> Bool {
        let once = facts.effects.effects(within: root.ranges, of: function)
        guard rest(beside: root).allSatisfy({ once.commutes(with: $0) }) else { return false }
        let again = facts.repeated
        let repeated = again.effects(within: root.ranges, of: function)
        guard repeated.changesNothing else { return false }
        guard hosted != nil else {
            // The delegate gives the same objects whenever they are asked for.
            return !repeated.isUnknown && ConstantMembers(in: facts.flow).areAll(repeated.reads)
        }
        guard repeated.dependsOnNothing else { return false }
        let inline = again.effects(within: [root.value], of: function)
        guard !MovedLocals(of: root, in: facts).areEntangled else { return false }
        return !inline.makesObjects
    }

    /// What else the start of the app does, function by function; of a scene's start that is looked at by itself
    /// (`ConnectionWork`), and so is it of a view.
    func rest(beside root: MovedRoot) -> [FlowEffects] {
        let going = TokenRanges(root.removed + [root.write.statement] + going + dropped)
        let others =
            hosted == nil && !facts.usesScenes && !isAppKit
            ? facts.timeline.early.filter { $0.id != function.id } : []
        return ([function] + others).map { function in
            let events = facts.flow.trace(of: function).events.filter { event in
                !(function.id == self.function.id && going.contains(event.range.lowerBound))
                    && !facts.window.isTouched(by: event)
            }
            return facts.effects.effects(of: events, in: function)
        }
    }
}
