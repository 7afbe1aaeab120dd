import SwiftOutline

/// Tells the windows that an app makes beside its own, as for banners and locks, from the one that UIKit or SwiftUI shows.
struct MadeWindows {
    private let context: TargetContext
    private var known: [String: Bool] = [:]
    private var locals: [String: [Int]] = [:]

    /// The windows of a target.
    init(context: TargetContext) {
        self.context = context
    }

    /// Whether the window at the end of a path is made by the app, outside of the launch.
    mutating func isMade(
        _ path: WindowPath, at token: Int, in file: TargetFile, except removed: TokenRanges
    ) -> Bool {
        guard let name = path.names.first else { return false }
        let isAlone = path.names.count == 1
        if isAlone, lastLocal(before: token, in: file) == name { return true }
        if name == "window" || name == "keyWindow" {
            return isAlone && isAssigned(name, in: file, except: removed)
        }
        if let answer = known[name] { return answer }
        let answer = context.files(mentioning: name).contains {
            isAssigned(name, in: $0, except: TokenRanges([]))
        }
        known[name] = answer
        return answer
    }

    /// `name = UIWindow(…)`, or a class whose name ends with `Window`.
    private func isAssigned(_ name: String, in file: TargetFile, except removed: TokenRanges)
        -> Bool
    {
        let tokens = file.outline.tokens.tokens
        guard tokens.count > 3 else { return false }
        return tokens.indices.dropLast(3).contains { index in
            tokens[index].kind == .equal && tokens[index + 1].kind == .identifier
                && tokens[index + 2].kind == .leftParen && index > 0 && !removed.contains(index)
                && file.outline.name(at: index + 1).hasSuffix("Window")
                && Self.target(before: index, in: file.outline) == name
                && !Self.isLocal(before: index, in: file.outline)
        }
    }

    /// The name that is assigned or declared in front of a `=`, its type skipped.
    private static func target(before equal: Int, in file: SwiftFile) -> String? {
        var index = equal - 1
        while index > 0 {
            switch file.tokens.tokens[index].kind {
            case .postfixQuestionMark, .exclamationMark: index -= 1
            case .identifier where file.tokens.tokens[index - 1].kind == .colon: index -= 2
            case .identifier: return file.name(at: index)
            default: return nil
            }
        }
        return nil
    }

    private static func isLocal(before equal: Int, in file: SwiftFile) -> Bool {
        file.tokens.tokens[equal - 2].kind == .keyword(.`let`)
    }

    /// The name in the last `let name = UIWindow` in front of a token.
    private mutating func lastLocal(before token: Int, in file: TargetFile) -> String? {
        let tokens = file.outline.tokens.tokens
        let made =
            locals[file.path]
            ?? tokens.indices.dropFirst(3).filter { index in
                tokens[index].kind == .identifier && tokens[index - 1].kind == .equal
                    && file.outline.name(at: index).hasSuffix("Window")
            }
        locals[file.path] = made
        var low = 0
        var high = made.count
        while low < high {
            let middle = (low + high) / 2
            if made[middle] < token - 1 { low = middle + 1 } else { high = middle }
        }
        guard low > 0, tokens[made[low - 1] - 3].kind == .keyword(.`let`) else { return nil }
        return file.outline.name(at: made[low - 1] - 2)
    }
}
