import SourceEditing
import SwiftFlow
import SwiftOutline

/// Reads code that starts an app: which calls do so, with which classes.
struct OwnStartReader {
    private let entry: EntryPoint
    private let context: TargetContext
    private let profile: PlatformProfile
    private let block: TokenRange
    private var file: SwiftFile { entry.file.outline }

    /// A reader of the code behind an entry point.
    init(_ entry: EntryPoint, in context: TargetContext, by profile: PlatformProfile) {
        self.entry = entry
        self.context = context
        self.profile = profile
        let main = entry.declaration.flatMap { declaration in
            declaration.members.first { $0.selectorName == "main()" && $0.isStatic }?.body
        }
        block = main ?? entry.file.outline.tokens.tokens.indices
    }

    /// The calls that start the app, each a statement.
    func calls() throws(Refusal) -> [LaunchCall] {
        let tokens = file.tokens
        let places = tokens.tokens.indices.filter { tokens.spells($0, profile.launchFunction) }
        let calls = LaunchCall.all(of: profile.launchFunction, in: block, of: file)
        guard let first = places.first else {
            throw refusal(entry.token, "the app starts from code of its own in another file")
        }
        if let other = places.first(where: { place in !calls.contains { $0.token == place } }) {
            throw refusal(other, "'\(profile.launchFunction)' is no statement of its own here")
        }
        guard !calls.isEmpty else { throw refusal(first, "the app starts from code of its own") }
        return calls
    }

    // MARK: The application object

    /// Refuses a class of the app's own for the application object, which SwiftUI would not make.
    func checkApplicationClass(of calls: [LaunchCall]) throws(Refusal) {
        for call in calls {
            switch LaunchClass(call.applicationClass, in: file) {
            case .none, .named(profile.applicationType): continue
            case .named(let name): throw subclass(name, call.applicationClass.lowerBound)
            case .decided:
                let own = file.tokens.tokens.indices.first { token in
                    file.tokens.tokens[token].kind == .identifier
                        && isApplicationClass(file.name(at: token))
                }
                if let own { throw subclass(file.name(at: own), own) }
                throw refusal(
                    call.applicationClass.lowerBound,
                    "the class of the application object is decided while the app runs")
            }
        }
    }

    private func isApplicationClass(_ name: String) -> Bool {
        context.inheritanceChain(of: name).dropFirst().last == profile.applicationType
    }

    private func subclass(_ name: String, _ token: Int) -> Refusal {
        let declared = context.types(named: name).first.map {
            context.place($0.file, $0.declaration.keyword)
        }
        return Refusal(
            .entryApplicationSubclass, at: declared ?? context.place(entry.file, token),
            "\(entry.file.path.fileName) starts the app with an application object of the class '\(name)', which SwiftUI does not make",
            remedy: "move what '\(name)' does elsewhere, and start the app without it")
    }

    /// Refuses arguments that are not the process's own, which `App.main()` would not see.
    func checkProcessArguments(of calls: [LaunchCall]) throws(Refusal) {
        for call in calls {
            for argument in call.arguments.prefix(2) where !isOfProcess(argument) {
                throw refusal(argument.lowerBound, "the app starts with arguments of its own")
            }
        }
    }

    private func isOfProcess(_ argument: TokenRange) -> Bool {
        let text = file.text(argument)
        if text.contains("CommandLine.argc") || text.contains("CommandLine.unsafeArgv") {
            return true
        }
        guard let constant = LaunchClass.constant(text, in: file) else { return false }
        return file.text(constant).contains("CommandLine.unsafeArgv")
            || file.text(constant).contains("CommandLine.argc")
    }

    // MARK: The delegate

    /// The one class among those that the code names that is the app's delegate.
    func delegate(of calls: [LaunchCall]) throws(Refusal) -> LocatedDeclaration {
        let classes = calls.map { LaunchClass($0.delegateClass, in: file) }
        var names = classes.compactMap { value -> String? in
            if case .named(let name) = value { name } else { nil }
        }
        if classes.contains(.decided) { names += namedClasses }
        let all = Set(names).sorted().compactMap(delegateClass)
        // Where nothing is chosen, a name that sounds of tests is the app's.
        let isChoice = classes.contains(.decided) || all.count > 1
        let found = all.filter { !isChoice || !Self.isOfTests($0.declaration.name) }
        guard let only = found.first else {
            throw refusal(
                calls[0].delegateClass.lowerBound,
                "which class the application delegate has is not said here")
        }
        guard found.count == 1 else {
            throw refusal(
                calls[0].delegateClass.lowerBound,
                "the app chooses between the delegates "
                    + found.map { "'\($0.declaration.name)'" }.joined(separator: " and "))
        }
        return only
    }

