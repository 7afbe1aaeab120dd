import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct TuistLoweringTests {
    private func lowered(
        _ changes: [ProjectChange], in tree: FileTree = TuistProject.tree()
    ) throws -> [LoweredChange] {
        let app = try target("Notes", of: TuistProject.path, in: tree, format: TuistFormat())
        return try TuistFormat().lower(changes, for: app, in: tree)
    }

    @Test func aSourceThatIsMatchedNeedsNoEdit() throws {
        #expect(
            try lowered([
                .addSource(
                    path: "App/Sources/NotesApp.swift", sibling: "App/Sources/AppDelegate.swift")
            ]) == [])
    }

    @Test func aSourceThatNothingMatchesIsRefusedAtThePatterns() throws {
        let error = #expect(throws: ProjectError.self) {
            try lowered([
                .addSource(
                    path: "App/Sources/Legacy/NotesApp.swift",
                    sibling: "App/Sources/AppDelegate.swift")
            ])
        }
        #expect(error?.reason.contains("`sources` of the target 'Notes'") == true)
        #expect(error?.path == TuistProject.path)
    }

    @Test func theDeploymentTargetIsRaisedWhereItsTextStands() throws {
        let edits = try lowered([.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))])
        #expect(edits.map(\.path) == [TuistProject.helpers])
        let text = applied(edits[0].edits, to: TuistProject.constants)
        #expect(
            text
                == TuistProject.constants.replacing("\"13.0\"", with: "\"15.0\""))
        #expect(edits[0].raisedTargets == ["Notes"])
    }

    @Test func aDeploymentTargetThatIsPutTogetherIsRefused() throws {
        let tree = TuistProject.tree([
            TuistProject.helpers: TuistProject.constants.replacing(
                "\"13.0\"", with: "\"1\" + \"3.0\"")
        ])
        let error = #expect(throws: ProjectError.self) {
            try lowered([.raiseDeploymentTarget(platform: .ios, to: VersionNumber(15))], in: tree)
        }
        #expect(error?.reason.contains("IPHONEOS_DEPLOYMENT_TARGET") == true)
    }
}

extension String {
    fileprivate func replacing(_ part: String, with other: String) -> String {
        guard let range = firstRange(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }

    private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
    }
}
