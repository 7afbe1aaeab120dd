import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What a statement in front of a Mac app's run loop is for.
package enum MacStartStatement {
    /// It binds a name to the application object.
    case application(name: String)
    /// It binds a name to a delegate.
    case delegate(name: String, MacStart.Delegate)
    /// It puts a new delegate into a variable outside of the code, by whose name the code reaches it from there on.
    case delegateKept(name: String, MacStart.Delegate, LocatedDeclaration)
    /// It installs a delegate that a name is bound to.
    case installed(name: String)
    /// It installs a delegate that is held by a static property.
    case installedShared(MacStart.Delegate)
    /// It uses the application object; the tokens are those that stand for it.
    case onApplication(TokenRange)
    /// It sets something of the delegate; the token is the delegate's name.
    case onDelegate(Int)
    /// It keeps a value alive, or takes it for nothing.
    case keeping
    /// It installs a delegate that a variable outside of the code holds.
    case installedGlobal(MacStart.Delegate, LocatedDeclaration)
    /// It runs the app, and may bind a name to what that gives back.
    case launch(result: String?)
    /// It wraps a block of such statements.
    case wrapper(TokenRange)
    /// It calls a function of the code that nothing else calls, and that has to do with the application.
    case function(LocatedDeclaration)
    /// It binds several names at once.
    case several([MacStartStatement])
    /// It has nothing to do with all of that.
    case other
}

