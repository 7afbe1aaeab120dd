import SwiftOutline

/// Uses of windows outside of the launch that mean something else once SwiftUI owns the window.
struct WindowUseAnalysis {
    private let context: TargetContext

    /// An analysis of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// A place where code works on a window's root.
    struct Use {
        /// The file.
        let file: TargetFile
        /// The token to point at.
        let token: Int
        /// How the code gets at the window.
        let path: WindowPath
    }

    /// What code does with the root of a window.
    enum Kind {
        /// `window.rootViewController = …`
        case assignment
        /// `window.rootViewController as? …`
        case cast
        /// Anything else that reads it.
        case read
    }

    /// The uses of one kind outside of given token ranges; windows that the app makes beside its own are left out.
    func uses(_ kind: Kind, except known: [String: [TokenRange]]) -> [Use] {
        var windows = MadeWindows(context: context)
        return context.files(mentioning: "rootViewController").flatMap { file -> [Use] in
            let ranges = known.ranges(in: file.path)
            let extensions = Self.windowExtensions(file)
            return file.outline.tokens.tokens.indices.compactMap { token in
                guard file.outline.tokens.spells(token, "rootViewController"),
                    Self.kind(of: token, in: file.outline) == kind, !ranges.contains(token)
                else { return nil }
                let path = WindowPath(before: token, in: file.outline)
                let isOwn = kind == .assignment && path.isOwnMember && extensions.contains(token)
                guard path.isWindow || isOwn else { return nil }
                if windows.isMade(path, at: token, in: file, except: ranges) { return nil }
                return Use(file: file, token: token, path: path)
            }
        }
    }

    private static func kind(of token: Int, in file: SwiftFile) -> Kind? {
        let tokens = file.tokens.tokens
        if tokens[token + 1].kind == .equal {
            let isDeclared =
                token > 0
                && [.keyword(.`let`), .keyword(.`var`)].contains(tokens[token - 1].kind)
            return isDeclared ? nil : .assignment
        }
        guard token > 0, tokens[token - 1].kind == .period else { return nil }
        var next = token + 1
        while tokens[next].kind == .postfixQuestionMark || tokens[next].kind == .exclamationMark {
            next += 1
        }
        return tokens[next].kind == .keyword(.as) ? .cast : .read
    }

    /// Extensions of `UIWindow`: `rootViewController` on its own is that of any window there.
    private static func windowExtensions(_ file: TargetFile) -> TokenRanges {
        TokenRanges(
            file.outline.declarations.filter {
                $0.kind == .extension && $0.name.lastComponent == "UIWindow"
            }.map(\.range))
    }
}
