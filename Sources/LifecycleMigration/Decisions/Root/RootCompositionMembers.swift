import AppFacts
import SwiftFlow
import SwiftOutline

/// The members of delegates that a SwiftUI root uses.
extension RootComposition {
    /// What stands for the application's delegate becomes `appDelegate`.
    mutating func replaceDelegate(in code: [TokenRange]) {
        let covered = material.covered
        let found = facts.flow.trace(of: function).values.filter { range, value in
            isDelegate(value) && !value.type.isOptional && !covered.contains(range.lowerBound)
                && code.contains {
                    $0.contains(range.lowerBound) && range.upperBound <= $0.upperBound
                }
                && !isOwnSelf(range)
        }.map(\.key)
        // The widest of those that start or end together.
        let widest = found.filter { range in
            !found.contains { other in
                other != range && other.lowerBound <= range.lowerBound
                    && range.upperBound <= other.upperBound
            }
        }
        for range in widest.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            material.replacements.append((withParentheses(range), "appDelegate"))
            material.asksApplicationDelegate = true
        }
    }

    /// `Self` is the class of the delegate, which UIKit makes by its name.
    mutating func replaceOwnType(in code: [TokenRange]) {
        for token in code.joined() where file.tokens.tokens[token].kind == .keyword(.Self) {
            material.replacements.append((token..<token + 1, facts.owner.name))
        }
    }

    /// The application that a delegate's method is given is the only one.
    mutating func replaceApplication(in code: [TokenRange]) {
        guard facts.timeline.isEntry(function),
            let name = function.parameters.first(where: { file.text($0.type) == "UIApplication" })?
                .name
        else { return }
        let covered = material.covered
        let found = code.flatMap { file.references(in: $0) }.filter {
            $0.role == .bare && $0.name == name && !covered.contains($0.token)
        }
        material.replacements += found.map { ($0.token..<$0.token + 1, "UIApplication.shared") }
        needed.remove(name)
    }

    /// Whether code is `self`, be it as it is in a closure that holds it weakly: `self?`.
    private func isOwnSelf(_ range: TokenRange) -> Bool {
        let tokens = file.tokens.tokens
        return tokens[range.lowerBound].kind == .keyword(.`self`)
            && range.dropFirst().allSatisfy {
                tokens[$0].kind == .postfixQuestionMark || tokens[$0].kind == .exclamationMark
            }
    }

    /// What a member is called behind an object that the new place has; a closure that captures it keeps its name for it.
    private func path(_ object: String, _ token: Int, _ closures: ClosureNames) -> String {
        let name = file.text(token..<token + 1)
        return (closures.captures.contains(token) ? name + " = " : "") + object + "." + name
    }

    /// A range with the parentheses that stand around it and nothing else.
    private func withParentheses(_ range: TokenRange) -> TokenRange {
        let tokens = file.tokens.tokens
        var range = range
        while range.lowerBound > 0, range.upperBound < tokens.count,
            tokens[range.lowerBound - 1].kind == .leftParen,
            tokens[range.upperBound].kind == .rightParen,
            range.lowerBound < 2 || tokens[range.lowerBound - 2].kind != .identifier
        {
            range = range.lowerBound - 1..<range.upperBound + 1
        }
        return range
    }

    /// The members of the application's delegate that code uses on its own.
    func ownMembers(in code: [TokenRange]) -> Set<String> {
        facts.usesScenes
            ? [] : Set(members(in: code).map { file.name(at: $0) })
    }

    /// Sees to the members of the delegate that has the window: they are read from there, but for those of a scene's delegate
    /// that go along; gives these.
    mutating func takeMembers(
        usedIn code: [TokenRange]
    ) throws(MoveObstacle) -> [LocatedDeclaration] {
        let used = allMembers(in: code)
        let names = Set(used.map { file.name(at: $0) })
        let hasSelf = code.joined().contains { isOwnSelf($0..<$0 + 1) }
        guard !names.isEmpty || hasSelf else { return [] }
        guard facts.owner.base == nil else { throw .hidden }
        var properties: [LocatedDeclaration] = []
        if facts.usesScenes {
            let rules = MovedProperties(facts, for: function, usedIn: code)
            properties = facts.owner.properties.filter { property in
                property.declaration.declaredNames.contains(where: names.contains)
                    && !isBehindOptionalSelf(property, in: code) && rules.canMove(property)
            }
        }
        let closures = file.closureNames(in: code)
        let taken = takeHandedOn(usedIn: code, besides: properties)
        let moved = Set(properties.flatMap(\.declaration.declaredNames)).union(taken)
        let late = lateCode
        for token in used where !moved.contains(file.name(at: token)) {
            try open(file.name(at: token), isReadOnce: !late.contains(token))
        }
        guard facts.usesScenes else { return [] }
        for token in members(in: code) where !moved.contains(file.name(at: token)) {
            material.replacements.append(
                (token..<token + 1, path("sceneDelegate", token, closures)))
            material.asksMembers = true
        }
        let tokens = file.tokens.tokens
        let covered = material.covered
        for token in code.joined() where isOwnSelf(token..<token + 1) && !covered.contains(token) {
            if tokens[token + 1].kind == .period, moved.contains(file.name(at: token + 2)) {
                material.replacements.append((token..<token + 2, ""))
                continue
            }
            material.replacements.append((token..<token + 1, "sceneDelegate"))
            material.asksMembers = true
        }
        return properties
    }

    /// Reads from the application's delegate what it gets from the scene's; gives the names.
    private mutating func takeHandedOn(
        usedIn code: [TokenRange], besides properties: [LocatedDeclaration]
    ) -> Set<String> {
        let rules = HandedOnProperties(facts, for: function, usedIn: code)
        let used = Set(allMembers(in: code).map { file.name(at: $0) })
        let taken = facts.owner.properties.filter { property in
            used.contains(property.declaration.name)
                && !properties.contains(where: property.isSame)
                && !isBehindOptionalSelf(property, in: code) && rules.canTake(property)
        }
        guard !taken.isEmpty else { return [] }
        material.handedOn = taken
        material.asksApplicationDelegate = true
        let names = Set(taken.map(\.declaration.name))
        let tokens = file.tokens.tokens
        let closures = file.closureNames(in: code)
        for token in allMembers(in: code) where names.contains(file.name(at: token)) {
            let isBehindSelf = tokens[token - 1].kind == .period
            material.replacements.append(
                (
                    (isBehindSelf ? token - 2 : token)..<token + 1,
                    path("appDelegate", token, closures)
                ))
        }
        return names
    }

    /// Whether code asks for a property behind `self?`, which has no other form where the property goes.
    private func isBehindOptionalSelf(
        _ property: LocatedDeclaration, in code: [TokenRange]
    ) -> Bool {
        code.flatMap { file.references(in: $0) }.contains {
            $0.role == .member(ofSelf: true)
                && file.tokens.tokens[$0.token - 2].kind != .keyword(.`self`)
                && property.declaration.declaredNames.contains($0.name)
        }
    }

    /// What closures in the function do when something calls them.
    private var lateCode: TokenRanges {
        TokenRanges(facts.flow.trace(of: function).events.filter(\.runsLater).map(\.range))
    }

    /// Lets the file of the `App` see a member; what was read once must be the same whenever it is read.
    private mutating func open(_ name: String, isReadOnce: Bool) throws(MoveObstacle) {
        let member = try constants.member(name, of: facts.owner, isReadOnce: isReadOnce)
        let declaration = member.declaration
        guard declaration.isPrivate || !facts.owner.isPrivate(member) else { throw .hidden }
        // SwiftUI may ask before the scene has given it its value.
        if declaration.kind == .variable, isReadOnce,
            declaration.bindings.first?.initializer == nil
        {
            needsFlag = facts.usesScenes
        }
        if declaration.isPrivate, !material.opened.contains(where: member.isSame) {
            material.opened.append(member)
        }
    }

    /// The places of code that name members of the delegate which has the window, on their own or behind `self`.
    private func allMembers(in code: [TokenRange]) -> [Int] {
        let covered = material.covered
        let named = code.flatMap { file.references(in: $0) }.filter {
            $0.role == .member(ofSelf: true) && facts.owner.memberNames.contains($0.name)
                && !covered.contains($0.token)
        }.map(\.token)
        return members(in: code) + named
    }

    /// The places of code that name members of the delegate which has the window, on their own.
    private func members(in code: [TokenRange]) -> [Int] {
        let covered = material.covered
        let closures = file.closureNames(in: code)
        let types = NestedTypeNames(of: facts.owner.name, in: facts.flow.program)
        return code.flatMap { file.references(in: $0) }.filter {
            $0.role == .bare && facts.owner.memberNames.contains($0.name)
                && !types.contains($0.name) && !closures.bound.contains($0.token)
                && !settledNames.contains($0.name) && !covered.contains($0.token)
        }.map(\.token)
    }
}
