import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds every use of a Mac app's window: in the function that makes it, in the rest of the delegate, and in all other code.
///
/// A use is whatever has the window's name and is not certain to be something else.
struct MacWindowUses {
    private let facts: LaunchFacts
    private let function: FlowFunction
    private let holder: MacWindowHolder
    private var delegate: DelegateClass { facts.delegate }
    private var context: TargetContext { facts.context }

    /// The uses of what a function of the delegate makes.
    init(_ facts: LaunchFacts, _ function: FlowFunction, _ holder: MacWindowHolder) {
        self.facts = facts
        self.function = function
        self.holder = holder
    }

    // MARK: The function

    /// The statements of the function with the window in them, each with one use of it, in order.
    ///
    /// - Throws: the first use that is no statement's subject.
    func statements() throws(MacWindowObstacle) -> [MacWindowStatement] {
        let file = function.located.file
        var result: [MacWindowStatement] = []
        for token in ownTokens {
            let path = StatementPath(around: token, in: function)
            guard let statement = path.around.last, path.around.count == 1,
                result.last?.statement.range != statement.range,
                let read = MacWindowStatement(statement, of: holder, in: function.file)
            else { throw MacWindowObstacle(.itself, file, token) }
            result.append(read)
        }
        return result
    }

    /// The tokens of the function that name the window.
    private var ownTokens: [Int] {
        let names = Set([holder.local, holder.propertyName].compactMap { $0 })
        return function.file.references(in: function.body).filter { reference in
            guard names.contains(reference.name), !isHolding(reference) else { return false }
            switch reference.role {
            case .argumentLabel, .type, .attribute: return false
            case .implicitMember: return isKeyPath(reference.token, in: function.file)
            case .member(ofSelf: false):
                return reference.name == holder.propertyName
                    && mayBeDelegate(reference.token, in: function.located.file)
            case .member(ofSelf: true): return reference.name == holder.propertyName
            case .bare, .declaredName: return true
            }
        }.map(\.token)
    }

    /// Whether a name is the target of `self.window = window`, whose value is a use of its own.
    private func isHolding(_ reference: Reference) -> Bool {
        guard let local = holder.local, reference.name == holder.propertyName else { return false }
        let tokens = function.file.tokens
        let isTarget =
            tokens.spells(reference.token + 1, "=") && tokens.spells(reference.token + 2, local)
        return isTarget && (local != reference.name || reference.role == .member(ofSelf: true))
    }

    // MARK: The delegate

    /// Checks that nothing else of the delegate names the property.
    ///
    /// - Throws: the first use.
    func checkDelegate() throws(MacWindowObstacle) {
        guard let name = holder.propertyName, let property = holder.property else { return }
        for part in delegate.declarations {
            for reference in part.file.outline.references(in: part.declaration.range)
            where reference.name == name
                && !(part.file.path == function.located.file.path
                    && function.body.contains(reference.token))
                && !(part.file.path == property.file.path
                    && property.declaration.range.contains(reference.token))
                && isUse(reference, in: part.file)
            {
                let user = delegate.members.first {
                    $0.file.path == part.file.path
                        && $0.declaration.range.contains(reference.token)
                }
                throw MacWindowObstacle(
                    .elsewhere(user?.declaration.selectorName ?? delegate.name), part.file,
                    reference.token)
            }
        }
    }

    private func isUse(_ reference: Reference, in file: ProgramFile) -> Bool {
        switch reference.role {
        // A local of another method may have the same name.
        case .bare: !isLocal(reference, in: file)
        case .member(ofSelf: true): true
        case .member(ofSelf: false): mayBeDelegate(reference.token, in: file)
        case .implicitMember: isKeyPath(reference.token, in: file.outline)
        case .argumentLabel, .declaredName, .type, .attribute: false
        }
    }

    /// Whether a name stands behind `let` or `var` of a method of the delegate that binds it, in the same block or in one inside of that.
    private func isLocal(_ reference: Reference, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        let methods = delegate.members.filter {
            $0.file.path == file.path && $0.declaration.range.contains(reference.token)
        }
        return methods.flatMap { FlowFunction.all(of: $0, owner: delegate.name) }.contains { code in
            facts.flow.trace(of: code).locals(named: reference.name).contains { local in
                let start = local.statement.lowerBound
                guard case .local(_, _, isDeclared: true) = local.kind,
                    [.keyword(.let), .keyword(.var)].contains(tokens.tokens[start].kind),
                    local.statement.upperBound <= reference.token
                else { return false }
                let block = (code.body.lowerBound..<max(start, code.body.lowerBound)).last {
                    tokens.tokens[$0].kind == .leftBrace && Int(tokens.partners[$0]) > start
                }
                return block.map { Int(tokens.partners[$0]) > reference.token } ?? true
            }
        }
    }

