import SwiftOutline

/// Whether code reaches members of objects by texts: key-value coding, selectors, and what is handed to those.
package struct NamesAsKeys {
    private let context: TargetContext

    /// The code of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether a text is the name of a member that code asks for, or may become one.
    package func mayBeKey(_ text: String) -> Bool {
        let files = context.files(mentioning: "\"\(text)\"").map(\.outline)
        let places = files.flatMap { file in
            file.tokens.tokens.indices.filter { token in
                file.tokens.tokens[token].kind == .stringSegment && file.tokens.spells(token, text)
            }.map { (file, $0) }
        }
        guard !places.isEmpty else { return false }
        return places.contains { Self.isKey(at: $0.1, in: $0.0) } || takesKeys
    }

    /// The calls that reach a member by its name. Source: Apple's documentation of `NSKeyValueCoding`,
    /// `NSKeyValueObserving` and `NSObjectProtocol`.
    private static let readers: Set<String> = [
        "value", "setValue", "mutableArrayValue", "mutableSetValue", "dictionaryWithValues",
        "addObserver", "removeObserver", "validateValue", "perform", "responds", "Selector",
        "NSSelectorFromString", "NSExpression", "NSPredicate", "NSSortDescriptor", "method",
        "class_getInstanceMethod", "class_getProperty", "class_getInstanceVariable",
    ]

    /// Whether a text is an argument of such a call.
    private static func isKey(at token: Int, in file: SwiftFile) -> Bool {
        guard let open = file.openParenthesis(around: token), open > 0 else { return false }
        return readers.contains(file.name(at: open - 1))
    }

    /// Whether such a call takes a text that is not written there.
    private var takesKeys: Bool {
        ["forKey", "elector"].contains { word in
            context.files(mentioning: word).contains { Self.takesKeys($0.outline) }
        }
    }

    private static func takesKeys(_ file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        return tokens.indices.contains { token in
            switch tokens[token].kind {
            case .identifier
            where ["Selector", "NSSelectorFromString"].contains(file.name(at: token)):
                return tokens[token + 1].kind == .leftParen && isOpen(token + 2, in: file)
            case .identifier where ["forKey", "forKeyPath"].contains(file.name(at: token)):
                guard tokens[token + 1].kind == .colon, isOpen(token + 2, in: file),
                    let open = file.openParenthesis(around: token), open > 0
                else { return false }
                return readers.contains(file.name(at: open - 1))
            default: return false
            }
        }
    }

    /// Whether an argument is neither a text nor what the compiler checks: `#keyPath(…)`.
    private static func isOpen(_ argument: Int, in file: SwiftFile) -> Bool {
        switch file.tokens.tokens[argument].kind {
        case .stringQuote, .pound: false
        default: true
        }
    }
}
