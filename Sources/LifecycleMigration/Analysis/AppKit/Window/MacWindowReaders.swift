import SwiftFlow
import SwiftOutline

/// Finds code that comes by the app's window without knowing who made it, where it would find another one in SwiftUI's, or none.
struct MacWindowReaders {
    private let facts: LaunchFacts

    /// The readers in an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    private static let contents = ["contentViewController", "contentView", "windowController"]
    /// The members by which code finds the window without knowing who made it.
    private static let finders: Set<String> = ["mainWindow", "keyWindow", "windows", "window"]

    /// Checks that no code does, beside statements that go.
    ///
    /// - Throws: the first place.
    func check(except going: [Statement], in function: FlowFunction) throws(MacWindowObstacle) {
        try checkLaunch()
        let gone = TokenRanges(going.map(\.range))
        for name in Self.contents {
            for file in facts.context.files(naming: name) {
                let isHere = file.path == function.located.file.path
                for token in file.tokens(spelled: name)
                where asksFoundWindow(at: token, in: file.outline)
                    && !(isHere && gone.contains(token))
                {
                    throw MacWindowObstacle(.readsContent, file, token)
                }
            }
        }
    }

    /// Checks that no code of the launch looks for a window, be it in a closure that runs soon.
    private func checkLaunch() throws(MacWindowObstacle) {
        for function in facts.timeline.early {
            let tokens = function.file.tokens
            for token in function.body.dropFirst()
            where tokens.tokens[token].kind == .identifier
                && tokens.tokens[token - 1].kind == .period
            {
                let name = function.file.name(at: token)
                guard Self.launchFinders.contains(name) else { continue }
                throw MacWindowObstacle(.lookedFor(name), function.located.file, token)
            }
        }
    }

    private static let launchFinders: Set<String> = [
        "mainWindow", "keyWindow", "windows", "orderedWindows",
    ]

    /// Whether a member is asked of a window that code has found: `NSApp.mainWindow?.contentView`.
    private func asksFoundWindow(at token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token].kind == .identifier, tokens[token - 1].kind == .period else {
            return false
        }
        var index = token - 2
        while index > 0 {
            switch tokens[index].kind {
            case .postfixQuestionMark, .exclamationMark: index -= 1
            case .rightSquare: index = Int(file.tokens.partners[index]) - 1
            case .identifier:
                let name = file.name(at: index)
                guard name == "first" || name == "last" else { return Self.finders.contains(name) }
                index -= 2
            default: return false
            }
        }
        return false
    }
}
