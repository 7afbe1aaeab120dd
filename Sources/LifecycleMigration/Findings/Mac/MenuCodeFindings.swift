import AppFacts
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
        let all = MainMenuUses(in: context).byFile()
        let others = inOtherWays(besides: Set(all.map(\.file.path)))
        guard !all.isEmpty || !others.isEmpty else { return findingsOfParts() }
        return all.map { file, uses in
            let made = uses.first { isMade(by: $0, in: file) }
            return Self.finding(
                at: context.place(file, made ?? uses[0]),
                made == nil ? Self.used : "the menu bar is made here, \(Self.replaced)")
        } + others
    }

    private static let used =
        "the menu bar is changed or read here, and SwiftUI makes another one soon after the launch"

    /// The same by the name of the member as a text, and in Objective-C.
    private func inOtherWays(besides known: Set<String>) -> [Finding] {
        let byKey = context.files(mentioning: "mainMenu").filter { !known.contains($0.path) }
            .compactMap { file in
                file.tokens(containing: "mainMenu").first {
                    file.outline.tokens.tokens[$0].kind == .stringSegment
                        && file.outline.tokens.text(of: $0).lastComponent == "mainMenu"
                }.map { context.place(file, $0) }
            }
        let sources = context.target.objectiveCSources
        let inObjectiveC = context.library.paths(sources, mentioning: "ainMenu").compactMap {
            path -> Place? in
            guard let text = context.library.text(path) else { return nil }
            let source = ObjectiveCTokens(text)
            return source.tokens.indices.first { token in
                ["mainMenu", "setMainMenu"].contains(source.spelling(token))
                    && ["NSApp", "sharedApplication"].contains {
                        source.spells($0, in: source.statement(around: token))
                    }
            }.map { context.library.place(path, source.tokens[$0].range.lowerBound) }
        }
        return (byKey + inObjectiveC).map { Self.finding(at: $0, Self.used) }
    }

    /// The same for one of its menus, where no code has to do with the whole menu bar.
    private func findingsOfParts() -> [Finding] {
        let files = Self.parts.flatMap { context.files(naming: $0) }
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
            .compactMap { file in
                let uses = Self.parts.flatMap { file.tokens(spelled: $0) }.sorted()
                let application = ApplicationObject(in: file)
                let first = uses.first { application.isOwner(ofMember: $0) }
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
        MainMenuUses(in: context).byFile().compactMap { file, uses in
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

    private func isMade(by token: Int, in file: ProgramFile) -> Bool {
        file.outline.tokens.tokens[token + 1].kind == .equal
    }

    private func isChanged(by token: Int, in file: ProgramFile) -> Bool {
        isChange(behind: token, in: file)
            || Self.nameGiven(to: token, in: file).map { name in
                file.tokens(spelled: name).contains {
                    $0 > token && isChange(behind: $0, in: file)
                }
            } ?? false
    }

    /// Whether a menu, which may be absent, is changed by the member behind its name.
    private func isChange(behind token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token + 3 < tokens.count else { return false }
        let period = tokens[token + 1].kind == .period ? token + 1 : token + 2
        return tokens[period].kind == .period
            && Self.changes.contains(file.outline.name(at: period + 1))
            && !isOnlyRead(inLoopOver: period + 1, in: file)
    }

    /// Whether a member is what a loop goes over that sets and calls nothing of a menu or its items.
    private func isOnlyRead(inLoopOver member: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        let brace = member + 1
        guard file.outline.name(at: member) == "items", brace < tokens.count,
            tokens[brace].kind == .leftBrace
        else { return false }
        var start = member
        while start > 0, tokens[start].kind != .keyword(.in), member - start < 8 { start -= 1 }
        guard tokens[start].kind == .keyword(.in) else { return false }
        let close = Int(file.outline.tokens.partners[brace])
        return (brace..<max(brace, close)).allSatisfy { token in
            guard tokens[token].kind == .period, token + 2 < tokens.count else { return true }
            return tokens[token + 2].kind != .equal
                && !Self.changes.subtracting(["items"]).contains(file.outline.name(at: token + 1))
        }
    }

    /// The local that a main menu is bound to: `guard let menu = NSApp.mainMenu`.
    private static func nameGiven(to token: Int, in file: ProgramFile) -> String? {
        let tokens = file.outline.tokens.tokens
        var start = token
        while start > 1 {
            switch tokens[start - 1].kind {
            case .period, .identifier, .exclamationMark, .postfixQuestionMark: start -= 1
            default:
                guard tokens[start - 1].kind == .equal, tokens[start - 2].kind == .identifier
                else { return nil }
                return file.outline.name(at: start - 2)
            }
        }
        return nil
    }

    private static let changes: Set<String> = [
        "addItem", "insertItem", "items", "removeAllItems", "removeItem", "setSubmenu",
    ]

    /// Whether code names a main menu at all, be it in a way that is not understood.
    var areThereNames: Bool {
        !MainMenuUses(in: context).byFile().isEmpty
            || context.files(naming: "mainMenu").contains { file in
                file.tokens(spelled: "mainMenu").contains {
                    $0 < 2 || !MainMenuUses.isWindowLevel($0 - 2, in: file)
                }
            }
    }
}
