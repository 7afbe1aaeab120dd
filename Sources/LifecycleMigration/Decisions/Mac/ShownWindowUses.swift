import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that takes the app's first window for one of AppKit's: SwiftUI's has a delegate, a content and a style of its
/// own, and the window stays AppKit's where code asks for them.
///
/// Source: public reports of apps that restyled SwiftUI's window, or took its delegate.
struct ShownWindowUses {
    /// A place at which a window is asked for what is its own.
    struct Use {
        /// The member.
        let member: String
        /// The file.
        let file: ProgramFile
        /// The member's token.
        let token: Int

        /// What the code does with the member.
        var verb: String {
            let tokens = file.outline.tokens.tokens
            return switch tokens[token + 1].kind {
            case .equal: "set"
            case .leftParen: "called"
            default: "asked for"
            }
        }
    }

    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The first use, in the order of the members; in a file, `going` are the tokens that go.
    func first(except going: [String: TokenRanges] = [:]) -> Use? {
        var known: [String: Names] = [:]
        for member in Self.members.sorted() {
            for file in context.files(naming: member) {
                let names =
                    known[file.path]
                    ?? Names(
                        found: FoundWindowNames(in: file.outline),
                        made: MadeWindowNames(in: file, context),
                        older: SystemAvailability.olderBlocks(in: file.outline))
                known[file.path] = names
                let use = file.tokens(spelled: member).first { token in
                    guard let owner = names.found.owner(ofMember: token) else { return false }
                    return !names.older.contains(token)
                        && !names.made.have(owner, in: file.outline)
                        && going[file.path]?.contains(token) != true
                }
                if let use { return Use(member: member, file: file, token: use) }
            }
        }
        return nil
    }

    /// What the code of a file has windows by, and what of it runs on older systems only.
    private struct Names {
        let found: FoundWindowNames
        let made: MadeWindowNames
        let older: TokenRanges
    }

    private static let members: Set<String> = [
        "delegate", "windowController", "contentView", "contentViewController", "styleMask",
        "toolbar", "isReleasedWhenClosed", "setFrameAutosaveName", "frameAutosaveName",
        "isRestorable", "restorationClass", "titlebarAppearsTransparent", "titleVisibility",
        "standardWindowButton", "isMovableByWindowBackground", "level", "collectionBehavior",
        "isOpaque", "contentMinSize", "minSize", "maxSize", "contentMaxSize", "setFrame",
        "setContentSize", "addTitlebarAccessoryViewController",
    ]
}
