import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Turns the menu bar of a main nib into commands of the `App`, item by item: each becomes a command that does the same,
/// is one that SwiftUI's menu bar has, or is reported.
struct MacMenuAnalysis {
    private let nib: MacNib
    private let context: TargetContext
    private let items: MenuItemCode
    private let uses: MenuUses
    private let notes: MenuBarNotes

    /// An analysis of the nib of an app with a delegate; `tests` are the sources of tests that run in the app.
    init(_ nib: MacNib, delegate: DelegateClass, in context: TargetContext, tests: [String]) {
        self.nib = nib
        self.context = context
        items = MenuItemCode(nib, delegate: delegate, in: context, tests: tests)
        uses = MenuUses(in: context)
        notes = MenuBarNotes(nib, in: context)
    }

    /// What becomes of the menu bar.
    func commands() -> MacMenuCommands {
        guard let bar = nib.menuBar else { return .none }
        var result = Result()
        for item in bar.items {
            read(top: item, isFirst: item.object == bar.items[0].object, &result)
        }
        for name in MenuUses.builtIn where result.needed.contains(name) {
            add(name, to: &result, at: bar)
        }
        let called = methods(behind: result.calls, and: result.reports)
        return MacMenuCommands(
            blocks: result.blocks,
            findings: result.findings + summary(of: result, at: bar)
                + notes.printing(result.printing) + notes.added(to: standardMenus(of: bar)),
            calledMethods: called.subtracting(methods(behind: result.reports)),
            reportedMethods: called.intersection(methods(behind: result.reports)),
            freedMethods: result.freed)
    }

    /// The delegate's methods that some items call, where no other item, control or nib does.
    private func methods(behind calls: [String], and reports: [String]) -> Set<String> {
        let counts = Dictionary((calls + reports).map { ($0, 1) }, uniquingKeysWith: +)
        return methods(behind: counts.keys.filter { counts[$0] == mentions(of: $0) })
    }

    private func methods(behind selectors: [String]) -> Set<String> {
        Set(Set(selectors).flatMap { items.delegateMethods(answering: $0) }.map(\.spelling))
    }

    /// How many connections of the target's nibs and storyboards have a selector; nil where one can't be read.
    private func mentions(of selector: String) -> Int? {
        context.interfaces.count(ofValue: selector, named: "selector")
    }

    /// What is collected on the way through the menu bar.
    private struct Result {
        var blocks: [MacMenuCommands.Block] = []
        var findings: [Finding] = []
        /// Commands that SwiftUI brings, by the name of the type.
        var needed: Set<String> = []
        /// The items that became commands.
        var written: [MacMenuItem] = []
        /// What people press for them.
        var shortcuts: Set<String> = []
        /// The methods that lose their parameter.
        var freed: [LocatedDeclaration] = []
        /// The actions of those that call the delegate.
        var calls: [String] = []
        /// The actions of those that were reported.
        var reports: [String] = []
        /// Those of them that are sent along the responder chain.
        var sent: [MacMenuItem] = []
        /// The items that ask AppKit's views to print.
        var printing: [MacMenuItem] = []
    }

    /// Adds commands of SwiftUI's, unless items of the app's own have their shortcuts.
    private func add(_ name: String, to result: inout Result, at bar: MacMenu) {
        guard let shortcut = MenuUses.shortcuts(of: name).intersection(result.shortcuts).min()
        else {
            result.blocks.append(.builtIn(name))
            return
        }
        result.findings.append(
            Finding(
                .macMenu, .warning, .manual, at: context.library.place(nib.path, bar.object.offset),
                "no commands stand for items that '\(name)' would bring: \(shortcut) is the shortcut of one of your own items",
                remedy: "add '\(name)()' to the App's commands without that shortcut"))
    }

    // MARK: Menus of the menu bar

