/// Where SwiftUI's menu bar takes commands; the raw value is the name of the `CommandGroupPlacement`.
///
/// Source: Apple's documentation of `CommandGroupPlacement`.
package enum MenuPlacement: String, Sendable {
    case appInfo, appSettings, appVisibility, appTermination
    case newItem, saveItem, printItem
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement
    case help
}

/// A menu that every Mac app has, or may have, and the system fills in part.
package enum StandardMenu: String {
    case app
    case file = "File"
    case edit = "Edit"
    case format = "Format"
    case view = "View"
    case window = "Window"
    case help = "Help"

    /// Where commands go that stand in front of everything else in the menu, or alone in it.
    package var placement: MenuPlacement {
        switch self {
        case .app: .appInfo
        case .file: .newItem
        case .edit: .pasteboard
        case .format: .textFormatting
        case .view: .toolbar
        case .window: .windowArrangement
        case .help: .help
        }
    }

    /// Whether SwiftUI's menu bar has a place in this menu.
    package func has(_ placement: MenuPlacement) -> Bool {
        switch placement {
        case .appInfo, .appSettings, .appVisibility, .appTermination: self == .app
        case .newItem, .saveItem, .printItem: self == .file
        case .undoRedo, .pasteboard, .textEditing: self == .edit
        case .textFormatting: self == .format
        case .toolbar, .sidebar: self == .view
        case .windowSize, .windowArrangement: self == .window
        case .help: self == .help
        }
    }
}

