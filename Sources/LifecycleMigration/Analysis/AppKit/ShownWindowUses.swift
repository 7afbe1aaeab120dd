import SwiftFlow
import SwiftOutline

/// Finds code that takes the window of a storyboard's view controller for AppKit's: SwiftUI's has a delegate, a content and a
/// style of its own, and the storyboard's stays where code asks for them.
///
/// Source: public reports of apps that restyled SwiftUI's window, or took its delegate.
struct ShownWindowUses {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The first member that code asks a window for, in the order of the members, and where.
    var first: (member: String, place: Place)? {
        var names: [String: Set<String>] = [:]
        for member in Self.members.sorted() {
            for file in context.files(naming: member) {
                let known = names[file.path] ?? boundNames(in: file.outline).union(Self.windows)
                names[file.path] = known
                let use = file.tokens(spelled: member).first {
                    isOfWindow($0, in: file.outline, known)
                }
                if let use { return (member, context.place(file, use)) }
            }
        }
        return nil
    }

    private static let members: Set<String> = [
        "delegate", "windowController", "contentView", "contentViewController", "styleMask",
        "toolbar", "isReleasedWhenClosed", "setFrameAutosaveName", "frameAutosaveName",
        "isRestorable", "restorationClass", "titlebarAppearsTransparent", "titleVisibility",
        "standardWindowButton", "isMovableByWindowBackground", "level", "collectionBehavior",
        "isOpaque", "contentMinSize", "minSize", "maxSize", "contentMaxSize", "setFrame",
        "setContentSize", "addTitlebarAccessoryViewController",
    ]

    private static let windows: Set<String> = [
        "window", "mainWindow", "keyWindow", "windows", "orderedWindows",
    ]

    /// Longer chains of members are not followed to their start.
    private static let chainLimit = 16

    /// Whether a member is asked of something that is a window by its name, or that was bound to one.
    private func isOfWindow(_ token: Int, in file: SwiftFile, _ names: Set<String>) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token].kind == .identifier, tokens[token - 1].kind == .period else {
            return false
        }
        var owner = behindMarks(token - 2, in: file)
        if owner > 1, ["first", "last"].contains(file.name(at: owner)),
            tokens[owner - 1].kind == .period
        {
            owner = behindMarks(owner - 2, in: file)
        }
        guard owner >= 0, tokens[owner].kind == .identifier else { return false }
        return names.contains(file.name(at: owner))
    }

    /// The token in front of marks of optional chaining.
    private func behindMarks(_ token: Int, in file: SwiftFile) -> Int {
        var token = token
        while token > 0,
            [.postfixQuestionMark, .exclamationMark].contains(file.tokens.tokens[token].kind)
        {
            token -= 1
        }
        return token
    }

    /// The names that a file binds to a window: `if let shown = view.window`.
    private func boundNames(in file: SwiftFile) -> Set<String> {
        let tokens = file.tokens.tokens
        var names: Set<String> = []
        for token in tokens.indices.dropFirst(3)
        where tokens[token].kind == .identifier && tokens[token - 1].kind == .period
            && Self.windows.contains(file.name(at: token))
        {
            var start = token
            for _ in 0..<Self.chainLimit where start > 1 && tokens[start - 1].kind == .period {
                start = behindMarks(start - 2, in: file)
            }
            if start > 1, tokens[start - 1].kind == .equal, tokens[start - 2].kind == .identifier {
                names.insert(file.name(at: start - 2))
            }
        }
        return names
    }
}
