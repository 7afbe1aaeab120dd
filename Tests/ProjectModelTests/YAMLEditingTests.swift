import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct YAMLEditingTests {
    private func list(_ text: String, at path: [PropertyListKey] = ["p"]) throws -> YAMLPropertyList
    {
        let document = try YAMLDocument(SourceText(text))
        return YAMLPropertyList(document, at: try #require(document.node(at: path)))
    }

    private func removing(_ text: String, _ paths: [PropertyListKey]...) throws -> String {
        applied(try list(text).edits(removing: paths, setting: []), to: text)
    }

    private func setting(_ text: String, _ key: String, _ value: PropertyListValue) throws -> String
    {
        applied(
            try list(text).edits(removing: [], setting: [PropertyListPair(key, value)]), to: text)
    }

    @Test(arguments: [
        ("p:\n  # about a\n  a: 1 # one\n  b: |\n    x\n  c: 2\n", "p:\n  # about a\n  c: 2\n"),
        ("p: {a: 1, b: 2, c: 3}\n", "p: {c: 3}\n"), ("p: {c: 3, a: 1, b: 2}\n", "p: {c: 3}\n"),
        ("p: {a: 1, c: 3, b: 2}\n", "p: {c: 3}\n"), ("p: {a: 1, b: 2}\n", "p: {}\n"),
        ("p: # why\n  a: 1\n  b: 2\nq: 1\n", "p: {} # why\nq: 1\n"),
        ("p:\r\n  a: 1\r\n  c: 2\r\n  b: 1\r\n", "p:\r\n  c: 2\r\n"),
        ("p:\n  a: [x,\n    y]\n  c: 1\n  b:\n    - z\n", "p:\n  c: 1\n"),
        (
            "p:\n  {\n    a: 1, # one\n    c: 3,\n    b: 2 # two\n  }\n",
            "p:\n  {\n     # one\n    c: 3 # two\n  }\n"
        ),
        ("p: &x\n  a: 1\nq: 1", "p: &x {}\nq: 1"), ("p:\n  c: 1\n  a: 1", "p:\n  c: 1\n"),
    ])
    func removalTakesTheLinesAndNothingElse(text: String, expected: String) throws {
        #expect(try removing(text, ["a"], ["b"]) == expected)
        #expect(try removing(expected, ["a"], ["b"]) == expected)
        _ = try YAMLDocument(SourceText(expected))
    }

    @Test func theFirstKeyBehindADashGivesItsPlaceToTheNext() throws {
        let text = "p:\n  s:\n    - a: 1\n      b: 2\n    - a: 3\n"
        #expect(
            try removing(text, ["s", 0, "a"], ["s", 1, "a"])
                == "p:\n  s:\n    - b: 2\n    - {}\n")
        #expect(try removing(text, ["s", 0], ["s", 1]) == "p:\n  s: []\n")
    }

    @Test(arguments: [
        ("p:\n  a: 1 # one\n  c: 2\nq: 1\n", "p:\n  a: 1 # one\n  b: x\n  c: 2\nq: 1\n"),
        ("p:\n  z: 1\n  c: 2\n", "p:\n  z: 1\n  c: 2\n  b: x\n"),
        ("p:\n  z: 1\n  c: 2", "p:\n  z: 1\n  c: 2\n  b: x"), ("p: {a: 1}", "p: {a: 1, b: x}"),
        ("p: {}\nq: 1\n", "p:\n  b: x\nq: 1\n"), ("p:\nq: 1\n", "p:\n  b: x\nq: 1\n"),
        ("p:\n  c: 1\n", "p:\n  b: x\n  c: 1\n"), ("p:\n  b: 'y' # s\n", "p:\n  b: 'x' # s\n"),
        ("p:\n  b: \"y\"\n", "p:\n  b: \"x\"\n"), ("p:\n  b: x\n", "p:\n  b: x\n"),
        ("p:\n    a:\n      - 1\n    c: 1\n", "p:\n    a:\n      - 1\n    b: x\n    c: 1\n"),
        ("p:\r\n  a: 1\r\n", "p:\r\n  a: 1\r\n  b: x\r\n"),
    ])
    func aKeyIsWrittenAsItsNeighboursAre(text: String, expected: String) throws {
        #expect(try setting(text, "b", .string("x")) == expected)
        #expect(try setting(expected, "b", .string("x")) == expected)
    }

    @Test func nestedValuesAreWrittenInBlocks() throws {
        let value = PropertyListValue.dictionary([
            PropertyListPair("Flag", .boolean(false)),
            PropertyListPair("Empty", .dictionary([])),
            PropertyListPair(
                "List",
                .array([
                    .dictionary([
                        PropertyListPair("a", .string("yes")), PropertyListPair("b", .integer(1)),
                    ]), .string("$(X).y: z"),
                ])),
        ])
        let after = try setting("p:\n  a: 1\n", "b", value)
        #expect(
            after == """
                p:
                  a: 1
                  b:
                    Flag: false
                    Empty: {}
                    List:
                      - a: "yes"
                        b: 1
                      - "$(X).y: z"

                """)
        #expect(try list(after).value(at: ["b"]) == value)
        #expect(try list(setting("p: {a: 1}", "b", value)).value(at: ["b"]) == value)
    }

    @Test func placesAreThoseOfTheFile() throws {
        let text = "p:\n  'a': {b: [1, \"x\"]}\n"
        let list = try list(text)
        #expect(list.keys == ["a"])
        #expect(list.keyRange(at: ["a"]).map { list.text[$0] } == "'a'")
        #expect(list.range(at: ["a", "b", 1]).map { list.text[$0] } == "\"x\"")
        #expect(list.value(at: ["a", "b"]) == .array([.integer(1), .string("x")]))
        #expect(list.value(at: ["a", "c"]) == nil)
    }
}
