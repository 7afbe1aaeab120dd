/// The English titles of items that SwiftUI's menu bar always has.
///
/// Source: the menus of Xcode's templates for macOS, from Xcode 5 to Xcode 26.
package enum StandardMenuTitles {
    /// What a title contains, by the selector of the item's action.
    package static let all: [String: [String]] = [
        "orderFrontStandardAboutPanel:": ["About"], "hide:": ["Hide"],
        "hideOtherApplications:": ["Hide"], "unhideAllApplications:": ["Show", "Unhide"],
        "terminate:": ["Quit"], "performClose:": ["Close"], "undo:": ["Undo"], "redo:": ["Redo"],
        "cut:": ["Cut"], "copy:": ["Copy"], "paste:": ["Paste"], "pasteAsPlainText:": ["Paste"],
        "delete:": ["Delete"], "selectAll:": ["Select All"],
        "toggleFullScreen:": ["Full Screen", "Fullscreen"], "performMiniaturize:": ["Minimize"],
        "performZoom:": ["Zoom"], "arrangeInFront:": ["Front"], "showHelp:": ["Help"],
    ]

    /// Whether the item of an action has a title that people know for it.
    package static func isKnown(_ title: String, of selector: String) -> Bool {
        all[selector]?.contains { title.lowercased().contains($0.lowercased()) } ?? true
    }
}
