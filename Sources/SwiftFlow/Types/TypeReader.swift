import SwiftOutline

/// Reads written types.
public struct TypeReader {
    private let file: SwiftFile
    private var index: Int { didSet { read = 0 } }
    /// How many characters of an operator at the index were read: `>>?` is one token, and ends two types.
    private var read = 0
    private let end: Int

    private static let deepest = 20
    private static let collections: Set<String> = ["Array", "Set", "ArraySlice", "ContiguousArray"]
    private static let specifiers: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "isolated", "sending", "each",
    ]

    private init(_ file: SwiftFile, _ range: TokenRange) {
        self.file = file
        index = range.lowerBound
        end = range.upperBound
    }

    /// The type that a range of tokens writes.
    public static func type(in range: TokenRange, of file: SwiftFile) -> FlowType {
        var reader = TypeReader(file, range)
        return reader.type(depth: 0)
    }

    private func kind(_ offset: Int = 0) -> TokenKind {
        index + offset < end ? file.tokens.tokens[index + offset].kind : .endOfFile
    }

    private mutating func type(depth: Int) -> FlowType {
        guard depth < Self.deepest else { return .unknown }
        skipSpecifiers()
        var result = primary(depth: depth)
        var marks = 0
        while true {
            if marks > Self.deepest { result = .unknown }
            switch kind() {
            case .postfixQuestionMark, .exclamationMark, .infixQuestionMark:
                result = .optional(result)
                marks += 1
                index += 1
            case .operatorToken where take("?") || take("!"):
                result = .optional(result)
                marks += 1
            case .arrow:
                index += 1
                return .function(parameters(of: result), type(depth: depth + 1))
            case .identifier where ["async"].contains(file.name(at: index)),
                .keyword(.throws), .keyword(.rethrows):
                index += 1
            case .operatorToken where file.tokens.spells(index, "&"):
                guard marks < Self.deepest else { return .unknown }
                marks += 1
                index += 1
                skipSpecifiers()
                result = result.composed(with: primary(depth: depth + 1))
            default: return result
            }
        }
    }

    private func parameters(of type: FlowType) -> [FlowType] {
        if case .tuple(let parts) = type { return parts.map(\.type) }
        return [type]
    }

    private mutating func skipSpecifiers() {
        while true {
            switch kind() {
            case .atSign:
                index += 2
                if kind() == .leftParen { index = max(index, Int(file.tokens.partners[index])) + 1 }
            case .keyword(.inout): index += 1
            case .identifier where Self.specifiers.contains(file.name(at: index)):
                guard case .identifier = kind(1) else { return }
                index += 1
            default: return
            }
        }
    }

    private mutating func primary(depth: Int) -> FlowType {
        switch kind() {
        case .identifier, .keyword(.Self), .keyword(.Any): return named(depth: depth)
        case .leftSquare: return collection(depth: depth)
        case .leftParen: return tuple(depth: depth)
        default: return .unknown
        }
    }

    private mutating func named(depth: Int) -> FlowType {
        var name = file.name(at: index)
        index += 1
        var arguments: [FlowType] = []
        while true {
            if kind() == .period, case .identifier = kind(1) {
                let next = file.name(at: index + 1)
                if next == "Type" || next == "Protocol" {
                    index += 2
                    return .metatype(name)
                }
                name = next
                index += 2
            } else if case .operatorToken = kind(), file.tokens.spells(index, "<") {
                arguments = genericArguments(depth: depth)
            } else {
                break
            }
        }
        switch (name, arguments.first) {
        case ("Optional", let inner?): return .optional(inner)
        case (let name, let element?) where Self.collections.contains(name):
            return .collection(element)
        case ("Published", let inner?), ("Binding", let inner?): return inner
        default: return .named(name, arguments)
        }
    }

    private mutating func genericArguments(depth: Int) -> [FlowType] {
        index += 1
        var arguments: [FlowType] = []
        while index < end {
            arguments.append(type(depth: depth + 1))
            if kind() == .comma {
                index += 1
                continue
            }
            _ = take(">")
            break
        }
        return arguments
    }

    /// Reads a character of an operator; false where another one is next.
    private mutating func take(_ character: Character) -> Bool {
        guard case .operatorToken = kind() else { return false }
        let rest = file.tokens.text(of: index).dropFirst(read)
        guard rest.first == character else { return false }
        if rest.count > 1 { read += 1 } else { index += 1 }
        return true
    }

    private mutating func collection(depth: Int) -> FlowType {
        let close = Int(file.tokens.partners[index])
        index += 1
        let element = type(depth: depth + 1)
        let isDictionary = kind() == .colon
        if isDictionary { index += 1 }
        let value = isDictionary ? type(depth: depth + 1) : element
        if close > 0 { index = close + 1 }
        return isDictionary ? .named("Dictionary", [element, value]) : .collection(value)
    }

    private mutating func tuple(depth: Int) -> FlowType {
        let close = Int(file.tokens.partners[index])
        index += 1
        var parts: [TuplePart] = []
        while index < (close > 0 ? close : end) {
            let label = kind(1) == .colon ? file.name(at: index) : nil
            if kind(1) == .colon { index += 2 } else if kind(2) == .colon { index += 3 }
            let start = index
            parts.append(TuplePart(label, type(depth: depth + 1)))
            while index < (close > 0 ? close : end), kind() != .comma { index += 1 }
            index = max(index, start) + 1
        }
        if close > 0 { index = close + 1 }
        return parts.count == 1 ? parts[0].type : .tuple(parts)
    }
}
