import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds functions of linked code that cast a scene's delegate to a type that their caller chooses: none of the app's is found so.
struct ChosenCasts {
    private let linked: TargetContext
    private let app: TargetContext

    /// A search in what an app is built with.
    init(in linked: TargetContext, of app: TargetContext) {
        self.linked = linked
        self.app = app
    }

    /// A finding for each cast of a function that the app names.
    func findings() -> [Finding] {
        linked.files(naming: "delegate").flatMap { file -> [Finding] in
            let members =
                (file.types + file.extensions).flatMap(\.declaration.members)
                + file.outline.declarations.filter { !$0.kind.hasMembers }
            let tokens = file.outline.tokens
            return members.filter { $0.bodyBraces != nil || !$0.bindings.isEmpty }.flatMap {
                member -> [Finding] in
                guard
                    Self.ofScenes.contains(where: { word in
                        member.range.contains { tokens.spells($0, word) }
                    }), isNamedByApp(member)
                else { return [] }
                return member.range.filter { isChosen($0, in: file.outline, by: member) }.map {
                    Finding(
                        .sceneDelegateCast, .warning, .manual, at: linked.place(file, $0),
                        "the scene's delegate is SwiftUI's own object, so this cast to what its caller asks for fails",
                        remedy:
                            "make the class an ObservableObject and read it from the environment")
                }
            }
        }
    }

    private static let ofScenes = ["connectedScenes", "windowScene", "openSessions"]

    private func isNamedByApp(_ member: Declaration) -> Bool {
        member.declaredNames.contains { name in
            app.files(naming: name).contains { _ in true }
        }
    }

    /// Whether a token is the generic parameter, or `Self`, of `delegate as? T`.
    private func isChosen(_ token: Int, in file: SwiftFile, by member: Declaration) -> Bool {
        guard let cast = file.keyword(ofCastTo: token), cast > 0 else { return false }
        let value = file.tokenWithoutMarks(endingAt: cast - 1)
        guard file.tokens.spells(value, "delegate") else { return false }
        let name = file.name(at: token)
        return name == "Self"
            || member.nameRange.map { generics(behind: $0, in: file) }?
                .contains(name) ?? false
    }

    /// The names between the angle brackets behind a function's name.
    private func generics(behind name: TokenRange, in file: SwiftFile) -> [String] {
        let tokens = file.tokens.tokens
        let open = name.upperBound
        guard open < tokens.count, file.tokens.spells(open, "<") else { return [] }
        let end = (open..<tokens.count).first { tokens[$0].kind == .leftParen } ?? open
        return (open..<end).filter { tokens[$0].kind == .identifier }.map(file.name(at:))
    }
}
