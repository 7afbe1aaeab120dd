import SwiftFlow
import SwiftOutline

/// Tells the cases of a `switch` over what a closure or function is told, of an enumeration of the app's, that the start makes nowhere:
/// `case .background: cover()`, which only `applicationDidEnterBackground(_:)` sends.
final class UnsentCases {
    private let flow: AppFlow
    private let start: [FlowFunction]
    private var answers: [Mention: Bool] = [:]

    private struct Mention: Hashable {
        let type: String
        let name: String
    }

    /// For the code that runs as an app starts.
    init(_ flow: AppFlow, start: [FlowFunction]) {
        self.flow = flow
        var seen: Set<FlowFunction.ID> = []
        self.start = start.filter { seen.insert($0.id).inserted }
    }

    /// Whether an event stands in such a case.
    func leaveOut(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let file = function.located.file
        var body = function.body
        if let closure = event.closures.last, closure.path == file.path {
            guard let code = file.code(of: closure) else { return false }
            body = code
        }
        let token = event.range.lowerBound
        return StatementPath(around: token, within: body, of: file).around.contains { choice in
            guard choice.kind == .switchStatement,
                let block = choice.blocks.first(where: { $0.body.contains(token) }),
                case .case(let label) = block.role
            else { return false }
            return isUnsent(label, of: choice, in: function)
        }
    }

    private func isUnsent(
        _ label: TokenRange, of choice: Statement, in function: FlowFunction
    ) -> Bool {
        guard let subject = choice.expression, subject.count == 1,
            let names = SwitchLabel.names(in: label, function.file)
        else { return false }
        let types: [NominalType]
        if let type = flow.trace(of: function).types[subject]?.unwrapped.name {
            types = [flow.program.type(type)].compactMap { $0 }
        } else {
            types = flow.enumerations(having: labels(of: choice, in: function.file))
        }
        return !types.isEmpty && types.allSatisfy(isPlain)
            && names.allSatisfy { name in
                types.allSatisfy { isUnsent(Mention(type: $0.name, name: name)) }
            }
    }

    private func labels(of choice: Statement, in file: SwiftFile) -> Set<String> {
        choice.blocks.reduce(into: []) { names, block in
            guard case .case(let label) = block.role else { return }
            names.formUnion(SwitchLabel.names(in: label, file) ?? [])
        }
    }

    /// Whether values of an enumeration come about by the names of its cases alone.
    private func isPlain(_ type: NominalType) -> Bool {
        type.isDeclared
            && (type.declarations + type.extensions).allSatisfy { part in
                part.declaration.inheritance.allSatisfy {
                    Self.plain.contains($0.baseName)
                        || flow.program.type($0.baseName)?.isDeclared == true
                }
            } && type.declarations.allSatisfy { $0.declaration.kind == .enum }
    }

    /// Protocols that make no values.
    private static let plain: Set<String> = ["Equatable", "Hashable", "Sendable", "Error"]

    /// Whether no code of the start has the name behind a period, but for labels of a `switch`.
    private func isUnsent(_ mention: Mention) -> Bool {
        if let known = answers[mention] { return known }
        let answer = !start.contains { makes(mention, $0) }
        answers[mention] = answer
        return answer
    }

    private func makes(_ mention: Mention, _ function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        return function.body.contains { token in
            token > 1 && tokens.spells(token, mention.name)
                && tokens.tokens[token - 1].kind == .period
                && ![.keyword(.case), .comma].contains(tokens.tokens[token - 2].kind)
                && !tokens.compares(at: token - 2)
        }
    }
}
