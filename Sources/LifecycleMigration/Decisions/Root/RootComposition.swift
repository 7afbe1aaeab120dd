import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Takes a SwiftUI root apart: the view goes to the `App`, whatever the launch has to do with what it is made of.
///
/// A view is a value, and its place is where it is shown. What must keep its place and number is what it is made of: an
/// object that only the root needs is kept by the root view, and anything else stays where it is made and reaches the view
/// by a property of the delegate.
struct RootComposition {
    /// The app.
    let facts: LaunchFacts
    /// The place that sets the root.
    let analysis: MovedRootAnalysis
    /// Whether the root view may keep objects that the launch made.
    let keepsObjects: Bool
    /// Whether the root is one of several, so that what it is made of goes along with which one it is.
    let isChosen: Bool
    /// What was found so far.
    var material = RootMaterial()
    /// What of the delegates' members stays as it is when the root is made.
    let constants: ConstantMembers
    /// The names that the moving code uses, its own ones among them.
    var needed: Set<String> = []
    /// The types that views and their modifiers expect, by the arguments.
    var expectedTypes: [TokenRange: String] = [:]
    /// Whether what decides on the view may be absent by itself, so that the view has to wait.
    var needsFlag = false
    /// The names that the material gives to values.
    var addedNames: Set<String> = []
    /// The locals that go along, or that the material has.
    private(set) var settledNames: Set<String> = []
    /// The statements that go along, the last one first.
    private var moving: [Statement] = []

    /// The function that sets the root.
    var function: FlowFunction { analysis.function }
    /// The outline of its file.
    var file: SwiftFile { function.file }

    /// The root of the only place that sets it, in two parts.
    ///
    /// - Throws: what stands in the way.
    static func root(
        _ facts: LaunchFacts, _ analysis: MovedRootAnalysis
    ) throws(MoveObstacle) -> MovedRoot {
        var kept = RootComposition(facts, analysis, keepsObjects: true)
        if let root = try? kept.compose(), kept.commutes(root) { return root }
        var left = RootComposition(facts, analysis, keepsObjects: false)
        return try left.compose()
    }

    /// A root that is one of several, whatever decides on that.
    ///
    /// - Throws: what stands in the way.
    static func chosenRoot(
        _ facts: LaunchFacts, _ analysis: MovedRootAnalysis
    ) throws(MoveObstacle) -> MovedRoot {
        var composition = RootComposition(
            facts, analysis, keepsObjects: false, isChosen: true)
        guard let hosted = analysis.hosted, analysis.function.owner == facts.owner.name else {
            throw .inUse
        }
        return try composition.parts(of: hosted, analysis.path.around.last)
    }

    private init(
        _ facts: LaunchFacts, _ analysis: MovedRootAnalysis, keepsObjects: Bool,
        isChosen: Bool = false
    ) {
        self.facts = facts
        self.analysis = analysis
        self.keepsObjects = keepsObjects
        self.isChosen = isChosen
        constants = ConstantMembers(
            facts, for: analysis.function, upTo: analysis.write.statement.lowerBound)
    }

    private mutating func parts(
        of hosted: HostedView, _ statement: Statement?
    ) throws(MoveObstacle) -> MovedRoot {
        if let branches = analysis.branches {
            let reader = ExpressionReader(file)
            for view in branches.views { note(viewOf: reader.expression(in: view.view)) }
            try settle(branches)
            need(whatIsUsedIn: branches.statement.range)
        } else {
            try take(view: hosted.view)
        }
        for statement in analysis.path.before.reversed()
        where statement.range != hosted.local?.range {
            try take(statement)
        }
        return try assembled(hosted, statement)
    }

    private mutating func compose() throws(MoveObstacle) -> MovedRoot {
        guard let hosted = analysis.hosted, let statement = analysis.path.around.last else {
            throw .inUse
        }
        let conditions = SceneConditions(facts, in: function)
        let isPlain = analysis.path.around.dropLast().allSatisfy(conditions.contains)
        var start = CertainStart(facts)
        let isCertain = start.reaches(statement.range.lowerBound, in: function)
        var root = try parts(of: hosted, statement)
        // A value that is not there yet hides the view by itself.
        needsFlag = needsFlag || facts.usesScenes && material.kept.contains(where: \.isOptional)
        let isHidden = material.kept.contains { !$0.isOptional && (isCertain || !$0.isSetEarlier) }
        let waits =
            facts.usesScenes && ConnectionWork(facts, except: [function.id: root.removed]).isAny
        if !isHidden, !isCertain || needsFlag || waits {
            root.material.flag =
                isPlain && facts.usesScenes
                ? facts.owner.freeMember("isConnected", "isSceneConnected")
                : facts.owner.freeMember("showsRootView", "showsFirstView")
        }
        guard facts.usesScenes else { return root }
        root.asksSceneDelegate = root.material.addsMembers || root.material.asksMembers
        root.material.keepsItsMoment = MomentOfRoot(facts).isKept(by: root)
        return root
    }

