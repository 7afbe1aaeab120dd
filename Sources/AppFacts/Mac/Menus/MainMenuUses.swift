import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The places where code asks the application object for its main menu, or sets it.
///
/// Source: Apple's documentation of `NSResponder.menu`, which of the application is its `mainMenu`.
package struct MainMenuUses {
    private let context: TargetContext

    /// The uses of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// The uses by file, each in order.
    package func byFile() -> [(file: ProgramFile, tokens: [Int])] {
        let paths = Self.names.flatMap { context.files(naming: $0) }.map(\.path)
        let isOwnName = context.files(naming: Self.mainMenu).contains(where: declaresMainMenu)
        return Set(paths).sorted().compactMap(context.file).compactMap { file in
            let application = ApplicationObject(in: file)
            let main = file.tokens(spelled: Self.mainMenu).filter {
                isOfApplication($0, in: file, application, isOwnName: isOwnName)
            }
            let plain = file.tokens(spelled: Self.menu).filter(application.isOwner)
            let own = Self.names.flatMap { ofItself($0, in: file) }
            let uses = Set(main + plain + own).sorted()
            return uses.isEmpty ? nil : (file, uses)
        }
    }

    private static let mainMenu = "mainMenu"
    private static let menu = "menu"
    private static let names = [mainMenu, menu]

    /// The places where code of the application's class sets the property of `self`.
    private func ofItself(_ name: String, in file: ProgramFile) -> [Int] {
        let sets = file.tokens(spelled: name).filter { isSet($0, in: file) }
        guard !sets.isEmpty else { return [] }
        let type = PlatformProfile.appKit.applicationType
        let subclasses = file.types.filter {
            $0.declaration.inheritance.contains { $0.baseName == type }
        }
        let own = (file.extensions(of: type) + subclasses).map(\.declaration.range)
            .filter { !isDeclared(name, in: $0, of: file) }
        return sets.filter { token in own.contains { $0.contains(token) } }
    }

    /// Whether a name stands by itself, or behind `self`, and gets a value.
    private func isSet(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 1, tokens[token + 1].kind == .equal else { return false }
        return switch tokens[token - 1].kind {
        case .period: file.outline.name(at: token - 2) == "self"
        case .keyword(.let), .keyword(.var), .comma, .leftParen: false
        default: true
        }
    }

    /// Whether a local, or a property of its own, has a name in some code.
    private func isDeclared(_ name: String, in range: TokenRange, of file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        return file.tokens(spelled: name).contains { token in
            range.contains(token) && token > 0
                && [.keyword(.let), .keyword(.var)].contains(tokens[token - 1].kind)
        }
    }

    /// Whether the name is one of the app's own.
    private func declaresMainMenu(_ file: ProgramFile) -> Bool {
        file.types.contains { type in
            type.declaration.members.contains { $0.declaredNames.contains(Self.mainMenu) }
        }
    }

    /// Whether a name is that of the levels of windows, which have one for the menu bar: `NSWindow.Level.mainMenu`.
    package static func isWindowLevel(_ token: Int, in file: ProgramFile) -> Bool {
        file.outline.name(at: token) == "Level" && token > 1
            && file.outline.tokens.spells(token - 2, "NSWindow")
    }

    /// Whether a main menu is that of the application object, which may stand in a property or local of any name.
    private func isOfApplication(
        _ token: Int, in file: ProgramFile, _ application: ApplicationObject, isOwnName: Bool
    ) -> Bool {
        if application.isOwner(ofMember: token) { return true }
        let tokens = file.outline.tokens
        guard token > 1, tokens.tokens[token - 1].kind == .period else { return false }
        let base = file.outline.tokenWithoutMarks(endingAt: token - 2)
        guard tokens.tokens[base].kind == .identifier,
            !Self.isWindowLevel(base, in: file)
        else { return false }
        return !isOwnName || file.outline.name(at: base) == "shared"
    }
}