    private func read(top item: MacMenuItem, isFirst: Bool, _ result: inout Result) {
        guard let menu = item.submenu else { return }
        if let reason = items.obstacle(ofMenu: menu, item) {
            // Of a hidden menu that only has what every Mac app has, nothing is lost.
            if item.isHidden, !menu.allItems.contains(where: isOwn) { return }
            result.findings.append(finding(item, menu: menu.title, reason))
            return
        }
        if let standard = standardMenu(menu, isFirst: isFirst) {
            read(menu, as: standard, &result)
        } else {
            let commands = self.commands(of: menu.items, in: menu.title, &result)
            if !commands.withoutOuterDividers.isEmpty {
                result.blocks.append(.menu(menu.title, commands.withoutOuterDividers))
            }
        }
    }

    /// The menus of a menu bar that every app has.
    private func standardMenus(of bar: MacMenu) -> [StandardMenu] {
        bar.items.enumerated().compactMap { index, item in
            item.submenu.flatMap { standardMenu($0, isFirst: index == 0) }
        }
    }

    private func standardMenu(_ menu: MacMenu, isFirst: Bool) -> StandardMenu? {
        if let named = namedMenu(menu) { return named }
        if isFirst { return .app }
        // In another language, what most of a menu is tells which one it is, unless another menu is that one.
        let standard = menu.items.compactMap { standardAction(of: $0)?.menu }
        let count = menu.items.filter { !$0.isSeparator }.count
        guard standard.count * 2 >= count, let found = standard.first else { return nil }
        let isAnother = nib.menuBar?.items.contains { item in
            item.submenu.map { namedMenu($0) == found } ?? false
        }
        return isAnother ?? false ? nil : found
    }

    /// The menu that one says it is, by its part in the system or its title.
    private func namedMenu(_ menu: MacMenu) -> StandardMenu? {
        switch menu.role {
        case "apple": .app
        case "window": .window
        case "help": .help
        default: StandardMenu(rawValue: menu.title)
        }
    }

    /// Whether an item of a menu, or of one below it, is the app's own.
    private func isOwn(_ item: MacMenuItem) -> Bool {
        item.action != nil && standardAction(of: item) == nil
    }

    /// What AppKit does for an item; nil for one that calls the app's own code.
    private func standardAction(of item: MacMenuItem) -> StandardMenuAction? {
        guard let action = item.action, let standard = StandardMenuAction(action.selector) else {
            return nil
        }
        switch action.target {
        case .firstResponder:
            // SwiftUI's menu bar sends the others along the responder chain as well.
            let isAnswered =
                standard.need != .nothing
                && !items.methods(answering: action.selector).isEmpty
            return isAnswered ? nil : standard
        case .application: return standard
        case .object(let object): return object.className == "NSFontManager" ? standard : nil
        case .delegate, .missing: return nil
        }
    }

    // MARK: Menus that every app has

    /// Items of a standard menu that follow each other in one place.
    private struct Run {
        var placement: MenuPlacement
        var position = MacMenuCommands.Position.before
        var commands: [MacMenuCommands.Command] = []
    }

    private func read(_ menu: MacMenu, as standard: StandardMenu, _ result: inout Result) {
        var run = Run(placement: standard.placement)
        var groups: [Run] = []
        var followsLine = false
        for item in menu.items {
            if item.isSeparator {
                followsLine = true
                continue
            }
            if let placement = placement(of: item, in: standard, menu: menu.title, &result) {
                // What SwiftUI has in another menu is no neighbour.
                guard standard.has(placement) else { continue }
                if run.position == .before {
                    run.placement = placement
                    if followsLine { run.commands.append(.divider) }
                }
                groups.append(run)
                run = Run(placement: placement, position: .after)
                followsLine = false
                continue
            }
            let slot = slot(of: item, in: standard)
            guard let command = command(for: item, slot, in: menu.title, &result) else { continue }
            if let slot {
                if run.position == .before { run.placement = slot }
                groups.append(run)
                groups.append(Run(placement: slot, position: .replacing, commands: [command]))
                run = Run(placement: slot, position: .after)
                followsLine = false
                continue
            }
            if followsLine, run.position == .after || !run.commands.isEmpty {
                run.commands.append(.divider)
            }
            followsLine = false
            run.commands.append(command)
        }
        groups.append(run)
        if standard == .format, groups.contains(where: { !$0.commands.isEmpty }) {
            result.needed.insert(MenuUses.formatting)
        }
        result.blocks += blocks(of: groups, hasPlaces: groups.count > 1)
    }