/// Reads the statements that start a Mac app.
package struct MacStartStatementReader {
    /// The names that are bound to the application object so far.
    package var applications: Set<String> = []
    /// The names that are bound to delegates so far.
    package var delegates: Set<String> = []
    private let file: SwiftFile
    private let ownType: String?
    /// How the code reaches the application object.
    package var applicationPaths = [["NSApp", "!"]] + PlatformProfile.appKit.applicationPaths
    private let context: TargetContext
    private let profile = PlatformProfile.appKit
    private let globals: MacStartGlobals

    /// A reader of a file's statements.
    package init(_ entry: EntryPoint, in context: TargetContext) {
        file = entry.file.outline
        ownType = entry.declaration?.name
        self.context = context
        globals = MacStartGlobals(of: entry, in: context)
    }

    /// What a statement is for.
    package func role(of statement: Statement) -> MacStartStatement {
        switch statement.kind {
        case .declaration(let declaration):
            binding(declaration) ?? bindings(declaration) ?? .other
        case .expression:
            if let equal = equalSign(in: statement.range) {
                assignment(
                    statement.range.lowerBound..<equal, equal + 1..<statement.range.upperBound)
            } else {
                call(statement.range) ?? .other
            }
        default: .other
        }
    }

    // MARK: Names

    private func binding(_ declaration: Declaration) -> MacStartStatement? {
        guard declaration.kind == .variable, declaration.bindings.count == 1,
            context.conditions.takesIn(declaration.keyword, of: file),
            let binding = declaration.bindings.first,
            binding.accessorBraces == nil, let value = binding.initializer
        else { return nil }
        if isApplication(value) { return .application(name: binding.name) }
        if let chain = file.chain(in: value), isLaunchFunction(chain, depth: 0) {
            return .launch(result: binding.name)
        }
        if let maker = file.chain(in: value).flatMap(maker), let body = maker.declaration.body,
            let only = file.onlyValue(of: body), let delegate = made(only, in: file)
        {
            return .delegateKept(name: binding.name, delegate, maker)
        }
        return made(value, in: file, typed: binding.type).map {
            .delegate(name: binding.name, $0)
        }
    }

    /// `let (app, delegate) = (NSApplication.shared, AppDelegate())`, and `let app = …, delegate = …`.
    private func bindings(_ declaration: Declaration) -> MacStartStatement? {
        guard declaration.kind == .variable,
            context.conditions.takesIn(declaration.keyword, of: file)
        else { return nil }
        let pairs = file.tuple(boundBy: declaration) ?? file.singles(boundBy: declaration)
        guard pairs.count > 1 else { return nil }
        var roles: [MacStartStatement] = []
        for (name, value) in pairs {
            if isApplication(value) {
                roles.append(.application(name: name))
            } else if let delegate = made(value, in: file) {
                roles.append(.delegate(name: name, delegate))
            } else {
                return nil
            }
        }
        return .several(roles)
    }

    /// The function of `makeDelegate()`, where that is the only call of it.
    private func maker(_ chain: PostfixChain) -> LocatedDeclaration? {
        guard case .name(let name) = chain.base, chain.segments.count == 1,
            case .call(let call) = chain.segments[0], call.arguments.isEmpty
        else { return nil }
        return globals.function(named: file.name(at: name))
    }

    /// `AppDelegate()`, `AppDelegate.init()`, `.init()` for a type, or `AppDelegate.shared`, of a class of the target that is
    /// an application delegate, be it as the only expression of a block that runs on the spot.
    private func made(
        _ value: TokenRange, in file: SwiftFile, typed type: TokenRange? = nil, depth: Int = 0
    ) -> MacStart.Delegate? {
        guard depth < Self.depthLimit, let chain = file.chain(in: value) else { return nil }
        if let only = onlyExpression(of: chain, in: file) {
            return made(only, in: file, depth: depth + 1)
        }
        switch chain.base {
        case .name(let token):
            guard let located = delegateClass(named(token, in: file)) else { return nil }
            return made(located, by: chain.segments, in: file)
        case .implicitMember(let member):
            guard let type, type.count == 1, file.name(at: member) == "init",
                let located = delegateClass(named(type.lowerBound, in: file))
            else { return nil }
            return made(located, by: chain.segments, in: file)
        default: return nil
        }
    }

    /// What a class is followed by where it makes an object of its own, or names one that is held.
    private func made(
        _ located: LocatedDeclaration, by segments: [ChainSegment], in file: SwiftFile
    ) -> MacStart.Delegate? {
        var segments = segments
        if segments.count == 2, case .member(let name) = segments[0], file.name(at: name) == "init"
        {
            segments.removeFirst()
        }
        guard segments.count == 1 else { return nil }
        switch segments[0] {
        case .call(let call) where call.arguments.isEmpty && call.trailingClosures.isEmpty:
            return MacStart.Delegate(located: located, property: nil)
        case .member(let name):
            return MacStart.Delegate(located: located, property: file.name(at: name))
        default: return nil
        }
    }

    /// The one expression of a block that runs on the spot: of a wrapper's, or of `{ … }()`.
    private func onlyExpression(of chain: PostfixChain, in file: SwiftFile) -> TokenRange? {
        let body: TokenRange
        if let wrapper = WrapperCall(chain, in: file), wrapper.arguments.isEmpty {
            body = wrapper.body
        } else if case .closure(let closure) = chain.base, chain.segments.count == 1,
            case .call(let call) = chain.segments[0], call.arguments.isEmpty,
            let shape = file.closure(at: closure.lowerBound)
        {
            body = shape.body
        } else {
            return nil
        }
        return file.onlyValue(of: body)
    }

    /// The name of a type, which `Self` stands for in the type around the code.
    private func named(_ token: Int, in file: SwiftFile) -> String {
        let name = file.name(at: token)
        return name == "Self" ? ownType ?? name : name
    }

    private func delegateClass(_ name: String) -> LocatedDeclaration? {
        context.types(named: name).first { located in
            located.declaration.kind == .class
                && DelegateClass(located, in: context).inheritance.contains {
                    $0.lastComponent == profile.delegateProtocol
                }
        }
    }

    /// Whether code is nothing but the application object.
    func isApplication(_ range: TokenRange) -> Bool {
        guard let names = file.chain(in: range)?.names(in: file) else { return false }
        return applicationPaths.contains { $0.filter { $0 != "." && $0 != "!" } == names }
            || names.count == 1 && applications.contains(names[0])
    }

    /// Whether the application object stands in front of a dot: by one of its names, or by a name that is bound to it.
    func isApplication(before period: Int) -> Bool {
        let tokens = file.tokens
        func isPath(_ path: [String], at start: Int) -> Bool {
            start >= 0 && start + path.count <= tokens.tokens.count
                && path.indices.allSatisfy { tokens.spells(start + $0, path[$0]) }
        }
        let paths = profile.applicationPaths
        if paths.contains(where: { isPath($0, at: period - $0.count) }) { return true }
        guard period > 0, tokens.tokens[period - 1].kind == .identifier else { return false }
        let name = file.name(at: period - 1)
        return tokens.tokens.indices.dropLast().contains { token in
            tokens.spells(token, name) && tokens.tokens[token + 1].kind == .equal
                && paths.contains { isPath($0, at: token + 2) }
        }
    }

    // MARK: Statements

    private func equalSign(in range: TokenRange) -> Int? {
        var token = range.lowerBound
        while token < range.upperBound {
            let kind = file.tokens.tokens[token].kind
            if kind == .equal { return token }
            if [.leftParen, .leftBrace, .leftSquare].contains(kind) {
                token = max(Int(file.tokens.partners[token]), token)
            }
            token += 1
        }
        return nil
    }

    private func assignment(_ target: TokenRange, _ value: TokenRange) -> MacStartStatement {
        if target.count == 1, file.tokens.tokens[target.lowerBound].kind == .wildcard {
            return isNamed(value) || isApplication(value) ? .keeping : call(value) ?? .other
        }
        guard let chain = file.chain(in: target) else { return .other }
        if let name = chain.names(in: file)?.first, delegates.contains(name) {
            return .onDelegate(target.lowerBound)
        }
        guard let application = application(of: chain) else {
            return kept(chain, value) ?? .other
        }
        guard chain.names(in: file)?.last == "delegate",
            target.upperBound == application.upperBound + 2
        else { return .onApplication(application) }
        if let delegate = made(value, in: file), delegate.property != nil {
            return .installedShared(delegate)
        }
        if let global = global(in: value) { return global }
        let name = file.chain(in: value)?.names(in: file)?.first ?? ""
        return delegates.contains(name) && isNamed(value)
            ? .installed(name: name) : .onApplication(application)
    }

    /// `delegate = AppDelegate()`, of a variable without a value of its own.
    private func kept(_ chain: PostfixChain, _ value: TokenRange) -> MacStartStatement? {
        guard let names = chain.names(in: file), names.count == 1,
            let variable = globals.variable(named: names[0]),
            variable.declaration.bindings.first?.initializer == nil,
            let delegate = made(value, in: file), delegate.property == nil
        else { return nil }
        return .delegateKept(name: names[0], delegate, variable)
    }

    /// A variable outside of the code that makes the delegate.
    private func global(in value: TokenRange) -> MacStartStatement? {
        guard value.count == 1, !isNamed(value),
            let variable = globals.variable(named: file.name(at: value.lowerBound)),
            let initial = variable.declaration.bindings.first?.initializer,
            let delegate = made(initial, in: variable.file.outline), delegate.property == nil
        else { return nil }
        return .installedGlobal(delegate, variable)
    }

    /// Whether code is nothing but a name of the application object or of a delegate.
    private func isNamed(_ value: TokenRange) -> Bool {
        value.count == 1
            && applications.union(delegates).contains(file.name(at: value.lowerBound))
    }

    private func call(_ range: TokenRange) -> MacStartStatement? {
        if isNamed(range) || isApplication(range) { return .keeping }
        guard let chain = file.chain(in: range) else { return nil }
        if isLaunchFunction(chain, depth: 0) { return .launch(result: nil) }
        if let application = application(of: chain) {
            let isRun =
                chain.names(in: file) == nil && chain.range.upperBound == application.upperBound + 4
                && file.tokens.spells(application.upperBound + 1, "run")
            return isRun ? .launch(result: nil) : .onApplication(application)
        }
        return wrapper(chain) ?? function(chain).map { .function($0) }
    }

    /// The function of `start()`, where that is the only call of it, and it names the application.
    private func function(_ chain: PostfixChain) -> LocatedDeclaration? {
        guard case .name(let base) = chain.base, case .call(let call)? = chain.segments.last,
            call.arguments.isEmpty, call.trailingClosures.isEmpty
        else { return nil }
        let name: Int
        switch chain.segments.count {
        case 1: name = base
        case 2:
            guard let ownType, named(base, in: file) == ownType,
                case .member(let member) = chain.segments[0]
            else { return nil }
            name = member
        default: return nil
        }
        guard let function = globals.function(named: file.name(at: name)),
            let body = function.declaration.body
        else { return nil }
        let words: Set = [profile.applicationType, "NSApp", profile.launchFunction]
        let isOfApplication = body.contains {
            file.tokens.tokens[$0].kind == .identifier && words.contains(file.name(at: $0))
        }
        return isOfApplication ? function : nil
    }

    /// What stands around the call that starts an app is looked through no deeper than this.
    private static let depthLimit = 8

    /// `NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)`, also as the argument of `exit`, or alone in a pool.
    private func isLaunchFunction(_ chain: PostfixChain, depth: Int) -> Bool {
        guard depth < Self.depthLimit, case .name(let token) = chain.base,
            chain.segments.count == 1, case .call(let call) = chain.segments[0]
        else { return false }
        if let inner = inner(of: chain, named: file.name(at: token), call).flatMap(file.chain) {
            return isLaunchFunction(inner, depth: depth + 1)
        }
        return file.name(at: token) == profile.launchFunction && call.arguments.count == 2
            && call.arguments.allSatisfy { ProcessArguments.areNamed(in: file.text($0.value)) }
    }

    /// The argument of `exit`, or the only expression in a pool.
    private func inner(
        of chain: PostfixChain, named name: String, _ call: CallArguments
    ) -> TokenRange? {
        if name == "exit", call.arguments.count == 1 { return call.arguments[0].value }
        guard let pool = WrapperCall(chain, in: file), !pool.hasSignature else { return nil }
        return file.onlyValue(of: pool.body)
    }

    /// The tokens at the start of a chain that stand for the application object.
    private func application(of chain: PostfixChain) -> TokenRange? {
        guard case .name(let token) = chain.base else { return nil }
        let tokens = file.tokens
        if applications.contains(file.name(at: token)) { return token..<token + 1 }
        return applicationPaths.first { path in
            path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
        }.map { token..<token + $0.count }
    }

    /// A function that runs a block on the spot, with the block's code.
    private func wrapper(_ chain: PostfixChain) -> MacStartStatement? {
        guard let call = WrapperCall(chain, in: file), call.arguments.allSatisfy(isNamed)
        else { return nil }
        return call.body.isEmpty ? .keeping : .wrapper(call.body)
    }
}

