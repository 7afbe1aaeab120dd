import ProjectModel
import SourceEditing
import Testing

@Suite struct FileTreeTests {
    private let tree = ClassicProject.tree(of: [
        "a/B.swift": "", "a/b.swift": "", "A.swift": "", "a.b/c": "", "a/Cafe\u{301}/x": "",
        "ab/c": "",
    ])

    @Test func pathsAreFoundInAnySpelling() {
        #expect(tree.path(matching: "a/b.swift") == "a/b.swift")
        #expect(tree.path(matching: "a/B.swift") == "a/B.swift")
        #expect(tree.path(matching: "a.SWIFT") == "A.swift")
        #expect(tree.path(matching: "A") == "a")
        #expect(tree.path(matching: "nowhere") == nil)
        let composed = tree.path(matching: "a/Caf\u{E9}/x")
        #expect(composed.map { Array($0.utf8) } == Array("a/Cafe\u{301}/x".utf8))
    }

    @Test func foldersAreCutOutExactly() {
        #expect(Array(tree.paths(below: "a")) == ["a/B.swift", "a/Cafe\u{301}/x", "a/b.swift"])
        #expect(Array(tree.paths(below: "a.b")) == ["a.b/c"])
        #expect(tree.paths(below: "").count == 6)
        #expect(tree.paths(below: "zz").isEmpty)
    }

    @Test func aDeletedFileTakesItsEmptyFoldersAlong() {
        var edit = WorkspaceEdit()
        #expect(throws: Never.self) {
            try edit.delete("a.b/c", by: "test")
            try edit.delete("a/b.swift", by: "test")
        }
        let after = tree.applying(edit)
        #expect(after.path(matching: "A.B") == nil)
        #expect(after.path(matching: "a.b/C") == nil)
        #expect(after.path(matching: "ab/C") == "ab/c")
        #expect(after.path(matching: "a") == "a")
        #expect(after.path(matching: "a/b.SWIFT") == "a/B.swift")
    }

    @Test func ofTwoSpellingsTheOtherCountsOnceTheFirstIsDeleted() {
        var edit = WorkspaceEdit()
        #expect(throws: Never.self) { try edit.delete("a/B.swift", by: "test") }
        #expect(tree.path(matching: "A/B.SWIFT") == "a/B.swift")
        #expect(tree.applying(edit).path(matching: "A/B.SWIFT") == "a/b.swift")
    }

    /// A tree with a plan laid over it answers as one that was made of the files that are left.
    @Test(arguments: 0..<40)
    func aPlannedTreeIsTheTreeOfItsFiles(seed: UInt64) throws {
        let names = ["a", "A", "b.swift", "B.swift", "b.Swift", "Cafe\u{301}", "caf\u{E9}", "c"]
        var random = SeededNumbers(seed: seed)
        func path() -> String {
            (0...Int.random(in: 0...2, using: &random)).map { _ in
                names.randomElement(using: &random) ?? ""
            }.joined(separator: "/")
        }
        var files = Set((0..<12).map { _ in path() })
        var tree = ClassicProject.tree(of: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        for _ in 0..<4 {
            var edit = WorkspaceEdit()
            for path in files.sorted().shuffled(using: &random).prefix(3) {
                try edit.delete(path, by: "test")
                files.remove(path)
            }
            for path in Set((0..<3).map { _ in path() }) where !tree.contains(path) {
                try edit.create(path, SourceText(""), by: "test")
                files.insert(path)
            }
            tree = tree.applying(edit)
            let new = ClassicProject.tree(
                of: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
            #expect(tree.paths == new.paths)
            for path in files.sorted() + (0..<30).map({ _ in path() }) {
                #expect(tree.contains(path) == new.contains(path))
                #expect(tree.path(matching: path) == new.path(matching: path), "\(path)")
                #expect(tree.paths(below: path) == new.paths(below: path))
            }
        }
    }

    @Test(arguments: [
        ("a", "b"), ("a", "a/b"), ("a-b", "a/b"), ("Z", "a"), ("", "a"), ("z", "\u{E9}"),
        ("a/long/path/of/a/file.swift", "a/long/path/of/a/filf.swift"),
    ])
    func pathsAreInTheOrderOfTheirBytes(first: String, second: String) {
        #expect(first.precedesByBytes(second))
        #expect(!second.precedesByBytes(first))
        #expect(!first.precedesByBytes(first))
    }

    @Test(arguments: [
        ("a/b", "../c", "a/c"), ("", "./x//y/", "x/y"), ("a", "..", ""), ("a", "../..", nil),
        ("a", "/x", nil),
    ])
    func pathsAreJoined(folder: String, path: String, result: String?) {
        #expect(RelativePath.join(folder, path) == result)
    }

    @Test func theWayBetweenFolders() {
        #expect(RelativePath.path(to: "a/b/c", from: "a/x/y") == "../../b/c")
        #expect(RelativePath.path(to: "a/b", from: "a") == "b")
        #expect(RelativePath.path(to: "a", from: "") == "a")
        #expect(RelativePath.fileExtension(of: "x.y/A.SWIFT") == "swift")
        #expect(RelativePath.fileExtension(of: "x.y/.hidden") == "")
    }
}

private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
