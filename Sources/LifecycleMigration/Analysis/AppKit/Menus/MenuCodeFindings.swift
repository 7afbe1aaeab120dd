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
        let files = context.files(naming: "mainMenu").sorted { $0.path < $1.path }
        let isOwnName = files.contains(where: declaresMainMenu)
        return files.compactMap { finding(in: $0, isOwnName: isOwnName) }
    }

    private func finding(in file: ProgramFile, isOwnName: Bool) -> Finding? {
        let tokens = file.outline.tokens
        let uses = file.tokens(spelled: "mainMenu").filter {
            isOfApplication($0, in: file, isOwnName: isOwnName)
        }
        let made = uses.first { tokens.tokens[$0 + 1].kind == .equal }
        guard let token = made ?? uses.first else { return nil }
        return Finding(
            .macMenu, .warning, .manual, at: context.place(file, token),
            made == nil
                ? "the menu bar is changed or read here, and SwiftUI makes another one soon after the launch"
                : "the menu bar is made here, and SwiftUI puts its own in the place soon after the launch",
            remedy: "write the items as `.commands` of the App")
    }

    /// Whether the name is one of the app's own.
    private func declaresMainMenu(_ file: ProgramFile) -> Bool {
        file.types.contains { type in
            type.declaration.members.contains { $0.declaredNames.contains("mainMenu") }
        }
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
        guard base >= 0, tokens.tokens[base].kind == .identifier else { return false }
        return !isOwnName || ["NSApp", "shared"].contains(file.outline.name(at: base))
    }
}