    // MARK: Statements

    private mutating func take(view range: TokenRange) throws(MoveObstacle) {
        let expression = ExpressionReader(file).expression(in: range)
        note(viewOf: expression)
        try settle(view: expression)
        need(whatIsUsedIn: range)
    }

    /// Notes the local that is a view itself, and not what gives one.
    private mutating func note(viewOf expression: Expression) {
        if let local = expression.viewBase, chain.startsWithView(expression) {
            material.views.insert(local)
        }
    }

    /// What tells views from what gives them.
    var chain: ViewChain {
        let reader = ExpressionReader(file)
        return ViewChain(facts.flow.program) { [analysis] name in
            analysis.path.before.compactMap(analysis.local).filter { $0.name == name }.map {
                reader.expression(in: $0.value)
            }
        }
    }

    /// The names that code needs where it goes: those of what stays behind stay, too.
    private mutating func need(whatIsUsedIn range: TokenRange) {
        let covered = material.covered
        let closures = file.closureNames(in: [range])
        needed.formUnion(
            file.references(in: range).filter {
                $0.isUse && !covered.contains($0.token) && !closures.bound.contains($0.token)
            }.map(\.name))
    }

    private mutating func take(_ statement: Statement) throws(MoveObstacle) {
        if let name = delegateName(in: statement), needed.contains(name) {
            settledNames.insert(name)
            material.asksApplicationDelegate = true
            if !isUsed(name, beside: statement) { material.dropped.append(statement.range) }
            return
        }
        guard let local = analysis.local(of: statement) else { return takeBound(statement) }
        guard needed.contains(local.name), !settledNames.contains(local.name) else { return }
        settledNames.insert(local.name)
        let isShared = isUsed(local.name, beside: statement)
        if material.views.contains(local.name) {
            guard !isShared || makesNoDifference(local.value) else { throw .shared }
            moving.append(statement)
            if isShared { material.copied.append(statement.range) }
            return try take(view: local.value)
        }
        if makesNoDifference(local.value), !isShared || isPath(local.value) {
            moving.append(statement)
            if isShared { material.copied.append(statement.range) }
            need(whatIsUsedIn: local.value)
        } else if keepsObjects, !isShared, isIndependentObject(local.value) {
            moving.append(statement)
        } else {
            try keep(local, isShared: isShared)
        }
    }

    /// Names that a condition binds stay with it.
    private mutating func takeBound(_ statement: Statement) {
        for name in boundNames(in: statement) where needed.contains(name.name) {
            guard !settledNames.contains(name.name), let type = typeText(of: name.value) else {
                continue
            }
            settledNames.insert(name.name)
            material.kept.insert(
                KeptValue(name: name.name, type: type, source: .local(name.name)), at: 0)
        }
    }

    private mutating func keep(
        _ local: MovedRootAnalysis.Local, isShared: Bool
    ) throws(MoveObstacle) {
        let annotation = local.declaration.bindings.first?.type.map { file.text($0) }
        guard let type = annotation ?? typeText(of: local.value) ?? expectedType(of: local.name),
            mayKeep(local.name, type)
        else { throw .shared }
        let isConstant =
            !isChosen && file.tokens.tokens[local.declaration.keyword].kind == .keyword(.let)
        material.kept.insert(
            KeptValue(
                name: local.name, type: type,
                source: isShared || !isConstant
                    ? .local(local.name) : .declaration(local.declaration)), at: 0)
    }

    /// Whether a value of a type may be kept by its name.
    private func mayKeep(_ name: String, _ type: String) -> Bool {
        guard !type.contains("some "), !type.hasSuffix("!"),
            type.identifiers.isDisjoint(with: function.located.genericParameters)
        else { return false }
        return isChosen || !facts.owner.memberNames.contains(name)
    }

    /// The type that a view expects where it is given a local by its name.
    private func expectedType(of local: String) -> String? {
        expectedTypes.filter { range, _ in
            range.count == 1 && file.name(at: range.lowerBound) == local
        }.min { $0.key.lowerBound < $1.key.lowerBound }?.value
    }

