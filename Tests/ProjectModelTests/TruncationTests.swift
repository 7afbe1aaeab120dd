import ProjectModel
import SourceEditing
import Testing

/// Damage of any kind may be refused, and must not crash or hang.
@Suite struct TruncationTests {
    @Test(arguments: [ClassicProject.text, ClassicProject.plist])
    func everyPrefixIsRefusedOrRead(text: String) throws {
        let bytes = Array(text.utf8)
        var read = 0
        let step = max(1, bytes.count / 150)
        for end in stride(from: 0, to: bytes.count, by: step) {
            if let document = try? PropertyListDocument(SourceText(bytes: Array(bytes[..<end]))) {
                _ = document.value(at: [])
                read += 1
            }
        }
        #expect(read <= 1, "only a prefix that lacks trailing white space can be whole")
    }

    @Test func projectsWithHolesLoadOrFail() throws {
        let lines = ClassicProject.text.split(separator: "\n", omittingEmptySubsequences: false)
        var loaded = 0
        for hole in stride(from: 0, to: lines.count, by: 17) {
            var kept = lines
            kept.remove(at: hole)
            let text = kept.joined(separator: "\n")
            let result = XcodeProjectFormat().load(
                ClassicProject.bundle, in: ClassicProject.tree([ClassicProject.path: text]))
            #expect(result.problems.count <= 1)
            loaded += result.targets.isEmpty ? 0 : 1
        }
        #expect(loaded > 5)
    }

    @Test func bytesThatChangeNeverCrash() throws {
        let original = Array(ClassicProject.text.utf8)
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let tree = ClassicProject.tree()
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        var edited = 0
        for _ in 0..<25 {
            var bytes = original
            bytes[next(bytes.count)] = UInt8(next(256))
            let damaged = tree.reading([ClassicProject.path: SourceText(bytes: bytes)])
            _ = XcodeProjectFormat().load(ClassicProject.bundle, in: damaged)
            let changes = try? XcodeProjectFormat().lower(
                [
                    .addSource(path: "Notes/X.swift", sibling: "Notes/AppDelegate.swift"),
                    .removeFile(path: "Notes/Zoom.swift"), .removeSetting(key: "INFOPLIST_FILE"),
                ], for: notes, in: damaged)
            edited += changes == nil ? 0 : 1
        }
        #expect(edited > 5)
    }
}
