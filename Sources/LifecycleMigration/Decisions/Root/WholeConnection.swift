import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A scene's connection that does nothing but make its root: all of it moves into the representable as it stands, so that the
/// order holds whatever it does, and what the delegate kept for that alone as long as its window is there, an object beside the
/// representable keeps. What else the delegate does comes later, or has nothing to do with it.
///
/// A scene has one delegate and one root view, and SwiftUI makes a view controller for it once.
struct WholeConnection {
    private let facts: LaunchFacts
    private let analysis: MovedRootAnalysis
    private let changes: [(function: FlowFunction, changes: WindowChanges)]
    private var function: FlowFunction { analysis.function }
    private var file: SwiftFile { function.file }

    /// A look at the only place that sets the root, in an app of which `removal` takes the window out.
    init(_ facts: LaunchFacts, _ analysis: MovedRootAnalysis, _ removal: WindowRemoval) {
        self.facts = facts
        self.analysis = analysis
        changes = removal.functions.filter { !$0.changes.isUntouched }.map {
            ($0.function, $0.changes)
        }
    }

    /// The root with all that is done for it; nil where the delegate does anything else, or it can't be told.
    var root: MovedRoot? {
        guard facts.usesScenes, facts.owner.base == nil, changes.count == 1,
            changes[0].function == function,
            facts.startMethods.contains(where: function.located.isSame),
            let statement = analysis.path.around.last, analysis.path.around.count == 1,
            let statements = movingStatements(around: statement)
        else { return nil }
        let value = analysis.write.value
        let behind = statements.filter { $0.range.lowerBound > statement.range.lowerBound }
        let isLast = behind.isEmpty
        guard
            isLast || value.count == 1
                || HeldRoot(facts, analysis).isSame(value, behind: behind)
        else { return nil }
        let code = statements.map(\.range) + [value]
        guard let properties = properties(usedIn: code, moving: statements),
            isVisible(code, properties), isAlone(code, with: properties),
            !isSeenElsewhere(code, statements, properties)
        else { return nil }
        let inlined = isLast ? analysis.onlyUse(of: value, in: statements) : nil
        var root = MovedRoot(
            function: function, write: analysis.write, statement: statement, hosted: nil,
            statements: statements.enumerated().filter { $0.offset != inlined }.map(\.element),
            inlined: inlined.map { statements[$0] }, members: [], properties: properties,
            value: inlined.flatMap { analysis.local(of: statements[$0])?.value } ?? value)
        root.keepsProperties = true
        root.nameTypes(behind: facts.owner, in: facts.flow.program)
        return root
    }

    /// Whether a statement does something to what is none of the code's locals or of the delegate's properties: other code may ask for that
    /// before SwiftUI makes the view, or where it never does, and each further making would do it again.
    private func isSeenElsewhere(
        _ code: [TokenRange], _ statements: [Statement], _ properties: [LocatedDeclaration]
    ) -> Bool {
        let own = Set(statements.flatMap(ownObjects)).union(
            properties.flatMap(\.declaration.declaredNames))
        return statements.contains { statement in
            let reaches: Bool
            switch statement.kind {
            case .expression:
                let name = file.references(in: statement.range).first?.name
                reaches = name.map { !own.contains($0) } ?? false
            case .declaration(let declaration):
                // What a local computes where it is read.
                reaches =
                    declaration.bindings.contains { $0.accessorBraces != nil } && chooses(code)
            default: reaches = false
            }
            let effects = facts.effects.effects(within: [statement.range], of: function)
            return reaches && !effects.changesNothing && !UIKitEffects.onlyPrint(effects)
        } || chooses(code) && isOpaque(code)
    }

    /// Whether the code chooses what it shows.
    private func chooses(_ code: [TokenRange]) -> Bool {
        code.joined().contains { token in
            switch file.tokens.tokens[token].kind {
            case .infixQuestionMark, .keyword(.if), .keyword(.switch): true
            case .operatorToken: file.tokens.spells(token, "??")
            default: false
            }
        }
    }

    private func isOpaque(_ code: [TokenRange]) -> Bool {
        let trace = facts.flow.trace(of: function)
        return code.flatMap(trace.events(within:)).contains { event in
            if case .opaque = event.kind { true } else { false }
        }
    }

    /// The locals that hold objects of the app's classes, and of the system's, and not what other modules or functions give.
    private func ownObjects(in statement: Statement) -> [String] {
        facts.flow.trace(of: function).events(within: statement.range).compactMap { event in
            guard case .local(let name?, let value, isDeclared: true) = event.kind,
                let type = value.type.name,
                facts.flow.program.type(type)?.isDeclared == true || UIKitTypes.table[type] != nil
            else { return nil }
            return name
        }
    }

    // MARK: The connection

