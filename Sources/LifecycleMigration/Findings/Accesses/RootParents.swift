import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what is asked of a root's parent: it had none, and has SwiftUI's hosting controller now.
struct RootParents {
    private let kinds: RootKinds
    private var flow: AppFlow { kinds.flow }

    /// What is asked of such roots.
    init(of kinds: RootKinds) {
        self.kinds = kinds
    }

    /// What is said of an event; nil where that asks nothing of the kind, or what is as before.
    func finding(about event: FlowEvent, in function: FlowFunction) -> Finding? {
        switch event.kind {
        case .read(let receiver, "parent", let token, _):
            let isNoticed =
                (kinds.isRoot(receiver) || kinds.isGivenRoot(inFrontOf: token, in: function))
                && isNoticed(behind: token, event, in: function)
                || (kinds.isContainerOfChild(receiver)
                    || receiver.tags.contains(.parent) && mayBeAboveRoot(receiver)
                        && loop(around: event, in: function) == nil)
                    && isAskedForBeingThere(token, event, in: function)
            return isNoticed || isWalk(event, from: receiver, in: function)
                ? told(at: token, in: function, Self.hasParent) : nil
        case .read(let receiver, let member, let token, _):
            guard Self.moves.contains(member), kinds.isRoot(receiver) else { return nil }
            return told(at: token, in: function, Self.isMoved(member))
        case .keyPath:
            guard let path = KeyPathShape(event.range, in: function.file),
                let message = path.members.last.map(function.file.name).flatMap(Self.message),
                isOfController(path, event, in: function)
            else { return nil }
            return told(at: event.range.lowerBound, in: function, message)
        case .call(let call):
            let isSequence =
                call.name == "sequence" && asksForParent(in: event.range, of: function.file)
                && !looksForClass(in: event.statement, of: function.file)
            let found = message(of: call, in: function) ?? messageOfText(in: call, in: function)
            return (found ?? (isSequence ? Self.hasParent : nil)).map {
                told(at: event.range.lowerBound, in: function, $0)
            }
        default: return nil
        }
    }

    private static let hasParent =
        "the root has a view controller of SwiftUI's for its parent, and had none"
    private static let moves: Set<String> = ["isMovingToParent", "isMovingFromParent"]

    private static func isMoved(_ member: String) -> String {
        "SwiftUI adds the root to a view controller of its own, so '\(member)' is true for it"
    }

    /// What is said of a member by its name, in Swift or in Objective-C; nil for any other.
    private static func message(of member: String) -> String? {
        switch member {
        case "parent", "parentViewController": hasParent
        case "movingToParentViewController", "isMovingToParentViewController":
            isMoved("isMovingToParent")
        case "movingFromParentViewController", "isMovingFromParentViewController":
            isMoved("isMovingFromParent")
        default: moves.contains(member) ? isMoved(member) : nil
        }
    }

    /// What is said of a call that asks a root for such a member by its name.
    private func message(of call: FlowCall, in function: FlowFunction) -> String? {
        guard kinds.asksRoot(call, in: function),
            let names = MemberByName(call, in: function, flow.program)?.names
        else { return nil }
        return names.lazy.compactMap(Self.message).first
    }

    /// What is said of a predicate, or of a key path for any view controllers, that has such a member's name in Objective-C: which
    /// objects it is for is not followed.
    private func messageOfText(in call: FlowCall, in function: FlowFunction) -> String? {
        let paths = PredicatePaths.of(call, in: function, flow.program)
        let name = call.receiver?.type.unwrapped.name
        let named = isOwn(name) ? [] : MemberByName(call, in: function, flow.program)?.names ?? []
        return (paths.joined() + named).lazy.filter(Self.isOfObjectiveC).compactMap(Self.message)
            .first
    }

    private func isOwn(_ name: String?) -> Bool {
        name.flatMap(flow.program.type)?.isDeclared == true
    }

    private static func isOfObjectiveC(_ member: String) -> Bool {
        member.hasSuffix("ViewController")
    }

    private func told(at token: Int, in function: FlowFunction, _ message: String) -> Finding {
        Finding(
            .windowAccess, .warning, .review, at: flow.context.place(function.located.file, token),
            message, remedy: "ask for what is meant, such as the root's own class or a flag")
    }

    // MARK: Questions

    /// Whether code that reads a root's parent notices that there is one: a cast comes to nothing in either case, and
    /// of a bar's title nothing is seen.
    private func isNoticed(
        behind token: Int, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let tokens = function.file.tokens
        var next = token + 1
        while ["?", "!"].contains(tokens.text(of: next)) { next += 1 }
        if ["as", "is"].contains(tokens.text(of: next)) { return false }
        guard [".", "?."].contains(tokens.text(of: next)) else { return true }
        return !RootContainment.unseenOfParents.contains(function.file.name(at: next + 1))
    }

    /// Whether `parent` is compared with nil, or bound.
    private func isAskedForBeingThere(
        _ token: Int, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let tokens = function.file.tokens
        if tokens.compares(at: token + 1) { return tokens.spells(token + 2, "nil") }
        if tokens.spells(event.range.lowerBound - 2, "nil") {
            return tokens.compares(at: event.range.lowerBound - 1)
        }
        return binds(event.range.lowerBound, in: function)
            && [.comma, .leftBrace, .keyword(.else)].contains(tokens.tokens[token + 1].kind)
    }

    /// `if let`, `guard let`, `while let` with a name in front of a token.
    private func binds(_ token: Int, in function: FlowFunction) -> Bool {
        let tokens = function.file.tokens.tokens
        guard token > 3, tokens[token - 1].kind == .equal else { return false }
        return [.keyword(.let), .keyword(.var)].contains(tokens[token - 3].kind)
    }

