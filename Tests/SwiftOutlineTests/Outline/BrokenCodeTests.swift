import SourceEditing
import Testing

@testable import SwiftOutline

struct BrokenCodeTests {
    @Test func messageSendOfObjectiveC() {
        let file = outline(
            """
            @UIApplicationMain
            class AppDelegate: FlutterAppDelegate {
                override func application(_ a: UIApplication) -> Bool {
                    [GMSServices provideAPIKey:@"google api key"];
                    return super.application(a)
                }
                func next() {}
            }
            """)
        let delegate = file.declarations[0]
        #expect(delegate.members.map(\.name) == ["application", "next"])
        let statements = delegate.members[0].body.map(file.statements) ?? []
        #expect(statements.map { file.text($0.range) }.last == "return super.application(a)")
        #expect(statements.count == 2)
    }

    @Test func missingClosingBraceKeepsTheMembers() {
        let file = outline("class A {\n func b() {\n }\n var c = 1\n func d() { e()")
        #expect(file.declarations.map(\.name) == ["A"])
        #expect(file.declarations[0].members.map(\.name) == ["b", "c", "d"])
    }

    @Test func nothingThatCanBeReadBehindAnEqualsSign() {
        let file = outline("let a = as? B()\nlet c =")
        #expect(file.declarations.flatMap(\.bindings).map(\.initializer) == [nil, nil])
    }

    @Test func surplusClosingBrace() {
        let file = outline("class A { } }\nclass B { }")
        #expect(file.declarations.map(\.name) == ["A", "B"])
    }

    @Test func markersOfAMergeConflict() {
        let file = outline(
            """
            class A {
            <<<<<<< HEAD
                var b = 1
            =======
                var b = 2 {
            >>>>>>> other
                var c = 3
            }
            """)
        #expect(file.declarations.map(\.name) == ["A"])
        #expect(file.declarations[0].members.last?.name == "c")
    }

    @Test func loneDirectivesAndEmptyFiles() {
        #expect(outline("#endif\n#else\nclass A {}\n#if X").declarations.map(\.name) == ["A"])
        #expect(outline("").declarations.isEmpty)
        #expect(outline("#if").conditionals.count == 1)
        #expect(outline("class").declarations.count == 1)
        #expect(outline("func").declarations[0].selectorName == "()")
        #expect(outline("@").declarations.isEmpty)
    }

    @Test func aConditionWithoutItsEndReachesToTheEndOfTheFile() {
        let file = outline("class A {}\n#if X\n#if Y\nvar b = 1")
        #expect(file.conditionals.map(\.range) == [4..<12, 6..<12])
    }

    @Test func swift2() {
        let file = outline(
            """
            for var i = 0; i < 10; i++ { a() }
            if let a = b where a > 1 { }
            func f(inout a: Int, var b: Int) { }
            do { try x() } catch let e as NSError { }
            """)
        #expect(file.allStatements.count == 4)
        #expect(file.declarations[0].selectorName == "f(a:b:)")
    }

    @Test(arguments: [
        "struct A { ", "func a() { ", "{ ", "(", "[", "a<", "a(b, ", "if a { ", "if ",
        "switch a { case b: ",
        "#if X\n", "@a ", "final ", "class ", ".a", "a ? b : ", "a ? ", "- ", "try ", "let a = { ",
        "\"\\(", "case a: ", "do { ", "else if a {} ", "} ", ") ", "() -> ", "a: ", "\\a",
        "import ",
    ])
    func deepNestingIsReadWithoutRecursion(_ piece: String) {
        let deep = outline(String(repeating: piece, count: 20_000))
        #expect(deep.declarations.count + deep.topLevelStatements.count < deep.tokens.tokens.count)
        let depth = 2_000
        let file = outline(String(repeating: piece, count: depth))
        #expect(file.allStatements.allSatisfy { !$0.range.isEmpty })
        #expect(file.references(in: 0..<file.tokens.tokens.count - 1).count <= 2 * depth)
        #expect(file.chain(in: 0..<file.tokens.tokens.count - 1)?.range.isEmpty != true)
    }

    @Test func balancedDeepNesting() {
        let depth = 100_000
        func nested(_ open: String, _ close: String) -> SwiftFile {
            outline(String(repeating: open, count: depth) + String(repeating: close, count: depth))
        }
        #expect(nested("struct A { ", "}").declarations.count == 1)
        #expect(nested("let a = { ", "}").declarations.count == 1)
        #expect(nested("#if X\n", "#endif\n").conditionals.count == depth)
        #expect(nested("if a { ", "}").topLevelStatements.count == 1)
    }

    @Test func everyTruncationOfAFileGivesAnOutline() {
        let text = """
            #if os(iOS)
            @main @available(iOS 13, *) final class A<T>: B<[C]>, D where T: E {
                @W(1) var a: [Int: (B) -> C]? = [:] { didSet { if case .x(let y) = z {} } }
                func f<U>(_ a: inout A, b c: @escaping () async throws -> B = { $0 }) rethrows -> some V {
                    guard let s = "x\\(y ? "a" : #"b"#)" as? String, let r = /a+/ else { throw E.f }
                    switch s { case .a, .b where c: d.e?.f!.g { h } i: { j }; default: break }
                    for await x in y where z { repeat { } while a }
                    return try? await a.b(c: d)[e] + \\F.g ?? { [weak self] in self?.h() }()
                }
                indirect enum K: Int { case a = 1, b(c: Int) }
            }
            #else
            infix operator +++: P
            #endif
            """
        let bytes = Array(text.utf8)
        for end in 0...bytes.count {
            for start in [0, end / 2] {
                let file = SwiftFile(SourceText(bytes: Array(bytes[start..<end])))
                let count = file.tokens.tokens.count
                var blocks: [TokenRange] = [0..<count - 1]
                while let block = blocks.popLast() {
                    var last = block.lowerBound
                    for statement in file.statements(of: block) {
                        #expect(statement.range.lowerBound >= last && !statement.range.isEmpty)
                        last = statement.range.upperBound
                        blocks += statement.blocks.map(\.body)
                        _ = statement.expression.flatMap(file.chain)
                        _ = statement.expression.map(file.operands)
                    }
                }
                #expect(file.references(in: 0..<count - 1).count < count)
            }
        }
    }
}
