import SwiftOutline

/// Tells the window of the app from others that a delegate makes beside it, such as one for banners.
struct MainWindow {
    private let function: LaunchFunction
    private var file: SwiftFile { function.file }

    /// An answer for a function that makes windows.
    init(of function: LaunchFunction) {
        self.function = function
    }

    /// Whether the delegate's `window` is the one that an assignment's target goes to, or may be.
    func isMain(_ target: TokenRange) -> Bool {
        guard let name = windowName(in: target), name != Self.property,
            function.owner.memberNames.contains(Self.property)
        else { return true }
        return isLinked(name) || !isUsed
    }

    /// Whether that is certain: the window is the delegate's `window`.
    func isCertainlyMain(_ target: TokenRange) -> Bool {
        guard let name = windowName(in: target), name != Self.property else { return true }
        return !function.owner.memberNames.contains(Self.property) || isLinked(name)
    }

    /// The property that UIKit asks for.
    private static let property = "window"

    /// The name of the window in `self.window?.rootViewController`.
    func windowName(in target: TokenRange) -> String? {
        let names = file.references(in: target).filter(\.isUse)
        return names.first { $0.name != "rootViewController" }?.name
    }

    /// Whether the file sets `window` to what a name stands for, or the other way round.
    private func isLinked(_ name: String) -> Bool {
        let tokens = file.tokens
        return tokens.tokens.indices.dropFirst().dropLast(2).contains { token in
            guard tokens.tokens[token].kind == .equal else { return false }
            let left = file.name(at: token - 1)
            var next = token + 1
            if tokens.tokens[next].kind == .keyword(.`self`),
                tokens.tokens[next + 1].kind == .period
            {
                next += 2
            }
            guard next < tokens.tokens.count, tokens.tokens[next].kind == .identifier else {
                return false
            }
            let right = file.name(at: next)
            return (left == Self.property && right == name)
                || (left == name && right == Self.property)
        }
    }

    /// Whether any method of the delegate uses its `window`.
    private var isUsed: Bool {
        function.owner.members.contains { member in
            guard member.declaration.kind == .function, let body = member.declaration.body else {
                return false
            }
            return member.file.outline.references(in: body).contains {
                $0.isUse && $0.name == Self.property
            }
        }
    }
}