    /// Whether a parent may be the root: a class of the app's that no root is of is none.
    private func mayBeAboveRoot(_ parent: FlowValue) -> Bool {
        guard let name = parent.type.unwrapped.name, isOwn(name) else { return true }
        return kinds.names.contains(name)
    }

    private func isController(_ value: FlowValue) -> Bool {
        guard let name = value.type.unwrapped.name else { return false }
        return flow.program.supertypes(of: name).contains("UIViewController")
    }

    // MARK: Walks

    /// Whether code goes up to the last parent, by a loop or by calling itself, and looks for no class on the way. What a loop goes
    /// up from is a view controller, or nobody knows of it and the loop names one.
    private func isWalk(
        _ event: FlowEvent, from receiver: FlowValue, in function: FlowFunction
    ) -> Bool {
        let file = function.file
        if let loop = loop(around: event, in: function) {
            let mayBeOne =
                receiver.type == .unknown
                && function.body.contains { file.tokens.spells($0, "UIViewController") }
            return (isController(receiver) || mayBeOne) && !looksForClass(in: loop, of: file)
        }
        guard isController(receiver), let body = recursion(of: function) else { return false }
        return !looksForClass(in: body, of: file)
    }

    private func loop(around event: FlowEvent, in function: FlowFunction) -> TokenRange? {
        let tokens = function.file.tokens.tokens
        let path = StatementPath(around: event.range.lowerBound, in: function)
        let statements = path.around.map(\.range) + [event.statement]
        return statements.first {
            [.keyword(.while), .keyword(.repeat)].contains(tokens[$0.lowerBound].kind)
        }.map { withBody($0, in: function) }
    }

    /// A loop with its body, which may stand behind what is known of it.
    private func withBody(_ loop: TokenRange, in function: FlowFunction) -> TokenRange {
        let tokens = function.file.tokens
        let brace = (loop.lowerBound..<function.body.upperBound).first {
            tokens.tokens[$0].kind == .leftBrace
        }
        let end = brace.map { Int(tokens.partners[$0]) + 1 } ?? loop.upperBound
        return loop.lowerBound..<max(loop.upperBound, end)
    }

    /// The whole of a function that asks itself again.
    private func recursion(of function: FlowFunction) -> TokenRange? {
        // What a variable starts with is made once.
        guard function.id.part != .initialValue else { return nil }
        let isMethod = function.id.part == .body
        let name = isMethod ? function.located.declaration.name : function.id.property
        let tokens = function.file.tokens
        let calls = function.body.contains { token in
            tokens.tokens[token].kind == .identifier && function.file.name(at: token) == name
                && (!isMethod || tokens.spells(token + 1, "("))
                && !(token > 1 && tokens.spells(token - 2, "super"))
        }
        return calls ? function.body : nil
    }

    private func looksForClass(in range: TokenRange, of file: SwiftFile) -> Bool {
        range.contains {
            file.tokens.spells($0, "is")
                || file.tokens.spells($0, "as")
                    && ["?", "!"].contains(file.tokens.text(of: $0 + 1))
        }
    }

    private func asksForParent(in range: TokenRange, of file: SwiftFile) -> Bool {
        range.contains { file.tokens.spells($0, "parent") && file.tokens.spells($0 - 1, ".") }
    }

    /// Whether a key path starts at a view controller: by its type, or as one of the root's own.
    private func isOfController(
        _ path: KeyPathShape, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        if let type = path.root.last.map(function.file.name(at:)) {
            return flow.program.supertypes(of: type).contains("UIViewController")
        }
        return function.owner.map(kinds.isRoot) ?? false
            && !function.file.tokens.spells(event.range.lowerBound - 2, "next")
    }

    // MARK: Extensions

    /// Where a root asks itself something that an extension of all view controllers answers by their parents.
    func askedByExtensions() -> [Finding] {
        let askers = Set(
            flow.functions(naming: ["parent"]).filter { function in
                isOfAllControllers(function.owner)
                    && flow.trace(of: function).events.contains { event in
                        guard case .read(let receiver, "parent", let token, _) = event.kind,
                            receiver.type == .unknown
                                || isOfAllControllers(receiver.type.unwrapped.name)
                        else { return false }
                        return isAskedForBeingThere(token, event, in: function)
                    }
            }.map { $0.id.part == .body ? $0.located.declaration.name : $0.id.property })
        return flow.functions(naming: askers.sorted()).flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Finding? in
                switch event.kind {
                case .read(let receiver, let member, let token, _)
                where askers.contains(member) && kinds.isRoot(receiver):
                    return told(at: token, in: function, Self.hasParent)
                case .call(let call)
                where askers.contains(call.name) && (call.receiver.map(kinds.isRoot) ?? false):
                    return told(at: call.token, in: function, Self.hasParent)
                default: return nil
                }
            }
        }
    }

    /// Whether a type's code is a root's as well: that of the base class, or of a protocol that a root conforms to.
    private func isOfAllControllers(_ owner: String?) -> Bool {
        guard let owner, owner != "UIViewController" else { return owner != nil }
        return flow.program.type(owner)?.kind == .protocol
            && kinds.roots.contains { flow.program.supertypes(of: $0).contains(owner) }
    }

    /// The methods of a root that UIKit calls from now on.
    func moves() -> [Finding] {
        kinds.roots.sorted().flatMap { root in
            ["didMove", "willMove"].flatMap { flow.program.members($0, of: root) }
        }.map(\.located).filter {
            ["didMove(toParent:)", "willMove(toParent:)"].contains($0.declaration.selectorName)
        }.map { method in
            Finding(
                .windowAccess, .warning, .review,
                at: flow.context.place(method.file, method.declaration.keyword),
                "this is called when SwiftUI shows the root, and was not",
                remedy: "look at what it does with a parent that the app doesn't know")
        }
    }
}