    /// Keeps what no statement makes that could go along: parameters, and names that conditions and closures bind.
    private mutating func keep(
        _ names: Set<String>, usedIn code: [TokenRange]
    ) throws(MoveObstacle) {
        for name in names.sorted() {
            let uses = code.flatMap { file.references(in: $0) }.filter {
                $0.role == .bare && $0.name == name
            }.map { $0.token..<$0.token + 1 }
            let declared = function.parameters.first { $0.name == name }.map {
                file.text($0.type)
            }
            guard let first = uses.first,
                let type = typeText(of: first) ?? expectedType(of: name) ?? declared,
                mayKeep(name, type)
            else { throw .shared }
            settledNames.insert(name)
            material.kept.append(KeptValue(name: name, type: type, source: .local(name)))
        }
    }

    // MARK: The result

    private mutating func assembled(
        _ hosted: HostedView, _ statement: Statement?
    ) throws(MoveObstacle) -> MovedRoot {
        var statements = Array(moving.reversed())
        var value = analysis.shown ?? hosted.view
        var inlined: Statement?
        if let index = analysis.onlyUse(of: value, in: statements),
            let local = analysis.local(of: statements[index])
        {
            let view = statements.remove(at: index)
            if !material.copied.contains(view.range) { inlined = view }
            value = local.value
        }
        let code = statements.map(\.range) + [value]
        replaceApplication(in: code)
        let strangers = localNames(besides: code).subtracting(settledNames)
        try keep(needed.intersection(strangers), usedIn: code)
        replaceDelegate(in: code)
        replaceOwnType(in: code)
        let inherited = InheritedReferences(of: facts.owner, in: facts.flow.program)
        let known = settledNames.union(addedNames).union(localNames())
        guard inherited.first(in: code, of: file, besides: known) == nil else { throw .hidden }
        guard
            analysis.isAppKit || !PlacesInCode(in: facts.flow).areNamed(in: code, of: function)
        else { throw .place }
        let properties = try takeMembers(usedIn: code)
        var root = MovedRoot(
            function: function, write: analysis.write, statement: statement, hosted: hosted,
            statements: statements, inlined: inlined, members: ownMembers(in: code),
            properties: properties, value: value)
        root.material = material
        root.material.inlined = InlinedLocal.all(of: root, facts)
        try root.material.opened += openedNames(usedIn: code + properties.map(\.declaration.range))
        root.nameTypes(behind: facts.owner, in: facts.flow.program)
        return root
    }

    /// Whether the objects that the root view keeps may be made when it is shown.
    private func commutes(_ root: MovedRoot) -> Bool {
        let objects =
            root.statements.map(\.range).filter { isIndependentObject(value(of: $0)) }
            + material.objects.map(\.value)
        let once = facts.effects.effects(within: objects, of: function)
        return analysis.rest(beside: root).allSatisfy(once.commutes)
    }

    private func value(of range: TokenRange) -> TokenRange {
        moving.first { $0.range == range }.flatMap(analysis.local)?.value ?? range
    }

    // MARK: Names

    /// Whether code that stays names a local.
    private func isUsed(_ name: String, beside statement: Statement) -> Bool {
        let going =
            moving.map(\.range).filter { !material.copied.contains($0) } + material.dropped
            + [analysis.write.statement, statement.range] + analysis.going
            + [analysis.hosted?.local?.range, analysis.hosted?.view].compactMap { $0 }
        let known = TokenRanges(going)
        // What is made where the root was set needs its locals there.
        let staying = TokenRanges(material.kept.compactMap(\.expression))
        return file.references(in: function.body).contains {
            $0.name == name && $0.role == .bare
                && (!known.contains($0.token) || staying.contains($0.token))
        }
    }

    /// The locals that a condition binds, with their values.
    private func boundNames(in statement: Statement) -> [(name: String, value: TokenRange)] {
        guard let condition = statement.blocks.first?.condition else { return [] }
        return facts.flow.trace(of: function).events(within: condition).compactMap { event in
            guard case .local(let name?, _, isDeclared: true) = event.kind else { return nil }
            return (name, event.range)
        }
    }

    /// The local that a statement binds to the application's delegate and to nothing else.
    private func delegateName(in statement: Statement) -> String? {
        let values = facts.flow.trace(of: function).events(within: statement.range).compactMap {
            event -> (String, FlowValue)? in
            guard case .local(let name?, let value, isDeclared: true) = event.kind else {
                return nil
            }
            return (name, value)
        }
        guard values.count == 1, let (name, value) = values.first, isDelegate(value),
            !value.type.isOptional
        else { return nil }
        switch statement.kind {
        case .declaration: return name
        case .guardStatement:
            return SceneConditions(facts, in: function).contains(statement) ? name : nil
        default: return nil
        }
    }

    /// Whether a value is the application's delegate, by its own class.
    func isDelegate(_ value: FlowValue) -> Bool {
        value.tags.contains(.applicationDelegate) && value.type.name == facts.delegate.name
    }
}