    /// Where SwiftUI has the same item; nil for one that the app has to bring.
    private func placement(
        of item: MacMenuItem, in menu: StandardMenu, menu title: String, _ result: inout Result
    ) -> MenuPlacement? {
        if let submenu = item.submenu { return placement(ofMenu: submenu, item, title, &result) }
        if items.isInert(item) { return slot(of: item, in: menu) }
        guard let standard = standardAction(of: item) else { return nil }
        check(item, standard, title, &result)
        return standard.placement
    }

    /// The same for a menu in the menu, which only has standard items then.
    private func placement(
        ofMenu menu: MacMenu, _ item: MacMenuItem, _ title: String, _ result: inout Result
    ) -> MenuPlacement? {
        if menu.role == "services" { return .appSettings }
        let all = menu.allItems
        guard let first = all.lazy.compactMap(standardAction).first,
            !all.contains(where: isOwn), items.obstacle(ofMenu: menu, item) == nil
        else { return nil }
        if let reason = all.lazy.compactMap(standardAction).compactMap(uses.loss).first {
            result.findings.append(finding(item, menu: title, reason))
            return first.placement
        }
        for item in all {
            if let standard = standardAction(of: item) { check(item, standard, title, &result) }
        }
        return first.placement
    }

    /// Notes what SwiftUI's menu bar does not have of a standard item.
    private func check(
        _ item: MacMenuItem, _ standard: StandardMenuAction, _ menu: String,
        _ result: inout Result, isInOwnMenu: Bool = false
    ) {
        if standard.need == .nothing {
            result.findings += notes.otherTitle(of: item, in: menu, isOwn: isInOwnMenu)
        }
        if let name = uses.builtIn(for: standard) {
            result.needed.insert(name)
        } else if let reason = uses.loss(of: standard) {
            result.findings.append(finding(item, menu: menu, reason))
            return
        } else if standard.need == .printing {
            result.printing.append(item)
            return
        }
        guard let shortcut = item.shortcut, !standard.shortcuts.contains(shortcut.text) else {
            return
        }
        result.findings.append(
            Finding(
                .macMenu, .note, .manual, at: place(item),
                "'\(item.title)' in the menu '\(menu)' has the shortcut \(shortcut.text), which SwiftUI's item does not have"
            ))
    }

    /// The place that an item of the app's own has by tradition, where SwiftUI would have another one.
    private func slot(of item: MacMenuItem, in menu: StandardMenu) -> MenuPlacement? {
        switch (menu, item.shortcut?.text) {
        case (.app, "⌘,"): .appSettings
        case (.app, "⌘Q"): .appTermination
        case (.file, "⌘N"): .newItem
        case (.help, "⌘?"): .help
        default:
            menu == .app && item.title.hasPrefix("About ") ? .appInfo : nil
        }
    }

    private func blocks(of runs: [Run], hasPlaces: Bool) -> [MacMenuCommands.Block] {
        var places: [MenuPlacement] = []
        var before: [MenuPlacement: [MacMenuCommands.Command]] = [:]
        var after: [MenuPlacement: [MacMenuCommands.Command]] = [:]
        var replaced: Set<MenuPlacement> = []
        for run in runs where !run.commands.isEmpty {
            if !places.contains(run.placement) { places.append(run.placement) }
            // In a menu with nothing else, nothing is there to stand in front of.
            if run.position == .before, hasPlaces {
                guard run.commands != [.divider] else { continue }
                before[run.placement, default: []] += run.commands
            } else {
                after[run.placement, default: []] += run.commands
            }
            if run.position == .replacing { replaced.insert(run.placement) }
        }
        return places.flatMap { place -> [MacMenuCommands.Block] in
            let first = before[place].map {
                MacMenuCommands.Block.group(.before, place, Array($0.drop { $0 == .divider }))
            }
            let second = after[place].map { commands in
                replaced.contains(place)
                    ? MacMenuCommands.Block.group(.replacing, place, commands.withoutOuterDividers)
                    : .group(.after, place, commands.withSingleDividers)
            }
            return [first, second].compactMap { $0 }
        }
    }

