import SourceEditing
import Testing

/// A patch is right when Git makes the same file of it as the edits do.
struct PatchTests {
    /// Applies a patch of `path` with Git, and returns what became of the file.
    private func applied(
        _ patch: [UInt8], path: String, to original: SourceText?
    ) throws -> (status: Int32, output: String, file: [UInt8]?) {
        let folder = try TemporaryFolder()
        if let original { try folder.write(original.bytes, to: path) }
        let result = try folder.git("apply", "--whitespace=nowarn", "-", input: patch)
        return (result.status, result.output, folder.read(path))
    }

    @Test(arguments: 0..<150)
    func randomEditsOfRandomTextAreAppliedByGit(seed: Int) throws {
        var random = RandomText(seed: UInt64(seed) + 1)
        let original = random.text(lineLimit: 40)
        let edits = random.edits(of: original)
        let expected = original.applying(edits).bytes
        let patch = UnifiedDiff.editing("A.swift", original, edits)
        guard expected != original.bytes else {
            #expect(patch.isEmpty)
            return
        }
        let result = try applied(patch, path: "A.swift", to: original)
        #expect(result.status == 0, "\(result.output)\n\(String(decoding: patch, as: UTF8.self))")
        #expect(result.file == expected)
    }

    @Test(arguments: [
        "My App/App Delegate.swift", "Größe/Ünïcode.swift", "日本/アプリ.swift", "quo\"te.swift",
        "tab\tname.swift", "back\\slash.swift", " leading and trailing .swift", "a [1] *.swift",
    ])
    func pathsAreQuotedAsGitQuotesThem(path: String) throws {
        let original = SourceText("one\ntwo\n")
        let edit = UnifiedDiff.editing(path, original, [.insert("zero\n", at: 0)])
        #expect(try applied(edit, path: path, to: original).file == Array("zero\none\ntwo\n".utf8))
        let creation = UnifiedDiff.creating(path, original)
        #expect(try applied(creation, path: path, to: nil).file == original.bytes)
        let deletion = UnifiedDiff.deleting(path, original)
        let deleted = try applied(deletion, path: path, to: original)
        #expect(deleted.status == 0, "\(deleted.output)")
        #expect(deleted.file == nil)
    }

    @Test(arguments: ["", "\n", "no newline", "one\r\ntwo\r\n", "\u{FEFF}import UIKit\n"])
    func filesAreCreatedAndDeletedWhole(content: String) throws {
        let text = SourceText(content)
        let created = try applied(
            UnifiedDiff.creating("N/A.swift", text), path: "N/A.swift", to: nil)
        #expect(created.status == 0, "\(created.output)")
        #expect(created.file == text.bytes)
        let deleted = try applied(
            UnifiedDiff.deleting("N/A.swift", text), path: "N/A.swift", to: text)
        #expect(deleted.status == 0, "\(deleted.output)")
        #expect(deleted.file == nil)
    }
}
