import SourceEditing
import SwiftFlow
import SwiftOutline
import Testing

/// How tokens become expression trees.
struct ExpressionTests {
    @Test(
        "Chains are read from the left, with what is called behind its callee",
        arguments: [
            ("a.b.c", "a.b.c"),
            ("self.window?.rootViewController", "self.window?.rootViewController"),
            ("window!.root as! A", "(window!.root forced A)"), ("f(x)(y: z)", "f(x)(y: z)"),
            ("UIWindow.init(frame: .zero)", "UIWindow.init(frame: .zero)"),
            ("list.map { $0 }", "list.map({})"), ("f(1) { } done: { }", "f(1, {}, done: {})"),
            ("windows[0].isHidden", "windows[0].isHidden"), ("Array<Int>()", "Array()"),
            ("(a).b", "a.b"), ("((a, b))", "(a, b)"), ("{ 1 }()", "{}()"),
            ("super.init(x: 1)", "super.init(x: 1)"), ("a.f(_:b:)", "a.f"),
        ])
    func chains(text: String, tree: String) {
        #expect(ExpressionText.tree(text) == tree)
    }

    @Test(
        "Operators bind as the standard library says",
        arguments: [
            ("a = b = c", "(a = (b = c))"), ("a + b * c", "(a + (b * c))"),
            ("a - b - c", "((a - b) - c)"), ("a ?? b ?? c", "(a ?? (b ?? c))"),
            ("a == b ? c : d ? e : f", "((a == b) ? c : (d ? e : f))"),
            ("x = a ? b : c", "(x = (a ? b : c))"), ("!a && b || c", "(((!a) && b) || c)"),
            ("a as? B ?? c", "((a conditional B) ?? c)"), ("a is B && c", "((a test B) && c)"),
            ("a...b", "(a ... b)"), ("a ~> b == c", "(a ~> (b == c))"),
            ("n += f(&m)", "(n += f((&m)))"),
        ])
    func operators(text: String, tree: String) {
        #expect(ExpressionText.tree(text) == tree)
    }

    @Test(
        "Effects, literals and what stands for a value",
        arguments: [
            ("try? await f()", "(tryOptional (await f()))"), ("[a, b ? c : d]", "[a, (b ? c : d)]"),
            ("[a: b, c: d]", "[:a, b, c, d]"), ("\"x \\(f(y)) z\"", "\"[\"f(y)\"]\""),
            ("if a { b } else { c }", "statement"), ("#selector(f)", "#selector(f)"),
            ("\\A.b", "\\\\…"),
            ("[:]", "[:]"), ("12", "12"), ("[]", "[]"),
        ])
    func others(text: String, tree: String) {
        #expect(ExpressionText.tree(text) == tree)
    }

    @Test("What is nested or chained beyond measure is opaque, and ends at once")
    func limits() {
        let deep = String(repeating: "f(", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(ExpressionText.tree(deep).contains("opaque"))
        let long = "a" + String(repeating: ".b", count: 100_000)
        #expect(ExpressionText.tree(long) == "opaque")
        let sum = "a" + String(repeating: " + b", count: 100_000)
        #expect(ExpressionText.tree(sum) == "opaque")
        let right = "a" + String(repeating: " = b", count: 390)
        #expect(ExpressionText.tree(right).hasPrefix("(a = (b = (b"))
    }
}
