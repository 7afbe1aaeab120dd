import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds code that makes or changes the menu bar, which SwiftUI makes anew.
///
/// Source: reports about apps behind SwiftUI's life cycle, whose own menus are gone about half a second after launch.
struct MenuCodeFindings {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    /// A finding for each file with code for the application's main menu, where it is made, or else first used.
    func findings() -> [Finding] {
        let all = uses()
        guard !all.isEmpty else { return findingsOfParts() }
        return all.map { file, uses in
            let made = uses.first { isMade(by: $0, in: file) }
            return Self.finding(
                at: context.place(file, made ?? uses[0]),
                made == nil
                    ? "the menu bar is changed or read here, and SwiftUI makes another one soon after the launch"
                    : "the menu bar is made here, \(Self.replaced)")
        }
    }

    /// The same for one of its menus, where no code has to do with the whole menu bar.
    private func findingsOfParts() -> [Finding] {
        let files = Self.parts.flatMap { context.files(naming: $0) }
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
            .compactMap { file in
                let uses = Self.parts.flatMap { file.tokens(spelled: $0) }.sorted()
                let first = uses.first { isOfApplication($0, in: file, isOwnName: true) }
                return first.map { token in
                    Self.finding(
                        at: context.place(file, token),
                        "'\(file.outline.name(at: token))' of the application is asked for here, and SwiftUI makes another menu bar soon after the launch"
                    )
                }
            }
    }

    /// The menus that the application object knows.
    private static let parts = ["helpMenu", "servicesMenu", "windowsMenu"]

    /// The first place of each file that makes the application's main menu, or else changes its items.
    func writes() -> [(file: ProgramFile, token: Int)] {
        uses().compactMap { file, uses in
            let written =
                uses.first { isMade(by: $0, in: file) }
                ?? uses.first { isChanged(by: $0, in: file) }
            return written.map { (file, $0) }
        }
    }

    /// A finding about the menu bar.
    static func finding(at place: Place, _ message: String) -> Finding {
        Finding(
            .macMenu, .warning, .manual, at: place, message,
            remedy: "write the items as `.commands` of the App")
    }

    /// What becomes of a menu bar that code makes.
    static let replaced = "and SwiftUI puts its own in the place soon after the launch"

    /// The uses of the application's main menu by file, each in order.
    private func uses() -> [(file: ProgramFile, tokens: [Int])] {
        let files = context.files(naming: "mainMenu").sorted { $0.path < $1.path }
        let isOwnName = files.contains(where: declaresMainMenu)
        return files.compactMap { file in
            let uses = file.tokens(spelled: "mainMenu").filter {
                isOfApplication($0, in: file, isOwnName: isOwnName)
                    || isOfItself($0, in: file)
            }
            return uses.isEmpty ? nil : (file, uses)
        }
    }

    private func isMade(by token: Int, in file: ProgramFile) -> Bool {
        file.outline.tokens.tokens[token + 1].kind == .equal
    }

    private func isChanged(by token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        return token + 3 < tokens.count && tokens[token + 2].kind == .period
            && Self.changes.contains(file.outline.name(at: token + 3))
    }

    private static let changes: Set<String> = [
        "addItem", "insertItem", "items", "removeAllItems", "removeItem", "setSubmenu",
    ]

    /// Whether code of the application's class sets the property of `self`.
    private func isOfItself(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 1, isMade(by: token, in: file) else { return false }
        switch tokens[token - 1].kind {
        case .period: guard file.outline.name(at: token - 2) == "self" else { return false }
        case .keyword(.let), .keyword(.var): return false
        default: break
        }
        let name = "NSApplication"
        let subclasses = file.types.filter {
            $0.declaration.inheritance.contains { $0.baseName == name }
        }
        return (file.extensions(of: name) + subclasses).contains {
            $0.declaration.range.contains(token)
        }
    }

    /// Whether the name is one of the app's own.
    private func declaresMainMenu(_ file: ProgramFile) -> Bool {
        file.types.contains { type in
            type.declaration.members.contains { $0.declaredNames.contains("mainMenu") }
        }
    }

    /// Whether code names a main menu at all, be it in a way that is not understood.
    var areThereNames: Bool {
        context.files(naming: "mainMenu").contains { file in
            file.tokens(spelled: "mainMenu").contains { $0 < 2 || !isWindowLevel($0 - 2, in: file) }
        }
    }

    /// Whether a name is that of the levels of windows, which have one for the menu bar: `NSWindow.Level.mainMenu`.
    private func isWindowLevel(_ token: Int, in file: ProgramFile) -> Bool {
        file.outline.name(at: token) == "Level" && token > 1
            && file.outline.tokens.spells(token - 2, "NSWindow")
    }

    /// Whether a property is one of the application object, which may stand in a property or local of any name.
    private func isOfApplication(
        _ token: Int, in file: ProgramFile, isOwnName: Bool
    ) -> Bool {
        let tokens = file.outline.tokens
        guard token > 1, tokens.tokens[token - 1].kind == .period else { return false }
        var base = token - 2
        switch tokens.tokens[base].kind {
        case .postfixQuestionMark, .exclamationMark: base -= 1
        default: break
        }
        guard base >= 0, tokens.tokens[base].kind == .identifier,
            !isWindowLevel(base, in: file)
        else { return false }
        return !isOwnName || ["NSApp", "shared"].contains(file.outline.name(at: base))
    }
}
