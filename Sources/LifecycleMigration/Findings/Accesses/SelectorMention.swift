import AppFacts
import SwiftFlow
import SwiftOutline

/// A selector in an argument, and whether whom it is for stands there, too.
struct SelectorMention {
    private let token: Int
    private let file: ProgramFile

    /// The selector that starts at a token, or is made of a text that is one.
    init(at token: Int, in file: ProgramFile) {
        self.token = token
        self.file = file
    }

    private static let targets: Set<String?> = ["target", "toTarget", "observer", "to"]
    /// What takes the object without a label, in front of the selector.
    private static let takingFirst: Set<String> = [
        "addObserver", "addTarget", "removeTarget", "removeObserver", "publisher",
    ]
    /// What is asked of the object itself.
    private static let asked: Set<String> = [
        "perform", "performSelector", "responds", "method", "instancesRespond",
        "cancelPreviousPerformRequests",
    ]

    /// Whether it is given away with an object that is not `nil`.
    var hasTarget: Bool {
        guard let (name, arguments) = call else { return false }
        let noTarget = NoTarget(in: file)
        if let target = arguments.first(where: {
            Self.targets.contains($0.label) && $0.label != nil
        }) {
            return !noTarget.mayBe(target.value)
        }
        if Self.takingFirst.contains(name), let first = arguments.first, first.label == nil {
            return !noTarget.mayBe(first.value)
        }
        return Self.asked.contains(name)
    }

    /// The call around it, behind what only makes the selector.
    private var call: (name: String, arguments: [Argument])? {
        let outline = file.outline
        var inner = token
        while let open = outline.openParenthesis(around: inner), open > 0 {
            let close = Int(outline.tokens.partners[open])
            let name = outline.name(at: open - 1)
            let isWord = outline.tokens.tokens[open - 1].kind == .identifier
            guard close > open, !isWord || SwiftFile.makers.contains(name) || name == "selector"
            else {
                return close > open
                    ? (name, outline.arguments(in: BracketPair(open: open, close: close))) : nil
            }
            inner = open
        }
        return nil
    }
}
