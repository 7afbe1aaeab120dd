/// One change of a file's bytes; the numbers decide where, and a donor gives what is spliced in.
enum Mutation: Sendable, CustomStringConvertible {
    case bytes(ByteMutation)
    case tokens(TokenMutation)
    case lines(LineMutation)
    case code(CodeMutation)
    case nesting(NestingMutation)
    case encoding(EncodingMutation)

    /// The name, for the report of a failure.
    var description: String {
        switch self {
        case .bytes(let mutation): "bytes.\(mutation)"
        case .tokens(let mutation): "tokens.\(mutation)"
        case .lines(let mutation): "lines.\(mutation)"
        case .code(let mutation): "code.\(mutation)"
        case .nesting(let mutation): "nesting.\(mutation)"
        case .encoding(let mutation): "encoding.\(mutation)"
        }
    }

    /// A mutation of any kind that makes sense for a file.
    static func any(for path: String, _ numbers: inout FuzzNumbers) -> Mutation {
        switch numbers.below(path.hasSuffix(".swift") ? 16 : 10) {
        case 0, 1: .bytes(pick(&numbers))
        case 2, 3, 4: .tokens(pick(&numbers))
        case 5, 6, 7: .lines(pick(&numbers))
        case 8: .nesting(pick(&numbers))
        case 9: .encoding(pick(&numbers))
        default: .code(pick(&numbers))
        }
    }

    /// A mutation that leaves most files readable, so that there is something to plan.
    static func gentle(for path: String, _ numbers: inout FuzzNumbers) -> Mutation {
        switch numbers.below(8) {
        case 0: .lines(pick(&numbers))
        case 1: .encoding(pick(&numbers))
        case 2: .tokens(.duplicateWord)
        default: path.hasSuffix(".swift") ? .code(pick(&numbers)) : .lines(pick(&numbers))
        }
    }

    private static func pick<Kind: CaseIterable>(_ numbers: inout FuzzNumbers) -> Kind
    where Kind.AllCases == [Kind] {
        Kind.allCases[numbers.below(Kind.allCases.count)]
    }

    /// The changed bytes; the same where there is nothing to change.
    func apply(
        to bytes: [UInt8], donor: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        switch self {
        case .bytes(let mutation): mutation.apply(to: bytes, &numbers)
        case .tokens(let mutation): mutation.apply(to: bytes, donor: donor, &numbers)
        case .lines(let mutation): mutation.apply(to: bytes, donor: donor, &numbers)
        case .code(let mutation): mutation.apply(to: bytes, donor: donor, &numbers)
        case .nesting(let mutation): mutation.apply(to: bytes, &numbers)
        case .encoding(let mutation): mutation.apply(to: bytes, &numbers)
        }
    }
}
