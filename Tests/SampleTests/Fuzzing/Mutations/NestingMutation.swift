/// Depth: brackets in brackets, up to more than a recursive reader bears.
enum NestingMutation: CaseIterable, Sendable {
    case parentheses, brackets, braces, comments, interpolations, conditions, conditionals
    case closures, elements, unclosed, chain

    private var opening: String {
        switch self {
        case .parentheses, .unclosed: "("
        case .brackets: "["
        case .braces: "{"
        case .comments: "/*"
        case .interpolations: "\"\\("
        case .conditions: "if true {\n"
        case .conditionals: "\n#if DEBUG\n"
        case .closures: "{ _ in f"
        case .elements: "<array>"
        case .chain: ".a"
        }
    }

    private var closing: String {
        switch self {
        case .parentheses: ")"
        case .brackets: "]"
        case .braces, .closures: "}"
        case .comments: "*/"
        case .interpolations: ")\""
        case .conditions: "}\n"
        case .conditionals: "\n#endif\n"
        case .elements: "</array>"
        case .unclosed, .chain: ""
        }
    }

    /// The changed bytes.
    func apply(to bytes: [UInt8], _ numbers: inout FuzzNumbers) -> [UInt8] {
        let part = numbers.range(in: max(bytes.count, 1), upTo: 60)
        let depth = numbers.oneIn(50) ? 3_000 : 1 + numbers.below(60)
        let content = bytes[min(part.lowerBound, bytes.count)..<min(part.upperBound, bytes.count)]
        let nested =
            String(repeating: opening, count: depth).utf8 + content
            + String(repeating: closing, count: depth).utf8
        var bytes = bytes
        bytes.replaceSubrange(content.startIndex..<content.endIndex, with: Array(nested))
        return bytes
    }
}
