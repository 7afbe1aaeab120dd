import SwiftOutline

/// Reads the conditions of `if`, `guard` and `while`.
public struct ConditionReader {
    private let file: SwiftFile
    private let expressions: ExpressionReader

    /// A reader of one file.
    public init(_ file: SwiftFile) {
        self.file = file
        expressions = ExpressionReader(file)
    }

    /// The conditions between the commas of a range.
    public func conditions(in range: TokenRange) -> [FlowCondition] {
        var result: [FlowCondition] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if file.tokens.tokens[index].kind == .comma {
                result.append(condition(start..<index))
                start = index + 1
            }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        if start < range.upperBound { result.append(condition(start..<range.upperBound)) }
        return result
    }

    private func condition(_ range: TokenRange) -> FlowCondition {
        guard let first = range.first else { return .other(range) }
        switch file.tokens.tokens[first].kind {
        case .keyword(.let), .keyword(.var): return binding(range)
        case .keyword(.case): return pattern(range)
        case .poundAvailable, .poundUnavailable: return .other(range)
        default: return .expression(expressions.expression(in: range))
        }
    }

    private func binding(_ range: TokenRange) -> FlowCondition {
        let name = range.lowerBound + 1
        guard name < range.upperBound else { return .other(range) }
        let isNamed = file.tokens.tokens[name].kind != .wildcard
        let declared = isNamed ? DeclaredName(name: file.name(at: name), token: name) : nil
        guard let equal = equalSign(in: range) else {
            return .binding(declared, expressions.expression(in: name..<name + 1))
        }
        return .binding(declared, expressions.expression(in: equal + 1..<range.upperBound))
    }

    private func pattern(_ range: TokenRange) -> FlowCondition {
        guard let equal = equalSign(in: range) else { return .other(range) }
        let names = file.boundNames(in: range.lowerBound..<equal)
        return .pattern(names, expressions.expression(in: equal + 1..<range.upperBound))
    }

    private func equalSign(in range: TokenRange) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if file.tokens.tokens[index].kind == .equal { return index }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        return nil
    }
}
