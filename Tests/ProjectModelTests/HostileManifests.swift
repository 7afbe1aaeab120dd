import Testing

/// A project that asks for any amount of time or memory, and what it is written in.
struct HostileManifest: Sendable, CustomTestStringConvertible {
    /// The languages of projects.
    enum Language: Sendable {
        case tuist
        case bazel
        case xcodeGen
    }

    let name: String
    let language: Language
    let files: [String: String]

    var testDescription: String { name }

    /// The first `count` lines of a chain, each of which names the next several times, and the last of which ends it.
    static func chain(_ count: Int, _ line: (Int) -> String, end: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n") + "\n" + end(count) + "\n"
    }

    // MARK: Tuist

    static func tuist(
        _ name: String, _ declarations: String = "", app: String = "\"Demo\"",
        plist: String = ".default", sources: String = "[\"App/**\"]"
    ) -> HostileManifest {
        HostileManifest(
            name: "tuist: " + name, language: .tuist,
            files: [
                "Project.swift": """
                import ProjectDescription
                \(declarations)
                let project = Project(name: "Demo", targets: [
                    .target(
                        name: \(app), destinations: .iOS, product: .app, bundleId: "org.example.demo",
                        infoPlist: \(plist), sources: \(sources))
                ])

                """,
                "App/AppDelegate.swift": "@main\n",
            ])
    }

    static func repeated(_ text: String, _ count: Int, by separator: String = "") -> String {
        [String](repeating: text, count: count).joined(separator: separator)
    }

    static let ofTuist = [
        tuist(
            "functions that call the next twice",
            chain(40) {
                "func f\($0)() -> String { f\($0 + 1)() + f\($0 + 1)() }"
            } end: {
                "func f\($0)() -> String { \"\" }"
            }, app: "f0()"),
        tuist(
            "an extension that calls itself by its type",
            "extension InfoPlist { static func a() -> InfoPlist { .a() } }", plist: ".a()"),
        tuist(
            "two that call each other by their type",
            "extension InfoPlist { static func a() -> InfoPlist { .b() }\n static func b() -> InfoPlist { .a() } }",
            plist: ".a()"),
        tuist(
            "a default argument that calls its function",
            "extension InfoPlist { static func a(_ x: InfoPlist = .a()) -> InfoPlist { x } }",
            plist: ".a()"),
        tuist(
            "computed properties that use each other twice",
            "struct S { var n: String { m + m }\n var m: String { n + n } }", app: "S().n"),
        tuist(
            "an initializer that makes its type",
            "struct S { var n: String\n init() { n = S().n } }", app: "S().n"),
        tuist(
            "loops in loops",
            "func f() -> String {\n var s = \"a\"\n"
                + repeated("for a in [1, 2, 3, 4, 5, 6, 7, 8, 9] { ", 12) + repeated("}", 12)
                + "\n return s }", app: "f()"),
        tuist(
            "closures in closures",
            app: repeated("[1, 2, 3, 4, 5, 6, 7, 8, 9].map { _ in ", 8) + "\"a\""
                + repeated("}.joined(separator: \"\")", 8)),
        tuist(
            "calls of sixty arguments compared",
            chain(8) { number in
                "let f\(number): Any = .x(" + repeated("f\(number + 1)", 60, by: ", ") + ")"
            } end: {
                "let f\($0): Any = .y"
            }, sources: "f0 == f0 ? [\"App/**\"] : []"),
        tuist(
            "dictionaries that name the next twice",
            chain(40) {
                "let f\($0): Plist.Value = [\"a\": f\($0 + 1), \"b\": f\($0 + 1)]"
            } end: {
                "let f\($0): Plist.Value = \"x\""
            }, plist: ".extendingDefault(with: [\"a\": f0])"),
        tuist(
            "values that hold the one before",
            "let f0 = \"a\"\n"
                + (1...3000).map { "let f\($0) = [f\($0 - 1)]" }.joined(separator: "\n"),
            app: "f3000[0]"),
        tuist("operators in a row", app: "\"a\"" + repeated(" + \"b\"", 5000)),
        tuist(
            "patterns against all files",
            sources: "["
                + (0..<499).map { "\"{a,b}{c,d}{e,f}{g,h}{i,j}/**/*\($0)*\"" }.joined(
                    separator: ", ") + "]"
        ).with(files: 300),
    ]

