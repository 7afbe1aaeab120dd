import SwiftFlow
import SwiftOutline

/// Who names a class of a target beside itself.
package struct ClassMentions {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// The mentions of a delegate's class in an app.
    package init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// Whether code of the target names the class outside of its own declaration and of given runs of tokens, by path.
    package func areInCode(except known: [String: [TokenRange]]) -> Bool {
        context.files(mentioning: delegate.name).contains { file in
            let own = delegate.declarations.filter { $0.file.path == file.path }
            let known = TokenRanges((known[file.path] ?? []) + own.map(\.declaration.range))
            return file.outline.tokens.tokens.indices.contains { token in
                names(token, in: file.outline.tokens) && !known.contains(token)
            }
        }
    }

    /// Whether a token is the name, or a text with the name in it, which may find the class while the app runs.
    private func names(_ token: Int, in tokens: TokenList) -> Bool {
        if tokens.tokens[token].kind == .identifier { return tokens.spells(token, delegate.name) }
        return tokens.text(of: token).contains(delegate.name)
    }

    /// Whether Objective-C of the target may name the class, outside of given files.
    package func areInObjectiveC(except known: Set<String> = []) -> Bool {
        let others = context.target.sources.filter {
            !$0.hasSuffix(".swift") && !known.contains($0)
        }
        return !context.library.paths(others, mentioning: delegate.name).isEmpty
    }

    /// Whether a nib, a storyboard or an Info.plist of the target may name the class, outside of given files.
    package func areInResources(except known: Set<String> = []) -> Bool {
        let all =
            context.interfaces.paths + context.target.infoPlists
            + context.target.manifestPropertyLists.map(\.place.path)
        return !context.library.paths(all.filter { !known.contains($0) }, mentioning: delegate.name)
            .isEmpty
    }
}
