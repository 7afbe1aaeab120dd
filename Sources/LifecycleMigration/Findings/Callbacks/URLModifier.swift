import AppFacts
import SwiftFlow
import SwiftOutline

extension SwiftFile {
    /// Whether a call of 'onOpenURL' is SwiftUI's by its arguments: a closure behind it, or one that has a label.
    func isModifierWithURL(_ token: Int) -> Bool {
        let tokens = self.tokens.tokens
        guard token + 1 < tokens.count else { return false }
        guard tokens[token + 1].kind == .leftParen else {
            return tokens[token + 1].kind == .leftBrace
        }
        let close = Int(self.tokens.partners[token + 1])
        guard close > token + 2 else {
            return close + 1 < tokens.count && tokens[close + 1].kind == .leftBrace
        }
        return ["perform", "prefersInApp"].contains(name(at: token + 2))
            && tokens[token + 3].kind == .colon
    }
}

extension TargetContext {
    /// Where code that a build of the app compiles calls a modifier by its name.
    func calls(ofModifier name: String) -> [(file: ProgramFile, token: Int)] {
        files(mentioning: name).flatMap { file in
            file.outline.tokens.tokens.indices.dropFirst().filter { token in
                file.outline.tokens.spells(token, name)
                    && file.outline.tokens.tokens[token - 1].kind == .period
                    && !conditions.leavesOut(token, of: file.outline)
            }.map { (file, $0) }
        }
    }

    /// Whether a view of the app's own code takes the URLs that open the app.
    var opensURLsInView: Bool {
        calls(ofModifier: "onOpenURL").contains { $0.file.outline.isModifierWithURL($0.token) }
    }
}
