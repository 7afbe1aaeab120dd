import SwiftOutline

/// Finds delegates that the app makes by hand: other objects than the one that SwiftUI makes.
struct DelegateInstances {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// The places of `AppDelegate()` and `AppDelegate.init()`.
    func places() -> [Place] {
        let name = facts.delegate.name
        return facts.context.files(mentioning: name).flatMap { file in
            let tokens = file.outline.tokens
            return tokens.tokens.indices.dropLast(2).filter { token in
                guard tokens.spells(token, name) else { return false }
                if tokens.tokens[token + 1].kind == .leftParen {
                    return tokens.tokens[token + 2].kind == .rightParen
                }
                return tokens.tokens[token + 1].kind == .period
                    && tokens.tokens[token + 2].kind == .keyword(.`init`)
            }.map { facts.context.place(file, $0) }
        }
    }

    /// A finding for each.
    func findings() -> [Finding] {
        places().map {
            Finding(
                .delegateInstance, .warning, .manual, at: $0,
                "this '\(facts.delegate.name)' is another object than the one that SwiftUI makes",
                remedy: "use the delegate that the App has from its adaptor")
        }
    }
}
