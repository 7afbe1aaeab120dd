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
    }

    /// Assignments of `rootViewController` outside of given token ranges, windows made on the spot left out.
    func rootAssignments(except known: [String: [TokenRange]]) -> [Use] {
        context.files(mentioning: "rootViewController").flatMap { file in
            let ranges = known[file.path] ?? []
            return file.outline.tokens.tokens.indices.filter { token in
                isRootAssignment(token, file.outline)
                    && !ranges.contains { $0.contains(token) }
                    && !isOwnWindow(token, file.outline)
            }.map { Use(file: file, token: $0) }
        }
    }

    /// Casts of a window's root, as in `window.rootViewController as? UITabBarController`.
    func rootCasts(except known: [String: [TokenRange]]) -> [Use] {
        context.files(mentioning: "rootViewController").flatMap { file in
            let ranges = known[file.path] ?? []
            return file.outline.tokens.tokens.indices.filter { token in
                isRootCast(token, file.outline) && !ranges.contains { $0.contains(token) }
            }.map { Use(file: file, token: $0) }
        }
    }

    private func isRootAssignment(_ token: Int, _ file: SwiftFile) -> Bool {
        file.tokens.spells(token, "rootViewController")
            && token > 0 && file.tokens.tokens[token - 1].kind == .period
            && file.tokens.tokens[token + 1].kind == .equal
    }

    private func isRootCast(_ token: Int, _ file: SwiftFile) -> Bool {
        guard file.tokens.spells(token, "rootViewController"), token > 0,
            file.tokens.tokens[token - 1].kind == .period
        else { return false }
        var next = token + 1
        while file.tokens.tokens[next].kind == .postfixQuestionMark
            || file.tokens.tokens[next].kind == .exclamationMark
        {
            next += 1
        }
        return file.tokens.tokens[next].kind == .keyword(.as)
    }

    /// Whether the window is a local that the same file makes: an overlay of its own.
    private func isOwnWindow(_ token: Int, _ file: SwiftFile) -> Bool {
        var base = token - 1
        while base > 0 {
            switch file.tokens.tokens[base - 1].kind {
            case .postfixQuestionMark, .exclamationMark: base -= 1
            default:
                guard file.tokens.tokens[base - 1].kind == .identifier else { return false }
                return makesWindow(file.name(at: base - 1), before: token, file)
            }
        }
        return false
    }

    /// `name = UIWindow(` or `name: UIWindow = …` in front of a token, in one block around it.
    private func makesWindow(_ name: String, before token: Int, _ file: SwiftFile) -> Bool {
        var index = token - 1
        while index > 1 {
            index -= 1
            guard file.tokens.spells(index, "UIWindow"),
                file.tokens.tokens[index - 1].kind == .equal
            else { continue }
            return file.name(at: index - 2) == name
                && file.tokens.tokens[index - 3].kind == .keyword(.let)
        }
        return false
    }
}
