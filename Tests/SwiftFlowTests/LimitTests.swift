import SwiftFlow
import SwiftOutline
import Testing

/// An analysis says so where it leaves something out.
struct LimitTests {
    @Test("Functions beyond the limit are not looked into", arguments: [1, 2])
    func functions(limit: Int) {
        let program = TestProgram(["A.swift": "func a() {}\nfunc b() {}"])
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics(), limit: limit) {
            _, _ in true
        }
        for file in program.files {
            for declaration in file.outline.declarations {
                FlowFunction.all(
                    of: LocatedDeclaration(file: file, declaration: declaration), owner: nil
                ).forEach(analysis.add)
            }
        }
        analysis.run()
        #expect(analysis.allFunctions.count == limit)
        #expect(analysis.isComplete == (limit == 2))
    }

    @Test func whatIsWithinTokensIsFoundInOrder() throws {
        let program = TestProgram(["A.swift": "func a() {\n    b(c(1))\n    c(2)\n}"])
        let file = try #require(program.files.first)
        let declaration = try #require(file.outline.declarations.first)
        let function = try #require(
            FlowFunction(LocatedDeclaration(file: file, declaration: declaration), owner: nil))
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, _ in false }
        let trace = analysis.trace(of: function)
        for statement in file.outline.statements(of: function.body) {
            let found = trace.events(within: statement.range).map(\.range)
            let expected = trace.events.map(\.range).filter {
                statement.range.lowerBound <= $0.lowerBound
                    && $0.upperBound <= statement.range.upperBound
            }
            #expect(found == expected && !found.isEmpty)
        }
        #expect(trace.calls(named: "c").count == 2)
        #expect(trace.calls(named: "d").isEmpty)
    }
}
