import SwiftFlow
import SwiftOutline

/// A statement that starts the app: `UIApplicationMain(…)` with its four arguments, its result unused.
struct LaunchCall {
    /// The statement.
    let statement: TokenRange
    /// The name of the function.
    let token: Int
    /// The arguments, in their order.
    let arguments: [TokenRange]

    /// The class of the application object.
    var applicationClass: TokenRange { arguments[2] }
    /// The class of the delegate.
    var delegateClass: TokenRange { arguments[3] }

    /// The calls of a function in a block, those inside of other statements and functions included, in their order.
    static func all(of function: String, in block: TokenRange, of file: SwiftFile) -> [LaunchCall] {
        var found: [LaunchCall] = []
        var blocks = [block]
        while let block = blocks.popLast() {
            for statement in file.statements(of: block) {
                if let call = LaunchCall(statement, of: function, in: file) { found.append(call) }
                blocks += statement.blocks.map(\.body)
                if case .declaration(let declaration) = statement.kind {
                    blocks += ([declaration] + declaration.members).compactMap(\.body)
                }
            }
        }
        return found.sorted { $0.token < $1.token }
    }

    private init?(_ statement: Statement, of function: String, in file: SwiftFile) {
        guard case .expression = statement.kind else { return nil }
        let tokens = file.tokens.tokens
        var value = statement.range
        if value.count > 2, tokens[value.lowerBound].kind == .wildcard,
            tokens[value.lowerBound + 1].kind == .equal
        {
            value = value.lowerBound + 2..<value.upperBound
        }
        guard let chain = file.chain(in: value), case .name(let token) = chain.base,
            file.name(at: token) == function, chain.prefix.isEmpty, chain.segments.count == 1,
            case .call(let call) = chain.segments[0], call.arguments.count == 4
        else { return nil }
        self.statement = statement.range
        self.token = token
        arguments = call.arguments.map(\.value)
    }
}
