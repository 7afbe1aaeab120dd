import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the functions and properties of linked modules whose results an expression of the app gives.
struct LinkedMakers {
    private let range: TokenRange
    private let function: FlowFunction
    private let flow: AppFlow
    private var file: SwiftFile { function.file }

    /// A search for what an expression in a function calls last.
    init(of range: TokenRange, in function: FlowFunction, _ flow: AppFlow) {
        self.range = range
        self.function = function
        self.flow = flow
    }

    /// Their code in the program of what is linked.
    func functions(in program: Program) -> [FlowFunction] {
        let value = withoutMarks(range)
        guard let name = name(in: value) else { return [] }
        guard name > value.lowerBound else {
            return program.globals(named: file.name(at: name)).flatMap {
                FlowFunction.all(of: $0, owner: nil)
            }
        }
        guard let owner = owner(before: name, from: value.lowerBound, in: program) else {
            return []
        }
        return program.members(file.name(at: name), of: owner).flatMap(FlowFunction.all)
    }

    private func withoutMarks(_ range: TokenRange) -> TokenRange {
        var end = range.upperBound
        while end - 1 > range.lowerBound, ["!", "?"].contains(file.tokens.text(of: end - 1)) {
            end -= 1
        }
        return range.lowerBound..<end
    }

    /// The name that is called or read last.
    private func name(in range: TokenRange) -> Int? {
        guard var last = range.last else { return nil }
        if file.tokens.tokens[last].kind == .rightParen {
            last = Int(file.tokens.partners[last]) - 1
        }
        guard range.contains(last), file.tokens.tokens[last].kind == .identifier else { return nil }
        return last
    }

    /// The type whose member a name is.
    private func owner(before name: Int, from start: Int, in program: Program) -> String? {
        guard name - 1 > start, file.tokens.tokens[name - 1].kind == .period else { return nil }
        let written = file.name(at: name - 2)
        if file.tokens.tokens[name - 2].kind == .identifier,
            program.type(written)?.isDeclared == true
        {
            return written
        }
        return flow.trace(of: function).types[start..<name - 1]?.unwrapped.memberOwner
    }
}
