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
            let ranges = known.ranges(in: file.path)
            let made = MadeWindows(in: file.outline)
            return file.outline.tokens.tokens.indices.filter { token in
                isRootAssignment(token, file.outline) && !ranges.contains(token)
                    && !isOwnWindow(token, made, file.outline)
            }.map { Use(file: file, token: $0) }
        }
    }

    /// Casts of a window's root, as in `window.rootViewController as? UITabBarController`.
    func rootCasts(except known: [String: [TokenRange]]) -> [Use] {
        context.files(mentioning: "rootViewController").flatMap { file in
            let ranges = known.ranges(in: file.path)
            return file.outline.tokens.tokens.indices.filter { token in
                isRootCast(token, file.outline) && !ranges.contains(token)
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
    private func isOwnWindow(_ token: Int, _ made: MadeWindows, _ file: SwiftFile) -> Bool {
        var base = token - 1
        while base > 0 {
            switch file.tokens.tokens[base - 1].kind {
            case .postfixQuestionMark, .exclamationMark: base -= 1
            default:
                guard file.tokens.tokens[base - 1].kind == .identifier else { return false }
                return made.lastLocal(before: token, in: file) == file.name(at: base - 1)
            }
        }
        return false
    }
}

/// The places of a file where a window is made and assigned.
private struct MadeWindows {
    /// The tokens of `UIWindow` behind a `=`, in order.
    private let tokens: [Int]

    /// Finds `name = UIWindow(` in one pass.
    init(in file: SwiftFile) {
        tokens = file.tokens.tokens.indices.dropFirst(3).filter { token in
            file.tokens.tokens[token - 1].kind == .equal && file.tokens.spells(token, "UIWindow")
        }
    }

    /// The name in the last `let name = UIWindow` in front of a token; nil where that window is no such local.
    func lastLocal(before token: Int, in file: SwiftFile) -> String? {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle] < token - 1 { low = middle + 1 } else { high = middle }
        }
        guard low > 0, file.tokens.tokens[tokens[low - 1] - 3].kind == .keyword(.let) else {
            return nil
        }
        return file.name(at: tokens[low - 1] - 2)
    }
}
