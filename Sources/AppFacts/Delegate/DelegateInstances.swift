import SwiftFlow
import SwiftOutline

/// Finds delegates that the app makes by hand: other objects than the one that SwiftUI makes.
package struct DelegateInstances {
    /// The delegate.
    package let delegate: DelegateClass
    private let context: TargetContext
    private let removed: [String: [TokenRange]]

    /// An analysis of the uses of a delegate's class in a target, outside of code that goes.
    package init(
        of delegate: DelegateClass, in context: TargetContext,
        except removed: [String: [TokenRange]] = [:]
    ) {
        self.delegate = delegate
        self.context = context
        self.removed = removed
    }

    /// The places of `AppDelegate()` and `AppDelegate.init()`.
    package func places() -> [Place] {
        let name = delegate.name
        return context.files(naming: name).flatMap { file in
            let tokens = file.outline.tokens
            let gone = removed.ranges(in: file.path)
            return file.tokens(spelled: name).filter { token in
                guard token + 2 < tokens.tokens.count, !gone.contains(token) else { return false }
                if tokens.tokens[token + 1].kind == .leftParen {
                    return tokens.tokens[token + 2].kind == .rightParen
                }
                return tokens.tokens[token + 1].kind == .period
                    && tokens.tokens[token + 2].kind == .keyword(.`init`)
            }.map { context.place(file, $0) }
        }
    }
}
