import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What calls of a function give one of its parameters.
struct GivenArguments {
    private let function: String
    private let label: String?
    private let position: Int

    /// The parameter that a name in some code stands for; nil where it is none of the function around it.
    init?(of use: Int, in file: ProgramFile) {
        let outline = file.outline
        let tokens = outline.tokens.tokens
        let declared = file.tokens(spelled: outline.name(at: use)).last { token in
            guard token < use, tokens[token + 1].kind == .colon,
                let open = outline.openParenthesis(around: token), open > 1
            else { return false }
            return tokens[open - 2].kind == .keyword(.func)
                && Self.body(behind: Int(outline.tokens.partners[open]), in: outline).contains(use)
        }
        guard let declared, let open = outline.openParenthesis(around: declared) else { return nil }
        function = outline.name(at: open - 1)
        switch tokens[declared - 1].kind {
        case .wildcard: label = nil
        case .identifier: label = outline.name(at: declared - 1)
        default: label = outline.name(at: declared)
        }
        var commas = 0
        var token = open + 1
        while token < declared {
            let partner = Int(outline.tokens.partners[token])
            if tokens[token].kind == .comma { commas += 1 }
            token = partner > token ? partner + 1 : token + 1
        }
        position = commas
    }

    /// The braces of a function and what is between, behind its parameters.
    private static func body(behind close: Int, in file: SwiftFile) -> TokenRange {
        let tokens = file.tokens.tokens
        guard close > 0,
            let open = (close..<tokens.count).first(where: {
                tokens[$0].kind == .leftBrace || tokens[$0].kind == .keyword(.func)
            })
        else { return 0..<0 }
        let end = Int(file.tokens.partners[open])
        return tokens[open].kind == .leftBrace && end > open ? open..<end : 0..<0
    }

    /// The values of all calls; empty where one can't be seen, or there is none.
    func values(in programs: [TargetContext]) -> [(range: TokenRange, file: ProgramFile)] {
        var found: [(TokenRange, ProgramFile)] = []
        for file in programs.flatMap({ Array($0.files(naming: function)) }) {
            let tokens = file.outline.tokens
            for token in file.tokens(spelled: function) {
                if token > 0, tokens.tokens[token - 1].kind == .keyword(.func) { continue }
                let open = token + 1
                let close = Int(tokens.partners[open])
                guard tokens.tokens[open].kind == .leftParen, close > open else { return [] }
                let arguments = file.outline.arguments(in: BracketPair(open: open, close: close))
                let value =
                    label == nil
                    ? arguments.indices.contains(position) ? arguments[position] : nil
                    : arguments.first { $0.label == label }
                if let value { found.append((value.value, file)) }
            }
        }
        return found
    }
}
