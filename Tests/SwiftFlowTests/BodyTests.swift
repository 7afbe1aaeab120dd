import SourceEditing
import SwiftFlow
import SwiftOutline
import Testing

/// How statements become steps with edges.
struct BodyTests {
    private func body(_ text: String) -> (FlowBody, SwiftFile) {
        let file = SwiftFile(SourceText(text))
        return (FlowBody(of: 0..<file.tokens.tokens.count - 1, in: file), file)
    }

    /// The texts of the steps on every way from the start to the end; a loop is gone through at most once.
    private func ways(_ text: String) -> [String] {
        let (body, file) = body(text)
        var ways: [String] = []
        func go(_ step: Int, _ seen: Set<Int>, _ way: [String]) {
            if step == FlowBody.exit {
                ways.append(way.joined(separator: " "))
                return
            }
            for next in body.steps[step].successors where !seen.contains(next) {
                let range = body.steps[next].range
                let own = range.isEmpty || next == FlowBody.exit ? [] : [file.text(range)]
                go(next, seen.union([next]), way + own)
            }
        }
        go(FlowBody.entry, [FlowBody.entry], [])
        return ways.sorted()
    }

    @Test(
        "Every way through branches, loops and jumps is there, and no other",
        arguments: [
            ("a\nb", ["a b"]),
            ("if c { a } else { b }\nd", ["c a d", "c b d"]),
            ("if c { return }\nd", ["c d", "c return"]),
            ("if c { a } else if e { b }\nd", ["c a d", "c e b d", "c e d"]),
            ("guard let x = y else { return }\na", ["let x = y a", "let x = y return"]),
            (
                "switch s { case .a: x\ncase .b: y; fallthrough\ndefault: z }\nw",
                ["s case .a: x w", "s case .b: y fallthrough default: z w", "s default: z w"]
            ),
            ("for x in y { a }\nb", ["x in y b"]),
            ("while c { a; break }\nb", ["c a break b", "c b"]),
            (
                "o: for x in y { for z in x { break o } }\nb",
                ["x in y b", "x in y z in x break o b"]
            ),
            ("do { try a; b } catch { c }\nd", ["try a b d", "try a c d"]),
            ("try a\nb", ["try a", "try a b"]),
            ("defer { a }\nif c { return }\nb", ["c b a", "c return a"]),
            ("#if X\na\n#else\nb\n#endif\nc", ["a c", "b c"]),
            ("#if X\na\n#endif\nc", ["a c", "c"]),
            ("let a = b, c = d", ["a = b c = d"]),
            ("guard a\nb", ["guard a b"]),
            ("repeat { a } while c\nb", ["a c b"]),
        ])
    func everyWay(text: String, expected: [String]) {
        #expect(Set(ways(text)) == Set(expected))
    }

    @Test(
        "The body of a loop stands in front of what comes behind the loop",
        arguments: [
            "for x in y { a }\nb", "while c { a; if d { break }; e }\nb", "repeat { a } while c\nb",
            "for x in y { for z in x { a }; b }\nif c { d } else { e }\nf",
        ])
    func order(text: String) {
        let (body, _) = body(text)
        // A meeting of ways has no tokens of its own.
        let places = body.order.filter { $0 != FlowBody.exit }.map { body.steps[$0].range }
            .filter { !$0.isEmpty }.map(\.lowerBound)
        #expect(places == places.sorted())
        #expect(places.count > 2)
    }

    @Test(
        "A loop of Swift 2 may do anything",
        arguments: [
            "for var i = 0; i < a.b().c; i++ { d(i) }\nb",
            "for var i = 0, n = a; i < n; i += 1 { d }\nb",
            "for ; a < 3; a++ { d }\nb", "for (var i = 0; i < 3; i++) { d }\nb",
            "for { d }\nb", "for let { d }\nb",
        ])
    func loopsOfOldSwift(text: String) throws {
        let (_, file) = body(text)
        #expect(!body(text).0.isComplete)
        let program = TestProgram(["A.swift": "class Delegate { func launch() {\n\(text)\n} }"])
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, _ in false }
        let method = try #require(program.types(named: "Delegate").first?.declaration.members.first)
        FlowFunction.all(
            of: LocatedDeclaration(file: program.files[0], declaration: method), owner: "Delegate"
        ).forEach(analysis.add)
        analysis.run()
        #expect(!file.tokens.tokens.isEmpty && !analysis.allFunctions.isEmpty)
    }

    @Test("A body that is too large or too deep says so, and takes time in proportion to its size")
    func limits() {
        let deep = String(repeating: "if a {", count: 3_000) + String(repeating: "}", count: 3_000)
        #expect(!body(deep).0.isComplete && !body(deep).0.isTooLarge)
        let blocks = String(repeating: "do {", count: 3_000) + String(repeating: "}", count: 3_000)
        #expect(!body(blocks).0.isComplete && !body(blocks).0.isTooLarge)
        let (long, _) = body(String(repeating: "a()\n", count: FlowBody.largest + 1))
        #expect(!long.isComplete && long.isTooLarge)
        #expect(long.steps.count < FlowBody.largest + 5)
        #expect(body("a()").0.isComplete && !body("a()").0.isTooLarge)
    }

    @Test("What stands behind code that is too deep to be read is reached")
    func behindDeepCode() throws {
        let depth = 3_000
        let text =
            String(repeating: "do {", count: depth) + "a" + String(repeating: "}", count: depth)
            + "\nb"
        let (body, file) = body(text)
        let last = try #require(body.steps.firstIndex { file.text($0.range) == "b" })
        #expect(body.reachable(from: FlowBody.entry).contains(last))
    }
}
