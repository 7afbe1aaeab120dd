import SourceEditing
import SwiftOutline
import Testing

/// The lines in front of which a `#warning` may stand; the compiler takes it in front of each that is expected here.
struct DirectiveLineTests {
    /// Finds the line for the code at `§`, and gives the text of that line.
    private func line(_ code: String) throws -> String {
        let mark = try #require(code.utf8.firstIndex(of: Array("§".utf8)[0]))
        let offset = code.utf8.distance(from: code.startIndex, to: mark)
        let text = SourceText(code.replacing("§", with: ""))
        guard let start = SwiftFile(text).lineForDirective(at: offset) else { return "none" }
        return text[start..<text.count].split(separator: "\n").first.map {
            $0.drop { $0 == " " }
        }.map(String.init) ?? ""
    }

    @Test(arguments: [
        ("let a = [\n    1,\n    §2,\n]\n", "let a = ["),
        ("func f() {\n    g(\n        §x)\n}\n", "g("),
        ("func f() {\n    a.map { x in\n        §x\n    }\n}\n", "x"),
        ("func f() {\n    a.map {\n        §x\n    }\n}\n", "x"),
        ("func f() {\n    a.map {\n        x in §x\n    }\n}\n", "a.map {"),
        ("func f() {\n    a.map {\n        [b] (x: Int) in §x\n    }\n}\n", "a.map {"),
        ("func f() {\n    let a = na§me\n    b()\n}\n", "let a = name"),
        ("func f() {\n    view\n        .map { $0 }\n        §.filter { $0 }\n}\n", "view"),
        ("class A {\n    @objc\n    func §f() {}\n}\n", "@objc"),
        ("class A {\n    /// Says.\n    func §f() {}\n}\n", "/// Says."),
        ("class A {\n    var a: Int {\n        get { §b }\n    }\n}\n", "var a: Int {"),
        ("class A {\n    var a: Int {\n        §b\n    }\n}\n", "b"),
        ("class A {\n    var a: Int {\n        get {\n            §b\n        }\n    }\n}\n", "b"),
        ("func f() {\n    switch a {\n    case .b, §.c: d()\n    }\n}\n", "case .b, .c: d()"),
        ("func f() {\n    switch a {\n    case .b:\n        §d()\n    }\n}\n", "d()"),
        (
            "func f() {\n    if a {\n        b()\n    } else if §c {\n        d()\n    }\n}\n",
            "if a {"
        ),
        ("func f() {\n    guard let a = §b\n    else { return }\n}\n", "guard let a = b"),
        ("#if DEBUG\nfunc f() {\n    §a()\n}\n#endif\n", "a()"),
        ("func f() { §a() }\n", "func f() { a() }"),
        ("let a = 1; let b = §2\n", "let a = 1; let b = 2"),
        ("let a = \"\"\"\n    \\(§b)\n    \"\"\"\n", "let a = \"\"\""),
        ("enum E {\n    case a\n    case §b\n}\n", "case b"),
        ("a()\n§b()\n", "b()"),
    ])
    func theInnermostLineThatBegins(code: String, expected: String) throws {
        #expect(try line(code) == expected)
    }
}
