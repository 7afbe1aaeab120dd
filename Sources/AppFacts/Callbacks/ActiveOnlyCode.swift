import SwiftFlow
import SwiftOutline

/// The code of a function that runs only while the user looks at the app: behind a question for the active state, by `if` or `guard`, and for
/// the tap on a notification that opens the app, also by a `case`.
///
/// Source: Apple, `UNNotificationDefaultActionIdentifier`: the user opened the app from the notification's interface.
struct ActiveOnlyCode {
    private var ranges: [TokenRange] = []

    /// Looks at a function.
    init(in function: FlowFunction) {
        let file = function.file
        for token in function.body
        where Self.asksForActive(token, file) || Self.asksForTap(token, file) {
            if let range = Self.rest(ofCaseAt: token, in: function) {
                ranges.append(range)
                continue
            }
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

    /// `== UNNotificationDefaultActionIdentifier` in either order, or a `case` of it alone.
    private static func asksForTap(_ token: Int, _ file: SwiftFile) -> Bool {
        file.tokens.spells(token, "UNNotificationDefaultActionIdentifier")
            && (file.tokens.spells(token - 1, "==") || file.tokens.spells(token + 1, "==")
                || isCase(token, file))
    }

    private static func isCase(_ token: Int, _ file: SwiftFile) -> Bool {
        file.tokens.tokens[token - 1].kind == .keyword(.case)
            && file.tokens.tokens[token + 1].kind == .colon
    }

    /// What stands behind `case name:` up to the next case; nil where a token is no such name.
    private static func rest(ofCaseAt token: Int, in function: FlowFunction) -> TokenRange? {
        guard isCase(token, function.file) else { return nil }
        let tokens = function.file.tokens
        var index = token + 2
        while index < function.body.upperBound {
            switch tokens.tokens[index].kind {
            case .keyword(.case), .keyword(.default), .rightBrace: return token + 2..<index
            default:
                let partner = Int(tokens.partners[index])
                index = partner > index ? partner + 1 : index + 1
            }
        }
        return token + 2..<function.body.upperBound
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
