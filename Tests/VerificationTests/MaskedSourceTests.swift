import Testing

/// Which bytes of a source are code.
struct MaskedSourceTests {
    @Test(
        "A word counts in code alone",
        arguments: [
            ("let a = @main", 1), ("// @main", 0), ("/* a /* @main */ @main */ @main", 1),
            ("\"@main\" @main", 1), ("#\"a\" @main \"# @main", 1),
            ("\"\"\"\n@main\n\"\"\"\n@main", 1), ("\"\\(f(\"@main\", @main))\" @main", 2),
            ("\"\\\"@main\" @main", 1), ("@mainThing", 0),
        ])
    func words(text: String, count: Int) {
        #expect(MaskedSource(text).places(of: "@main").count == count)
    }

    @Test("A bracket ends where it is closed, not where a string has its like")
    func brackets() {
        let source = MaskedSource("f(a, \")\", g()) h()")
        #expect(source.end(ofBracketAt: 1) == 14)
    }
}

/// What a source becomes so that it fits a tier.
struct SourceRewriteTests {
    @Test(
        "What needs the Objective-C run time is replaced, and no line moves",
        arguments: [
            ("@objc func f() {}", " func f() {}"),
            ("@objc(name:) func f() {}", " func f() {}"),
            ("@IBOutlet weak var a: A?", " weak var a: A?"),
            ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            ("x(#selector(f(_:)))", "x(Selector(f(_:), named: \"f\"))"),
            ("#keyPath(A.name)", "\"name\""),
            ("delegate?.window??.a", "delegate?.window?.a"),
            ("#if os(iOS) || os(macOS)", "#if true || false"),
            ("#if targetEnvironment(macCatalyst)", "#if false"),
            ("import os.log", "import os"),
            ("import Foundation", "import Foundation; import FoundationAdditions"),
            ("let text = \"@objc os(iOS)\"", "let text = \"@objc os(iOS)\""),
            ("#Preview(\"a\") {\n A()\n}\nb", "\n\n\nb"),
        ])
    func forRun(text: String, expected: String) {
        #expect(SourceRewrite.forRun(text, platform: .ios) == expected)
    }

    @Test("For a type-check only previews and submodules go")
    func forTypeCheck() {
        let text =
            "import AppKit.NSColor\nimport class UIKit.UIView\n@objc class A {}\n#Preview { A() }"
        let expected = "import AppKit\nimport class UIKit.UIView\n@objc class A {}\n"
        #expect(SourceRewrite.forTypeCheck(text) == expected)
    }
}