extension SwiftFile {
    /// What a body gives that is nothing but an expression, with `return` or without.
    fileprivate func onlyValue(of body: TokenRange) -> TokenRange? {
        let statements = statements(of: body)
        return statements.count == 1 ? statements[0].expression : nil
    }

    /// The names and values of `let (a, b) = (…, …)`; nil for another declaration.
    fileprivate func tuple(
        boundBy declaration: Declaration
    ) -> [(name: String, value: TokenRange)]? {
        let start = declaration.keyword + 1
        guard let names = elements(at: start), tokens.tokens[names.end].kind == .equal,
            let values = elements(at: names.end + 1),
            names.parts.count == values.parts.count, values.end >= declaration.range.upperBound,
            names.parts.allSatisfy({
                $0.count == 1 && tokens.tokens[$0.lowerBound].kind == .identifier
            })
        else { return nil }
        return zip(names.parts, values.parts).map { (name(at: $0.lowerBound), $1) }
    }

    /// The names and values of `let a = …, b = …`; empty where one has no value, or is computed.
    fileprivate func singles(
        boundBy declaration: Declaration
    ) -> [(name: String, value: TokenRange)] {
        let pairs = declaration.bindings.compactMap { binding in
            binding.accessorBraces == nil ? binding.initializer.map { (binding.name, $0) } : nil
        }
        return pairs.count == declaration.bindings.count ? pairs : []
    }

    /// The elements between parentheses that start at a token, and the token behind these.
    private func elements(at open: Int) -> (parts: [TokenRange], end: Int)? {
        guard tokens.tokens.indices.contains(open), tokens.tokens[open].kind == .leftParen else {
            return nil
        }
        let close = Int(tokens.partners[open])
        guard close > open else { return nil }
        var parts: [TokenRange] = []
        var start = open + 1
        var token = start
        while token < close {
            if tokens.tokens[token].kind == .comma {
                parts.append(start..<token)
                start = token + 1
            }
            token = max(Int(tokens.partners[token]), token) + 1
        }
        return (parts + [start..<close], close + 1)
    }
}
