import AppFacts
import SwiftFlow
import SwiftOutline

/// A place at which code makes a window, or what has one.
struct MacWindowMaking {
    /// The call, with the type in front.
    let range: TokenRange
    /// The type that is made.
    let type: String
    /// The class of AppKit's that the type is, or inherits from.
    let framework: String
    /// The arguments.
    let arguments: [FlowArgument]

    /// Whether it is a window controller that gets a window from elsewhere.
    var takesWindow: Bool {
        framework == "NSWindowController" && arguments.first?.label == "window"
    }

    private static let roots: Set<String> = ["NSWindow", "NSPanel", "NSWindowController"]

    /// All such places in a run of tokens, in order.
    static func all(
        in range: TokenRange, of file: ProgramFile, _ context: TargetContext
    ) -> [MacWindowMaking] {
        let tokens = file.outline.tokens.tokens
        return range.compactMap { token in
            guard tokens[token].kind == .identifier else { return nil }
            let name = file.outline.name(at: token)
            guard name.first?.isUppercase == true,
                let end = end(ofMakingAt: token, in: file.outline),
                let root = context.inheritanceChain(of: name).last, roots.contains(root)
            else { return nil }
            let isQualified =
                token > range.lowerBound + 1 && tokens[token - 1].kind == .period
            let whole = (isQualified ? token - 2 : token)..<end
            return MacWindowMaking(whole, name, root, file.outline)
        }
    }

    private init?(_ range: TokenRange, _ type: String, _ framework: String, _ file: SwiftFile) {
        let expression = ExpressionReader(file).expression(in: range)
        guard case .call(_, let arguments) = expression.kind else { return nil }
        self.range = range
        self.type = type
        self.framework = framework
        self.arguments = arguments
    }

    /// The end of `Type(…)` or `Type.init(…)`.
    private static func end(ofMakingAt token: Int, in file: SwiftFile) -> Int? {
        let tokens = file.tokens.tokens
        var open = token + 1
        if open + 1 < tokens.count, tokens[open].kind == .period,
            file.tokens.spells(open + 1, "init")
        {
            open += 2
        }
        guard open < tokens.count, tokens[open].kind == .leftParen else { return nil }
        let close = Int(file.tokens.partners[open])
        return close > open ? close + 1 : nil
    }
}
