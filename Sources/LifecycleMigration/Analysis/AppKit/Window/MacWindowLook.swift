import SwiftFlow
import SwiftOutline

/// What a launch sets of its window's look, and what can be set of SwiftUI's window as well once its content is in it.
///
/// Source: public code of apps on SwiftUI that do so, in a view that is told of its window.
struct MacWindowLook {
    /// The member.
    let name: String
    /// What it is set to, as code that any file can have.
    let value: String
    /// The member's token.
    let token: Int

    private static let names: Set<String> = [
        "titlebarAppearsTransparent", "titleVisibility", "titlebarSeparatorStyle", "toolbarStyle",
        "backgroundColor", "isOpaque", "hasShadow", "alphaValue", "appearance",
        "isMovableByWindowBackground", "collectionBehavior", "tabbingMode", "animationBehavior",
    ]

    /// Reads a setting; nil for one that is none of the look's, or whose value other files can't have.
    init?(_ name: String, _ value: Expression, at token: Int, in file: SwiftFile) {
        guard Self.names.contains(name), Self.isPlain(value.range, in: file) else { return nil }
        self.name = name
        self.value = file.text(value.range)
        self.token = token
    }

    /// Whether code has nothing but literals, members and types of AppKit's.
    private static func isPlain(_ range: TokenRange, in file: SwiftFile) -> Bool {
        file.references(in: range).allSatisfy { reference in
            switch reference.role {
            case .bare, .type: reference.name.hasPrefix("NS")
            case .implicitMember, .argumentLabel, .member(ofSelf: false): true
            case .member(ofSelf: true), .declaredName, .attribute: false
            }
        } && !range.contains { file.tokens.tokens[$0].kind == .leftBrace }
    }

    /// Whether it hides the title.
    var hidesTitle: Bool {
        name == "titleVisibility" && [".hidden", "NSWindow.TitleVisibility.hidden"].contains(value)
    }

    /// Whether the title bar becomes transparent.
    var isTransparentBar: Bool { name == "titlebarAppearsTransparent" && value == "true" }
}
