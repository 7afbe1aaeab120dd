/// A menu of a nib.
package struct MacMenu {
    /// The menu itself.
    package let object: MacNibObject
    /// Its title.
    package let title: String
    /// What AppKit takes it for: `main`, `apple`, `services`, `recentDocuments`, `window`, `help`, `font`.
    package let role: String?
    /// Whether AppKit asks for each item whether it can be chosen.
    let validatesItems: Bool
    /// Its items, separators included.
    package let items: [MacMenuItem]
    /// What it is connected with, such as a delegate that fills it.
    package let connections: [MacNibConnection]

    /// A Mac menu from its parts.
    package init(
        object: MacNibObject, title: String, role: String?, validatesItems: Bool,
        items: [MacMenuItem], connections: [MacNibConnection]
    ) {
        self.object = object
        self.title = title
        self.role = role
        self.validatesItems = validatesItems
        self.items = items
        self.connections = connections
    }

    /// Its items, and those of the menus below.
    package var allItems: [MacMenuItem] {
        items.flatMap { [$0] + ($0.submenu?.allItems ?? []) }
    }
}

/// An item of a menu.
package struct MacMenuItem {
    /// The item itself.
    package let object: MacNibObject
    /// Its title; empty for a separator.
    package let title: String
    /// Whether it is a line between others.
    package let isSeparator: Bool
    /// What people press for it; nil without a key.
    package let shortcut: MacMenuShortcut?
    /// What it does.
    package let action: MacMenuAction?
    /// Its number for code; 0 where it has none.
    package let tag: Int
    /// Whether it can be chosen, as far as the nib tells.
    package let isEnabled: Bool
    /// Whether it is hidden.
    package let isHidden: Bool
    /// Whether it takes the place of the one before while a key is held down.
    let isAlternate: Bool
    /// Whether it is checked: `on` or `mixed`.
    package let state: String?
    /// The menu that it opens.
    package let submenu: MacMenu?
    /// What it is connected with beside its action: values that it follows, a controller that it shows.
    package let connections: [MacNibConnection]
    /// The symbol of the system beside the title.
    package let symbol: String?
    /// Further settings, such as a picture of the app's own, by the name of their attribute or element.
    let otherSettings: [String]

    /// A Mac menu item from its parts.
    package init(
        object: MacNibObject, title: String, isSeparator: Bool, shortcut: MacMenuShortcut?,
        action: MacMenuAction?, tag: Int, isEnabled: Bool, isHidden: Bool, isAlternate: Bool,
        state: String?, submenu: MacMenu?, connections: [MacNibConnection], symbol: String?,
        otherSettings: [String]
    ) {
        self.object = object
        self.title = title
        self.isSeparator = isSeparator
        self.shortcut = shortcut
        self.action = action
        self.tag = tag
        self.isEnabled = isEnabled
        self.isHidden = isHidden
        self.isAlternate = isAlternate
        self.state = state
        self.submenu = submenu
        self.connections = connections
        self.symbol = symbol
        self.otherSettings = otherSettings
    }
}

/// What an item of a menu does.
package struct MacMenuAction {
    /// Who is told.
    package enum Target: Hashable {
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
    package let selector: String
    /// Who is told.
    package let target: Target
    /// The byte offset of the connection.
    package let offset: Int

    /// A Mac menu action from its parts.
    package init(
        selector: String, target: Target, offset: Int
    ) {
        self.selector = selector
        self.target = target
        self.offset = offset
    }
}

/// What people press for an item of a menu.
package struct MacMenuShortcut: Hashable, Sendable {
    /// The character that the key makes.
    package let key: Character
    /// The keys that are held down, as Interface Builder calls them; a capital letter adds `shift`.
    package let modifiers: Set<Modifier>

    /// A Mac menu shortcut from its parts.
    package init(
        key: Character, modifiers: Set<Modifier>
    ) {
        self.key = key
        self.modifiers = modifiers
    }

    /// A key that is held down; the order is that of reports.
    package enum Modifier: String, CaseIterable, Hashable, Sendable {
        case control, option, shift, command
    }
}
