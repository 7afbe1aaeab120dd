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
    /// The member's token; nil where a storyboard says it.
    let token: Int?

    private static let names: Set<String> = [
        "titlebarAppearsTransparent", "titleVisibility", "titlebarSeparatorStyle", "toolbarStyle",
        "backgroundColor", "isOpaque", "hasShadow", "alphaValue", "appearance",
        "isMovableByWindowBackground", "collectionBehavior", "tabbingMode", "animationBehavior",
        "hidesOnDeactivate", "isRestorable",
    ]

    /// Reads a setting; nil for one that is none of the look's, or whose value other files can't have.
    init?(_ name: String, _ value: Expression, at token: Int, in file: SwiftFile) {
        guard Self.names.contains(name), Self.isPlain(value.range, in: file) else { return nil }
        self.name = name
        self.value = file.text(value.range)
        self.token = token
    }

    /// What a storyboard says of its window; nil where that is what any window has, or nothing of its look.
    init?(attribute: String, _ value: String) {
        let cases = Self.cases[attribute]
        guard let name = cases?.name ?? Self.flags[attribute] else { return nil }
        if let cases {
            guard cases.values.contains(value) else { return nil }
            self.value = ".\(value)"
        } else {
            let isUsual = ["hasShadow", "restorable"].contains(attribute) ? "YES" : "NO"
            guard value != isUsual, ["YES", "NO"].contains(value) else { return nil }
            self.value = value == "YES" ? "true" : "false"
        }
        self.name = name
        token = nil
    }

    /// Attributes of Interface Builder's with the members that they set.
    private static let flags = [
        "titlebarAppearsTransparent": "titlebarAppearsTransparent",
        "movableByWindowBackground": "isMovableByWindowBackground", "hasShadow": "hasShadow",
        "hidesOnDeactivate": "hidesOnDeactivate", "restorable": "isRestorable",
    ]

    /// Those that name a case, with the cases that are not what any window has.
    private static let cases: [String: (name: String, values: Set<String>)] = [
        "titleVisibility": ("titleVisibility", ["hidden"]),
        "tabbingMode": ("tabbingMode", ["preferred"]),
        "animationBehavior": (
            "animationBehavior", ["none", "documentWindow", "utilityWindow", "alertPanel"]
        ),
    ]

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

/// What is set of a window's look, and what of it SwiftUI has a style for.
struct MacWindowLooks {
    /// All that is set, in its order.
    let all: [MacWindowLook]
    /// Whether the content lies below the title bar.
    let isFullSize: Bool

    /// Whether SwiftUI's style without a title bar is what the window has.
    ///
    /// Source: Apple's documentation of `HiddenTitleBarWindowStyle`.
    var hidesTitleBar: Bool {
        isFullSize && all.contains(where: \.isTransparentBar) && all.contains(where: \.hidesTitle)
    }

    /// What is set of SwiftUI's window by a view in it.
    var besideStyle: [MacWindowLook] {
        all.filter { !(hidesTitleBar && ($0.isTransparentBar || $0.hidesTitle)) }
    }

    /// The modifiers of the scene.
    var sceneModifiers: [String] { hidesTitleBar ? [".windowStyle(.hiddenTitleBar)"] : [] }
}