    // MARK: Texts that double, which are not known and stop nothing else

    static let texts = [
        tuist(
            "appending",
            chain(60) {
                "let f\($0) = f\($0 + 1).appending(f\($0 + 1))"
            } end: {
                "let f\($0) = \"0123456789\""
            }, app: "f0"),
        tuist(
            "interpolation",
            chain(60) {
                "let f\($0) = \"\\(f\($0 + 1))\\(f\($0 + 1))\""
            } end: {
                "let f\($0) = \"0123456789\""
            }, app: "f0"),
        tuist(
            "joined",
            chain(30) { number in
                "let f\(number) = [" + repeated("f\(number + 1)", 10, by: ", ")
                    + "].joined(separator: \"\")"
            } end: {
                "let f\($0) = \"0123456789\""
            }, app: "f0"),
        tuist(
            "sums",
            chain(60) {
                "let f\($0) = f\($0 + 1) + f\($0 + 1)"
            } end: {
                "let f\($0) = \"0123456789\""
            }, app: "f0"),
        tuist("braces", sources: "[\"{a,b}" + repeated("{a,b}", 30) + "/**\"]"),
    ]

    // MARK: Bazel

    static func bazel(
        _ name: String, _ declarations: String = "", app: String = "\"Demo\"",
        sources: String = "[\"App/AppDelegate.swift\"]"
    ) -> HostileManifest {
        HostileManifest(
            name: "bazel: " + name, language: .bazel,
            files: [
                "BUILD.bazel": """
                load("@build_bazel_rules_apple//apple:ios.bzl", "ios_application")
                load("@build_bazel_rules_swift//swift:swift.bzl", "swift_library")
                \(declarations)
                swift_library(name = "lib", module_name = "Demo", srcs = \(sources))
                ios_application(
                    name = "Demo", bundle_name = \(app), bundle_id = "org.example.demo",
                    families = ["iphone"], minimum_os_version = "16.0", deps = [":lib"])

                """,
                "MODULE.bazel": "", "App/AppDelegate.swift": "@main\n",
            ])
    }

    static let ofBazel = [
        bazel(
            "lists that name the next twice",
            chain(60) {
                "f\($0) = [f\($0 + 1), f\($0 + 1)]"
            } end: {
                "f\($0) = [\"App/AppDelegate.swift\"]"
            }, sources: "f0"),
        bazel(
            "choices that name the next twice",
            chain(60) {
                "f\($0) = select({\"//a\": f\($0 + 1), \"//b\": f\($0 + 1)})"
            } end: {
                "f\($0) = [\"App/AppDelegate.swift\"]"
            }, sources: "f0"),
        bazel(
            "globs in globs",
            chain(60) {
                "f\($0) = glob(f\($0 + 1), exclude = f\($0 + 1))"
            } end: {
                "f\($0) = [\"App/**\"]"
            }, sources: "f0"),
        bazel(
            "lists of globs",
            chain(60) {
                "f\($0) = [glob(f\($0 + 1), exclude = f\($0 + 1))]"
            } end: {
                "f\($0) = [\"App/**\"]"
            }, sources: "f0"),
        bazel(
            "elements of a large dictionary",
            "D = {" + (0..<3000).map { "\"k\($0)\": {\"x\": [\"a\"]}" }.joined(separator: ", ")
                + "}", sources: (0..<1000).map { "D[\"k\($0)\"][\"x\"]" }.joined(separator: " + ")),
        bazel(
            "calls in calls", sources: repeated("Label(", 190) + "\"//App:a\"" + repeated(")", 190)),
    ]

    // MARK: XcodeGen

    static func xcodeGen(
        _ name: String, _ spec: String, of target: String = "", files: [String: String] = [:]
    ) -> HostileManifest {
        let own = [
            "project.yml": """
            name: Demo
            \(spec)
            targets:
              Demo:
                type: application
                platform: iOS
                sources: [App]
            \(target)

            """,
            "App/AppDelegate.swift": "@main\n",
        ]
        return HostileManifest(
            name: "xcodegen: " + name, language: .xcodeGen, files: own.merging(files) { $1 })
    }

