import Testing

@testable import SwiftOutline

struct ReferenceTests {
    private func roles(_ text: String) -> [String] {
        let file = outline(text)
        return file.references(in: 0..<file.tokens.tokens.count - 1).map {
            let role =
                switch $0.role {
                case .bare: ""
                case .member(ofSelf: true): " of self"
                case .member(ofSelf: false): " member"
                case .implicitMember: " implicit"
                case .argumentLabel: " label"
                case .declaredName: " declared"
                case .type: " type"
                case .attribute: " attribute"
                }
            return $0.name + role
        }
    }

    @Test func membersAndLabels() {
        #expect(
            roles("self.window?.root = make(for: window, .main, self?.b.c)") == [
                "window of self", "root member", "make", "for label", "window", "main implicit",
                "b of self", "c member",
            ])
        #expect(roles("x.self.y = a ? b : c") == ["x", "self member", "y member", "a", "b", "c"])
        #expect(roles("d = [key: value]; e[f: g]") == ["d", "key", "value", "e", "f label", "g"])
    }

    @Test func interpolationsAndClosures() {
        #expect(
            roles(#"print("a \(window) b \(self.c { $0 })")"#) == [
                "print", "window", "c of self", "$0",
            ])
        #expect(
            roles("f { [weak self, x = y, z] a, b in window }") == [
                "f", "x declared", "y", "z", "a declared", "b declared", "window",
            ])
        #expect(
            roles("{ (a: A, _ b: B) -> C in d }") == [
                "a declared", "A type", "b declared", "B type", "C type", "d",
            ])
    }

    @Test func declaredNamesAndTypes() {
        #expect(
            roles("let a: A<B> = c, d = e") == [
                "a declared", "A type", "B type", "c", "d declared", "e",
            ])
        #expect(
            roles("weak var (x, y): T = z as? U") == [
                "x declared", "y declared", "T type", "z", "U type",
            ])
        #expect(
            roles("func f<T: P>(to a: A, b: B = c) -> D { e }") == [
                "f declared", "T type", "P type", "to label", "a declared", "A type", "b declared",
                "B type", "c", "D type", "e",
            ])
        #expect(
            roles("if let a = b, case .c(let d) = e { a }") == [
                "a declared", "b", "c implicit", "d declared", "e", "a",
            ])
        #expect(
            roles("for (i, x) in list { x }; for await y in z { }") == [
                "i declared", "x declared", "list", "x", "y declared", "z",
            ])
    }

    @Test func wordsAreNoNames() {
        #expect(
            roles("await a; lazy var b = c; override func d() {}") == [
                "a", "b declared", "c", "d declared",
            ])
        #expect(
            roles("import UIKit\n@objc class A: B {}") == [
                "objc attribute", "A declared", "B type",
            ])
        #expect(roles("x as! some P; y is any Q") == ["x", "P type", "y", "Q type"])
    }

    @Test func conditionsAndPlatformsAreNoNames() {
        #expect(
            roles("#if os(iOS) && DEBUG\na\n#endif\nif #available(iOS 13, *) { b }")
                == ["a", "b"])
        #expect(
            roles("@available(iOS 13, *) func f() async throws { c }") == [
                "available attribute", "f declared", "c",
            ])
        #expect(
            roles("private(set) var a: Int { get { b } set { c } }") == [
                "a declared", "Int type", "b", "c",
            ])
        #expect(roles("window: for _ in x { break window }") == ["x"])
    }

    @Test func elementsOfAnEnumAndPatterns() {
        #expect(
            roles("enum A: B { case c, d(e: F) = g }; switch h { case i, .j: k }") == [
                "A declared", "B type", "c declared", "d declared", "e label", "F type", "g", "h",
                "i", "j implicit", "k",
            ])
        #expect(
            roles("switch a { case let (.b(c), d as E): c; case let f: g }") == [
                "a", "b implicit", "c declared", "d declared", "E type", "c", "f declared", "g",
            ])
    }

    @Test func rangesAndBranchesOfAChain() {
        #expect(
            roles("0...self.a; b >= .c; d<E>.f") == [
                "a of self", "b", "c implicit", "d", "E type", "f member",
            ])
        #expect(roles("a\n#if X\n.b\n#endif\n.c") == ["a", "b member", "c member"])
        #expect(
            roles("try await .a(for: b, in: c)") == [
                "a implicit", "for label", "b", "in label", "c",
            ])
    }

    @Test func namesThatAStatementIntroduces() {
        func names(_ text: String) -> [String] {
            let file = outline(text)
            return file.declaredNames(in: file.allStatements[0]).map(\.name)
        }
        #expect(names("let (a, (b: c, _)), `d` = 1") == ["a", "c", "d"])
        #expect(
            names("guard let a, let b = c { x in y }, case let .d(e)? = f else { }") == [
                "a", "b", "e",
            ])
        #expect(names("func f(a: A) { let b = 1 }") == ["f"])
        #expect(names("if let a = b { }") == [])
        #expect(names("#if X\nlet a = 1\n#else\nlet b = 1\n#endif") == ["a", "b"])
    }
}
