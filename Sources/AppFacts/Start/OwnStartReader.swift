import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Reads code that starts an app: which calls do so, with which classes.
package struct OwnStartReader {
    private let entry: EntryPoint
    private let context: TargetContext
    private let profile: PlatformProfile
    private let block: TokenRange
    private let constants: LaunchConstants
    private var file: SwiftFile { entry.file.outline }

    /// A reader of the code behind an entry point.
    package init(_ entry: EntryPoint, in context: TargetContext, by profile: PlatformProfile) {
        self.entry = entry
        self.context = context
        self.profile = profile
        let main = context.mainMethod(of: entry)
        // One in another file has no call here.
        let isHere = main?.file.path == entry.file.path
        block =
            (isHere ? main?.declaration.body : nil) ?? entry.file.outline.tokens.tokens.indices
        constants = LaunchConstants(
            of: entry.file.outline, block, in: entry.declaration?.name)
    }

    /// The calls that start the app, each a statement.
    package func calls() throws(Refusal) -> [LaunchCall] {
        let tokens = file.tokens
        let places = tokens.tokens.indices.filter {
            tokens.spells($0, profile.launchFunction) && isBuilt($0)
        }
        let calls = LaunchCallReader(of: profile.launchFunction, in: file, isStarted).calls(
            in: block
        ).filter { isBuilt($0.token) }
        guard let first = places.first ?? calls.first?.token else {
            throw refusal(entry.token, "the app starts from code of its own in another file")
        }
        if let other = places.first(where: { place in !calls.contains { $0.token == place } }) {
            throw refusal(other, "'\(profile.launchFunction)' is not a statement of its own here")
        }
        guard !calls.isEmpty else { throw refusal(first, "the app starts from code of its own") }
        return calls
    }

    /// Whether the `main()` of a type is UIKit's, which starts the app with the type as its delegate.
    private func isStarted(_ type: String) -> Bool {
        guard let delegate = delegateClass(type) else { return false }
        let parts = [delegate] + context.extensions(of: type)
        return !parts.contains { part in
            part.declaration.members.contains { $0.selectorName == "main()" && $0.isStatic }
        }
    }

    private func isBuilt(_ token: Int) -> Bool { !context.conditions.leavesOut(token, of: file) }

    // MARK: The application object

    /// The classes of the app's own for the application object that add nothing, and are missed by nobody.
    ///
    /// - Throws: `Refusal` for one that adds something, since SwiftUI would not make it.
    func emptyApplicationClasses(
        of calls: [LaunchCall]
    ) throws(Refusal) -> [EmptyApplicationClass] {
        var found: [EmptyApplicationClass] = []
        for call in calls {
            guard let applicationClass = call.applicationClass else { continue }
            switch LaunchClass(applicationClass, in: file, constants) {
            case .none: continue
            case .named(let name) where context.unaliased(name) == profile.applicationType: continue
            case .named(let name):
                let starts = [entry.file.path: calls.compactMap(\.applicationClass)]
                guard
                    let empty = EmptyApplicationClass(
                        name, in: context, by: profile, startedBy: starts)
                else { throw subclass(name, applicationClass.lowerBound) }
                if !found.contains(where: { $0.located.declaration.name == name }) {
                    found.append(empty)
                }
            case .decided:
                let own = file.tokens.tokens.indices.first { token in
                    file.tokens.tokens[token].kind == .identifier
                        && isApplicationClass(file.name(at: token))
                }
                if let own { throw subclass(file.name(at: own), own) }
                throw refusal(
                    applicationClass.lowerBound,
                    "the class of the application object is decided while the app runs")
            }
        }
        return found
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
            for argument in call.processArguments where !isOfProcess(argument) {
                throw refusal(argument.lowerBound, "the app starts with arguments of its own")
            }
        }
    }

    private func isOfProcess(_ argument: TokenRange) -> Bool {
        let text = file.text(argument)
        if ProcessArguments.areNamed(in: text) { return true }
        return constants[text].map { ProcessArguments.areNamed(in: file.text($0)) } ?? false
    }

    // MARK: The delegate

    /// The one class among those that the code names that is the app's delegate.
    package func delegate(of calls: [LaunchCall]) throws(Refusal) -> LocatedDeclaration {
        let classes = calls.map { LaunchClass($0.delegateClass, in: file, constants) }
        var names = Set(
            classes.compactMap { value -> String? in
                if case .named(let name) = value { name } else { nil }
            })
        let isDecided = classes.contains(.decided)
        if isDecided { names.formUnion(code(of: calls).names) }
        let all = names.sorted().compactMap(delegateClass)
        // Where nothing is chosen, a name that sounds of tests is the app's.
        let found = isDecided || all.count > 1 ? own(among: all, calls) : all
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

    /// The delegates among several that are not chosen for tests.
    private func own(among all: [LocatedDeclaration], _ calls: [LaunchCall]) -> [LocatedDeclaration]
    {
        let named = all.filter { !Self.isOfTests($0.declaration.name) }
        guard named.count > 1 else { return named }
        let branches = TestBranches(of: code(of: calls))
        let others = named.filter { !branches.areAll(of: $0.declaration.name) }
        let certain = others.filter { branches.areNone(of: $0.declaration.name) }
        return certain.isEmpty ? others : certain
    }

    private func code(of calls: [LaunchCall]) -> LaunchCode {
        LaunchCode(of: calls, in: entry.file, context)
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
    package func starts(of calls: [LaunchCall], _ delegate: String) throws(Refusal) -> [OwnStart
        .Start]
    {
        var starts: [OwnStart.Start] = []
        for call in calls {
            switch LaunchClass(call.delegateClass, in: file, constants) {
            case .named(delegate): starts.append(OwnStart.Start(call: call, choice: nil))
            case .decided:
                let choice = try choice(call, delegate, code(of: calls))
                starts.append(OwnStart.Start(call: call, choice: choice))
            case .named, .none: continue
            }
        }
        return starts
    }

    private func choice(
        _ call: LaunchCall, _ delegate: String, _ code: LaunchCode
    ) throws(Refusal) -> OwnStart.Choice {
        if let value = classConstant(of: call) {
            return OwnStart.Choice(value: value, unnamed: nil, own: "\(delegate).self")
        }
        let isName = call.delegateClass.count == 1
        let value = isName ? file.text(call.delegateClass) : freeName
        return OwnStart.Choice(
            value: value, unnamed: isName ? nil : call.delegateClass,
            own: try spelling(of: delegate, in: code, at: call))
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
    private func spelling(
        of delegate: String, in code: LaunchCode, at call: LaunchCall
    ) throws(Refusal) -> String {
        let spellings = Set(code.choices(of: delegate).map(\.spelling))
        switch spellings.count == 1 ? spellings.first : nil {
        case .type: return "NSStringFromClass(\(delegate).self)"
        case .text(let text) where !text.contains("\\"): return "\"\(text)\""
        case .text, .other, nil:
            throw refusal(
                call.delegateClass.lowerBound,
                "how the delegate's class is chosen is not understood")
        }
    }

    // MARK: The rest of the code

    /// The statements that ask for the result of a call, which none of them lives to see: they go with it.
    package func unreached(behind calls: [LaunchCall]) throws(Refusal) -> [TokenRange] {
        var going: [TokenRange] = []
        for call in calls {
            guard let result = call.result else { continue }
            for use in entry.file.tokens(spelled: result) where block.contains(use) {
                if call.statement.contains(use) || call.leads.contains(where: { $0.contains(use) })
                {
                    continue
                }
                guard let statement = call.behind.first(where: { $0.contains(use) }) else {
                    throw refusal(use, "what the start gives back is used here")
                }
                if !going.contains(statement) { going.append(statement) }
            }
            guard entry.kind == .mainFile else { continue }
            for other in context.files(naming: result) where other.path != entry.file.path {
                guard let use = GlobalUse(of: result, in: other).token else { continue }
                throw Refusal(
                    .entryOwnCode, at: context.place(other, use),
                    "'\(result)' of main.swift is used here, and SwiftUI's start gives nothing back",
                    remedy: "take that name away")
            }
        }
        return going
    }

    /// Whether the code holds nothing but imports, a comment at its top, one call with what is said in it, and what goes with it.
    func isNothingBut(_ calls: [LaunchCall], _ going: [TokenRange]) -> Bool {
        let statements = file.statements(of: block)
        let others = statements.filter { statement in
            if going.contains(statement.range) { return false }
            if case .declaration(let declaration) = statement.kind, declaration.kind == .import {
                return false
            }
            return statement.range != calls.first?.statement
        }
        guard others.isEmpty, let first = statements.first, let call = calls.first?.statement else {
            return false
        }
        return !hasComments(behind: first, besides: call)
    }

    private func hasComments(behind first: Statement, besides call: TokenRange) -> Bool {
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst(first.range.lowerBound + 1).contains { token in
            !call.dropFirst().contains(token)
                && tokens.trivia(before: token).contains(where: \.isComment)
        }
    }

    /// Whether the code has to do with tests.
    package func namesTests(_ calls: [LaunchCall]) -> Bool {
        guard let declaration = entry.declaration else { return code(of: calls).namesTests }
        return Self.isOfTests(entry.file, declaration.range) || Self.isOfTests(entry.file, block)
            || code(of: calls).pieces.dropFirst().contains { Self.isOfTests($0.file, $0.range) }
    }

    /// Whether a name or a text in a file is of tests: `XCTestCase`, `TestingAppDelegate`, `isRunningTests`, `UITESTS`.
    package static func isOfTests(_ file: ProgramFile, _ range: TokenRange? = nil) -> Bool {
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
