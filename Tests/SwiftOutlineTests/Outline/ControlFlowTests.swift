import Testing

@testable import SwiftOutline

struct ControlFlowTests {
    @Test func chainOfElseIfIsFlat() {
        let file = outline("if let a = b, a.c { 1 } else if d { 2 } else { 3 }")
        let statement = file.allStatements[0]
        #expect(statement.blocks.map(\.role) == [.then, .elseIf, .else])
        #expect(
            statement.blocks.map { $0.condition.map(file.text) } == ["let a = b, a.c", "d", nil])
        #expect(statement.blocks.map { file.text($0.body) } == ["1", "2", "3"])
    }

    @Test func guardWithSeveralBindings() {
        let file = outline(
            "guard let scene = (scene as? UIWindowScene), let w = scene.w else { return }")
        let statement = file.allStatements[0]
        #expect(statement.kind == .guardStatement)
        #expect(statement.blocks[0].role == .else)
        #expect(statement.blocks[0].condition.map(file.text)?.hasSuffix("scene.w") == true)
    }

    @Test func casesOfASwitch() {
        let file = outline(
            """
            switch value {
            case .a, .b where x ? y : z: one()
                if case .c = w { two() }
            #if DEBUG
            case .case: three()
            #endif
            @unknown default:
                break
            }
            """)
        let statement = file.allStatements[0]
        #expect(statement.expression.map(file.text) == "value")
        let labels = statement.blocks.map { block -> String in
            if case .case(let label) = block.role { return file.text(label) }
            return ""
        }
        #expect(labels == ["case .a, .b where x ? y : z:", "case .case:", "@unknown default:"])
        #expect(statement.blocks.map { file.statements(of: $0.body).count } == [2, 1, 1])
    }

    @Test func loopsWithLabels() {
        let file = outline(
            """
            outer: for case let (a, b)? in list where a > b { continue outer }
            while let x = next() { }
            repeat { } while x
            for await y in stream { break }
            """)
        let statements = file.allStatements
        #expect(statements.map(\.kind) == [.forLoop, .whileLoop, .repeatLoop, .forLoop])
        #expect(statements[0].label.map { file.tokens.text(of: $0) } == "outer")
        #expect(statements[0].pattern.map(file.text) == "case let (a, b)?")
        #expect(statements[0].expression.map(file.text) == "list")
        #expect(statements[0].blocks[0].condition.map(file.text) == "a > b")
        #expect(statements[2].blocks[0].condition.map(file.text) == "x")
    }

    @Test func doWithCatches() {
        let file = outline("do { try a() } catch let e as B where e.c { 1 } catch { 2 }")
        let blocks = file.allStatements[0].blocks
        #expect(blocks.map(\.role) == [.body, .catch, .catch])
        #expect(blocks.map { $0.condition.map(file.text) } == [nil, "let e as B where e.c", nil])
    }

    @Test func transfersAndTheirValues() {
        let file = outline("return a + b\nthrow E.x\nfallthrough\ncontinue\nreturn")
        #expect(
            file.allStatements.map(\.kind) == [
                .returnStatement, .throwStatement, .fallthroughStatement, .continueStatement,
                .returnStatement,
            ])
        #expect(
            file.allStatements.map { $0.expression.map(file.text) } == [
                "a + b", "E.x", nil, nil, nil,
            ])
    }

    @Test func statementsAsValues() {
        let file = outline(
            """
            let a = if x { 1 } else { 2 }
            b = switch y { case 1: 2; default: 3 }
            return if z { 1 } else { 2 }
            let c = try? await d()
            """)
        #expect(file.allStatements.count == 4)
        #expect(file.allStatements[2].expression.map(file.text) == "if z { 1 } else { 2 }")
    }
}
