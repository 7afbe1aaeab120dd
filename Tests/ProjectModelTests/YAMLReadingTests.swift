import SourceEditing
import Testing

@testable import ProjectModel

@Suite struct YAMLReadingTests {
    private func value(_ text: String) throws -> YAMLValue? {
        try YAMLDocument(SourceText(text)).value()
    }

    private func map(_ pairs: (String, YAMLValue)...) -> YAMLValue {
        .mapping(pairs.map { YAMLPair(.string($0.0), $0.1) })
    }

    @Test(arguments: [
        ("yes", YAMLValue.boolean(true)), ("NO", .boolean(false)), ("off", .boolean(false)),
        ("~", .null), ("5.2", .real(5.2)), ("10", .integer(10)), ("0x1F", .integer(31)),
        ("010", .integer(8)), ("1_000", .integer(1000)), ("1:30", .integer(90)),
        ("1.0.0", .string("1.0.0")), ("26.07.5", .string("26.07.5")), (".5", .real(0.5)),
        ("1e3", .real(1000)), ("-.inf", .real(-.infinity)),
        ("2024-05-01", .timestamp("2024-05-01")),
        ("'5.2'", .string("5.2")), ("\"a\\tb\\u00e9\\x41\"", .string("a\tb\u{e9}A")),
        ("'it''s'", .string("it's")), ("$(inherited) -D", .string("$(inherited) -D")),
        ("!!str 5", .string("5")), ("a: b # c", .mapping([YAMLPair(.string("a"), .string("b"))])),
        ("http://a.b#c", .string("http://a.b#c")), ("'a\n\n  b\n  c'", .string("a\nb c")),
        ("a\n b\n\n c", .string("a b\nc")), ("\"a \\\n   b\"", .string("a b")),
        ("08", .real(8)), ("y", .string("y")), ("_", .string("_")), ("-", .sequence([.null])),
        ("- &a", .sequence([.null])), ("+5", .integer(5)),
    ])
    func scalarsAreWhatYamsMakesOfThem(text: String, expected: YAMLValue) throws {
        #expect(try value(text) == expected)
    }

    @Test func blocksNestByIndentation() throws {
        let text = """
            # first
            %s: &anchor
            - x
            -   y: 1
                z: [a, {b: c, d}, "e": f]
            -
              - nested
            next:
              {a: 1,
               b: [ 2,
              3 ] }
            last: *anchor
            ? 
            """
        let whole = text.split(separator: "\n").dropLast().joined(separator: "\n")
        let list = YAMLValue.sequence([
            .string("x"),
            map(
                ("y", .integer(1)),
                (
                    "z",
                    .sequence([
                        .string("a"), map(("b", .string("c")), ("d", .null)),
                        map(("e", .string("f"))),
                    ])
                )),
            .sequence([.string("nested")]),
        ])
        #expect(
            try value(whole.split(separator: "%").joined())
                == map(
                    ("s", list),
                    (
                        "next",
                        map(("a", .integer(1)), ("b", .sequence([.integer(2), .integer(3)])))
                    ), ("last", list)))
    }

    @Test(
        arguments: [
            ("a: |\n  x\n   y\n\n  z\n\nb: 1", "x\n y\n\nz\n"), ("a: |-\n  x\n\n", "x"),
            ("a: |+\n  x\n\nb: 1", "x\n\n"),
            ("a: >\n  x\n  y\n\n  z\n   w\n  v\n", "x y\nz\n w\nv\n"),
            ("a: |2\n    x\n", "  x\n"), ("a: >- # why\n  x\n  y", "x y"),
            ("a: |\r\n  x\r\n  y\r\n", "x\ny\n"),
            ("- |\n x\n- y", nil), ("a: |\n", ""),
        ] as [(String, String?)])
    func blockScalarsAreFolded(text: String, expected: String?) throws {
        let document = try YAMLDocument(SourceText(text))
        guard let expected else { return }
        let node = try #require(document.node(at: ["a"]))
        #expect(document.nodes[node].text == expected)
    }

    @Test func mergeKeysBringInWhatIsNotThere() throws {
        let text = """
            base: &base {a: 1, b: 2}
            more: &more {b: 3, c: 4}
            own:
              <<: [*base, *more]
              b: 5
            """
        let document = try YAMLDocument(SourceText(text))
        guard case .mapping(let pairs)? = try document.value() else { return }
        #expect(
            pairs.last?.value == map(("a", .integer(1)), ("c", .integer(4)), ("b", .integer(5))))
    }

    @Test(
        arguments: [
            ("a: b: c", 4, "indentation"), ("a: 1\na: 2", 5, "duplicate"), ("a:\n\tb: 1", 3, "tab"),
            ("a: [1, 2", 3, "closed"), ("a: \"x", 3, "closed"), ("a: *b", 3, "anchor"),
            ("a: 1\n---\nb: 2", 5, "second document"), ("a: 1\n  b: 2", 8, "indentation"),
            ("a:\n  - 1\n b: 2", 10, "indentation"), ("- a\nb: 1", 4, "indentation"),
            ("a: @x", 3, "indentation"), ("a: \"\\q\"", 4, "escape"),
            ("a: {b: 1, b: 2}", 10, "duplicate"),
            ("a: |x\n b", 4, "behind"), ("a: - b", 3, "list"), ("? a\n: b", 0, "not supported"),
            ("{[a]: b}", 1, "not supported"), ("a: \u{7}", 3, "character"),
            ("a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n", 5, "merge conflict"),
            ("a: 'b'\n  c", 9, "indentation"), ("key\n", nil, ""), ("a\nb: 1", 3, "indentation"),
        ] as [(String, Int?, String)])
    func damageIsRefusedWithItsPlace(text: String, offset: Int?, word: String) throws {
        guard let offset else { return }
        do throws(DocumentError) {
            _ = try YAMLDocument(SourceText(text))
            Issue.record("\(text) was read")
        } catch {
            #expect(error.offset == offset, "\(error.reason)")
            #expect(error.reason.contains(word))
        }
    }

    @Test func aliasesThatMultiplyAreRefused() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(alias)]\n"
        }
        let document = try YAMLDocument(SourceText(text))
        #expect(throws: DocumentError.self) { try document.value() }
    }

    @Test(arguments: ["[", "- ", "{a: ", "a:\n "])
    func depthHasABound(open: String) {
        var text = ""
        for level in 0..<5000 {
            text += open.hasPrefix("a") ? String(repeating: " ", count: level) + "a:\n" : open
        }
        #expect(throws: DocumentError.self) { try YAMLDocument(SourceText(text)) }
    }

    @Test func everyPrefixIsReadOrRefused() {
        let bytes = Array((GeneratedProject.folderSpec + GeneratedProject.listSpec).utf8)
        for end in bytes.indices {
            if let document = try? YAMLDocument(SourceText(bytes: Array(bytes[..<end]))) {
                _ = try? document.value()
            }
        }
    }

    @Test func aByteOrderMarkAndDirectivesAreNoContent() throws {
        #expect(try value("\u{FEFF}a: 1") == map(("a", .integer(1))))
        #expect(try value("%YAML 1.1\n---\na: 1\n...\n") == map(("a", .integer(1))))
        #expect(try value("--- x") == .string("x"))
        #expect(try value("# nothing\n") == nil)
    }
}