/// An action of AppKit's own that Xcode's templates put into the menu bar.
///
/// Sources: the menus of Xcode's templates for macOS, from Xcode 5 to Xcode 26; the documentation of the responders
/// that implement the actions (`NSApplication`, `NSWindow`, `NSText`, `NSTextView`, `NSFontManager`, `NSDocument`,
/// `NSDocumentController`, `NSSplitViewController`).
package struct StandardMenuAction {
    /// Where SwiftUI has such items.
    package let placement: MenuPlacement
    /// The menu that the templates have it in.
    package let menu: StandardMenu
    /// What people press for it in the templates; empty for no key.
    package let shortcuts: Set<String>
    /// Who else must be there for SwiftUI's menu bar to lose something.
    package let need: Need

    /// The panel of the system's that it shows or stands for; nil for none.
    package let panel: Panel?

    /// A panel that sends what people choose in it to the first responder, which may be no text view.
    package enum Panel {
        /// The panel for colours.
        case colors
        /// The panel for fonts.
        case fonts
    }

    /// Whether text fields answer it as text views do: nobody searches a field, and its text has one format.
    package let isForFields: Bool

    /// What an item is good for that SwiftUI's own menu bar does not have.
    package enum Need {
        /// SwiftUI's menu bar has it.
        case nothing
        /// AppKit's documents.
        case documents
        /// Code that prints.
        case printing
        /// Text views of AppKit.
        case textViews
        /// Toolbars of AppKit.
        case toolbars
        /// Split views of AppKit.
        case sidebars
    }

    /// The action of a selector; nil for one of an app's own.
    package init?(_ selector: String) {
        guard let known = Self.all[selector] else { return nil }
        self = known
    }

    private init(
        _ placement: MenuPlacement, _ menu: StandardMenu, _ shortcuts: Set<String>, _ need: Need,
        _ selector: String
    ) {
        panel = Self.panels[selector]
        isForFields = placement == .textEditing && !Self.finding.contains(selector)
        self.placement = placement
        self.menu = menu
        self.shortcuts = shortcuts
        self.need = need
    }

    private static let finding: Set = [
        "performFindPanelAction:", "performTextFinderAction:", "centerSelectionInVisibleArea:",
    ]

    private static let panels: [String: Panel] = [
        "orderFrontColorPanel:": .colors, "orderFrontFontPanel:": .fonts, "addFontTrait:": .fonts,
        "modifyFont:": .fonts,
    ]

    private typealias Row = (
        placement: MenuPlacement, menu: StandardMenu, need: Need, actions: [String: Set<String>]
    )

    private static let rows: [Row] = [
        (.appInfo, .app, .nothing, ["orderFrontStandardAboutPanel:": []]),
        (
            .appVisibility, .app, .nothing,
            ["hide:": ["⌘H"], "hideOtherApplications:": ["⌥⌘H"], "unhideAllApplications:": []]
        ),
        (.appTermination, .app, .nothing, ["terminate:": ["⌘Q"]]),
        (
            .newItem, .file, .documents,
            ["newDocument:": ["⌘N"], "openDocument:": ["⌘O"], "clearRecentDocuments:": []]
        ),
        (.saveItem, .file, .nothing, ["performClose:": ["⌘W"]]),
        (
            .saveItem, .file, .documents,
            [
                "saveDocument:": ["⌘S"], "saveDocumentAs:": ["⇧⌘S"],
                "revertDocumentToSaved:": ["⌘R"], "duplicateDocument:": ["⇧⌘S"],
                "renameDocument:": [], "moveDocument:": [], "saveDocumentTo:": [],
            ]
        ),
        (.printItem, .file, .printing, ["runPageLayout:": ["⇧⌘P"], "print:": ["⌘P"]]),
        (.undoRedo, .edit, .nothing, ["undo:": ["⌘Z"], "redo:": ["⇧⌘Z"]]),
        (
            .pasteboard, .edit, .nothing,
            [
                "cut:": ["⌘X"], "copy:": ["⌘C"], "paste:": ["⌘V"],
                "pasteAsPlainText:": ["⌥⇧⌘V"], "delete:": ["⌫"], "selectAll:": ["⌘A"],
            ]
        ),
        (
            .textEditing, .edit, .textViews,
            [
                "performFindPanelAction:": ["⌘F", "⌥⌘F", "⌘G", "⇧⌘G", "⌘E"],
                "performTextFinderAction:": ["⌘F", "⌥⌘F", "⌘G", "⇧⌘G", "⌘E"],
                "centerSelectionInVisibleArea:": ["⌘J"], "showGuessPanel:": ["⌘:"],
                "checkSpelling:": ["⌘;"], "toggleContinuousSpellChecking:": [],
                "toggleGrammarChecking:": [], "toggleAutomaticSpellingCorrection:": [],
                "orderFrontSubstitutionsPanel:": [], "toggleSmartInsertDelete:": [],
                "toggleAutomaticQuoteSubstitution:": [], "toggleAutomaticDashSubstitution:": [],
                "toggleAutomaticLinkDetection:": [], "toggleAutomaticDataDetection:": [],
                "toggleAutomaticTextReplacement:": [], "uppercaseWord:": [],
                "lowercaseWord:": [], "capitalizeWord:": [], "startSpeaking:": [],
                "stopSpeaking:": [],
            ]
        ),
        (
            .textFormatting, .format, .textViews,
            [
                "orderFrontFontPanel:": ["⌘T"], "addFontTrait:": ["⌘B", "⌘I"],
                "underline:": ["⌘U"], "modifyFont:": ["⌘+", "⌘-"], "useStandardKerning:": [],
                "turnOffKerning:": [], "tightenKerning:": [], "loosenKerning:": [],
                "useStandardLigatures:": [], "turnOffLigatures:": [], "useAllLigatures:": [],
                "unscript:": [], "superscript:": [], "subscript:": [], "raiseBaseline:": [],
                "lowerBaseline:": [], "orderFrontColorPanel:": ["⇧⌘C"], "copyFont:": ["⌥⌘C"],
                "pasteFont:": ["⌥⌘V"], "alignLeft:": ["⌘{"], "alignCenter:": ["⌘|"],
                "alignJustified:": [], "alignRight:": ["⌘}"], "toggleRuler:": [],
                "copyRuler:": ["⌃⌘C"], "pasteRuler:": ["⌃⌘V"],
                "makeBaseWritingDirectionNatural:": [],
                "makeBaseWritingDirectionLeftToRight:": [],
                "makeBaseWritingDirectionRightToLeft:": [],
                "makeTextWritingDirectionNatural:": [],
                "makeTextWritingDirectionLeftToRight:": [],
                "makeTextWritingDirectionRightToLeft:": [],
            ]
        ),
        (
            .toolbar, .view, .toolbars,
            ["toggleToolbarShown:": ["⌥⌘T"], "runToolbarCustomizationPalette:": []]
        ),
        (
            .sidebar, .view, .sidebars,
            ["toggleSidebar:": ["⌃⌘S"], "toggleSourceList:": ["⌃⌘S"]]
        ),
        (.sidebar, .view, .nothing, ["toggleFullScreen:": ["⌃⌘F"]]),
        (.windowSize, .window, .nothing, ["performMiniaturize:": ["⌘M"], "performZoom:": []]),
        (.windowArrangement, .window, .nothing, ["arrangeInFront:": []]),
        (.help, .help, .nothing, ["showHelp:": ["⌘?"]]),
    ]

    private static let all = rows.reduce(into: [String: StandardMenuAction]()) { all, row in
        for (selector, shortcuts) in row.actions {
            all[selector] = StandardMenuAction(
                row.placement, row.menu, shortcuts, row.need, selector)
        }
    }

    /// What people press for the items of a place that SwiftUI's menu bar does not always have.
    package static func shortcuts(at placement: MenuPlacement) -> Set<String> {
        Set(
            rows.filter { $0.placement == placement && $0.need != .nothing }
                .flatMap { $0.actions.values.joined() })
    }

    /// What people press for items that SwiftUI's menu bar always has, by the placement of the item.
    package static let taken: [String: MenuPlacement] = rows.filter { $0.need == .nothing }
        .reduce(into: ["⌘N": .newItem, "⌘,": .appSettings]) { taken, row in
            for shortcut in row.actions.values.joined() { taken[shortcut] = row.placement }
        }
}
