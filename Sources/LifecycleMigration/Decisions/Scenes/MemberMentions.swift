import AppFacts
import SwiftFlow
import SwiftOutline

/// Who names members of an application's delegate: code of it, and code that asks something for a member of that name.
struct MemberMentions {
    private let app: UIKitApp
    private let own: Set<String>

    /// The mentions in an app.
    init(in app: UIKitApp) {
        self.app = app
        own = Set(app.delegate.declarations.map(\.file.path))
    }

    /// Whether anything names a member, but for code of its file.
    func areAny(of member: LocatedDeclaration, besides inside: TokenRanges) -> Bool {
        guard let name = member.declaration.declaredNames.first else { return true }
        return app.context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains { token in
                if file.path == member.file.path, inside.contains(token) { return false }
                if own.contains(file.path), isInDelegate(token, of: file) { return true }
                let tokens = file.outline.tokens.tokens
                guard token > 1, tokens[token - 1].kind == .period else { return false }
                return tokens[token - 2].kind != .keyword(.`self`)
            }
        }
    }

    private func isInDelegate(_ token: Int, of file: ProgramFile) -> Bool {
        app.delegate.declarations.contains {
            $0.file.path == file.path && $0.declaration.range.contains(token)
        }
    }
}
