import Testing

@testable import SwiftOutline

struct StatementSplittingTests {
    @Test(arguments: [
        ("a\n+ b", 1), ("a\n+b", 2), ("a +\nb", 1), ("a\n.b\n.c()", 1), ("a =\nb", 1),
        ("a\n(b)", 2), ("a\n[b]", 2), ("a(b)\n(c)", 2), ("let x = a\nas? B", 1), ("x is\nA", 1),
        ("a\n? b\n: c", 1), ("a ? b\n: c", 1), ("a; b;; c", 3), ("return\nfoo()", 1),
        ("return\nlet a = 1", 2), ("return\n}", 2), ("break\nfoo()", 2), ("break outer", 1),
        ("a { } b: { }", 1), ("a { }\nb: for x in y { }", 2), ("a()\n{ b }", 1),
        ("let a: A\nb()", 2), ("let a: A\n(b)()", 2), ("try a\ntry await b", 2), ("a!\nb", 2),
        ("a\n!b", 2), ("x = y\n&z", 2), ("a == b\n&& c", 1), ("\"a\"\n\"b\"", 2),
        ("f(a,\nb)\ng", 2), ("if a { }\n.b", 2), ("let x = if a { 1 } else { 2 }\n.b", 2),
        ("do { } catch A.b { } catch { }\nx", 2), ("guard let a, let b else { }\nx", 2),
        ("repeat { } while a\nb", 2), ("#selector(a)\n#warning(\"x\")", 2),
        ("Foo<Bar, Baz>(x)\ny", 2), ("a < b\nc > d", 2), ("let f: Foo<Bar>? = nil\ng", 2),
        ("x = y as? Foo<Bar>\nz", 2), ("@available(iOS 1, *) let x = 1\ny", 2),
        ("#Preview { A() }\nx", 2), ("_ = a\n_ = b", 2), ("a.map(\\.b)\nc", 2),
        ("for x in y where z { }\na", 2), ("a ?? b\n?? c", 1), ("let a = b\n{ c }", 1),
        ("defer { a }\nb", 2), ("throw\na", 1), ("x.if\ny", 2), ("(a as! B)\n.c()", 1),
        ("x = { a in\nb }\ny", 2), ("async let a = b\nc", 2), ("if #available(iOS 1, *) { }\nx", 2),
        ("f = () throws -> A\nb", 2), ("f = () async throws -> A\nb", 2),
        ("#sourceLocation(file: \"a\", line: 1)\nb", 2),
    ])
    func newLines(_ text: String, _ count: Int) {
        #expect(outline(text).allStatements.count == count, "\(outline(text).statementTexts)")
    }

    @Test func terminatorsStandOutsideOfTheRange() {
        let file = outline("window = a; show();\n")
        #expect(file.statementTexts == ["window = a", "show()"])
        #expect(
            file.allStatements.map { $0.terminator.map { file.tokens.text(of: $0) } } == [";", ";"])
    }

    @Test func conditionalMembersBelongToTheChain() {
        let file = outline(
            """
            Text("a")
                #if os(iOS)
                .padding()
                #else
                .frame()
                #endif
                .bold()
            next()
            """)
        #expect(file.statementTexts.count == 2)
    }

    @Test func conditionalStatementsAreOneStatementWithClauses() {
        let file = outline("a()\n#if X\nb()\nc()\n#elseif Y\n#else\nd()\n#endif\ne()")
        let statements = file.allStatements
        #expect(statements.count == 3)
        #expect(statements[1].kind == .conditionalCompilation(0))
        #expect(
            statements[1].blocks.map { file.texts(file.statements(of: $0.body)) } == [
                ["b()", "c()"], [], ["d()"],
            ])
    }

    @Test func multipleTrailingClosuresAndAllmanBraces() {
        let file = outline(
            """
            UIView.animate(withDuration: 1)
            {
                a()
            }
            completion:
            { _ in
                b()
            }
            if x
            {
            }
            else
            {
            }
            """)
        #expect(file.allStatements.map(\.kind) == [.expression, .ifStatement])
    }

    @Test func closuresInConditionsNeedParenthesesOrMore() {
        let file = outline("if list.contains { $0 > 1 }, let x = y { a() }\nwhile (z { }) { b() }")
        #expect(file.allStatements.count == 2)
        #expect(
            file.allStatements.map { $0.blocks.map { file.text($0.body) } } == [["a()"], ["b()"]])
    }

    @Test func localDeclarations() {
        let file = outline("func f() {}\nlet a = 1\nclass B { var c = 2 }\nfinal class D {}\nf()")
        let kinds = file.allStatements.map { statement -> DeclarationKind? in
            if case .declaration(let declaration) = statement.kind { return declaration.kind }
            return nil
        }
        #expect(kinds == [.function, .variable, .class, .class, nil])
    }
}
