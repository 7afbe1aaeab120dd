import SourceEditing
import SwiftOutline
import Testing

/// What a sketch says of declarations and extensions of types.
struct SourceSketchTests {
    private func sketch(_ source: String) -> SourceSketch { SourceSketch(SourceText(source)) }

    @Test(
        "An extension is not denied, however it is written",
        arguments: [
            "extension Inner {}", "public extension Inner {}", "extension Outer.Inner {}",
            "extension  Module.Outer.Inner{}", "extension\nInner {}",
            "extension Outer.\n  Inner {}",
            "extension Outer . Inner {}", "extension `Inner` {}",
            "extension `Outer`.Inner {}",
            "extension Outer<Int>.Inner {}", "extension /* of */ Inner {}", "extension`Inner` {}",
            "extension " + String(repeating: "Outer.", count: 40) + "Inner {}",
        ])
    func extended(_ source: String) {
        #expect(sketch(" " + source).mayHave(SketchedWord("Inner"), as: .extended))
    }

    @Test(
        "What only uses a type extends none, and an extension declares none",
        arguments: [
            "let a = Inner()", "let a = Outer.Inner()", "f(.Inner)", "class Inner {}",
            "let extensions: Inner",
        ])
    func notExtended(_ source: String) {
        #expect(!sketch(source).mayHave(SketchedWord("Inner"), as: .extended))
        let other = sketch("public extension Inner {}")
        #expect(!other.mayHave(SketchedWord("Inner"), as: .declared))
    }

    @Test(
        "What declares a variable or a function is not denied, however it is written",
        arguments: [
            "let name = 1", "var name: Int", "func name() {}", "func\n  `name`() {}",
            "let /* the */ name = 1", "let // the\nname = 1", "let a = f(1, 2), name = 2",
            "var a: Int, b, name: Int", "let a = 1, // first\n    name = 2",
            "let a = 1,\n `name` = 2", "let a = 1, /* x */ name: Int = 2",
            "let a = 1, name/**/: Int",
            "static let name\n: Int", "let\u{A0}name = 1",
        ])
    func bound(_ source: String) {
        #expect(sketch(source).mayHave(SketchedWord("name"), as: .bound))
    }

    @Test(
        "A word that is only used binds nothing",
        arguments: [
            "f(name)", "f(a, name)", "f(a, name == 2)", "let names = 1", "// let it be name",
            "print(name, Name())", "if let a { name() }", "let a: name", "f(name: 1)",
        ])
    func notBound(_ source: String) {
        #expect(!sketch(source).mayHave(SketchedWord("name"), as: .bound))
    }

    @Test("A brace in brackets that are not closed ends no head")
    func unclosedBrackets() {
        let source = "struct A: [[ B {\n var c: Int { 0 } ]].Base { }"
        #expect(sketch(source).mayHave(SketchedWord("Base"), as: .inherited))
        let closed = "struct A: B<[Int]> {\n var c: Base { 0 } }"
        #expect(!sketch(closed).mayHave(SketchedWord("Base"), as: .inherited))
    }

    @Test(
        "What a type inherits from is not denied, and the rest is",
        arguments: [
            "class A: Base {}", "struct A<B>: Other, Base\n{", "extension A: Base {}",
            "extension A where Element: Base {}", "class A: // why\n  Base {}",
            "class A: // why {\n  Base {}",
            "// a class that\n// inherits\nclass A: Base {}",
            "let a = \"class //\"; class A: Base {}",
            "protocol P: Base { func f() }", "class A: /* the */ Base {}",
        ])
    func inherited(_ source: String) {
        #expect(sketch(source).mayHave(SketchedWord("Base"), as: .inherited))
        #expect(!sketch(source).mayHave(SketchedWord("Missing"), as: .inherited))
        #expect(!sketch("class A {\n let b: Base }").mayHave(SketchedWord("Base"), as: .inherited))
    }

    @Test("An index finds the sources of a word, as no part of a longer one, and of a role")
    func index() {
        let index = SketchIndex(
            [
                "let name = 1", "f(name)", "names", "extension name {}", "",
                "class /* x */ name {}",
                String(repeating: "long", count: 100) + "; func name() {}",
            ].map(sketch))
        let word = SketchedWord("name")
        #expect(index.sources(of: word, as: .named) == [0, 1, 3, 5, 6])
        #expect(index.sources(of: word, as: .bound) == [0, 5, 6])
        #expect(index.sources(of: word, as: .extended) == [3, 5])
        #expect(index.sources(of: word, as: .declared) == [5])
        #expect(index.sources(of: SketchedWord("na me"), as: .named) == nil)
    }
}
