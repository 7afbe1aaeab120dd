#if targetEnvironment(macCatalyst) || _runtime(_Native)
    @preconcurrency @MainActor open class UITitlebar: NSObject {
        @objc public enum TitleVisibility: Int, Sendable { case visible, hidden }
        @objc public enum ToolbarStyle: Int, Sendable {
            case automatic, expanded, preference, unified, unifiedCompact
        }
        @objc public enum SeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
        open var titleVisibility: TitleVisibility = .visible
        open var toolbarStyle: ToolbarStyle = .automatic
        open var separatorStyle: SeparatorStyle = .automatic
        open var toolbar: NSToolbar?
        open var autoHidesToolbarInFullScreen = false
        open var representedURL: URL?
        var stageSettings: [String] {
            var parts = titleVisibility == .hidden ? ["titlebar=hidden"] : []
            if toolbarStyle != .automatic { parts.append("style=\(toolbarStyle)") }
            if let toolbar { parts.append("toolbar=\(toolbar.stageSummary)") }
            return parts
        }
    }

    @preconcurrency @MainActor open class NSToolbar: NSObject {
        public enum DisplayMode: UInt, Sendable {
            case `default`, iconAndLabel, iconOnly, labelOnly
        }
        public typealias Identifier = String
        public let identifier: Identifier
        public init(identifier: Identifier) { self.identifier = identifier }
        open weak var delegate: (any NSToolbarDelegate)?
        open var displayMode: DisplayMode = .default
        open var isVisible = true
        open var allowsUserCustomization = false
        var stageSummary: String {
            let items = delegate?.toolbarDefaultItemIdentifiers(self) ?? []
            return "\(identifier)(\(items.map(\.rawValue).joined(separator: ",")))"
        }
    }
    @preconcurrency @MainActor public protocol NSToolbarDelegate: NSObjectProtocol {
        func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
        func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
        func toolbar(
            _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
            willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem?
    }
    extension NSToolbarDelegate {
        public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar)
            -> [NSToolbarItem.Identifier]
        { [] }
        public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar)
            -> [NSToolbarItem.Identifier]
        { [] }
        public func toolbar(
            _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
            willBeInsertedIntoToolbar flag: Bool
        ) -> NSToolbarItem? { nil }
    }
    @preconcurrency @MainActor open class NSToolbarItem: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let flexibleSpace = Identifier("space")
            public static let toggleSidebar = Identifier("sidebar")
        }
        public let itemIdentifier: Identifier
        public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
        open var label = ""
    }
#endif
