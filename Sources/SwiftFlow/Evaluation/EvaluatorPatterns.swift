import SwiftOutline

/// What the names in a pattern are: parts of tuples, what a case holds, what an optional holds.
extension FlowEvaluator {
    /// Gives the names of a pattern what they are bound to in a value: `let (view, input) = module`, `case .home(let store)`.
    mutating func declare(
        _ names: [DeclaredName], in pattern: TokenRange, of value: Value, _ range: TokenRange
    ) {
        let types = names.isEmpty ? [:] : types(boundBy: pattern, in: value.type)
        for name in names {
            declare(name.name, Value(types[name.token] ?? .unknown, tags: value.tags), range)
        }
    }

    /// The types of the names that patterns with commas between them bind in a value of a type, by the token of each; what stands
    /// behind `where` is none of them.
    private func types(boundBy patterns: TokenRange, in type: FlowType) -> [Int: FlowType] {
        let tokens = file.tokens.tokens
        var result: [Int: FlowType] = [:]
        var start = patterns.lowerBound
        var index = start
        while index < patterns.upperBound {
            switch tokens[index].kind {
            case .comma, .keyword(.where), .colon:
                bind(start..<index, type, into: &result, depth: 0)
                if tokens[index].kind != .comma { return result }
                start = index + 1
            default: break
            }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        bind(start..<patterns.upperBound, type, into: &result, depth: 0)
        return result
    }

    private func bind(
        _ range: TokenRange, _ type: FlowType, into result: inout [Int: FlowType], depth: Int
    ) {
        let tokens = file.tokens.tokens
        let start = range.first { !Self.introducers.contains(tokens[$0].kind) }
        guard depth < Self.deepestPattern, let start, let last = range.last, start <= last else {
            return
        }
        let pattern = start..<last + 1
        if let cast = self.cast(in: pattern) {
            let written = TypeReader.type(in: cast + 1..<pattern.upperBound, of: file)
            return bind(start..<cast, written, into: &result, depth: depth + 1)
        }
        switch tokens[last].kind {
        case .identifier where pattern.count == 1: result[start] = type
        case .postfixQuestionMark:
            guard case .optional(let held) = type else { return }
            bind(start..<last, held, into: &result, depth: depth + 1)
        case .rightParen:
            let open = Int(file.tokens.partners[last])
            guard pattern.contains(open) else { return }
            let elements = file.arguments(in: BracketPair(open: open, close: last)).map(\.value)
            let parts =
                open == start
                ? elements.count == 1 ? [type] : parts(of: type)?.map(\.type) ?? []
                : parts(ofCase: start..<open, in: type)
            // A name may stand for all that a case holds.
            guard parts.count == elements.count else { return }
            for (element, part) in zip(elements, parts) {
                bind(element, part, into: &result, depth: depth + 1)
            }
        default: break
        }
    }

    private static let introducers: [TokenKind] = [
        .keyword(.let), .keyword(.var), .keyword(.case),
    ]
    private static var deepestPattern: Int { 8 }

    /// The `as` of a pattern, outside of parentheses.
    private func cast(in pattern: TokenRange) -> Int? {
        var index = pattern.lowerBound
        while index < pattern.upperBound {
            if file.tokens.tokens[index].kind == .keyword(.as) { return index }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        return nil
    }

    /// The types of what a case holds, which is spelled `.name` or `Type.name`; none where that is not known.
    private func parts(ofCase spelled: TokenRange, in type: FlowType) -> [FlowType] {
        guard let last = spelled.last else { return [] }
        let name = file.name(at: last)
        switch (type, name) {
        case (.optional(let held), "some"): return [held]
        case (.named("Result", let arguments), "success") where arguments.count == 2:
            return [arguments[0]]
        case (.named("Result", let arguments), "failure") where arguments.count == 2:
            return [arguments[1]]
        default: break
        }
        let written = spelled.count > 2 ? file.name(at: last - 2) : nil
        guard let owner = type.name ?? written,
            let member = program.members(name, of: owner).first,
            member.located.declaration.kind == .enumCase,
            let range = member.located.declaration.bindings.first(where: { $0.name == name })?.type
        else { return [] }
        let read = TypeReader.type(in: range, of: member.located.file.outline)
        guard case .tuple(let parts) = read else {
            return [specialized(read, of: member, in: type)]
        }
        return parts.map { specialized($0.type, of: member, in: type) }
    }

    /// The parts of a tuple's type, also of one that is named by an alias.
    func parts(of type: FlowType) -> [TuplePart]? {
        guard case .tuple(let parts) = program.resolvingAlias(type.unwrapped) else { return nil }
        return parts
    }
}
