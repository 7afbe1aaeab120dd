import AppFacts
import AppleFrameworks
import SwiftFlow

/// What is said of a menu bar that SwiftUI's has too, or has besides.
struct MenuBarNotes {
    private let nib: MacNib
    private let context: TargetContext

    /// The notes on the menu bar of a nib.
    init(_ nib: MacNib, in context: TargetContext) {
        self.nib = nib
        self.context = context
    }

    private var items: [MacMenuItem] { nib.menuBar?.allItems ?? [] }

    // MARK: Printing

    /// A note on items that ask views of AppKit's to print, which any view can.
    ///
    /// Source: Apple's documentation of `NSView.printView(_:)` and `NSApplication.runPageLayout(_:)`.
    func printing(_ items: [MacMenuItem]) -> [Finding] {
        guard let first = items.first else { return [] }
        let names = items.map { item in
            "'\(item.title)'" + (item.shortcut.map { " (\($0.text))" } ?? "")
        }
        let (are, them) = items.count == 1 ? ("is", "it") : ("are", "them")
        return [
            Finding(
                .macMenu, .note, .manual, at: place(first),
                "\(names.listed) \(are) not in SwiftUI's menu bar: a view of AppKit's prints itself where it is asked to",
                remedy:
                    "where people print, write \(them) as a `CommandGroup(replacing: .printItem)`"
            )
        ]
    }

    // MARK: Menus

    /// A note on menus that every app of SwiftUI's has, and this menu bar does not; none where nobody sees it.
    ///
    /// Source: the menu bars in TablePro's report of its move to SwiftUI's life cycle.
    func added(to menus: [StandardMenu]) -> [Finding] {
        let missing = [StandardMenu.view, .window, .help].filter { !menus.contains($0) }
        guard let bar = nib.menuBar, !bar.items.isEmpty, !missing.isEmpty,
            !BackgroundApp.hidesMenuBar(context)
        else { return [] }
        let names = missing.map { "'\($0.rawValue)'" }
        return [
            Finding(
                .macMenu, .note, .review, at: context.library.place(nib.path, bar.object.offset),
                "SwiftUI's menu bar has the \(names.count == 1 ? "menu" : "menus") \(names.listed) besides, which this one does not have"
            )
        ]
    }

    // MARK: Titles

    /// What is said of an item with an action of AppKit's and a title of its own; `isOwn` is whether its menu is the app's own.
    func otherTitle(of item: MacMenuItem, in menu: String, isOwn: Bool) -> [Finding] {
        guard let selector = item.action?.selector, !item.title.isEmpty else { return [] }
        let twins = items.filter {
            $0.action?.selector == selector && $0.object.id != item.object.id
        }
        let isUnlike = !twins.isEmpty && !twins.contains { $0.title == item.title }
        let isUnknown = isEnglish && !StandardMenuTitles.isKnown(item.title, of: selector)
        guard isUnknown || isOwn && isUnlike else { return [] }
        guard isOwn || isUnlike else {
            return [
                Finding(
                    .macMenu, .note, .review, at: place(item),
                    "'\(item.title)' in the menu '\(menu)' is an item of SwiftUI's own, which has another title"
                )
            ]
        }
        let shortcut = item.shortcut.map { " (\($0.text))" } ?? ""
        return [
            Finding(
                .macMenu, .warning, .manual, at: place(item),
                "no command stands for '\(item.title)'\(shortcut) in the menu '\(menu)': an item of SwiftUI's own does the same under another title",
                remedy: "write it as a command of the App where both are wanted")
        ]
    }

    /// Whether the menu bar has the titles of Xcode's templates, so that another one is the app's own.
    private var isEnglish: Bool {
        let standard = items.filter { StandardMenuTitles.all[$0.action?.selector ?? ""] != nil }
        let known = standard.filter {
            StandardMenuTitles.isKnown($0.title, of: $0.action?.selector ?? "")
        }
        return known.count * 2 > standard.count
    }

    private func place(_ item: MacMenuItem) -> Place {
        context.library.place(nib.path, item.object.offset)
    }
}
