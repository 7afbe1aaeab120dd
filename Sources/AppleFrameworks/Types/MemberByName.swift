import SwiftFlow
import SwiftOutline

/// A call that reaches a member of an object by the member's name: key-value coding, or a selector.
package struct MemberByName {
    /// Whether the member is set.
    package let isSet: Bool
    /// The names on the way to the member, its own the last one.
    package let names: [String]

    /// Reads a call; nil for one without such a name, or with one that can't be told.
    package init?(_ call: FlowCall, in function: FlowFunction, _ program: Program) {
        let file = function.file
        if call.name == "perform", let selector = call.arguments.first, selector.label == nil {
            if let name = Self.property(setBy: selector.range, in: file) {
                (isSet, names) = (true, [name])
            } else if let name = Self.property(askedBy: selector.range, in: file) {
                (isSet, names) = (false, [name])
            } else {
                return nil
            }
            return
        }
        guard let isSet = Self.calls[call.name],
            let key = call.arguments.first(where: { Self.labels.contains($0.label ?? "") }),
            let text = Self.text(of: key.range, in: function, program)
        else { return nil }
        self.isSet = isSet
        names = text.split(separator: ".").map(String.init)
    }

    /// Whether each call sets what it names. Source: Apple's documentation of `NSKeyValueCoding`.
    private static let calls = [
        "setValue": true, "value": false, "addObserver": false, "mutableArrayValue": false,
        "dictionaryWithValues": false,
    ]
    private static let labels: Set<String> = ["forKey", "forKeyPath"]

    /// `#selector(setter: UIWindow.rootViewController)`, `Selector("setRootViewController:")`
    private static func property(setBy selector: TokenRange, in file: SwiftFile) -> String? {
        if selector.contains(where: { file.tokens.spells($0, "setter") }) {
            return selector.last { file.tokens.tokens[$0].kind == .identifier }.map(file.name(at:))
        }
        guard let text = literal(in: selector, of: file), text.hasPrefix("set"), text.hasSuffix(":")
        else { return nil }
        let name = text.dropFirst(3).dropLast()
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// `#selector(getter: UIApplicationDelegate.window)`, `Selector("window")`
    private static func property(askedBy selector: TokenRange, in file: SwiftFile) -> String? {
        if selector.contains(where: { file.tokens.spells($0, "getter") }) {
            return selector.last { file.tokens.tokens[$0].kind == .identifier }.map(file.name(at:))
        }
        return literal(in: selector, of: file).flatMap { $0.contains(":") ? nil : $0 }
    }

    /// The text of a key: a literal, `#keyPath(…)`, or a constant that is one.
    static func text(
        of range: TokenRange, in function: FlowFunction, _ program: Program
    ) -> String? {
        let file = function.file
        if let text = literal(in: range, of: file) { return text }
        if range.contains(where: { file.tokens.tokens[$0].kind == .backslash }) { return nil }
        if range.contains(where: { file.tokens.spells($0, "keyPath") }) {
            let names = range.filter { file.tokens.tokens[$0].kind == .identifier }
                .map(file.name(at:)).filter { $0 != "keyPath" }
            return names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
        }
        guard let last = range.last(where: { file.tokens.tokens[$0].kind == .identifier }) else {
            return nil
        }
        let name = file.name(at: last)
        return local(name, in: function) ?? constant(name, in: function, range, program)
    }

    private static func literal(in range: TokenRange, of file: SwiftFile) -> String? {
        let segments = range.filter { file.tokens.tokens[$0].kind == .stringSegment }
        let isWhole = !range.contains { file.tokens.tokens[$0].kind == .backslash }
        return segments.count == 1 && isWhole ? file.tokens.text(of: segments[0]) : nil
    }

    /// `let key = "…"` in the same function.
    private static func local(_ name: String, in function: FlowFunction) -> String? {
        let file = function.file
        let tokens = file.tokens.tokens
        let equal = function.body.first { token in
            token > 1 && tokens[token].kind == .equal && file.name(at: token - 1) == name
                && [.keyword(.let), .keyword(.var)].contains(tokens[token - 2].kind)
        }
        return equal.flatMap { literal(in: $0 + 1..<min($0 + 4, tokens.count), of: file) }
    }

    private static func constant(
        _ name: String, in function: FlowFunction, _ range: TokenRange, _ program: Program
    ) -> String? {
        let first = range.first { function.file.tokens.tokens[$0].kind == .identifier }
        let owners = [first.map(function.file.name(at:)), function.owner].compactMap { $0 }
        let members = owners.flatMap { program.members(name, of: $0).map(\.located) }
        for located in members + program.globals(named: name) {
            let binding = located.declaration.bindings.first { $0.name == name }
            if let value = binding?.initializer {
                return literal(in: value, of: located.file.outline)
            }
        }
        return nil
    }
}
