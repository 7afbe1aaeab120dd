/// A menu of a nib.
struct MacMenu {
    /// The menu itself.
    let object: MacNibObject
    /// Its title.
    let title: String
    /// What AppKit takes it for: `main`, `apple`, `services`, `recentDocuments`, `window`, `help`, `font`.
    let role: String?
    /// Whether AppKit asks for each item whether it can be chosen.
    let validatesItems: Bool
    /// Its items, separators included.
    let items: [MacMenuItem]
    /// What it is connected with, such as a delegate that fills it.
    let connections: [MacNibConnection]

    /// Its items, and those of the menus below.
    var allItems: [MacMenuItem] {
        items.flatMap { [$0] + ($0.submenu?.allItems ?? []) }
    }
}

/// An item of a menu.
struct MacMenuItem {
    /// The item itself.
    let object: MacNibObject
    /// Its title; empty for a separator.
    let title: String
    /// Whether it is a line between others.
    let isSeparator: Bool
    /// What people press for it; nil without a key.
    let shortcut: MacMenuShortcut?
    /// What it does.
    let action: MacMenuAction?
    /// Its number for code; 0 where it has none.
    let tag: Int
    /// Whether it can be chosen, as far as the nib tells.
    let isEnabled: Bool
    /// Whether it is hidden.
    let isHidden: Bool
    /// Whether it takes the place of the one before while a key is held down.
    let isAlternate: Bool
    /// Whether it is checked: `on` or `mixed`.
    let state: String?
    /// The menu that it opens.
    let submenu: MacMenu?
    /// What it is connected with beside its action: values that it follows, a controller that it shows.
    let connections: [MacNibConnection]
    /// The symbol of the system beside the title.
    let symbol: String?
    /// Further settings, such as a picture of the app's own, by the name of their attribute or element.
    let otherSettings: [String]
}

/// What an item of a menu does.
struct MacMenuAction {
    /// Who is told.
    enum Target: Hashable {
        /// The delegate of the application.
        case delegate
        /// Whoever has the focus, or stands behind that.
        case firstResponder
        /// The application object.
        case application
        /// Another object of the nib.
        case object(MacNibObject)
        /// An object that the file does not have.
        case missing
    }

    /// The method.
    let selector: String
    /// Who is told.
    let target: Target
    /// The byte offset of the connection.
    let offset: Int
}

/// What people press for an item of a menu.
struct MacMenuShortcut: Hashable, Sendable {
    /// The character that the key makes.
    let key: Character
    /// The keys that are held down, as Interface Builder calls them; a capital letter adds `shift`.
    let modifiers: Set<Modifier>

    /// A key that is held down; the order is that of reports.
    enum Modifier: String, CaseIterable, Hashable, Sendable {
        case control, option, shift, command
    }
}
