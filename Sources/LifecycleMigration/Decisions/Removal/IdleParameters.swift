import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Parameters of the app's own functions that take a window for nothing: no code of the body mentions them.
struct IdleParameters {
    private let flow: AppFlow

    /// The parameters of an app's functions.
    init(in flow: AppFlow) { self.flow = flow }

    /// Whether nobody would notice if a parameter that takes a window got `nil`.
    func takesNil(_ index: Int, of function: FlowFunction) -> Bool {
        isIdle(index, of: function)
            && (isOptional(index, of: function.located)
                || !retyped(index, of: function).isEmpty)
    }

    /// Whether a parameter is a window that the body never mentions.
    func isIdle(_ index: Int, of function: FlowFunction) -> Bool {
        let parameter = function.parameters[index]
        return function.id.part == .body && !parameter.isVariadic
            && !isInOut(parameter, in: function.file)
            && flow.isWindow(TypeReader.type(in: parameter.type, of: function.file))
            && !function.located.usesParameter(index)
    }

    /// The declarations that change where a parameter shall take `nil`, with the types that have them: the function, and what
    /// demands it or is demanded like it; none where one of them uses its window, or is of another module.
    func retyped(_ index: Int, of function: FlowFunction) -> [(
        owner: String?, located: LocatedDeclaration
    )] {
        let declaration = function.located.declaration
        guard let owner = function.owner else { return [(nil, function.located)] }
        let family = related(to: owner).compactMap(flow.program.type).flatMap { type in
            type.members(declaration.name).filter {
                $0.located.declaration.kind == declaration.kind
                    && $0.located.declaration.selectorName == declaration.selectorName
            }
        }
        let isAlone = family.count <= 1
        guard isAlone ? !declaration.isOverride : declaration.kind == .function,
            family.allSatisfy({ takesWindowForNothing(index, $0.located) })
        else { return [] }
        return isAlone ? [(owner, function.located)] : family.map { ($0.owner, $0.located) }
    }

    private func takesWindowForNothing(_ index: Int, _ located: LocatedDeclaration) -> Bool {
        let type = TypeReader.type(
            in: located.declaration.parameters[index].type, of: located.file.outline)
        return flow.isWindow(type) && !located.usesParameter(index)
    }

    /// The types of the app above and below a type, and those above and below them.
    private func related(to owner: String) -> [String] {
        var found: Set<String> = []
        var queue = [owner]
        while let next = queue.popLast() {
            guard !found.contains(next), flow.program.type(next)?.isDeclared == true else {
                continue
            }
            found.insert(next)
            queue += flow.program.supertypes(of: next) + flow.program.subtypes(of: next)
        }
        return found.sorted()
    }

    /// Whether a parameter takes `nil` as it is declared.
    func isOptional(_ index: Int, of located: LocatedDeclaration) -> Bool {
        let type = located.declaration.parameters[index].type
        switch type.last.map({ located.file.outline.tokens.tokens[$0].kind }) {
        case .postfixQuestionMark, .exclamationMark, .infixQuestionMark: return true
        default: return false
        }
    }

    private func isInOut(_ parameter: Parameter, in file: SwiftFile) -> Bool {
        parameter.range.contains { file.tokens.tokens[$0].kind == .keyword(.inout) }
    }

    /// The edits that let parameters of functions take `nil`, by path; not those in a class that goes.
    func edits(
        of parameters: [(function: FlowFunction, indices: Set<Int>)], except deleted: String?
    ) -> [(path: String, edits: [TextEdit])] {
        var edits: [String: Set<Int>] = [:]
        for (function, indices) in parameters {
            for index in indices where !isOptional(index, of: function.located) {
                for (owner, located) in retyped(index, of: function)
                where (owner != deleted || deleted == nil) && !isOptional(index, of: located) {
                    let type = located.declaration.parameters[index].type
                    let end = located.file.outline.bytes(of: type).upperBound
                    edits[located.file.path, default: []].insert(end)
                }
            }
        }
        return edits.sorted { $0.key < $1.key }.map { path, ends in
            (path, ends.sorted().map { .insert("?", at: $0) })
        }
    }
}
