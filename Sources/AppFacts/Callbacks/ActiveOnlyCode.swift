import SwiftFlow
import SwiftOutline

/// The code of a function that runs only while the app is active: behind a question for that state, by `if` or `guard`.
struct ActiveOnlyCode {
    private var ranges: [TokenRange] = []

    /// Looks at a function.
    init(in function: FlowFunction) {
        let file = function.file
        for token in function.body where Self.asksForActive(token, file) {
            guard let question = Self.question(around: token, in: function),
                let brace = (token..<function.body.upperBound).first(where: {
                    file.tokens.tokens[$0].kind == .leftBrace
                }), !(question..<brace).contains(where: { file.tokens.spells($0, "||") })
            else { continue }
            let end = Int(file.tokens.partners[brace])
            guard end > brace else { continue }
            if file.tokens.tokens[question].kind == .keyword(.if) {
                ranges.append(brace..<end)
            } else {
                ranges.append(end..<Self.blockEnd(behind: end, in: function))
            }
        }
    }

    /// Whether a token stands in such code.
    func contains(_ token: Int) -> Bool { ranges.contains { $0.contains(token) } }

    /// `== .active`, `== UIApplication.State.active`
    private static func asksForActive(_ token: Int, _ file: SwiftFile) -> Bool {
        guard file.tokens.spells(token, "active") else { return false }
        var index = token
        while index > 1, [.period, .identifier].contains(file.tokens.tokens[index].kind) {
            index -= 1
        }
        return index < token && file.tokens.spells(index, "==")
    }

    /// The `if` or `guard` in front of a condition.
    private static func question(around token: Int, in function: FlowFunction) -> Int? {
        let tokens = function.file.tokens.tokens
        var index = token
        while index > function.body.lowerBound {
            index -= 1
            switch tokens[index].kind {
            case .keyword(.if), .keyword(.guard): return index
            case .leftBrace, .rightBrace: return nil
            default: break
            }
        }
        return nil
    }

    /// Where the block ends that a statement stands in.
    private static func blockEnd(behind token: Int, in function: FlowFunction) -> Int {
        let tokens = function.file.tokens
        var index = token + 1
        while index < function.body.upperBound {
            if tokens.tokens[index].kind == .rightBrace { return index }
            let partner = Int(tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        return function.body.upperBound
    }
}
