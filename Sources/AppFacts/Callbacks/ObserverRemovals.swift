import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds whether an app takes its delegate off the notification centre while it runs.
///
/// Such a call ends every observer that the delegate is itself, those that a plan has added among them.
package struct ObserverRemovals {
    private let app: UIKitApp
    private let stems: Set<String>
    private var delegate: String { app.delegate.name }

    /// A search in an app whose delegate is to observe the application's notifications of these stems.
    package init(of app: UIKitApp, observing stems: [String]) {
        self.app = app
        self.stems = Set(stems)
    }

    /// Whether some call may end one of the observers.
    package var mayEndObservers: Bool {
        isRemovedInObjectiveC || isRemoved(in: app.launch.flow) || isRemovedByModule
    }

    /// What the app is built with may have a class that the delegate inherits from, or take off what it is given.
    private var isRemovedByModule: Bool {
        guard let program = app.sdks.linkedProgram,
            program.files(naming: Self.name).contains(where: { _ in true })
        else { return false }
        return isRemoved(in: AppFlow(context: program, delegate: delegate, sceneDelegates: []))
    }

    private func isRemoved(in flow: AppFlow) -> Bool {
        flow.context.files(naming: Self.name).contains { file in
            let tokens = file.tokens(spelled: Self.name)
            return flow.functions(in: file, around: tokens).contains { endsObservers($0, in: flow) }
                || tokens.contains { isPassedOn($0, in: file) }
        }
    }

    private static let name = "removeObserver"

    /// A category of the delegate's class, or other code that knows it, may say anything.
    private var isRemovedInObjectiveC: Bool {
        let context = app.context
        let sources = context.target.objectiveCSources
        let removing = context.library.paths(sources, mentioning: Self.name + ":")
        return !context.library.paths(removing, mentioning: delegate).isEmpty
            || removing.contains { takesOffAny(context.library.source($0).text?.string ?? "") }
    }

    /// Whether Objective-C takes off the application's delegate, an object of any type that it is given, or every object of a
    /// class above the delegate's.
    private func takesOffAny(_ text: String) -> Bool {
        if Self.askingForDelegate.contains(where: text.contains) { return true }
        let removed = Set(
            text.split(separator: Self.name + ":", omittingEmptySubsequences: false).dropFirst()
                .map(Self.firstName))
        if removed.contains("self"), Self.categoriesAbove.contains(where: text.contains) {
            return true
        }
        let parts = text.split(separator: ")", omittingEmptySubsequences: false)
        return zip(parts, parts.dropFirst()).contains { type, behind in
            guard let open = type.lastIndex(of: "(") else { return false }
            return Self.anyObjects.contains(String(type[type.index(after: open)...]))
                && removed.contains(Self.firstName(in: behind))
        }
    }

    private static func firstName(in text: Substring) -> String {
        String(
            text.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static let askingForDelegate = [
        "sharedApplication].delegate", "sharedApplication] delegate]", "sharedApplication.delegate",
    ]
    /// What a parameter for any object is declared as in Objective-C.
    private static let anyObjects: Set<String> = [
        "id", "nonnull id", "nullable id", "id _Nonnull", "id _Nullable", "id<NSObject>",
        "NSObject *", "nonnull NSObject *", "UIResponder *", "nonnull UIResponder *",
    ]
    private static let categoriesAbove = ["NSObject", "UIResponder"].flatMap {
        ["@implementation \($0) (", "@implementation \($0)("]
    }

    /// `[self].forEach(center.removeObserver)`, `let end = center.removeObserver(_:)`
    private func isPassedOn(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 0, tokens[token - 1].kind == .period, token + 3 < tokens.count else {
            return false
        }
        // What is called has its argument in parentheses, and its labels stand alone in a name.
        return tokens[token + 1].kind != .leftParen
            || tokens[token + 2].kind == .wildcard && tokens[token + 3].kind == .colon
    }

    private func endsObservers(_ function: FlowFunction, in flow: AppFlow) -> Bool {
        flow.trace(of: function).calls(named: Self.name).contains { event in
            guard case .call(let call) = event.kind else { return false }
            if case .functions = call.target { return false }
            guard let subject = call.arguments.first, subject.label == nil,
                call.arguments.dropFirst().allSatisfy({ ["name", "object"].contains($0.label) }),
                mayBeDelegate(subject, in: function, flow)
            else { return false }
            let name = call.arguments.first { $0.label == "name" }
            return name.map { mayMean($0.range, in: function) } ?? true
        }
    }

    // MARK: The observer

    private func mayBeDelegate(
        _ subject: FlowCallArgument, in function: FlowFunction, _ flow: AppFlow
    ) -> Bool {
        if subject.value.tags.contains(.applicationDelegate) { return true }
        // `observer as Any` is what it was before.
        let tokens = function.file.tokens.tokens
        let cast = subject.range.first { tokens[$0].kind == .keyword(.as) }
        let inner = cast.flatMap { flow.trace(of: function).types[subject.range.lowerBound..<$0] }
        let type = (inner ?? subject.value.type).unwrapped
        guard let name = type.name else {
            let text = function.file.text(subject.range)
            return text.contains(delegate) || text.hasSuffix("elegate")
        }
        if Self.tokens.contains(name) { return false }
        if app.launch.flow.program.inherits(delegate, from: name) { return true }
        // An object of any type may be it, and so may one of a generic parameter's.
        if Self.anything.contains(name) { return true }
        let isParameter = function.parameters.contains {
            function.file.text(subject.range) == $0.name
        }
        return isParameter && !isType(name, flow.program)
    }

    /// What `addObserver(forName:object:queue:using:)` gives.
    private static let tokens: Set<String> = ["NSObjectProtocol"]
    private static let anything: Set<String> = ["Any", "AnyObject"]

    /// Whether a name is that of a type, and not of a generic parameter.
    private func isType(_ name: String, _ program: Program) -> Bool {
        program.type(name)?.isDeclared == true || UIKitTypes.table[name] != nil
            || name.count > 2 && name.hasPrefix("NS") || name.hasPrefix("UI")
    }

    // MARK: The name

    /// Whether a name of a notification may be one of those that are observed.
    private func mayMean(
        _ range: TokenRange, in function: FlowFunction
    ) -> Bool {
        let tokens = function.file.tokens
        if range.contains(where: { tokens.tokens[$0].kind == .keyword(.nil) }) { return true }
        if range.contains(where: { names(tokens.text(of: $0)) }) { return true }
        // A name of the code's own: what it stands for decides. What is no constant may stand for any.
        let file = function.file
        let last = range.upperBound - 1
        guard file.tokens.tokens[last].kind == .identifier else {
            return !isWritten(range, in: file)
        }
        let name = file.name(at: last)
        let found = app.context.files(naming: name).flatMap { $0.values(named: name) }
        if found.isEmpty { return range.count == 1 }
        return found.contains { value in
            guard let value else { return true }
            return value.range.contains { names(value.file.outline.tokens.text(of: $0)) }
        }
    }

    /// Whether a name is made of a text that stands there: `Notification.Name("sign out")`.
    private func isWritten(_ range: TokenRange, in file: SwiftFile) -> Bool {
        range.contains { file.tokens.tokens[$0].kind == .stringSegment }
            && !range.contains { file.tokens.tokens[$0].kind == .backslash }
    }

    /// Whether a word names a notification that is observed, in any of the ways in which that is spelled.
    private func names(_ word: String) -> Bool {
        stems.contains { stem in
            let capitalized = stem.prefix(1).uppercased() + stem.dropFirst()
            return [
                stem + "Notification", "UIApplication" + capitalized,
                "UIApplication" + capitalized + "Notification",
            ].contains(word)
        }
    }
}

extension ProgramFile {
    /// The initial values of the properties of a name; nil for each that has none.
    fileprivate func values(named name: String) -> [(range: TokenRange, file: ProgramFile)?] {
        let members =
            (types + extensions).flatMap(\.declaration.members)
            + outline.declarations.filter { !$0.kind.hasMembers }
        return members.flatMap(\.bindings).filter { $0.name == name }.map { binding in
            (binding.initializer ?? binding.accessors).map { ($0, self) }
        }
    }
}
