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
        for name in Self.members.sorted() {
            for file in context.files(naming: name) {
                let use = file.tokens(spelled: name).first { isOfWindow($0, in: file.outline) }
                if let use { return (name, context.place(file, use)) }
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

    private static let windows: Set<String> = ["window", "mainWindow", "keyWindow"]

    /// Whether a member is asked of `view.window`, or of the application's window.
    private func isOfWindow(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token].kind == .identifier, tokens[token - 1].kind == .period else {
            return false
        }
        var owner = token - 2
        while owner > 0, [.postfixQuestionMark, .exclamationMark].contains(tokens[owner].kind) {
            owner -= 1
        }
        return owner > 0 && tokens[owner].kind == .identifier
            && Self.windows.contains(file.name(at: owner))
            && tokens[owner - 1].kind == .period
    }
}
