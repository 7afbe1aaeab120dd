import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct StarlarkReadingTests {
    /// The value of `X` in a file, as far as it is texts.
    private func value(_ text: String, loading other: String = "") throws -> BazelItems {
        let tree = ClassicProject.tree(of: ["BUILD": text, "other.bzl": other])
        let repository = BazelRepository(tree)
        let file = try repository.file("BUILD")
        let node = try #require(file.constants["X"] ?? nil)
        return BazelItems(repository.value(node, in: "BUILD"), within: repository.budget)
    }

    @Test(arguments: [
        (
            #"X = ["a", 'b', r"\n", "\t\x41\101\u00e9", """c"d"""]"#,
            ["a", "b", "\\n", "\tAAé", "c\"d"]
        ),
        ("X = [\"a\\\nb\", '''c\nd''', \"e\" \"f\"]", ["ab", "c\nd", "ef"]),
        ("Y = \"b\"\nX = [\"a\" + Y, \"%s.%s\" % (Y, \"c\"), \"%s!\" % Y]", ["ab", "b.c", "b!"]),
        (
            #"X = ["{}-{}".format("a", "b"), "{1}{0}".format("a", "b"), "{n}".format(n = "c")]"#,
            ["a-b", "ba", "c"]
        ),
        (
            #"X = ["a"] + select({":d": ["b"], "//conditions:default": ["c"]}) + ("d",)"#,
            ["a", "b", "c", "d"]
        ),
        (#"X = [{"k": "v"}["k"], struct(a = "w").a, Label("//a")]"#, ["v", "w", "//a"]),
        (
            "# no [\nX = [ # one\n    \"a\", # ]\n\n    \"b\",\n]\r\nif True:\n    X = 1\n",
            ["a", "b"]
        ),
        ("X = [\"a\"]\nif Y:\n    Z = 1\nelif W:\n    Z = 2\nelse:\n    Z = 3\n", ["a"]),
    ])
    func literals(text: String, expected: [String]) throws {
        let items = try value(text)
        #expect(items.texts.map(\.text) == expected)
        #expect(items.problems.isEmpty)
    }

    @Test func loadedConstantsAreFollowed() throws {
        let items = try value(
            "load(\":other.bzl\", \"B\", C = \"D\")\nX = B + C",
            loading:
                "load(\"@far//:x.bzl\", \"E\")\nB = [\"b\"]\nD = [E, \"d\"]\ndef f():\n    D = 2\n")
        #expect(items.texts.map(\.text) == ["b", "d"])
        #expect(items.problems.map(\.reason) == ["'E' comes from '@far//:x.bzl'"])
        #expect(
            items.problems.first?.place.path == "BUILD"
                || items.problems.first?.place.path == "other.bzl")
    }

    @Test(arguments: [
        ("X = [n for n in [\"a\"]]", "a comprehension is not followed"),
        ("X = names()", "'names(…)' is computed"),
        ("X = native.names()", "'.names(…)' is computed"),
        ("X = Y", "'Y' is not known"),
        ("X = [X]", "'X' is made of itself"),
        ("Y = []\nY += [\"a\"]\nX = Y", "'Y' is computed"),
        ("X = [\"a\"] if Y else []", "an operation is not followed"),
        ("X = [\"a\"][0:1]", "a part of a list is not followed"),
        ("X = [\"%d\" % \"a\"]", "'%' with anything but '%s' is not followed"),
        ("X = select(Y)", "'Y' is not known"),
    ])
    func whatIsNoLiteralIsUnknown(text: String, reason: String) throws {
        #expect(try value(text).problems.map(\.reason) == [reason])
    }

    @Test(arguments: [
        ("x(\n  a = [1\n", 2), ("a\n\nx(]\n", 3), ("x()\n  y()\n", 2), ("x = \"a\n", 1),
        ("x()\n'''\n\n", 2), ("x(a b)\n", 1), ("\n)\n", 2), ("x = \n", 1), ("x()\ny = $\n", 2),
        ("x()\n<<<<<<< HEAD\ny()\n", 2), ("x = if\n", 1), ("x(a = )\n", 1), ("x() y()\n", 1),
        ("x = {\"a\": 1 \"b\": 2}\n", 1), ("x.\n", 1), ("x = lambda y\n", 1),
    ])
    func damageIsRefusedAtItsLine(text: String, line: Int) {
        let error = #expect(throws: DocumentError.self) { try StarlarkFile(SourceText(text)) }
        let offset = error?.offset ?? 0
        #expect(text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 == line)
    }

    @Test(arguments: ["(", "[", "{", "x(", "x[", "{1: "])
    func deepBracketsAreRefused(bracket: String) {
        let text = "x = " + String(repeating: bracket, count: 100_000)
        #expect(throws: DocumentError.self) { try StarlarkFile(SourceText(text)) }
    }

    @Test(arguments: [
        "\"a\" + ", "not ", "-", "lambda x: ", "1 if 2 else ", "\"%s\" % ",
    ])
    func longChainsAreRead(link: String) throws {
        let text = "X = " + String(repeating: link, count: 50_000) + "\"a\"\n"
        _ = try value(text)
    }

    @Test func longTrailersAndSumsOfSumsAreRead() throws {
        _ = try value("X = a" + String(repeating: ".b", count: 50_000))
        _ = try value("X = a" + String(repeating: "()", count: 50_000))
        var text = "A0 = [\"a\"]\nB0 = \"b\"\n"
        for index in 1...60 {
            text +=
                "A\(index) = A\(index - 1) + A\(index - 1)\nB\(index) = B\(index - 1) + B\(index - 1)\n"
        }
        #expect(try value(text + "X = A60").problems.count == 1)
        #expect(try value(text + "X = [B60]").problems.count == 1)
    }

    @Test func everyPrefixIsRefusedOrRead() {
        let bytes = Array(BazelProject.text.utf8)
        for end in 0..<bytes.count {
            _ = try? StarlarkFile(SourceText(bytes: Array(bytes[..<end])))
        }
        for place in stride(from: 0, to: bytes.count, by: 3) {
            for byte: UInt8 in [0, 0x22, 0x28, 0x5D, 0x3A, 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = BazelFormat().load(
                    BazelProject.path,
                    in: BazelProject.tree().reading([BazelProject.path: SourceText(bytes: damaged)])
                )
            }
        }
    }
}
