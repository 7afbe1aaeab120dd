import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds menu bars that frameworks, libraries and packages make for the app.
struct LinkedMenuCode {
    private let app: TargetContext
    private let code: LinkedCode
    private let modules: ModuleGraph

    /// What an app is built with.
    init(_ code: LinkedCode, of app: TargetContext, in modules: ModuleGraph) {
        self.app = app
        self.code = code
        self.modules = modules
    }

    // MARK: What is read

    /// A finding for each file that makes or changes the menu bar: where the app calls for that, else in that file.
    func findings() -> [Finding] {
        guard let linked = code.context(in: AppFlows(), of: { $0 != .tests }) else { return [] }
        lazy var named = NamedLinkedCode(
            of: app, beside: LinkedCode.modules(linkedBy: app, in: modules))
        return MenuCodeFindings(in: linked).writes().compactMap { file, token in
            guard let module = code.owner(of: file.path) else { return nil }
            return finding(at: token, in: file, of: module, linked) { named.mayReach($0) }
        }.filter(code.isBuilt).firstAtEachPlace()
    }

    private func finding(
        at token: Int, in file: ProgramFile, of module: LinkedModule, _ linked: TargetContext,
        mayReach: (Place) -> Bool
    ) -> Finding {
        if let call = call(leadingTo: token, in: file, linked) {
            return MenuCodeFindings.finding(
                at: call.place,
                "'\(call.name)' of the \(module.kind.rawValue) '\(module.name)' makes or changes the menu bar, \(MenuCodeFindings.replaced)"
            )
        }
        let place = linked.place(file, token)
        let finding = MenuCodeFindings.finding(
            at: place,
            "\(LinkedFindings.start(in: module))the menu bar is made or changed here, \(MenuCodeFindings.replaced)"
        )
        guard !mayReach(place) else { return finding }
        return Finding(
            finding.id, finding.severity, finding.applicability, at: place,
            finding.message + LinkedFindings.unreached,
            remedy: finding.remedy)
    }

    /// The app's first call that leads to a token of what is linked, by the fewest functions in between.
    private func call(
        leadingTo token: Int, in file: ProgramFile, _ linked: TargetContext
    ) -> (name: String, place: Place)? {
        guard let first = Self.nameOfCode(around: token, in: file) else { return nil }
        var names = [first]
        var next = 0
        while next < names.count, names.count < Self.mostNames {
            let name = names[next]
            next += 1
            if let place = call(of: name) { return (name, place) }
            for file in linked.files(naming: name).sorted(by: { $0.path < $1.path }) {
                for token in file.tokens(spelled: name) where Self.isCall(token, in: file) {
                    let caller = Self.nameOfCode(around: token, in: file)
                    if let caller, !names.contains(caller) { names.append(caller) }
                }
            }
        }
        return nil
    }

    private static let mostNames = 64

    /// The app's first call of a name that it does not declare itself.
    private func call(of name: String) -> Place? {
        let files = app.files(naming: name).sorted { $0.path < $1.path }
        let isOwn = files.contains { file in
            file.tokens(spelled: name).contains { token in
                token > 0
                    && Self.declaring.contains(file.outline.tokens.tokens[token - 1].kind)
            }
        }
        guard !isOwn else { return nil }
        for file in files {
            if let token = file.tokens(spelled: name).first(where: { Self.isCall($0, in: file) }) {
                return app.place(file, token)
            }
        }
        return nil
    }

    private static let declaring: [TokenKind] = [
        .keyword(.func), .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.var),
        .keyword(.let),
    ]

    private static func isCall(_ token: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens.tokens
        guard token > 0, !declaring.contains(tokens[token - 1].kind) else { return false }
        return [.leftParen, .leftBrace, .equal].contains(tokens[token + 1].kind)
    }

    /// What code outside names to run the code around a token: a function, a property, or the type that it makes.
    private static func nameOfCode(around token: Int, in file: ProgramFile) -> String? {
        var level = file.outline.declarations
        var type: String?
        while let next = level.first(where: { $0.range.contains(token) }) {
            guard next.kind.hasMembers else {
                return next.kind == .initializer ? type : next.name
            }
            type = next.name
            level = next.members
        }
        return nil
    }

    // MARK: What is not read

    /// Whether Objective-C of the app or of what it is built with names the main menu.
    var isNamedByObjectiveC: Bool {
        let linked = LinkedCode.modules(linkedBy: app, in: modules).flatMap(\.sources)
        let paths = (app.target.sources + linked).filter { !$0.hasSuffix(".swift") }
        return ["mainMenu", "setMainMenu"].contains {
            !app.library.paths(paths, mentioning: $0).isEmpty
        }
    }

    /// A module that is not on disk, and that a source with menus imports: it may make the menu bar of them.
    var unreadModule: String? {
        let known = Set(LinkedCode.modules(linkedBy: app, in: modules).map(\.name))
        return app.swiftPaths.sorted().lazy.compactMap(app.file).compactMap { file in
            let module = file.outline.declarations.lazy.filter { $0.kind == .import }
                .map(\.name.firstComponent).first {
                    !known.contains($0) && !SystemLibraries.contains($0)
                }
            return module.flatMap { Self.namesMenus(file) ? $0 : nil }
        }.first
    }

    private static func namesMenus(_ file: ProgramFile) -> Bool {
        file.outline.tokens.tokens.indices.contains { token in
            guard file.outline.tokens.tokens[token].kind == .identifier else { return false }
            let name = file.outline.name(at: token)
            return name == "NSMenu" || ["MenuBar", "MainMenu"].contains(where: name.hasSuffix)
        }
    }
}
