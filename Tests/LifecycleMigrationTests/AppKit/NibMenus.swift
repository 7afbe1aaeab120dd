import SourceEditing

@testable import AppFacts
@testable import AppleFrameworks
@testable import LifecycleMigration

/// The menus of a nib in an app with a delegate, and what becomes of them.
struct NibMenus {
    /// The commands and findings.
    let commands: MacMenuCommands
    private let context: TargetContext

    /// An app whose nib has these menus, and whose delegate has these members.
    init?(
        _ menus: String, members: String = "", beside: String = "", objects: String = "",
        delegateConnections: String = "", files: [String: String] = [:]
    ) {
        let delegate = """
            import AppKit

            @main
            final class AppDelegate: NSObject, NSApplicationDelegate {
            \(members)
            }

            \(beside)
            """
        let nib = NibTarget.nib(
            menus: (menus.contains("\"apple\"") ? "" : Self.menu("Notes", role: "apple")) + menus,
            objects: objects, delegateConnections: delegateConnections)
        let target = NibTarget(
            ["AppDelegate.swift": delegate, "MainMenu.xib": nib].merging(files) { $1 })
        context = target.context
        guard let read = try? target.nib(),
            let located = context.types(named: "AppDelegate").first
        else { return nil }
        commands = MacMenuAnalysis(
            read, delegate: DelegateClass(located, in: context), in: context, tests: []
        ).commands()
    }

    /// The code of the commands.
    func code(replacing places: [MenuPlacement] = []) -> String {
        commands.lines(replacing: places, names: FrameworkNames(in: context))
            .joined(separator: "\n").replacing("\t", with: "    ")
    }

    /// What is said, but for the summary of what was done.
    var reports: [String] {
        commands.findings.filter { $0.applicability == .manual }.map(\.message)
    }

    /// A menu of the menu bar.
    static func menu(
        _ title: String, role: String? = nil, attributes: String = "", item: String = "",
        connections: String = "", _ items: String...
    ) -> String {
        let system = role.map { " systemMenu=\"\($0)\"" } ?? ""
        return """
            <menuItem title="\(title)" \(item) id="i-\(title)">
                <menu key="submenu" title="\(title)"\(system) \(attributes) id="m-\(title)">
                    <items>\(items.joined())</items>
                    <connections>\(connections)</connections>
                </menu>
            </menuItem>
            """
    }

    /// An item; a target is the identifier of an object, `-1` the first responder.
    static func item(
        _ title: String, _ action: String? = nil, to target: String = "del", key: String = "",
        modifiers: String? = nil, attributes: String = "", connections: String = ""
    ) -> String {
        let mask =
            modifiers.map { "<modifierMask key=\"keyEquivalentModifierMask\" \($0)/>" } ?? ""
        let call =
            action.map { "<action selector=\"\($0)\" target=\"\(target)\" id=\"a-\(title)\"/>" }
            ?? ""
        return """
            <menuItem title="\(title)" keyEquivalent="\(key)" \(attributes) id="i-\(title)">
                \(mask)<connections>\(call)\(connections)</connections>
            </menuItem>
            """
    }

    /// A line.
    static let line = "<menuItem isSeparatorItem=\"YES\" id=\"line\"/>"
}
