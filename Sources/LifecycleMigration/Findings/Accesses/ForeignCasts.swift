import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds casts to the delegate's class that no rule rewrites: through a variable or a parameter.
struct ForeignCasts {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let repaired: [String: [TokenRange]]

    /// An analysis of a target for casts to a delegate; `repaired` are those that are no foreign ones, by path.
    init(
        of delegate: DelegateClass, in context: TargetContext,
        except repaired: [String: [TokenRange]] = [:]
    ) {
        self.delegate = delegate
        self.context = context
        self.repaired = repaired
    }

    /// A finding for each cast outside of ranges that go.
    func findings(except removed: [String: [TokenRange]] = [:]) -> [Finding] {
        context.names(ofType: delegate.name).flatMap { swiftFindings(naming: $0, removed) }
    }

    private func swiftFindings(
        naming name: String, _ removed: [String: [TokenRange]]
    ) -> [Finding] {
        context.files(naming: name).flatMap { file -> [Finding] in
            let known = TokenRanges((repaired[file.path] ?? []) + (removed[file.path] ?? []))
            return file.tokens(spelled: name).filter { token in
                file.outline.isCastTarget(token) && !known.contains(token)
                    && !isOfPoster(token, in: file) && !isFallback(token, in: file)
            }.map { finding(at: context.place(file, $0)) }
        }
    }

    /// Whether what is cast is the object of a notification, which is who posted it: a delegate that did is the app's own.
    private func isOfPoster(_ type: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard let keyword = file.outline.keyword(ofCastTo: type), keyword > 2,
            tokens.spells(keyword - 1, "object"), tokens.tokens[keyword - 2].kind == .period,
            tokens.tokens[keyword - 3].kind == .identifier
        else { return false }
        return file.tokens(spelled: tokens.text(of: keyword - 3)).contains { token in
            tokens.spells(token + 1, ":")
                && ["Notification", "NSNotification"].contains { tokens.spells(token + 2, $0) }
        }
    }

    /// Whether a cast is only what is left where the delegate itself is not known yet: `guard let own = AppDelegate.shared else { … }`, of a property that the
    /// delegate sets to itself.
    private func isFallback(_ type: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        guard let brace = file.outline.openBrace(around: type), brace > 1,
            tokens.spells(brace - 1, "else"),
            let start = (0..<brace).reversed().first(where: { tokens.spells($0, "guard") })
        else { return false }
        return (start..<brace - 1).contains { token in
            tokens.spells(token, delegate.name) && tokens.tokens[token + 1].kind == .period
                && keepsItself(in: file.outline.name(at: token + 2))
        }
    }

    /// Whether the delegate sets a property of its class to itself.
    private func keepsItself(in name: String) -> Bool {
        context.files(naming: name).contains { file in
            file.tokens(spelled: name).contains { token in
                file.outline.tokens.spells(token + 1, "=")
                    && file.outline.tokens.spells(token + 2, "self")
            }
        }
    }

    private func finding(at place: Place) -> Finding {
        Finding(
            .delegateCast, .warning, .manual, at: place,
            "the application's delegate is SwiftUI's own object, so this cast fails",
            remedy: "use '\(delegate.name)' itself, which the App has from its adaptor")
    }
}

extension SwiftFile {
    /// Whether `as?`, `as!`, `as` or `is` stands in front of the type's name that a token is, or ends.
    func isCastTarget(_ token: Int) -> Bool { keyword(ofCastTo: token) != nil }

    /// The `as` or `is` in front of the type's name that a token is, or ends; nil where there is none.
    func keyword(ofCastTo token: Int) -> Int? {
        var index = token - 1
        while index > 1, tokens.tokens[index].kind == .period { index -= 2 }
        guard index > 0 else { return nil }
        switch tokens.tokens[index].kind {
        case .postfixQuestionMark, .exclamationMark: index -= 1
        default: break
        }
        let kind = tokens.tokens[index].kind
        return kind == .keyword(.as) || kind == .keyword(.is) ? index : nil
    }
}
