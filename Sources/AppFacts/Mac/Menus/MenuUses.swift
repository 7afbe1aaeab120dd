import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What an app has that standard items of the menu bar are good for, beyond those of SwiftUI's own menu bar.
package struct MenuUses {
    private let context: TargetContext
    private let hasFields: Bool

    /// The uses of a target.
    package init(in context: TargetContext) {
        self.context = context
        hasFields = TextFieldUses(in: context).areThere
    }

    /// The commands of SwiftUI's that text, toolbars and split views need, in the order of the menu bar.
    package static let builtIn = [editing, formatting, "ToolbarCommands", "SidebarCommands"]

    private static let editing = "TextEditingCommands"

    /// The commands that bring the menu for formats.
    package static let formatting = "TextFormattingCommands"

    /// The commands of SwiftUI's that an item needs; nil where it needs none.
    ///
    /// Source: Apple's documentation of `TextEditingCommands`, `TextFormattingCommands`, `ToolbarCommands` and
    /// `SidebarCommands`.
    package func builtIn(for action: StandardMenuAction) -> String? {
        switch action.need {
        case .textViews where has(["NSTextView"], element: "textView"):
            action.placement == .textFormatting ? Self.formatting : Self.editing
        case .textViews where action.isForFields && hasFields: Self.editing
        case .textViews where action.panel.map(PanelUses(in: context).areThere(of:)) ?? false:
            Self.formatting
        case .toolbars where has(["NSToolbar"], element: "toolbar"): "ToolbarCommands"
        case .sidebars where has(Self.sidebars, element: "splitViewController"): "SidebarCommands"
        case .textViews, .toolbars, .sidebars, .nothing, .documents, .printing: nil
        }
    }

    /// What shows a sidebar; SwiftUI's own views answer the same action.
    private static let sidebars = [
        "NSSplitViewController", "NSSplitViewItem", "NavigationView", "NavigationSplitView",
    ]

    /// What people press for the items of some commands of SwiftUI's.
    package static func shortcuts(of name: String) -> Set<String> {
        switch name {
        case editing: StandardMenuAction.shortcuts(at: .textEditing)
        case formatting: StandardMenuAction.shortcuts(at: .textFormatting)
        case "ToolbarCommands": StandardMenuAction.shortcuts(at: .toolbar)
        default: StandardMenuAction.shortcuts(at: .sidebar)
        }
    }

    /// Why an item is missed; nil where it isn't.
    package func loss(of action: StandardMenuAction) -> MenuObstacle? {
        switch action.need {
        case .printing where has(Self.printing):
            MenuObstacle("the app prints, and SwiftUI's menu bar has no such item")
        case .documents where has(["NSDocumentController"]):
            MenuObstacle("it is AppKit's document controller that answers it")
        case .nothing, .documents, .printing, .textViews, .toolbars, .sidebars: nil
        }
    }

    /// Code for printing; AppKit calls `print(_:)` of a view `printView(_:)` in Swift.
    private static let printing = [
        "NSPrintOperation", "NSPrintInfo", "NSPrintPanel", "NSPageLayout", "printView",
        "printOperation",
    ]

    private func has(_ names: [String], element: String? = nil) -> Bool {
        if names.contains(where: { !context.files(naming: $0).isEmpty }) { return true }
        guard let element else { return false }
        return context.interfaces.mayHave { $0.name == element }
    }
}

extension Sequence {
    fileprivate var isEmpty: Bool {
        var iterator = makeIterator()
        return iterator.next() == nil
    }
}
