import Testing

@testable import SwiftOutline

struct ExpressionTests {
    @Test func assignmentOfARoot() {
        let file = outline(
            "self.window?.rootViewController = UINavigationController(rootViewController: list)")
        let assignment = file.assignment(in: file.allStatements[0].range)
        #expect(assignment.map { file.text($0.target) } == "self.window?.rootViewController")
        let value = assignment.flatMap { file.chain(in: $0.value) }
        guard case .name(let name)? = value?.base, case .call(let call)? = value?.segments.first
        else {
            Issue.record("no call")
            return
        }
        #expect(file.name(at: name) == "UINavigationController")
        #expect(call.arguments.map(\.label) == ["rootViewController"])
        #expect(call.arguments.map { file.text($0.value) } == ["list"])
        let target = assignment.flatMap { file.chain(in: $0.target) }
        #expect(target?.names(in: file) == ["self", "window", "rootViewController"])
    }

    @Test(arguments: [
        ("a == b", nil), ("a <= b", nil), ("a += b", "+="), ("try a = b", "="), ("f(a = b)", nil),
        ("a ? b : c", nil), ("{ a = b }", nil), ("a.b[c] ??= d", "??="), ("let a", nil),
    ])
    func assignments(_ text: String, _ spelled: String?) {
        let file = outline(text)
        let assignment = file.assignment(in: 0..<file.tokens.tokens.count - 1)
        #expect(assignment.map { file.tokens.text(of: $0.operatorToken) } == spelled)
    }

    @Test func chainWithEverything() {
        let file = outline("try? await base.a(b, c: d)[e]!.f { g } h: { i }?.j<K>.l++")
        let chain = file.chain(in: file.allStatements[0].range)
        #expect(chain.map { file.text($0.prefix) } == "try? await")
        let kinds = chain?.segments.map { segment -> String in
            switch segment {
            case .member(let name): file.name(at: name)
            case .call(let call): "(\(call.arguments.count),\(call.trailingClosures.count))"
            case .subscriptCall(let call): "[\(call.arguments.count)]"
            case .force: "!"
            case .optionalChain: "?"
            case .genericArguments(let range): file.text(range)
            case .postfixOperator(let token): file.tokens.text(of: token)
            case .argumentNames(let range): file.text(range)
            case .conditional: "#"
            }
        }
        #expect(
            kinds == ["a", "(2,0)", "[1]", "!", "f", "(0,2)", "?", "j", "<K>", "l", "++"])
    }

    @Test func trailingClosuresBelongToTheCall() {
        let file = outline("UIView.animate(withDuration: 1, delay: 0) { a } completion: { _ in b }")
        guard case .call(let call)? = file.chain(in: file.allStatements[0].range)?.segments.last
        else {
            Issue.record("no call")
            return
        }
        #expect(call.arguments.map(\.label) == ["withDuration", "delay"])
        #expect(call.trailingClosures.map(\.label) == [nil, "completion"])
        #expect(call.trailingClosures.map { file.text($0.range) } == ["{ a }", "{ _ in b }"])
    }

    @Test(arguments: ["a + b", "!a", "a as B", "a ? b : c", "a = b", "&a", "a b", "", "a..."])
    func rangesThatAreNoChain(_ text: String) {
        let file = outline(text)
        let chain = file.chain(in: 0..<file.tokens.tokens.count - 1)
        #expect(text == "a..." ? chain != nil : chain == nil)
    }

    @Test func basesOfChains() {
        func base(_ text: String) -> ChainBase? {
            let file = outline(text)
            return file.chain(in: 0..<file.tokens.tokens.count - 1)?.base
        }
        #expect(base(".main.b") == .implicitMember(1))
        #expect(base("self") == .selfKeyword(0))
        #expect(base("super.init()") == .superKeyword(0))
        #expect(base("(a as! B).c") == .parenthesized(0..<6))
        #expect(base("[1, 2].first") == .literal(0..<5))
        #expect(base("\"x\\(y)\".count") == .literal(0..<7))
        #expect(base("{ a }()") == .closure(0..<3))
        #expect(base("#selector(a)") == .other(0..<2))
    }

    @Test func argumentsWithCommasInside() {
        let file = outline("f(a<B, C>(), [d, e], for: { x, y in z }, (g, h), +, i ? j : k)")
        guard case .call(let call)? = file.chain(in: file.allStatements[0].range)?.segments.first
        else {
            Issue.record("no call")
            return
        }
        #expect(
            call.arguments.map { file.text($0.value) } == [
                "a<B, C>()", "[d, e]", "{ x, y in z }", "(g, h)", "+", "i ? j : k",
            ])
    }

    @Test func operandsAndOperators() {
        let file = outline("a + b.c as? D ?? e ? f : !g && h is I")
        let sequence = file.operatorSequence(in: file.allStatements[0].range)
        #expect(
            sequence.operands.map(file.text) == ["a", "b.c", "D", "e", "f", "!g", "h", "I"])
        #expect(
            sequence.operators.map { file.tokens.text(of: $0) } == [
                "+", "as", "??", "?", ":", "&&", "is",
            ])
    }

    @Test func shapesOfClosures() {
        func shape(_ text: String) -> [String?] {
            let file = outline(text)
            let closure = file.closure(at: 0)
            return [
                closure?.captureList.map(file.text), closure?.parameters.map(file.text),
                closure.map { file.text($0.body) },
            ]
        }
        #expect(shape("{ a }") == [nil, nil, "a"])
        #expect(shape("{ [weak self] in a }") == ["[weak self]", nil, "a"])
        #expect(
            shape("{ @MainActor [x] (a: B, c) async throws -> D in e }") == ["[x]", "a: B, c", "e"])
        #expect(shape("{ a, _ in b }") == [nil, "a, _", "b"])
        #expect(shape("{ for x in y { } }") == [nil, nil, "for x in y { }"])
        #expect(shape("{ }") == [nil, nil, ""])
    }
}
