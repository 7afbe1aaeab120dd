import ProjectModel
import SourceEditing
import Testing

@Suite struct XCConfigTests {
    @Test func statementsHaveTheirPlaces() throws {
        let text = """
            \u{FEFF}// comment = 1
            #include "Base.xcconfig"
            #include? "Local \\ copy.xcconfig" // maybe
              KEY [sdk=iphoneos*] [arch=arm64]=  a b ; // c
            EMPTY =
            URL = https:/$()/x
            nonsense
            LAST = one \\
              two
            """
        let document = XCConfigDocument(SourceText(text))
        let includes = document.statements.compactMap { statement -> XCConfigInclude? in
            if case .include(let include) = statement { include } else { nil }
        }
        #expect(includes.map(\.path) == ["Base.xcconfig", "Local \\ copy.xcconfig"])
        #expect(includes.map(\.isOptional) == [false, true])
        let assignments = document.assignments
        #expect(
            assignments.map(\.key) == ["KEY[sdk=iphoneos*][arch=arm64]", "EMPTY", "URL", "LAST"])
        #expect(assignments.map(\.value) == ["a b", "", "https:/$()/x", "one two"])
        #expect(document.text[assignments[0].valueRange] == "a b")
        #expect(document.text[assignments[0].lines].hasSuffix("; // c\n"))
    }

    @Test func includesAndLevelsBuildOnEachOther() throws {
        let tree = ClassicProject.tree([
            "Config/Base.xcconfig": """
            #include "Deep/More.xcconfig"
            #include "Base.xcconfig"
            #include "Config/Deep/Other.xcconfig"
            FLAGS = $(inherited) base
            LOOP = $(POOL) $(LOOP)
            POOL = $(LOOP)
            BUNDLE_PREFIX = $(NAME_$(WHICH))
            """,
            "Config/Deep/More.xcconfig": "FLAGS = more\nNAME_a = org.a",
            "Config/Deep/Other.xcconfig": "WHICH = a",
            ClassicProject.path: ClassicProject.text.replacing(
                "PRODUCT_NAME = \"My $(TARGET_NAME)\";",
                with: "PRODUCT_NAME = \"My $(TARGET_NAME)\"; FLAGS = (\"$(inherited)\", own);"),
        ])
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        let settings = try #require(notes.configurations.first).settings
        #expect(settings["FLAGS"] == "more base own")
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.a.My-Notes")
        #expect(settings["LOOP"] != nil)
    }

    @Test func settingsThatExplodeEnd() throws {
        let doubled = (0..<24).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }.joined(separator: "\n")
        let unclosed = "U = " + String(repeating: "$(", count: 5_000)
        let tree = ClassicProject.tree(["Config/Base.xcconfig": doubled + "\n" + unclosed])
        #expect(try target("Notes", of: ClassicProject.bundle, in: tree).sources.count == 3)
    }

    @Test(arguments: [
        ("$(TARGET_NAME:upper)", "NOTES"), ("${TARGET_NAME:lower}", "notes"),
        ("$(X:default=7 Up)", "7 Up"), ("$(PRODUCT_NAME:c99extidentifier)", "My_Notes"),
        ("$(SRCROOT)/A.b:base", "./A.b:base"), ("$(UNKNOWN)", "$(UNKNOWN)"), ("100$", "100$"),
        ("$(OPEN", "$(OPEN"),
    ])
    func variables(text: String, value: String) throws {
        let tree = ClassicProject.tree(["Config/Base.xcconfig": "V = \(text)"])
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        #expect(notes.configurations.first?.settings["V"] == value)
    }
}
