import SwiftFlow
import SwiftOutline

/// The text of an expression without what a migration may spell in another way: a window and what shows the root, the
/// delegates and how they are reached, `self.`, casts, and how optionals are unwrapped.
package struct NormalText {
    private let function: FlowFunction
    private let trace: FlowTrace
    private let rules: TraceRules
    /// The outline of its file.
    package var file: SwiftFile { function.file }

    /// Stands for a window, its root, and whatever shows it after a plan.
    package static let root = "‹root›"
    /// Stands for the application's delegate and that of the scene.
    package static let delegate = "‹delegate›"
    /// Stands for a scene, its session and its configuration.
    private static let scene = "‹scene›"
    /// Stands for the frame of a window, and of the screen or scene that the window covers while the app starts.
    private static let frame = "‹frame›"
    /// Stands for members that only a plan gave to a delegate.
    private static let added = "‹added›"

    /// Longer texts are cut.
    private static let longest = 400

    /// The text in a function.
    package init(in function: FlowFunction, _ trace: FlowTrace, _ rules: TraceRules) {
        self.function = function
        self.trace = trace
        self.rules = rules
    }

    /// The text of the expression at a range.
    package func text(_ range: TokenRange) -> String {
        let text = self.text(ExpressionReader(file).expression(in: range))
        return text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) + "…" : text
    }

    /// No part of a text needs more of itself than the whole keeps.
    private static func cut(_ text: String) -> String {
        text.utf8.count > 8 * longest ? String(text.prefix(2 * longest)) : text
    }

    /// Whether an expression only asks for what the frameworks keep, or a plan added, by its text.
    static func isPlumbing(_ text: String) -> Bool {
        text == delegate || text.contains(root) || text.contains(added)
            || text.contains(scene) && !asksForSurroundings(text)
    }

    /// Whether a text asks a scene for more than what holds it together: how large it is, what its traits are.
    private static func asksForSurroundings(_ text: String) -> Bool {
        text.split(separator: scene, omittingEmptySubsequences: false).dropFirst().contains {
            rest in
            guard rest.first == "." else { return false }
            let member = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
            return !partsOfScenes.contains(String(member))
        }
    }

    private static let partsOfScenes: Set<String> = [
        "session", "configuration", "role", "delegate", "delegateClass", "windows", "keyWindow",
    ]

    /// The text of an expression in its normal form.
    package func text(_ expression: Expression) -> String {
        known(expression) ?? Self.cut(written(expression))
    }

    private func written(_ expression: Expression) -> String {
        switch expression.kind {
        case .name(let name): return self.name(name)
        case .member(let base, let name, _): return member(name, of: base)
        case .call(let callee, let arguments):
            return call(callee, arguments, making: trace.types[expression.range])
        case .subscripted(let base, let arguments):
            return text(base) + "[" + list(arguments) + "]"
        case .optionalChain(let inner), .force(let inner), .effect(_, let inner), .inOut(let inner):
            return text(inner)
        case .cast(let inner, let kind, let type):
            return kind == .test ? text(inner) + " is " + tokens(type) : text(inner)
        case .assignment(let target, let token, let value):
            return "\(text(target)) \(file.tokens.text(of: token)) \(text(value))"
        // A frame is there.
        case .binary(let left, let token, _)
        where file.tokens.spells(token, "??") && text(left).hasPrefix(Self.frame):
            return text(left)
        case .binary(let left, let token, let right):
            return "\(text(left)) \(file.tokens.text(of: token)) \(text(right))"
        case .postfix(let token, let inner): return text(inner) + file.tokens.text(of: token)
        case .prefix(let token, let inner): return file.tokens.text(of: token) + text(inner)
        case .ternary(let condition, let first, let second):
            return "\(text(condition)) ? \(text(first)) : \(text(second))"
        case .closure: return "{ … }"
        case .tuple(let elements): return "(" + list(elements) + ")"
        case .array(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
        case .dictionary(let elements):
            return "[:" + elements.map(text).joined(separator: ", ") + "]"
        case .literal(let parts): return literal(expression.range, parts)
        case .selfReference, .superReference, .implicitMember, .statement, .macro, .type, .keyPath,
            .opaque:
            return tokens(expression.range)
        }
    }

    /// What an expression is by its value or type, where that says more than its spelling.
    private func known(_ expression: Expression) -> String? {
        let type = trace.types[expression.range]?.name
        if let type, rules.isDelegate(type) || rules.program.isKeeper(type) { return Self.delegate }
        if let type, Self.scenes.contains(type) { return Self.scene }
        guard let value = trace.values[expression.range] else { return nil }
        if !value.windows.isEmpty { return Self.root }
        if value.tags.contains(.scene) { return Self.scene }
        if value.tags.contains(.applicationDelegate) { return Self.delegate }
        switch expression.kind {
        // What the app itself names may be known as the root on one side alone.
        case .name, .selfReference, .superReference, .optionalChain, .force, .effect, .cast:
            return nil
        case .member(let base, _, _) where isOwn(base): return nil
        case .call(let callee, _) where isOwnFunction(callee): return nil
        default: return value.roots.isEmpty ? nil : Self.root
        }
    }

    /// Whether an expression is of a type that the app declares.
    private func isOwn(_ base: Expression) -> Bool {
        if case .selfReference = base.kind { return true }
        let type = trace.types[base.range]
        if case .metatype(let name) = type { return rules.isOwn(name) }
        return type?.name.map(rules.isOwn) ?? false
    }

    private func isOwnFunction(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .name: true
        case .member(let base, _, _): isOwn(base)
        default: false
        }
    }

    private static let scenes: Set<String> = [
        "UIScene", "UIWindowScene", "UISceneSession", "UISceneConfiguration",
    ]

    private func name(_ name: String) -> String {
        if rules.rootMembers.contains(name) || name == "window" { return Self.root }
        guard !rules.addedMembers.contains(name) else { return Self.added }
        return rules.program.analysis.program.aliasedType(name) ?? name
    }

    private func member(_ name: String, of base: Expression) -> String {
        if case .selfReference = base.kind { return self.name(name) }
        let text = self.text(base)
        if text == Self.root, name == "rootViewController" || name == "view" { return Self.root }
        if isFrame(name, of: text) { return Self.frame }
        // A member of the delegate is reached by its name alone where code stands in its class.
        return text == Self.delegate ? self.name(name) : "\(text).\(name)"
    }

    private func isFrame(_ name: String, of text: String) -> Bool {
        switch text {
        case Self.root: name == "frame" || name == "bounds"
        case "UIScreen.main", Self.scene + ".coordinateSpace": name == "bounds"
        default: false
        }
    }

    /// What only wraps the root.
    private static let wrappers: Set<String> = ["UIHostingController", "AnyView"]

    private func call(
        _ callee: Expression, _ arguments: [FlowArgument], making made: FlowType?
    ) -> String {
        var name = text(callee)
        // `.init(…)` is written with its type where nothing else says it, and a type with the one that it is declared in.
        if let type = made?.name, name == ".init" || name.lastComponent == type { name = type }
        let type = String(name.prefix { $0 != "<" }).lastComponent
        if let first = arguments.first,
            Self.wrappers.contains(type) || first.label == "rootView" && rules.isHosting(type)
        {
            return text(first.value)
        }
        return name + "(" + list(handed(arguments, to: callee)) + ")"
    }

    /// The arguments of a call without `nil` for a window, which stands for one that is handed on no more.
    private func handed(_ arguments: [FlowArgument], to callee: Expression) -> [FlowArgument] {
        let isNil = arguments.map {
            $0.value.range.count == 1 && file.text($0.value.range) == "nil"
        }
        guard isNil.contains(true) else { return arguments }
        let calls = trace.events(startingIn: callee.range).compactMap { event -> FlowCall? in
            if case .call(let call) = event.kind { call } else { nil }
        }
        guard let call = calls.last(where: { $0.arguments.count == arguments.count }) else {
            return arguments
        }
        let functions = call.target.functions ?? []
        return arguments.indices.filter { index in
            !isNil[index]
                || !functions.contains { function in
                    function.parameter(of: index, among: call.arguments).map { parameter in
                        let type = function.parameters[parameter].type
                        return TypeReader.type(in: type, of: function.file).name == "UIWindow"
                    } ?? false
                }
        }.map { arguments[$0] }
    }

    /// Windows are handed on no more, and what is handed on instead needs no word.
    private func list(_ arguments: [FlowArgument]) -> String {
        arguments.compactMap { argument in
            let text = self.text(argument.value)
            guard text != Self.root else { return nil }
            return argument.label.map { "\($0): \(text)" } ?? text
        }.joined(separator: ", ")
    }

    private func literal(_ range: TokenRange, _ parts: [Expression]) -> String {
        var result = ""
        var index = range.lowerBound
        for part in parts where part.range.lowerBound >= index {
            result += tokens(index..<part.range.lowerBound) + text(part)
            index = part.range.upperBound
        }
        return result + tokens(index..<range.upperBound)
    }

    private func tokens(_ range: TokenRange) -> String {
        var text = ""
        for token in range {
            text += file.tokens.text(of: token)
            if text.utf8.count > 8 * Self.longest { break }
        }
        return text
    }
}
