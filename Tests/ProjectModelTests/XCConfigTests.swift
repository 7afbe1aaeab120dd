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

    private func problems(_ files: [String: String]) -> [ProjectError] {
        let loaded = XcodeProjectFormat().load(
            ClassicProject.bundle, in: ClassicProject.tree(files))
        #expect(loaded.targets.isEmpty)
        return loaded.problems
    }

    @Test func settingsThatMultiplyAreAProblem() {
        let doubled = (0..<40).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))" }
        let problem = problems(["Config/Base.xcconfig": doubled.joined(separator: "\n")]).first
        #expect(problem?.path == ClassicProject.path)
        #expect(problem?.reason == "the build setting \"A0\" becomes more than 1 MB of text")
    }

    @Test func aFewReferencesToALongValueAreAProblem() {
        let long = String(repeating: "x", count: 100_000)
        let names = String(repeating: "$(LONG)", count: 20)
        let problem = problems(["Config/Base.xcconfig": "LONG = \(long)\nMANY = \(names)"]).first
        #expect(problem?.reason == "the build setting \"MANY\" becomes more than 1 MB of text")
    }

    @Test func manyLongSettingsAreAProblemTogether() {
        let long = String(repeating: "x", count: 100_000)
        let many = (0..<400).map { "M\($0) = " + String(repeating: "$(LONG)", count: 9) }
        let problem = problems([
            "Config/Base.xcconfig": "LONG = \(long)\n" + many.joined(separator: "\n")
        ]).first
        #expect(
            problem?.reason
                == "the build settings of all targets become more text than any project's")
    }

    @Test func aValueThatInheritsItselfTwiceIsAProblem() {
        let doubled = String(repeating: "A = $(inherited)$(inherited)\n", count: 60)
        let problem = problems(["Config/Base.xcconfig": "A = twice\n" + doubled]).first
        #expect(problem?.path == "Config/Base.xcconfig")
        #expect(problem?.reason == "the build setting \"A\" becomes more than 1 MB of text")
    }

    @Test func filesThatIncludeEachOtherAreAProblem() {
        let includes = (0..<20).map { "#include \"C\($0).xcconfig\"\n" }.joined()
        var files = ["Config/Base.xcconfig": includes]
        for index in 0..<20 { files["Config/C\(index).xcconfig"] = includes + "A = 1\n" }
        let problem = problems(files).first
        #expect(
            problem?.reason == "the configuration files come to more than 16 MB, each counted as"
                + " often as it is included")
    }

    @Test func aFileThatCannotBeReadIsAProblem() {
        let known = [ClassicProject.path: SourceText(ClassicProject.text)]
        let tree = FileTree(
            paths: [ClassicProject.path, "Config/Base.xcconfig"], source: FilesInMemory(known))
        let loaded = XcodeProjectFormat().load(ClassicProject.bundle, in: tree)
        #expect(loaded.targets.isEmpty)
        #expect(
            loaded.problems.map(\.reason) == [
                "the configuration file can't be read: no such file"
            ])
    }

    @Test func aFileCountsWhereverItIsIncluded() throws {
        let tree = ClassicProject.tree([
            "Config/Base.xcconfig": """
            #include "Shared.xcconfig"
            VALUE = own
            #include "Shared.xcconfig"
            """,
            "Config/Shared.xcconfig": "VALUE = shared\nLIST = $(inherited) more",
        ])
        let notes = try target("Notes", of: ClassicProject.bundle, in: tree)
        let settings = try #require(notes.configurations.first).settings
        #expect(settings["VALUE"] == "shared")
        #expect(settings["LIST"] == " more more")
    }

    @Test func bracketsThatAreNotClosedCostLittle() throws {
        let unclosed = "U = " + String(repeating: "$(", count: 5_000)
        let tree = ClassicProject.tree(["Config/Base.xcconfig": unclosed])
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
