import ProjectModel
import SourceEditing
import Testing

@testable import AppFacts

/// Storyboards and nibs that are valid XML, however odd, are read as such; what is damaged is told with its place.
struct InterfaceDocumentTests {
    private func read(_ text: String) throws -> InterfaceDocument {
        try InterfaceDocument(SourceText(text))
    }

    /// Ways to write one and the same element.
    static let spellings = [
        #"<view id="a" title="x"/>"#,
        #"<view id="a" title="x"></view>"#,
        #"<view id="a" title="x" />"#,
        #"<view title="x" id="a"/>"#,
        #"<view id='a' title='x'/>"#,
        #"<view id = "a" title= 'x' ></view >"#,
        "<view\n    id=\"a\"\n    title=\"x\"\n/>",
        "<view\r\n\tid=\"a\"\r\n\ttitle=\"x\"\r\n></view\r\n>",
        #"<view id="&#97;" title="&#x78;"/>"#,
        #"<?instruction <view id="b"/> ?><view id="a" title="x"/>"#,
        #"<!-- <view id="b"> --><view id="a" title="x"/><!-- </view> -->"#,
        #"<!DOCTYPE view SYSTEM "a>b"><view id="a" title="x"/>"#,
        "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<view id=\"a\" title=\"x\"/>\r\n",
    ]

    @Test(arguments: spellings)
    func spelling(text: String) throws {
        let document = try read(text)
        let view = try #require(document.elements.first)
        #expect(document.elements.count == 1)
        #expect(view.name == "view" && view.parent == nil)
        #expect(view.attributes.byName == ["id": "a", "title": "x"])
        #expect(document.index(ofID: "a") == 0)
        let own = document.text[view.range]
        #expect(own.hasPrefix("<view") && own.hasSuffix(">"))
    }

    @Test(
        "A value is what a reader of XML sees",
        arguments: [
            (#""&lt;&gt;&amp;&quot;&apos;""#, #"<>&"'"#), ("'a\"b'", "a\"b"), ("\"it's\"", "it's"),
            (#""a&#10;b&#x9;c""#, "a\nb\tc"), ("\"a\nb\tc\"", "a b c"), ("\"a\r\nb\rc\"", "a b c"),
            (#""a&amp;lt;b""#, "a&lt;b"), (#""a > b""#, "a > b"),
            (#""Größe &#128640;""#, "Größe 🚀"),
            (#""/> <b/>""#.replacing("<", with: "&lt;"), "/> <b/>"), ("\"\"", ""),
        ])
    func value(written: String, value: String) throws {
        #expect(try read("<view title=\(written)/>").elements[0].attributes["title"] == value)
    }

    @Test(
        "The characters of an element are its own",
        arguments: [
            ("a&#10;b", "a\nb"), ("a\r\nb\rc", "a\nb\nc"), ("<![CDATA[<b> &lt;]]>", "<b> &lt;"),
            ("a<!-- b -->c<?d e?>f", "acf"), ("a<b>c</b>d<b/>e", "ade"), ("", ""),
            ("<!--<b>--><b><b>x</b></b>y", "y"),
        ])
    func characters(content: String, characters: String) throws {
        #expect(try read("<string>\(content)</string>").characters(of: 0) == characters)
    }

    @Test("Elements know their parents, their bytes and the comment that names them")
    func places() throws {
        let text = """
            <document initialViewController="a">
                <!--Notes-->
                <scene sceneID="s"><objects><controller id="a"/></objects></scene>
                <!--Steps--> text <scene/>
            </document>
            """
        let document = try read(text)
        let elements = document.elements
        #expect(elements.map(\.name) == ["document", "scene", "objects", "controller", "scene"])
        #expect(elements.map(\.parent) == [nil, 0, 1, 2, 0])
        #expect(document.text[elements[2].content] == #"<controller id="a"/>"#)
        #expect(
            document.text[elements[1].range]
                == #"<scene sceneID="s"><objects><controller id="a"/></objects></scene>"#)
        #expect(elements[1].comment.map { document.text[$0] } == "<!--Notes-->")
        #expect(elements[4].comment == nil)
        let range = try #require(elements[0].attributes.range(of: "initialViewController"))
        #expect(document.text[range] == #"initialViewController="a""#)
        #expect(document.descendants(of: 1).map(\.name) == ["objects", "controller"])
    }

    @Test(
        "Damage is told with its place",
        arguments: [
            ("", 0, "no elements"), ("<a", 0, "does not end"), ("<a><b></a>", 6, "closes no"),
            ("<a><b>", 3, "'b' is not closed"), ("</a>", 0, "closes no"), ("<a/><b/>", 4, "second"),
            ("<a/>x", 4, "outside"), ("x<a/>", 0, "outside"), ("<a b/>", 3, "in quotes"),
            ("<a b=c/>", 3, "in quotes"), ("<a b=\"c/>", 5, "does not end"),
            ("<a b=\"<\"/>", 6, "does not end"), ("<a b='1' b='2'/>", 9, "duplicate"),
            ("<a b='1'c='2'/>", 0, "does not end"), ("<a>&own;</a>", 3, "no entity"),
            ("<a b='&#0;'/>", 6, "no entity"), ("<a b='&'/>", 6, "does not end"),
            ("<a>&#xD800;</a>", 3, "no entity"), ("<a>&#+65;</a>", 3, "no entity"),
            ("<a>\u{1}</a>", 3, "not allow"), ("<a><!-- </a>", 3, "comment does not end"),
            ("<a><![CDATA[</a>", 3, "CDATA section does not"),
            ("<?xml <a/>", 0, "instruction does"),
            ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 12, "of its own"), ("< a/>", 0, "no tag"),
            ("<a><!DOCTYPE a></a>", 3, "declaration"), ("<1/>", 0, "no tag"),
            ("<<<<<<< HEAD\n<a/>", 0, "no tag"), ("<a>\n=======\n</a>\n</a>", 17, "closes no"),
        ])
    func damage(text: String, offset: Int, reason: String) {
        let error = #expect(throws: DocumentError.self) { try read(text) }
        #expect(error?.offset == offset)
        #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    }

    @Test("Nesting is bounded")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        #expect(try read(nested(256)).elements.count == 256)
        #expect(throws: DocumentError.self) { try read(nested(100_000)) }
    }

    @Test("A file is read once, for all who ask")
    func once() throws {
        let target = NibTarget(["Main.storyboard": "<document/>", "Odd.xib": "<document>"])
        let context = target.context
        let file = try #require(context.interfaces.file("Main.storyboard"))
        #expect(context.interfaces.files.map(ObjectIdentifier.init) == [ObjectIdentifier(file)])
        #expect(context.interfaces.paths == ["Main.storyboard", "Odd.xib"])
        #expect(context.interfaces.count(ofValue: "a") == nil)
        #expect(context.interfaces.mayHave { _ in false })
        let edit = WorkspaceEdit()
        let edited = SourceLibrary(context.library, applying: edit)
        #expect(edited.interface("Main.storyboard") === file)
    }
}