    private func isKeyPath(_ token: Int, in file: SwiftFile) -> Bool {
        token > 1 && file.tokens.spells(token - 2, "\\")
    }

    // MARK: Other code

    /// Checks that no code outside of the delegate may ask it for the property, the sources of `tests` in the app included.
    ///
    /// - Throws: the first place that may.
    func checkOthers(tests: [String]) throws(MacWindowObstacle) {
        guard let name = holder.propertyName else { return }
        let isKnown = ClassMentions(of: delegate, in: context).areInCode(except: [:])
        for file in context.files(naming: name) {
            let own = TokenRanges(
                delegate.declarations.filter { $0.file.path == file.path }
                    .map(\.declaration.range))
            for token in file.tokens(spelled: name) where !own.contains(token) {
                guard mayAsk(at: token, in: file, isKnown: isKnown) else { continue }
                throw MacWindowObstacle(.outside(name), file, token)
            }
        }
        try checkText(name)
        try checkProtocols(name)
        let sources = context.target.sources.filter { !$0.hasSuffix(".swift") }
        try check(sources, for: name, and: "delegate")
        try check(tests, for: name, and: delegate.name)
    }

    private func mayAsk(at token: Int, in file: ProgramFile, isKnown: Bool) -> Bool {
        let tokens = file.outline.tokens
        guard tokens.tokens[token].kind == .identifier, token > 1,
            tokens.tokens[token - 1].kind == .period
        else { return false }
        if tokens.spells(token - 2, delegate.name) { return true }
        return isKnown && mayBeDelegate(token, in: file)
    }

    /// Whether what stands in front of a member's dot may be the delegate: its type is not known, or the delegate is of it.
    private func mayBeDelegate(_ token: Int, in file: ProgramFile) -> Bool {
        guard let name = holder.propertyName,
            let type = facts.flow.receivers(of: name, in: file)[token]
        else { return true }
        if case .metatype(let name) = type { return name == delegate.name }
        guard let receiver = type.name else { return true }
        return facts.flow.program.supertypes(of: delegate.name).contains(receiver)
            || ["Any", "AnyObject", "NSApplicationDelegate"].contains(receiver)
            || facts.flow.program.supertypes(of: receiver).contains(delegate.name)
    }

    /// A text that is the property's name may find it by key-value coding.
    private func checkText(_ name: String) throws(MacWindowObstacle) {
        for file in context.files(mentioning: name) {
            for token in file.outline.tokens.tokens.indices
            where file.outline.tokens.tokens[token].kind == .stringSegment {
                let text = file.outline.tokens.text(of: token)
                guard text == name || text.hasSuffix("." + name) else { continue }
                throw MacWindowObstacle(.outside(name), file, token)
            }
        }
    }

    /// A protocol or superclass of the delegate's may have the property, for whoever asks one of those.
    private func checkProtocols(_ name: String) throws(MacWindowObstacle) {
        for type in facts.flow.program.supertypes(of: delegate.name)
        where type != delegate.name && facts.flow.program.type(type)?.isDeclared == true {
            guard let member = facts.flow.program.members(name, of: type).first else { continue }
            guard
                member.located.file.path != holder.property?.file.path
                    || member.located.declaration.range != holder.property?.declaration.range
            else { continue }
            throw MacWindowObstacle(
                .outside(name), member.located.file, member.located.declaration.keyword)
        }
    }

    /// Files that are not followed may ask for the property where they have its name and another word.
    private func check(
        _ sources: [String], for name: String, and word: String
    ) throws(MacWindowObstacle) {
        let asking = context.library.paths(
            context.library.paths(sources, mentioning: word), mentioning: name)
        guard let property = holder.property, !asking.isEmpty else { return }
        throw MacWindowObstacle(.outside(name), property.file, property.declaration.keyword)
    }
}
