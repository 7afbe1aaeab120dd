import SwiftFlow
import SwiftOutline

/// Finds delegates that the app makes by hand: other objects than the one that SwiftUI makes.
struct DelegateInstances {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of the uses of a delegate's class in a target.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// The places of `AppDelegate()` and `AppDelegate.init()`.
    func places() -> [Place] {
        let name = delegate.name
        return context.files(naming: name).flatMap { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: name).filter { token in
                guard token + 2 < tokens.tokens.count else { return false }
                if tokens.tokens[token + 1].kind == .leftParen {
                    return tokens.tokens[token + 2].kind == .rightParen
                }
                return tokens.tokens[token + 1].kind == .period
                    && tokens.tokens[token + 2].kind == .keyword(.`init`)
            }.map { context.place(file, $0) }
        }
    }

    /// A finding for each.
    func findings() -> [Finding] {
        places().map {
            Finding(
                .delegateInstance, .warning, .manual, at: $0,
                "this '\(delegate.name)' is another object than the one that SwiftUI makes",
                remedy: "use the delegate that the App has from its adaptor")
        }
    }
}