    /// What the connection does beside making the window; nil where that is more than plain statements.
    private func movingStatements(around root: Statement) -> [Statement]? {
        var moving: [Statement] = []
        var gone: Set<String> = Set(function.parameters.compactMap(\.name))
        for statement in function.located.file.statements(of: function.body)
        where statement.range != root.range {
            let decision = changes[0].changes.decisions.first { $0.statement == statement.range }
            switch decision?.reason {
            case .windowIsSwiftUIs, .guardsScene, .onlyForWindow, .delegateWindowStaysEmpty:
                gone.formUnion(declaredNames(in: statement))
            case .unrelated, nil: moving.append(statement)
            default: return nil
            }
        }
        let isPlain = moving.allSatisfy { statement in
            switch statement.kind {
            case .expression: true
            case .declaration(let declaration): declaration.kind == .variable
            default: false
            }
        }
        let code = moving.map(\.range) + [analysis.write.value]
        let used = code.reduce(into: Set<String>()) { $0.formUnion(analysis.uses(in: $1)) }
        return isPlain && used.isDisjoint(with: gone) && !asksForObject(code) ? moving : nil
    }

    private func declaredNames(in statement: Statement) -> Set<String> {
        Set(
            facts.flow.trace(of: function).events(within: statement.range).compactMap { event in
                if case .local(let name?, _, isDeclared: true) = event.kind { name } else { nil }
            })
    }

    /// Whether code needs the delegate itself, and not only its members.
    private func asksForObject(_ code: [TokenRange]) -> Bool {
        let tokens = file.tokens.tokens
        return code.joined().contains { token in
            tokens[token].kind == .keyword(.Self)
                || tokens[token].kind == .keyword(.`self`) && tokens[token - 1].kind != .period
                    && tokens[token + 1].kind != .period
        }
    }

    // MARK: The delegate

    /// Whether nothing that the delegate does beside the code, and the properties that go along, can come in front of the first
    /// view and have to do with it.
    private func isAlone(
        _ code: [TokenRange], with properties: [LocatedDeclaration]
    ) -> Bool {
        let plain = ["UIResponder", "NSObject", "UIWindowSceneDelegate", "UISceneDelegate"]
        let effects = facts.effects.effects(within: code, of: function)
        return facts.owner.declaration.conditions.isEmpty
            && facts.owner.inheritance.allSatisfy { plain.contains($0.lastComponent) }
            && BesideConnection(facts).isIndependent(of: effects) { member in
                member.isSame(as: function.located) || properties.contains(where: member.isSame)
            }
    }

    /// The delegate's properties that the moving code uses, beside its window; nil where something else does, too.
    private func properties(
        usedIn code: [TokenRange], moving: [Statement]
    ) -> [LocatedDeclaration]? {
        let rules = MovedProperties(facts, for: function, usedIn: code)
        let behindSelf = namesBehindSelf(in: code)
        let used = code.reduce(into: behindSelf) { $0.formUnion(analysis.uses(in: $1)) }
        var found: [LocatedDeclaration] = []
        for property in facts.owner.members where property.declaration.kind == .variable {
            if facts.holdsWindow(property)
                || used.isDisjoint(with: property.declaration.declaredNames)
            {
                continue
            }
            guard rules.canBeKept(property), !isHidden(property, by: moving) else { return nil }
            found.append(property)
        }
        // A method of the delegate can't be called from there.
        let isKept = Set(found.flatMap(\.declaration.declaredNames)).isSuperset(of: behindSelf)
        return isKept ? found : nil
    }

    /// Whether anything but a local behind which nothing means the property has its name, such as a parameter of a closure, or such a local
    /// is made of the property: `let store = store`.
    private func isHidden(_ property: LocatedDeclaration, by moving: [Statement]) -> Bool {
        let names = Set(property.declaration.declaredNames)
        let locals = Set(moving.flatMap(file.declaredNames).map(\.token))
        let isItsLocal = moving.compactMap(analysis.local).contains {
            names.contains($0.name) && analysis.uses(in: $0.value).contains($0.name)
        }
        return isItsLocal
            || moving.flatMap { file.references(in: $0.range) }.contains {
                $0.role == .declaredName && names.contains($0.name) && !locals.contains($0.token)
            }
    }

    private func namesBehindSelf(in code: [TokenRange]) -> Set<String> {
        Set(
            code.flatMap { file.references(in: $0) }.filter { $0.role == .member(ofSelf: true) }
                .map(\.name))
    }

    /// Whether the code may stand in the file of the `App`.
    private func isVisible(_ code: [TokenRange], _ properties: [LocatedDeclaration]) -> Bool {
        let hidden = HiddenNames(of: file, owner: facts.owner.name)
        // A representable's context has the object that keeps the properties.
        let isFree =
            properties.isEmpty
            || !facts.context.files(naming: "makeCoordinator").contains { _ in true }
        let names = code.reduce(into: Set<String>()) { $0.formUnion(analysis.uses(in: $1)) }
        return (code + properties.map(\.declaration.range)).allSatisfy {
            hidden.first(usedIn: $0) == nil
        } && isFree && !names.contains("context") && !asksForUnknown(code, properties)
    }

    /// Whether code names something on its own that may be a member which the delegate inherits.
    private func asksForUnknown(
        _ code: [TokenRange], _ properties: [LocatedDeclaration]
    ) -> Bool {
        let references = code.flatMap { file.references(in: $0) }
        let own = Set(references.filter { $0.role == .declaredName }.map(\.name))
            .union(properties.flatMap(\.declaration.declaredNames))
        let inherited = InheritedNames(in: facts.flow.program)
        return references.contains { inherited.mayBeOne($0, besides: own) }
    }
}
