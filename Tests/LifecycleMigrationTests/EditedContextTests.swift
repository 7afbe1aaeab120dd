import ProjectModel
import SourceEditing
import SwiftOutline
import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// What is known of a target before an edit serves the target behind it.
@Suite struct EditedContextTests {
    private let texts = [
        "Alpha.swift": "import UIKit\nclass Alpha: UIApplicationDelegate { var shared = Beta() }\n",
        "Beta.swift": "import UIKit\nclass Beta: Alpha {}\nextension Gamma {}\n",
        "Delta.swift": "class Delta: Alpha { func beta() { Beta() } }\n",
        "Gamma.swift": "struct Gamma {}\nfunc shared() -> Alpha { Alpha() }\n",
    ]

    private func edit() throws -> WorkspaceEdit {
        var edit = WorkspaceEdit()
        try edit.edit(
            "Beta.swift", [TextEdit(range: 19..<23, replacement: "Epsilon")], by: "test")
        try edit.delete("Delta.swift", by: "test")
        try edit.create(
            "Zeta.swift", SourceText("class Zeta: Beta {}\nextension Alpha {}\n"), by: "test")
        return edit
    }

    @Test func wordsAreFoundAsInATargetThatIsReadAnew() throws {
        let tree = FileTree(
            paths: texts.keys.sorted(), source: FilesInMemory(texts.mapValues { SourceText($0) }),
            name: "Notes")
        let project = try #require(LoadedProjects(of: tree).entries.first)
        var target = try #require(project.loaded.targets.first)
        let before = TargetContext(target: target, library: SourceLibrary(tree))
        // So that what was found before is there to be used.
        for word in Self.words { _ = found(word, in: before) }
        let edit = try edit()
        target.sources = ["Alpha.swift", "Beta.swift", "Gamma.swift", "Zeta.swift"]
        let after = TargetContext(
            target: target, library: SourceLibrary(before.library, applying: edit), after: before)
        let anew = TargetContext(
            target: target, library: SourceLibrary(tree.applying(edit)))
        for word in Self.words { #expect(found(word, in: after) == found(word, in: anew)) }
        #expect(found("Beta", in: after)[.declared] == [])
        #expect(found("Epsilon", in: after)[.declared] == ["Beta.swift"])
        #expect(found("Alpha", in: after)[.extended] == ["Zeta.swift"])
        #expect(found("Alpha", in: before)[.inherited] == ["Beta.swift", "Delta.swift"])
    }

    private static let words = [
        "Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "shared", "beta", "UIKit",
    ]

    private func found(_ word: String, in context: TargetContext) -> [SketchedRole?: [String]] {
        let roles: [SketchedRole] = [.named, .bound, .declared, .extended, .inherited]
        var result: [SketchedRole?: [String]] = [:]
        for role in roles { result[role] = context.files(naming: word, as: role).map(\.path) }
        result[nil as SketchedRole?] = context.files(mentioning: word).map(\.path)
        return result
    }
}
