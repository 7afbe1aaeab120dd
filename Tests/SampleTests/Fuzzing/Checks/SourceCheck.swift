import SourceEditing
import SwiftOutline

/// A mutated source is read without loss: tokens, trivia, brackets, declarations and statements fit together.
struct SourceCheck {
    private let file: SwiftFile
    private var result = FuzzResult()
    private var tokens: TokenList { file.tokens }

    /// Checks an input.
    static func run(_ input: FuzzInput) -> FuzzResult {
        var check = SourceCheck(input.bytes)
        check.checkTokens()
        check.checkDeclarations()
        check.checkSketch()
        return check.result
    }

    private init(_ bytes: [UInt8]) { file = SwiftFile(SourceText(bytes: bytes)) }

    private mutating func checkTokens() {
        var end = 0
        for index in tokens.tokens.indices {
            let gap = tokens.triviaRange(before: index)
            result.expect(gap.lowerBound == end, "the gap before token \(index) starts elsewhere")
            for piece in tokens.trivia(before: index) {
                result.expect(
                    piece.range.lowerBound == end, "trivia before token \(index) has a hole")
                end = piece.range.upperBound
            }
            let token = tokens.tokens[index]
            result.expect(token.start == end, "the trivia before token \(index) is not its gap")
            end = token.end
            let partner = Int(tokens.partners[index])
            guard partner >= 0 else { continue }
            result.expect(
                tokens.tokens.indices.contains(partner) && Int(tokens.partners[partner]) == index,
                "token \(index) is not the partner of its partner")
        }
        result.expect(end == tokens.text.count, "the tokens end before the file")
        result.expect(tokens.tokens.last?.kind == .endOfFile, "there is no end of the file")
        for problem in tokens.problems {
            result.expect((0...end).contains(problem.offset), "a problem lies outside of the file")
        }
    }

    private mutating func checkDeclarations() {
        checkStatements(file.topLevelStatements, within: 0..<tokens.tokens.count, depth: 0)
        var pending = file.declarations.map { ($0, 0..<tokens.tokens.count) }
        while let (declaration, parent) = pending.popLast() {
            let range = declaration.range
            result.expect(
                parent.contains(range), "'\(declaration.name)' at \(range) is not in \(parent)")
            result.expect(
                range.contains(declaration.keyword), "a keyword is not in its declaration")
            let parts =
                declaration.attributes.map(\.range) + declaration.modifiers.map(\.range)
                + declaration.parameters.map(\.range) + declaration.inheritance.map(\.range)
                + [declaration.nameRange, declaration.returnType, declaration.body].compactMap {
                    $0
                }
                + declaration.bindings.flatMap {
                    [$0.pattern, $0.type, $0.initializer].compactMap { $0 }
                }
            for part in parts where !part.isEmpty {
                result.expect(
                    range.contains(part), "\(part) is not in '\(declaration.name)', \(range)")
            }
            pending += declaration.members.map { ($0, range) }
            if !declaration.kind.hasMembers, let body = declaration.body {
                checkStatements(file.statements(of: body), within: body, depth: 0)
            }
        }
    }

    private mutating func checkStatements(
        _ statements: [Statement], within parent: TokenRange, depth: Int
    ) {
        var end = parent.lowerBound
        for statement in statements {
            let range = statement.range
            result.expect(parent.contains(range), "a statement at \(range) is not in \(parent)")
            result.expect(range.lowerBound >= end, "a statement at \(range) starts before \(end)")
            result.expect(!range.isEmpty, "a statement at \(range) is empty")
            end = range.upperBound
            checkExpression(statement)
            guard depth < 3 else { continue }
            for block in statement.blocks {
                result.expect(
                    block.body.isEmpty || range.contains(block.body),
                    "a block at \(block.body) is not in its statement, \(range)")
                checkStatements(
                    file.statements(of: block.body), within: block.body, depth: depth + 1)
            }
        }
    }

    private mutating func checkExpression(_ statement: Statement) {
        guard let expression = statement.expression else { return }
        let places =
            file.operands(of: expression) + [file.chain(in: expression)?.range].compactMap { $0 }
            + file.references(in: expression).map { $0.token..<$0.token + 1 }
        for place in places where !place.isEmpty {
            result.expect(
                expression.contains(place), "\(place) is not in its expression, \(expression)")
        }
    }

    /// A sketch must never deny what is there.
    private mutating func checkSketch() {
        let sketch = SourceSketch(file.text)
        for index in tokens.tokens.indices where tokens.tokens[index].kind == .identifier {
            let name = tokens.text(of: index)
            result.expect(
                sketch.mayContain(SketchedWord(name)), "the sketch denies the word '\(name)'")
            expect(file.name(at: index), as: .named, in: sketch)
        }
        var pending = file.declarations
        while let declaration = pending.popLast() {
            check(declaration, against: sketch)
            pending += declaration.members
        }
    }

    private mutating func check(_ declaration: Declaration, against sketch: SourceSketch) {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol:
            expect(declaration.name, as: .declared, in: sketch)
        case .extension:
            expect(
                String(declaration.name.split(separator: ".").last ?? ""), as: .extended, in: sketch
            )
        case .function: expect(declaration.name, as: .bound, in: sketch)
        case .variable:
            // Behind a comma, a name with neither a type nor a value is no code.
            for (index, binding) in declaration.bindings.enumerated()
            where index == 0 || binding.type?.isEmpty == false || binding.initializer != nil {
                expect(binding.name, as: .bound, in: sketch)
            }
        default: break
        }
        guard declaration.kind.hasMembers else { return }
        for inherited in declaration.inheritance {
            let name = String(inherited.baseName.split(separator: ".").last ?? "")
            // What stands in parentheses is no name.
            guard name.utf8.allSatisfy(\.isASCIIWordByte) else { continue }
            expect(name, as: .inherited, in: sketch)
        }
    }

    private mutating func expect(_ name: String, as role: SketchedRole, in sketch: SourceSketch) {
        result.expect(
            sketch.mayHave(SketchedWord(name), as: role),
            "the sketch denies that '\(name)' is \(role)")
    }
}

extension Range {
    /// Whether another range lies in this one; an empty one may lie at its end.
    func contains(_ other: Range) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