    /// Whatever may be a class in the code: identifiers, and texts that are nothing but a name.
    private var namedClasses: [String] {
        let tokens = file.tokens.tokens
        return tokens.indices.compactMap { token in
            switch tokens[token].kind {
            case .identifier: file.name(at: token)
            case .stringSegment: file.tokens.text(of: token).lastComponent
            default: nil
            }
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

    /// The calls that start the app's delegate; those that only start another one stay as they are.
    func starts(of calls: [LaunchCall], _ delegate: String) throws(Refusal) -> [OwnStart.Start] {
        var starts: [OwnStart.Start] = []
        for call in calls {
            switch LaunchClass(call.delegateClass, in: file) {
            case .named(delegate): starts.append(OwnStart.Start(call: call, choice: nil))
            case .decided:
                starts.append(OwnStart.Start(call: call, choice: try choice(call, delegate)))
            case .named, .none: continue
            }
        }
        return starts
    }

    private func choice(_ call: LaunchCall, _ delegate: String) throws(Refusal) -> OwnStart.Choice {
        if let value = classConstant(of: call) {
            return OwnStart.Choice(value: value, unnamed: nil, own: "\(delegate).self")
        }
        let isName = call.delegateClass.count == 1
        let value = isName ? file.text(call.delegateClass) : freeName
        return OwnStart.Choice(
            value: value, unnamed: isName ? nil : call.delegateClass,
            own: try spelling(of: delegate, at: call))
    }

    /// `delegateClass` of `NSStringFromClass(delegateClass)`.
    private func classConstant(of call: LaunchCall) -> String? {
        guard let chain = file.chain(in: call.delegateClass), case .name(let token) = chain.base,
            file.name(at: token) == "NSStringFromClass", chain.segments.count == 1,
            case .call(let arguments) = chain.segments[0],
            let value = arguments.arguments.first?.value, value.count == 1,
            file.tokens.tokens[value.lowerBound].kind == .identifier
        else { return nil }
        return file.text(value)
    }

    private var freeName: String {
        let taken = Set(
            file.tokens.tokens.indices.filter { file.tokens.tokens[$0].kind == .identifier }.map(
                file.name))
        return FreeNames(besides: taken).first(of: ["delegateClassName", "applicationDelegateName"])
    }

    /// How the code spells the name of the delegate's class: all of it must do so in one way, since names are compared.
    private func spelling(of delegate: String, at call: LaunchCall) throws(Refusal) -> String {
        let tokens = file.tokens
        var spellings: Set<String> = []
        for token in tokens.tokens.indices {
            if tokens.tokens[token].kind == .stringSegment,
                tokens.text(of: token).lastComponent == delegate
            {
                spellings.insert("\"\(tokens.text(of: token))\"")
            } else if tokens.spells(token, delegate) {
                let start = max(token - 2, 0)
                let isName =
                    tokens.spells(start, "NSStringFromClass")
                    && tokens.tokens[token + 1].kind == .period
                spellings.insert(isName ? "NSStringFromClass(\(delegate).self)" : "")
            }
        }
        guard spellings.count == 1, let only = spellings.first, !only.isEmpty,
            !only.contains("\\")
        else {
            throw refusal(
                call.delegateClass.lowerBound,
                "how the delegate's class is chosen is not understood")
        }
        return only
    }

    // MARK: The rest of the code

    /// Whether the file holds nothing but imports, a comment at its top and one call.
    func isNothingBut(_ calls: [LaunchCall]) -> Bool {
        let statements = file.statements(of: block)
        let others = statements.filter { statement in
            if case .declaration(let declaration) = statement.kind {
                return declaration.kind != .import
            }
            return statement.range != calls.first?.statement
        }
        return others.isEmpty && statements.first.map { !hasComments(behind: $0) } ?? false
    }

    private func hasComments(behind first: Statement) -> Bool {
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst(first.range.lowerBound + 1).contains { token in
            tokens.trivia(before: token).contains(where: \.isComment)
        }
    }

    /// Whether the code has to do with tests.
    var namesTests: Bool {
        Self.isOfTests(entry.file, entry.declaration?.range ?? file.tokens.tokens.indices)
    }

    /// Whether a name or a text in a file is of tests: `XCTestCase`, `TestingAppDelegate`, `isRunningTests`, `UITESTS`.
    static func isOfTests(_ file: ProgramFile, _ range: TokenRange? = nil) -> Bool {
        let tokens = file.outline.tokens
        return (range ?? tokens.tokens.indices).contains { token in
            switch tokens.tokens[token].kind {
            case .identifier, .stringSegment: isOfTests(tokens.text(of: token))
            default: false
            }
        }
    }

    private static func isOfTests(_ name: String) -> Bool {
        name.contains("Test") || name.contains("TEST") || name.hasPrefix("test")
    }

    private func refusal(_ token: Int, _ message: String) -> Refusal {
        Refusal(
            .entryOwnCode, at: context.place(entry.file, token), message,
            remedy:
                "put `@main` on the application delegate, and move what that code does besides into its launch method or `init()`"
        )
    }
}
