import Foundation
import ProjectModel
import SourceEditing
import Testing

/// Our reader against Foundation's, which reads both forms of property lists.
@Suite struct IndependentReaderTests {
    @Test(arguments: [
        ClassicProject.text, SynchronizedProject.text, ClassicProject.plist,
        "{ A = \"\\\"\\n\\U00e9\\\\\"; B = (1, (2), {}); C = <00ff>; }",
    ])
    func bothReadersSeeTheSame(text: String) throws {
        #expect(
            try PropertyListComparison.ours(text) == PropertyListComparison.theirs(Array(text.utf8))
        )
    }

    @Test func editedFilesAreReadAlike() throws {
        let tree = ClassicProject.tree()
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        let changes = try XcodeProjectFormat().lower(
            [
                .addSource(path: "Notes/A b.swift", sibling: "Notes/AppDelegate.swift"),
                .removeFile(path: "Notes/AppDelegate.swift"),
                .removeSetting(key: "INFOPLIST_FILE"),
                .raiseDeploymentTarget(platform: .ios, to: VersionNumber(14)),
            ], for: notes, in: tree)
        let after = try applied(changes, to: tree, creating: ["Notes/A b.swift"])
        let text = try after.read(ClassicProject.path).string
        #expect(
            try PropertyListComparison.ours(text) == PropertyListComparison.theirs(Array(text.utf8))
        )
        let plist = try PropertyListDocument(SourceText(ClassicProject.plist))
        let edited = applied(
            plist.removalEdits(of: [["UIMainStoryboardFile"]])
                + (try plist.settingEdits(
                    of: .array([.data([1, 2, 3]), .integer(4)]), at: ["B", "C"])),
            to: ClassicProject.plist)
        #expect(
            try PropertyListComparison.ours(edited)
                == PropertyListComparison.theirs(Array(edited.utf8)))
    }
}