    static let ofXcodeGen = [
        xcodeGen(
            "aliases that name others nine times",
            "x0: &x0 [a, a, a]\n"
                + (1...10).map { number in
                    "x\(number): &x\(number) [" + repeated("*x\(number - 1)", 9, by: ", ") + "]"
                }.joined(separator: "\n")),
        xcodeGen(
            "merge keys that name others nine times",
            "x0: &x0 {a: 1}\n"
                + (1...10).map { number in
                    "x\(number): &x\(number) {<<: [" + repeated("*x\(number - 1)", 9, by: ", ")
                        + "], k\(number): 1}"
                }.joined(separator: "\n")),
        xcodeGen(
            "groups that name the next three times",
            "settingGroups:\n"
                + chain(14) {
                    "  g\($0): {groups: [g\($0 + 1), g\($0 + 1), g\($0 + 1)]}"
                } end: {
                    "  g\($0): {A: 1}"
                } + "settings: {groups: [g0]}"),
        xcodeGen(
            "a group that names itself",
            "settingGroups:\n  g: {groups: [g, g, g]}\nsettings: {groups: [g]}"),
        xcodeGen(
            "five hundred configurations of many settings",
            "configs: {" + (0..<500).map { "C\($0): debug" }.joined(separator: ", ")
                + "}\nsettings: {base: {" + (0..<4000).map { "K\($0): v" }.joined(separator: ", ")
                + "}}"),
        xcodeGen(
            "attributes that multiply texts",
            "targetTemplates:\n  t: {sources: [\"" + repeated("${x}", 5000) + "\"]}",
            of: "    templates: [t]\n    templateAttributes: {x: " + repeated("v", 5000) + "}"),
        xcodeGen(
            "templates in a row that each target repeats",
            "targetTemplates:\n"
                + (0..<200).map { number in
                    "  t\(number): {sources: [" + (0..<60).map { "a\($0)" }.joined(separator: ", ")
                        + "]}"
                }.joined(separator: "\n"),
            of: (0..<60).map {
                "  D\($0): {type: application, platform: iOS, templates: ["
                    + (0..<200).map { "t\($0)" }.joined(separator: ", ") + "]}"
            }.joined(separator: "\n")),
        xcodeGen(
            "an include that includes itself", "include: [a.yml]",
            files: ["a.yml": "include: [b.yml]\n", "b.yml": "include: [a.yml]\n"]),
    ]

    // MARK: Twins

    /// The same means in the sizes that projects have.
    static let twins = [
        tuist(
            "functions and extensions",
            "extension InfoPlist { static func a(_ name: String = \"A\") -> InfoPlist { .b() }\n static func b() -> InfoPlist { .default } }\nfunc f(_ x: String) -> String { g(x) + \"\" }\nfunc g(_ x: String) -> String { x }",
            app: "f(\"Demo\")", plist: ".a()"),
        tuist(
            "texts", "let a = \"De\".appending(\"mo\")\nlet b = [a, \"\"].joined(separator: \"\")",
            app: "\"\\(b)\""),
        tuist(
            "loops and closures",
            "func f() -> [String] {\n var all: [String] = []\n for a in [\"App\"] { for b in [\"/**\"] { all.append(a + b) } }\n return all }",
            sources: "f().map { $0 }"),
        tuist(
            "comparisons and patterns", "let a: Any = .x(1, 2, 3)",
            sources: "a == a ? [\"{App,Lib}/**\"] : []"),
        bazel(
            "lists, formats and choices",
            "A = [\"App/{}.swift\".format(\"AppDelegate\")]\nB = struct(all = A)",
            sources: "B.all"),
        bazel(
            "groups of files that are named three times",
            "filegroup(name = \"g\", srcs = [\":h\", \":h\", \":h\"])\nfilegroup(name = \"h\", srcs = glob([\"App/**\"]))",
            sources: "[\":g\"]"),
        xcodeGen(
            "groups, templates and includes",
            "include: [a.yml]\nsettingGroups:\n  g: {groups: [h, h]}\n  h: {A: 1}\nsettings: {groups: [g]}\ntargetTemplates:\n  t: {templates: [u]}\n  u: {sources: [\"${x}\"]}",
            of: "    templates: [t]\n    templateAttributes: {x: App}",
            files: ["a.yml": "options: {}\n"]),
    ]

    private func with(files count: Int) -> HostileManifest {
        var more = files
        for number in 0..<count { more["Folder/\(number).swift"] = "" }
        return HostileManifest(name: name, language: language, files: more)
    }
}
