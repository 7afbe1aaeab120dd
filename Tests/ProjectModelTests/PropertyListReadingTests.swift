import ProjectModel
import SourceEditing
import Testing

@Suite struct PropertyListReadingTests {
    private func read(_ text: String) throws -> PropertyListDocument {
        try PropertyListDocument(SourceText(text))
    }

    @Test func everyKindOfValue() throws {
        let document = try read(
            """
            <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a ">">]>
            <plist version="1.0"><dict>
            <key>s</key><string>a &lt;&#65;&#x42;&amp; <![CDATA[<b>&]]><!-- no --></string>
            <key>i</key><integer> -12 </integer><key>h</key><integer>0x1F</integer>
            <key>r</key><real>1.5</real><key>t</key><true/><key>f</key><false></false>
            <key>d</key><date>2020-01-02T03:04:05Z</date><key>b</key><data>aGV5\n\tIQ==</data>
            <key>a</key><array><string/><dict/></array><key>k&amp;k</key><dict><key>x</key><true/></dict>
            </dict></plist>
            """)
        #expect(document.value(at: ["s"]) == .string("a <AB& <b>&"))
        #expect(document.value(at: ["i"]) == .integer(-12))
        #expect(document.value(at: ["h"]) == .integer(31))
        #expect(document.value(at: ["r"]) == .real(1.5))
        #expect(document.value(at: ["t"])?.boolean == true)
        #expect(document.value(at: ["f"])?.boolean == false)
        #expect(document.value(at: ["d"]) == .date("2020-01-02T03:04:05Z"))
        #expect(document.value(at: ["b"]) == .data(Array("hey!".utf8)))
        #expect(document.value(at: ["a"]) == .array([.string(""), .dictionary([])]))
        #expect(document.value(at: ["a", 1]) == .dictionary([]))
        #expect(document.value(at: ["k&k", "x"]) == .boolean(true))
        #expect(document.value(at: ["a", 2]) == nil)
        #expect(document.value(at: ["t", "x"]) == nil)
        #expect(document.keys == ["s", "i", "h", "r", "t", "f", "d", "b", "a", "k&k"])
    }

    @Test func placesAreByteOffsets() throws {
        let text = "\u{FEFF}<dict>\r\n<!-- é --><key>A</key>\r\n<string>é</string></dict>"
        let document = try read(text)
        let value = try #require(document.range(at: ["A"]))
        #expect(document.text[value] == "<string>é</string>")
        #expect(document.text[try #require(document.keyRange(at: ["A"]))] == "<key>A</key>")
    }

    @Test func theLastOfARepeatedKeyCounts() throws {
        let document = try read(
            "<dict><key>A</key><true/><key>A</key><string>x</string></dict>")
        #expect(document.value(at: ["A"]) == .string("x"))
    }

    @Test func openStepIsReadToo() throws {
        let document = try read(
            #"{ /* c */ A = x; "B b" = "\"\n\U00e9\101\\"; C = (1, "two",); D = <0fAb 1>; E = { F = -1; }; G; }"#
        )
        #expect(document.syntax == .openStep)
        #expect(document.value(at: ["B b"]) == .string("\"\né\u{41}\\"))
        #expect(document.value(at: ["C"]) == .array([.string("1"), .string("two")]))
        #expect(document.value(at: ["D"]) == .data([0x0F, 0xAB]))
        #expect(document.value(at: ["E", "F"]) == .string("-1"))
        #expect(document.value(at: ["G"]) == .string("G"))
    }

    @Test func preprocessorLinesAreSkipped() throws {
        let document = try read(
            """
            #include "x.h"
            <plist><dict>
            #ifdef A
                <key>A</key><true/>
            #else // x
            #endif
            <key>B</key><array>
              #if 1
              <true/>
              #endif
            </array></dict></plist>
            """)
        #expect(document.keys == ["A", "B"])
        #expect(document.value(at: ["B"]) == .array([.boolean(true)]))
    }

    @Test func preprocessorLinesThatSplitAValueAreRefused() {
        for text in [
            "<dict><key>A</key>\n#if 1\n<true/>\n#endif\n</dict>",
            "<dict><key>A</key><dict>\n#if 1\n</dict>\n#endif\n</dict>",
        ] {
            #expect(throws: DocumentError.self) { try read(text) }
        }
    }

    @Test func theDeepestDocumentIsReadOnASmallStack() throws {
        let xml =
            String(repeating: "<array>", count: 256) + String(repeating: "</array>", count: 256)
        var value = try #require(try read(xml).value(at: []))
        var depth = 0
        while let inner = value.array?.first {
            value = inner
            depth += 1
        }
        #expect(depth == 255)
    }

    @Test(arguments: [
        ("", 0), ("bplist00\u{0}", 0), ("<dict><key>A</key></dict>", 18),
        ("<dict><true/></dict>", 6),
        ("<dict>\n<<<<<<< HEAD\n<key>", 7), ("<dict>text</dict>", 6),
        ("<array><key>A</key></array>", 7),
        ("<string>a</string><string>b</string>", 18), ("<dict><key>A</key><string>x", 18),
        ("<dict><key>A</key><string>x</integer></dict>", 27), ("<foo/>", 0), ("<dict", 0),
        ("<!-- ", 0), ("{ A = ; }", 6), ("{ A = 1 }", 7), ("{ A 1; }", 4), ("{ A = (1 2); }", 8),
        ("{ A = \"x; }", 6), ("{ A = <0g>; }", 8), ("{ A = 1; ", 0), ("{} x", 3), ("[1]", 0),
        ("{ A = 1; }\n=======\n", 11), ("</dict>", 0), ("plain", 0),
        ("<dict><plist></dict></plist>", 6), ("<plist><plist><dict/></plist>", 7),
        ("<dict/><plist></plist>", 7), ("{\"a\": 1}", 0),
    ])
    func damageIsRefusedWithItsPlace(text: String, offset: Int) {
        let error = #expect(throws: DocumentError.self) { try read(text) }
        #expect(error?.offset == offset, "\(text): \(error?.reason ?? "")")
        #expect(error?.remedy.isEmpty == false)
    }

    @Test func depthIsBounded() {
        for text in [
            String(repeating: "<array>", count: 100_000), String(repeating: "(", count: 100_000),
            String(repeating: "{a=", count: 100_000),
        ] {
            let error = #expect(throws: DocumentError.self) { try read(text) }
            #expect(error?.reason == "the property list is nested too deeply")
        }
    }

    @Test func utf16IsNamed() {
        let bytes: [UInt8] = [0xFF, 0xFE] + Array("<".utf16).flatMap { [UInt8($0 & 0xFF), 0] }
        let error = #expect(throws: DocumentError.self) {
            try PropertyListDocument(SourceText(bytes: bytes))
        }
        #expect(error?.reason == "this property list is in UTF-16")
    }

    @Test func invalidUTF8Survives() throws {
        let bytes =
            Array("<dict><key>A</key><string>".utf8) + [0xFF] + Array("</string></dict>".utf8)
        let document = try PropertyListDocument(SourceText(bytes: bytes))
        #expect(document.value(at: ["A"]) == .string("\u{FFFD}"))
        #expect(document.text.bytes == bytes)
    }
}
