import Testing

/// What it costs to add something: each kind of addition is a patch in `Tests/Additions`, whose files are counted.
struct AdditionTests {
    @Test("Every patch is counted")
    func kinds() throws {
        #expect(try Addition.kindsWithPatch() == Set(Addition.all.map(\.kind)))
    }

    @Test("A worked addition fits the present tree", arguments: Addition.all)
    func fits(addition: Addition) throws {
        let problem = try addition.problem()
        #expect(
            problem == "",
            "Tests/Additions/\(addition.kind).patch no longer fits: write it anew as Tests/Additions/README.md says"
        )
    }

    @Test("An addition touches as many files as it may, and no fewer", arguments: Addition.all)
    func count(addition: Addition) throws {
        let counted = try addition.counted()
        #expect(
            counted.count <= addition.limit,
            "adding a \(addition.kind) costs \(counted.count) files, and may cost \(addition.limit): \(counted)"
        )
        #expect(
            counted.count >= addition.limit,
            "adding a \(addition.kind) costs \(counted.count) files by now: make that its limit")
    }
}
