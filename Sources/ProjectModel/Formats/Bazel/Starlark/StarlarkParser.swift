import SourceEditing

/// Reads the statements of a Starlark file; what stands in functions, loops and conditions is passed over.
struct StarlarkParser {
    /// All expressions.
    private(set) var nodes: [StarlarkNode] = []
    /// The calls that are statements.
    private(set) var calls: [Int] = []
    /// The values of names.
    private(set) var constants: [String: Int?] = [:]
    /// The functions.
    private(set) var definitions: [String: StarlarkFile.Definition] = [:]

    private let text: SourceText
    private let tokens: [StarlarkToken]
    private var index = 0

    /// A parser of a file's pieces.
    init(_ text: SourceText, _ tokens: [StarlarkToken]) {
        self.text = text
        self.tokens = tokens
    }

    private static let blocks: Set<String> = [
        "def", "for", "if", "elif", "else", "while", "with", "class", "try", "except", "finally",
        "pass", "return", "break", "continue", "assert", "import", "from", "global", "del", "raise",
    ]

    private static let wordOperators: Set<String> = ["and", "or", "in", "not", "is", "if", "else"]

    // MARK: Pieces

    private func kind(_ distance: Int = 0) -> StarlarkToken.Kind? {
        index + distance < tokens.count ? tokens[index + distance].kind : nil
    }

    private func word(_ distance: Int = 0) -> String? {
        guard kind(distance) == .name else { return nil }
        return text[tokens[index + distance].range]
    }

    private func error(_ reason: String) -> DocumentError {
        let offset = index < tokens.count ? tokens[index].range.lowerBound : text.count
        return StarlarkFile.error(at: offset, of: text.bytes, reason)
    }

    private var start: Int { index < tokens.count ? tokens[index].range.lowerBound : text.count }
    private var end: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    private mutating func add(_ kind: StarlarkNode.Kind, from start: Int) -> Int {
        nodes.append(StarlarkNode(kind: kind, range: start..<end))
        return nodes.count - 1
    }

    // MARK: Statements

    /// Reads all statements.
    ///
    /// - Throws: `DocumentError` at what is none.
    mutating func parse() throws(DocumentError) {
        while index < tokens.count {
            if kind() == .newline {
                index += 1
            } else if let word = word(), Self.blocks.contains(word) {
                skipBlock(word)
            } else if isIndented {
                throw error("the line is indented, but belongs to no block")
            } else {
                try statement()
            }
        }
    }

    private var isIndented: Bool {
        let start = start
        guard start > 0 else { return false }
        return text.bytes[start - 1].isBlank && text.bytes.indentation(startingLineOf: start) != ""
            && text.bytes.indentation(startingLineOf: start) != nil
    }

    private mutating func skipBlock(_ word: String) {
        let first = index
        skipLine()
        while index < tokens.count, isIndented { skipLine() }
        guard word == "def", first + 1 < index, tokens[first + 1].kind == .name else { return }
        var called: [String] = []
        for place in first + 2..<index where tokens[place].kind == .open {
            let isCall = text[tokens[place].range] == "(" && tokens[place - 1].kind == .name
            if isCall { called.append(text[tokens[place - 1].range]) }
        }
        let name = text[tokens[first + 1].range]
        definitions[name] = StarlarkFile.Definition(
            offset: tokens[first].range.lowerBound, calls: called)
        constants[name] = .some(nil)
    }

    private mutating func skipLine() {
        while index < tokens.count, tokens[index].kind != .newline { index += 1 }
        index += 1
    }

    private mutating func statement() throws(DocumentError) {
        let first = try expression()
        var isTuple = false
        while kind() == .comma {
            index += 1
            isTuple = true
            if kind() == .assign || kind() == .newline { break }
            _ = try expression()
        }
        switch kind() {
        case .assign:
            index += 1
            let value = try expression()
            while kind() == .comma {
                index += 1
                if kind() == .newline { break }
                _ = try expression()
                isTuple = true
            }
            assign(first, isTuple ? nil : value)
        case .augmented:
            index += 1
            _ = try expression()
            assign(first, nil)
        default:
            if case .call = nodes[first].kind { calls.append(first) }
        }
        guard kind() == .newline || index >= tokens.count else {
            throw error("the statement does not end here")
        }
    }

    /// Notes the value of a name; of others in a tuple nothing is known, which is what a missing name says.
    private mutating func assign(_ target: Int, _ value: Int?) {
        guard case .name(let name) = nodes[target].kind else { return }
        let isFirst = constants[name] == nil
        constants[name] = .some(isFirst ? value : nil)
    }

    // MARK: Expressions

    private mutating func expression() throws(DocumentError) -> Int {
        let start = start
        var operands = [try operand()]
        var operators: [StarlarkToken.Kind] = []
        while let kind = kind() {
            switch kind {
            case .plus, .percent, .star, .operation: operators.append(kind)
            case .name:
                guard let word = word(), Self.wordOperators.contains(word) else {
                    return combined(operands, operators, from: start)
                }
                if word == "not" { index += 1 }
                operators.append(.operation)
            default: return combined(operands, operators, from: start)
            }
            index += 1
            operands.append(try operand())
        }
        return combined(operands, operators, from: start)
    }

    private mutating func combined(
        _ operands: [Int], _ operators: [StarlarkToken.Kind], from start: Int
    ) -> Int {
        if operators.isEmpty { return operands[0] }
        if operators.allSatisfy({ $0 == .plus }) { return add(.sum(operands), from: start) }
        if operators == [.percent] { return add(.format(operands[0], operands[1]), from: start) }
        return add(.other("an operation"), from: start)
    }