    // MARK: Items

    private func commands(
        of items: [MacMenuItem], in menu: String, _ result: inout Result
    ) -> [MacMenuCommands.Command] {
        items.compactMap { item in
            item.isSeparator ? .divider : command(for: item, nil, in: menu, &result)
        }.withSingleDividers
    }

    private func command(
        for item: MacMenuItem, _ slot: MenuPlacement?, in menu: String, _ result: inout Result
    ) -> MacMenuCommands.Command? {
        if let submenu = item.submenu {
            if let reason = items.obstacle(ofMenu: submenu, item) {
                result.findings.append(finding(item, menu: menu, reason))
                return nil
            }
            let commands = self.commands(of: submenu.items, in: item.title, &result)
                .withoutOuterDividers
            return commands.isEmpty ? nil : .menu(item.title, commands)
        }
        guard !items.isInert(item) else { return nil }
        if let standard = standardAction(of: item) {
            check(item, standard, menu, &result, isInOwnMenu: true)
            return nil
        }
        switch items.code(of: item, at: slot) {
        case .call(let code, let freed):
            if let freed { result.freed.append(freed) }
            if let action = item.action { result.calls.append(action.selector) }
            return button(item, code, &result)
        case .send(let code):
            result.sent.append(item)
            return button(item, code, &result)
        case .obstacle(let reason):
            if let action = item.action { result.reports.append(action.selector) }
            result.findings.append(finding(item, menu: menu, reason))
            return nil
        }
    }

    private func button(
        _ item: MacMenuItem, _ code: String, _ result: inout Result
    ) -> MacMenuCommands.Command {
        result.written.append(item)
        if let shortcut = item.shortcut { result.shortcuts.insert(shortcut.text) }
        return .button(
            title: item.title, symbol: item.symbol, action: code, shortcut: item.shortcut)
    }

    // MARK: Findings

    private func finding(
        _ item: MacMenuItem, menu: String, _ reason: MenuObstacle
    ) -> Finding {
        Finding(
            .macMenu, .warning, .manual, at: place(item),
            "no command stands for \(name(item, in: menu)): \(reason.words)",
            remedy: reason.remedy)
    }

    private func name(_ item: MacMenuItem, in menu: String) -> String {
        if item.submenu != nil { return "the menu '\(item.submenu?.title ?? item.title)'" }
        let shortcut = item.shortcut.map { " (\($0.text))" } ?? ""
        return "'\(item.title)'\(shortcut) in the menu '\(menu)'"
    }

    private func summary(of result: Result, at bar: MacMenu) -> [Finding] {
        guard let first = result.written.first else { return [] }
        let become = result.written.count == 1 ? "becomes a command" : "become commands"
        let written = Finding(
            .macMenu, .note, .review, at: place(first),
            "\(titles(of: result.written)) \(become) of the App\(choice(of: result))")
        guard let translation = nib.translations.first else { return [written] }
        return [
            written,
            Finding(
                .macMenu, .warning, .manual, at: context.library.place(translation, 0),
                "the titles of these commands are looked up in 'Localizable', not in the nib's translations",
                remedy: "move the translations of the items that became commands"),
        ]
    }

    /// What of items changes that are sent along the responder chain.
    private func choice(of result: Result) -> String {
        guard !result.sent.isEmpty else { return "" }
        let can = "can be chosen even where nothing answers"
        if result.sent.count < result.written.count {
            return "; \(titles(of: result.sent)) \(can)"
        }
        return result.sent.count == 1 ? ", which \(can)" : ", which \(can) them"
    }

    private func titles(of items: [MacMenuItem]) -> String {
        guard items.count <= 4 else { return "\(items.count) items of the menu bar" }
        return items.map { "'\($0.title)'" }.listed
    }

    private func place(_ item: MacMenuItem) -> Place {
        context.library.place(nib.path, item.object.offset)
    }
}

extension BytePattern {
    /// How often it occurs in a text.
    fileprivate func count(in text: SourceText) -> Int {
        var count = 0
        var offset = 0
        while let start = firstOffset(in: text, from: offset) {
            count += 1
            offset = start + 1
        }
        return count
    }
}
