import ProjectModel
import SourceEditing
import Testing

@Suite struct PropertyListEditingTests {
    private func removing(
        _ paths: [[PropertyListKey]], from text: String, pruning: Bool = false
    ) throws -> String {
        let document = try PropertyListDocument(SourceText(text))
        let edits = document.removalEdits(of: paths, pruningEmptyParents: pruning)
        var edit = WorkspaceEdit()
        try edit.edit("a", edits, by: "test")
        return applied(edits, to: text)
    }

    private func setting(
        _ value: PropertyListValue, at path: [PropertyListKey], in text: String
    ) throws -> String {
        let document = try PropertyListDocument(SourceText(text))
        let after = applied(try document.settingEdits(of: value, at: path), to: text)
        let again = try PropertyListDocument(SourceText(after))
        #expect(again.value(at: path) == value)
        #expect(try again.settingEdits(of: value, at: path) == [])
        return after
    }

    @Test func aKeyThatStandsForItselfKeepsItsName() throws {
        let after = try setting(.string("b"), at: [.key("key")], in: "{ key; other = 1; }")
        #expect(after == "{ key = b; other = 1; }")
    }

    @Test func aFileThatMixesTabsAndSpacesIsFollowedWhereItIs() throws {
        let after = try setting(
            .dictionary([PropertyListPair("c", .boolean(true))]), at: [.key("b")],
            in: "<dict>\n  <key>z</key>\n  <true/>\n\t<key>a</key>\n\t<true/>\n</dict>")
        #expect(
            after.hasSuffix(
                "\t<true/>\n\t<key>b</key>\n\t<dict>\n\t\t<key>c</key>\n\t\t<true/>\n\t</dict>\n</dict>"
            ), "\(after)")
    }

    @Test func aPairGoesWithItsLines() throws {
        let after = try removing([["UIMainStoryboardFile"]], from: ClassicProject.plist)
        #expect(
            after
                == ClassicProject.plist.replacing(
                    "\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n", with: ""))
    }

    @Test(arguments: [
        // Several pairs on one line.
        ("<dict><key>A</key><true/><key>B</key><true/></dict>", "<dict><key>B</key><true/></dict>"),
        (
            "<dict> <key>A</key><true/> <key>B</key><true/> </dict>",
            "<dict> <key>B</key><true/> </dict>"
        ),
        (
            "<dict>\n  <key>A</key><true/> <key>B</key><true/>\n</dict>",
            "<dict>\n  <key>B</key><true/>\n</dict>"
        ),
        (
            "<dict>\n  <key>B</key><true/> <key>A</key><true/>\n</dict>",
            "<dict>\n  <key>B</key><true/>\n</dict>"
        ),
        // Comments above stay, those behind on the line go.
        (
            "<dict>\n<!-- a -->\n<key>A</key>\n<true/> <!-- b -->\n<key>B</key><true/>\n</dict>",
            "<dict>\n<!-- a -->\n<key>B</key><true/>\n</dict>"
        ),
        (
            "<dict>\n<!-- a --> <key>A</key>\n<true/>\n<key>B</key><true/>\n</dict>",
            "<dict>\n<!-- a -->\n<key>B</key><true/>\n</dict>"
        ),
        // Windows line endings.
        (
            "<dict>\r\n\t<key>A</key>\r\n\t<true/>\r\n\t<key>B</key>\r\n\t<true/>\r\n</dict>",
            "<dict>\r\n\t<key>B</key>\r\n\t<true/>\r\n</dict>"
        ),
        // Repeated keys.
        (
            "<dict>\n<key>A</key><true/>\n<key>B</key><true/>\n<key>A</key><false/>\n</dict>",
            "<dict>\n<key>B</key><true/>\n</dict>"
        ),
        // The last pair.
        ("<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n", "<dict/>\n"),
        ("<dict><!-- c --><key>A</key><true/></dict>", "<dict><!-- c --></dict>"),
        // OpenStep.
        ("{\n\tA = 1; /* a */\n\tB = 2;\n}", "{\n\tB = 2;\n}"), ("{ A = 1; B = 2; }", "{ B = 2; }"),
        // Nothing to do.
        ("<dict><key>B</key><true/></dict>", "<dict><key>B</key><true/></dict>"),
    ])
    func nothingElseMoves(before: String, after: String) throws {
        #expect(try removing([["A"]], from: before) == after)
    }

    @Test func parentsThatBecomeEmptyGoWhenAsked() throws {
        let text = """
            <dict>
                <key>M</key>
                <dict>
                    <key>C</key>
                    <dict>
                        <key>W</key>
                        <array>
                            <dict>
                                <key>N</key>
                                <string>x</string>
                            </dict>
                        </array>
                    </dict>
                </dict>
                <key>Z</key>
                <true/>
            </dict>
            """
        let path: [PropertyListKey] = ["M", "C", "W", 0, "N"]
        #expect(
            try removing([path], from: text, pruning: true)
                == "<dict>\n    <key>Z</key>\n    <true/>\n</dict>")
        #expect(
            try removing([path], from: text).contains(
                "                <dict/>\n            </array>"))
        let kept = text.replacing(
            "<key>C</key>", with: "<key>K</key>\n        <true/>\n        <key>C</key>")
        #expect(
            try removing([path], from: kept, pruning: true)
                == "<dict>\n    <key>M</key>\n    <dict>\n        <key>K</key>\n        <true/>\n    </dict>\n    <key>Z</key>\n    <true/>\n</dict>"
        )
    }

    @Test func manyPathsFitTogether() throws {
        let text =
            "<dict>\n\t<key>A</key><true/> <key>B</key><true/>\n\t<key>C</key><dict><key>D</key><true/></dict>\n</dict>"
        #expect(
            try removing([["A"], ["B"]], from: text)
                == "<dict>\n\t<key>C</key><dict><key>D</key><true/></dict>\n</dict>")
        #expect(
            try removing([["C", "D"], ["C"], ["A"]], from: text)
                == "<dict>\n\t<key>B</key><true/>\n</dict>")
        #expect(try removing([["A"], ["B"], ["C", "D"]], from: text, pruning: true) == "<dict/>")
    }

    @Test func aValueIsReplacedInPlace() throws {
        let after = try setting(
            .string("<é&>"), at: ["UIMainStoryboardFile"], in: ClassicProject.plist)
        #expect(
            after
                == ClassicProject.plist.replacing(
                    "<string>Main</string>", with: "<string>&lt;é&amp;&gt;</string>"))
    }

    @Test func aNewKeyStandsInItsAlphabeticalPlace() throws {
        let after = try setting(.boolean(true), at: ["LSUIElement"], in: ClassicProject.plist)
        #expect(
            after
                == ClassicProject.plist.replacing(
                    "\t<key>UIMain", with: "\t<key>LSUIElement</key>\n\t<true/>\n\t<key>UIMain"))
    }

    @Test func missingContainersAreMade() throws {
        let after = try setting(
            .string("x"), at: ["UIApplicationSceneManifest", "UISceneConfigurations", "W", 0, "N"],
            in:
                "<plist>\r\n<dict>\r\n  <key>Z</key>\r\n  <true/>\r\n  <key>B</key>\r\n  <true/>\r\n</dict>\r\n</plist>"
        )
        #expect(
            after
                == """
                <plist>
                <dict>
                  <key>Z</key>
                  <true/>
                  <key>B</key>
                  <true/>
                  <key>UIApplicationSceneManifest</key>
                  <dict>
                    <key>UISceneConfigurations</key>
                    <dict>
                      <key>W</key>
                      <array>
                        <dict>
                          <key>N</key>
                          <string>x</string>
                        </dict>
                      </array>
                    </dict>
                  </dict>
                </dict>
                </plist>
                """.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: [
        ("<dict/>", "<dict>\n\t<key>K</key>\n\t<true/>\n</dict>"),
        (
            "<plist>\n<dict>\n</dict>\n</plist>",
            "<plist>\n<dict>\n\t<key>K</key>\n\t<true/>\n</dict>\n</plist>"
        ),
        ("<dict>\n<!-- c -->\n</dict>", "<dict>\n<!-- c -->\n\t<key>K</key>\n\t<true/>\n</dict>"),
        ("<dict><key>A</key><true/></dict>", "<dict><key>A</key><true/><key>K</key><true/></dict>"),
        ("<dict><key>Z</key><true/></dict>", "<dict><key>K</key><true/><key>Z</key><true/></dict>"),
        (
            "<dict>\n <key>A</key>\n <true/> <!-- a -->\n <key>Z</key>\n <true/>\n</dict>",
            "<dict>\n <key>A</key>\n <true/> <!-- a -->\n <key>K</key>\n <true/>\n <key>Z</key>\n <true/>\n</dict>"
        ),
    ])
    func insertionsLookLikeTheirNeighbours(before: String, after: String) throws {
        #expect(try setting(.boolean(true), at: ["K"], in: before) == after)
    }

    @Test func aNewKeyIsNotMadeConditional() throws {
        let text = "<dict>\n<key>A</key>\n<true/>\n#ifdef X\n<key>B</key>\n<true/>\n#endif\n</dict>"
        #expect(
            try setting(.boolean(true), at: ["C"], in: text)
                == "<dict>\n<key>A</key>\n<true/>\n<key>C</key>\n<true/>\n#ifdef X\n<key>B</key>\n<true/>\n#endif\n</dict>"
        )
    }

    @Test func anElementIsAppendedToAList() throws {
        let text = "<dict>\n\t<key>A</key>\n\t<array>\n\t\t<string>x</string>\n\t</array>\n</dict>"
        #expect(
            try setting(.string("y"), at: ["A", 1], in: text)
                == text.replacing("x</string>", with: "x</string>\n\t\t<string>y</string>"))
        #expect(
            try setting(.string("y"), at: ["A", 2], in: "{ A = (a, b); }").contains("(a, b, y,)"))
    }

    @Test func aValueThatHoldsNothingIsNamed() throws {
        let document = try PropertyListDocument(SourceText("<dict><key>A</key><true/></dict>"))
        let error = #expect(throws: DocumentError.self) {
            try document.settingEdits(of: .boolean(true), at: ["A", "B"])
        }
        #expect(error?.offset == 18)
    }
}
