import ProjectModel
import SourceEditing
import Testing

/// A text after edits.
func applied(_ edits: [TextEdit], to text: String) -> String {
    SourceText(text).applying(edits).string
}

/// A tree after changes of a project, and after new files.
func applied(
    _ changes: [LoweredChange], to tree: FileTree, creating paths: [String] = []
) throws -> FileTree {
    var edit = WorkspaceEdit()
    for change in changes {
        #expect(!change.edits.isEmpty, "\(change.path) is listed without an edit")
        try edit.edit(change.path, change.edits, by: "the project")
    }
    for path in paths where !tree.contains(path) {
        try edit.create(path, SourceText(""), by: "test")
    }
    return tree.applying(edit)
}

/// The app target with a name.
func target(
    _ name: String, of project: String, in tree: FileTree,
    format: any ProjectFormat = XcodeProjectFormat()
) throws -> AppTarget {
    let loaded = format.load(project, in: tree)
    #expect(loaded.problems == [])
    return try #require(loaded.targets.first { $0.name == name })
}
