import AppFacts
import SwiftFlow
import SwiftOutline

extension TargetContext {
    /// Whether code makes objects of a class in several places, or may do so without naming it.
    func isMadeOften(_ name: String) -> Bool {
        let made = files(naming: name).reduce(0) { count, file in
            let tokens = file.outline.tokens.tokens
            return count
                + file.tokens(spelled: name).count { token in
                    token + 1 < tokens.count && tokens[token + 1].kind == .leftParen
                }
        }
        return made != 1
    }
}
