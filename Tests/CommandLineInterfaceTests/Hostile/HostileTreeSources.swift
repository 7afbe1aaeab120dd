extension HostileTree {
    /// Sources without measure, and sources that are none.
    static let sources: [HostileTree] =
        nested + many
        + [
            app("a source that ends in a string", with: ["App/B.swift": "let a = \"\"\""]),
            app("a source that ends in a comment", with: ["App/B.swift": "/* /* */"]),
            app("a source of closing brackets", with: ["App/B.swift": repeated(")}]>", 50_000)]),
            app("a source of one line", with: ["App/B.swift": repeated("let a = 1; ", 100_000)]),
            app("a source without a line", with: ["App/B.swift": ""]),
            app("a source of zero bytes", with: ["App/B.swift": repeated("\0", 100_000)]),
            app("a source of carriage returns", with: ["App/B.swift": repeated("\r", 100_000)]),
            app("a source in UTF-16", shell: "printf '\\377\\376c\\000l\\000' >App/B.swift"),
            app("a source that is not UTF-8", shell: "printf 'class \\300\\257 {}' >App/B.swift"),
            app("a source of three bytes", shell: "printf '\\357\\273\\277' >App/B.swift"),
            app("a source of backticks", with: ["App/B.swift": repeated("`", 100_001)]),
            app("a source of slashes", with: ["App/B.swift": repeated("/ ", 100_001)]),
            app(
                "a source of conflict markers",
                with: ["App/B.swift": repeated("<<<<<<< \n", 20_000)]),
            app(
                "a source with a conflict", with: ["App/B.swift": conflict("import A", "import B")]),
            app("a source that Git LFS keeps", with: ["App/B.swift": pointer]),
        ]

    private static let nested: [HostileTree] = [
        ("round brackets", "let a = " + repeated("(", 100_000)),
        ("square brackets", "let a = " + repeated("[", 100_000)),
        ("braces", repeated("{", 100_000)),
        ("closures", "let a = " + repeated("{ a in ", 50_000) + repeated("}", 50_000)),
        ("types", repeated("class A { ", 50_000) + repeated("}", 50_000)),
        ("generic types", "let a: " + repeated("A<", 50_000) + repeated(">", 50_000)),
        ("interpolations", "let a = " + repeated("\"\\(", 50_000)),
        ("comments", repeated("/*", 100_000)),
        ("conditions", repeated("#if A\n", 50_000)),
        ("ternaries", "let a = " + repeated("a ? b : ", 50_000) + "c"),
        ("prefixes", "let a = " + repeated("!", 100_000) + "a"),
        ("members", "let a = b" + repeated(".c", 100_000)),
        ("else clauses", "func a() { if b {} " + repeated("else if b {} ", 30_000) + "}"),
    ].map { app("nested \($0)", with: ["App/B.swift": $1]) }

    private static let many: [HostileTree] = [
        app("10,000 functions", with: ["App/B.swift": numbered(10_000) { "func f\($0)() {}\n" }]),
        app("10,000 types", with: ["App/B.swift": numbered(10_000) { "class C\($0) {}\n" }]),
        app(
            "500 delegates",
            with: [
                "App/B.swift": numbered(500) {
                    "@main\nclass D\($0): UIResponder, UIApplicationDelegate {}\n"
                }
            ]),
        app(
            "1,000 windows of the delegate",
            with: [
                "App/B.swift": "import UIKit\nfunc f(delegate: AppDelegate) {\n"
                    + repeated("delegate.window?.isHidden = false\n", 1_000) + "}\n"
            ]),
        app(
            "1,000 files", shell: "for i in $(seq 1000); do echo 'import UIKit' >App/$i.swift; done"
        ),
    ]

    static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    private static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined()
    }

    static func conflict(_ ours: String, _ theirs: String) -> String {
        "<<<<<<< HEAD\n\(ours)\n=======\n\(theirs)\n>>>>>>> other\n"
    }

    static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """
}