    private mutating func operand() throws(DocumentError) -> Int {
        let start = start
        var isChanged = false
        while true {
            if isPrefix {
                index += 1
            } else if word() == "lambda" {
                try skipParameters()
            } else {
                break
            }
            isChanged = true
        }
        var node = try primary()
        while let kind = kind() {
            if kind == .dot {
                guard let name = word(1) else { throw error("a name is missing behind the dot") }
                index += 2
                node = add(.member(node, name), from: start)
            } else if kind == .open, text[tokens[index].range] == "(" {
                node = try call(node, from: start)
            } else if kind == .open, text[tokens[index].range] == "[" {
                node = try element(node, from: start)
            } else {
                break
            }
        }
        return isChanged ? add(.other("an operation"), from: start) : node
    }

    private var isPrefix: Bool {
        switch kind() {
        case .plus: true
        case .operation: ["-", "~"].contains(text[tokens[index].range])
        default: word() == "not"
        }
    }

    private mutating func skipParameters() throws(DocumentError) {
        while let kind = kind(), kind != .newline, kind != .close {
            if kind == .colon {
                index += 1
                return
            }
            index = kind == .open ? tokens[index].partner + 1 : index + 1
        }
        throw error("a lambda has no ':'")
    }

    private mutating func primary() throws(DocumentError) -> Int {
        let start = start
        switch kind() {
        case .string:
            var value = ""
            while kind() == .string {
                value += StarlarkString.value(of: tokens[index].range, in: text.bytes)
                index += 1
            }
            return add(.text(value), from: start)
        case .number:
            index += 1
            return add(.number, from: start)
        case .name:
            let name = word() ?? ""
            guard !Self.blocks.contains(name), !Self.wordOperators.contains(name) else {
                throw error("'\(name)' can't stand here")
            }
            index += 1
            return add(.name(name), from: start)
        case .open:
            switch text[tokens[index].range] {
            case "(": return try group()
            case "[": return try list()
            default: return try dictionary()
            }
        default: throw error("a value is missing")
        }
    }

    /// Reads elements up to the closing bracket; nil for a comprehension, which is passed over.
    private mutating func elements(
        to close: Int
    ) throws(DocumentError) -> (nodes: [Int], hasComma: Bool)? {
        var result: [Int] = []
        var hasComma = false
        while index < close {
            if kind() == .star || kind() == .doubleStar { index += 1 }
            result.append(try expression())
            if word() == "for" || word() == "async" {
                index = close + 1
                return nil
            }
            guard index < close else { break }
            guard kind() == .comma else { throw error("a comma is missing") }
            index += 1
            hasComma = true
        }
        index = close + 1
        return (result, hasComma)
    }

    private mutating func group() throws(DocumentError) -> Int {
        let start = start
        let close = tokens[index].partner
        index += 1
        guard let elements = try elements(to: close) else {
            return add(.other("a comprehension"), from: start)
        }
        if elements.nodes.count == 1, !elements.hasComma { return elements.nodes[0] }
        return add(.list(elements.nodes), from: start)
    }

    private mutating func list() throws(DocumentError) -> Int {
        let start = start
        let close = tokens[index].partner
        index += 1
        guard let elements = try elements(to: close) else {
            return add(.other("a comprehension"), from: start)
        }
        return add(.list(elements.nodes), from: start)
    }

    private mutating func dictionary() throws(DocumentError) -> Int {
        let start = start
        let close = tokens[index].partner
        index += 1
        var pairs: [StarlarkNode.Pair] = []
        var isOther = false
        while index < close {
            if kind() == .doubleStar {
                index += 1
                _ = try expression()
                isOther = true
            } else {
                let key = try expression()
                if kind() == .colon {
                    index += 1
                    pairs.append(StarlarkNode.Pair(key: key, value: try expression()))
                } else {
                    isOther = true
                }
            }
            if word() == "for" {
                isOther = true
                break
            }
            guard index < close else { break }
            guard kind() == .comma else { throw error("a comma is missing") }
            index += 1
        }
        index = close + 1
        return add(isOther ? .other("a comprehension") : .dictionary(pairs), from: start)
    }

    private mutating func call(_ function: Int, from start: Int) throws(DocumentError) -> Int {
        let close = tokens[index].partner
        index += 1
        var arguments: [StarlarkNode.Argument] = []
        while index < close {
            let first = self.start
            var name: String?
            let isSpread = kind() == .star || kind() == .doubleStar
            if isSpread {
                index += 1
            } else if kind(1) == .assign {
                name = word()
                index += 2
            }
            let value = try expression()
            arguments.append(
                StarlarkNode.Argument(
                    name: name, value: value, isSpread: isSpread, range: first..<end))
            if word() == "for" { break }
            guard index < close else { break }
            guard kind() == .comma else { throw error("a comma is missing") }
            index += 1
        }
        index = close + 1
        return add(.call(function, arguments), from: start)
    }

    private mutating func element(_ node: Int, from start: Int) throws(DocumentError) -> Int {
        let close = tokens[index].partner
        index += 1
        guard index < close, kind() != .colon else {
            index = close + 1
            return add(.other("a part of a list"), from: start)
        }
        let key = try expression()
        let isPlain = index == close
        index = close + 1
        return add(isPlain ? .element(node, key) : .other("a part of a list"), from: start)
    }
}
