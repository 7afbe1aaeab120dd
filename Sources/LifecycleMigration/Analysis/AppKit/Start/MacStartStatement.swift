import SwiftFlow
import SwiftOutline

/// What a statement in front of a Mac app's run loop is for.
enum MacStartStatement {
    /// It binds a name to the application object.
    case application(name: String)
    /// It binds a name to a delegate.
    case delegate(name: String, MacStart.Delegate)
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
    /// It runs the app.
    case launch
    /// It wraps a block of such statements.
    case wrapper(TokenRange)
    /// It has nothing to do with all of that.
    case other
}

/// Reads the statements that start a Mac app.
struct MacStartStatementReader {
    /// The names that are bound to the application object so far.
    var applications: Set<String> = []
    /// The names that are bound to delegates so far.
    var delegates: Set<String> = []
    private let file: SwiftFile
    private let context: TargetContext
    private let profile = PlatformProfile.appKit

    /// A reader of a file's statements.
    init(_ file: SwiftFile, in context: TargetContext) {
        self.file = file
        self.context = context
    }

    /// What a statement is for.
    func role(of statement: Statement) -> MacStartStatement {
        switch statement.kind {
        case .declaration(let declaration): binding(declaration) ?? .other
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
            declaration.conditions.isEmpty, let binding = declaration.bindings.first,
            binding.accessorBraces == nil, let value = binding.initializer
        else { return nil }
        if isApplication(value) { return .application(name: binding.name) }
        return made(value).map { .delegate(name: binding.name, $0) }
    }

    /// `AppDelegate()` or `AppDelegate.shared`, of a class of the target that is an application delegate.
    private func made(_ value: TokenRange) -> MacStart.Delegate? {
        guard let chain = file.chain(in: value), case .name(let token) = chain.base,
            let type = delegateClass(file.name(at: token)), chain.segments.count == 1
        else { return nil }
        switch chain.segments[0] {
        case .call(let call) where call.arguments.isEmpty:
            return MacStart.Delegate(located: type, property: nil)
        case .member(let name):
            return MacStart.Delegate(located: type, property: file.name(at: name))
        default: return nil
        }
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
        return profile.applicationPaths.contains { $0.filter { $0 != "." } == names }
            || names.count == 1 && applications.contains(names[0])
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
        guard let application = application(of: chain) else { return .other }
        guard chain.names(in: file)?.last == "delegate",
            target.upperBound == application.upperBound + 2
        else { return .onApplication(application) }
        if let delegate = made(value), delegate.property != nil {
            return .installedShared(delegate)
        }
        let name = file.chain(in: value)?.names(in: file)?.first ?? ""
        return delegates.contains(name) && isNamed(value)
            ? .installed(name: name) : .onApplication(application)
    }

    /// Whether code is nothing but a name of the application object or of a delegate.
    private func isNamed(_ value: TokenRange) -> Bool {
        value.count == 1
            && applications.union(delegates).contains(file.name(at: value.lowerBound))
    }

    private func call(_ range: TokenRange) -> MacStartStatement? {
        if isNamed(range) || isApplication(range) { return .keeping }
        guard let chain = file.chain(in: range) else { return nil }
        if isLaunchFunction(chain) { return .launch }
        if let application = application(of: chain) {
            let isRun =
                chain.names(in: file) == nil && chain.range.upperBound == application.upperBound + 4
                && file.tokens.spells(application.upperBound + 1, "run")
            return isRun ? .launch : .onApplication(application)
        }
        return wrapper(chain)
    }

    /// `NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)`, also as the argument of `exit`.
    private func isLaunchFunction(_ chain: PostfixChain) -> Bool {
        guard case .name(let token) = chain.base, chain.segments.count == 1,
            case .call(let call) = chain.segments[0]
        else { return false }
        if file.name(at: token) == "exit", call.arguments.count == 1,
            let inner = file.chain(in: call.arguments[0].value)
        {
            return isLaunchFunction(inner)
        }
        return file.name(at: token) == profile.launchFunction
            && call.arguments.map { file.text($0.value) } == [
                "CommandLine.argc", "CommandLine.unsafeArgv",
            ]
    }

    /// The tokens at the start of a chain that stand for the application object.
    private func application(of chain: PostfixChain) -> TokenRange? {
        guard case .name(let token) = chain.base else { return nil }
        let tokens = file.tokens
        if applications.contains(file.name(at: token)) { return token..<token + 1 }
        return profile.applicationPaths.first { path in
            path.indices.allSatisfy { tokens.spells(token + $0, path[$0]) }
        }.map { token..<token + $0.count }
    }

    /// A function that runs a block on the spot, with the block's code.
    ///
    /// Sources: the Swift standard library's `withExtendedLifetime` and `MainActor.assumeIsolated`; Foundation's
    /// `autoreleasepool`.
    private func wrapper(_ chain: PostfixChain) -> MacStartStatement? {
        guard case .call(let call)? = chain.segments.last,
            let name = PostfixChainName(of: chain, in: file).name,
            Self.wrappers.contains(name), call.trailingClosures.count == 1
        else { return nil }
        let isKept = call.arguments.allSatisfy { isNamed($0.value) }
        let braces = call.trailingClosures[0].range
        guard isKept, braces.count > 1 else { return nil }
        let body = braces.lowerBound + 1..<braces.upperBound - 1
        return body.isEmpty ? .keeping : .wrapper(body)
    }

    private static let wrappers: Set<String> = [
        "autoreleasepool", "withExtendedLifetime", "assumeIsolated",
    ]
}

/// The name of what a chain that ends in a call calls.
private struct PostfixChainName {
    let name: String?

    init(of chain: PostfixChain, in file: SwiftFile) {
        switch (chain.base, chain.segments.count) {
        case (.name(let token), 1): name = file.name(at: token)
        case (.name, 2):
            if case .member(let token) = chain.segments[0] {
                name = file.name(at: token)
            } else {
                name = nil
            }
        default: name = nil
        }
    }
}
