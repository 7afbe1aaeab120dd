import SwiftFlow
import SwiftOutline

/// Finds the calls that start an app in a block, those inside of other statements, functions and pools included.
package struct LaunchCallReader {
    private let function: String
    private let file: SwiftFile
    private let isStarted: (String) -> Bool
    private var found: [LaunchCall] = []

    /// A reader of a file for the calls of a function, and of the `main()` of types that start an app by it.
    package init(of function: String, in file: SwiftFile, _ isStarted: @escaping (String) -> Bool) {
        self.function = function
        self.file = file
        self.isStarted = isStarted
    }

    /// The calls, in their order.
    package func calls(in block: TokenRange) -> [LaunchCall] {
        var reader = self
        reader.read(block, Surroundings(), depth: 0)
        return reader.found.sorted { $0.token < $1.token }
    }

    /// What stands around a block.
    private struct Surroundings {
        /// Whether it is the block of a pool, whose result is that of the call.
        var isInPool = false
        var leads: [TokenRange] = []
        var result: String?
        var behind: [TokenRange] = []
    }

    /// Blocks in blocks deeper than this are not entered.
    private static let depthLimit = 32

    private mutating func read(_ block: TokenRange, _ around: Surroundings, depth: Int) {
        guard depth < Self.depthLimit else { return }
        let statements = file.statements(of: block)
        for (index, statement) in statements.enumerated() {
            if let taken = taken(statement, around) {
                let behind = statements[(index + 1)...].map(\.range) + around.behind
                read(taken, behind, around, depth: depth)
            }
            var inner = statement.blocks.map(\.body)
            if case .declaration(let declaration) = statement.kind {
                inner += ([declaration] + declaration.members).compactMap(\.body)
            }
            for block in inner { read(block, Surroundings(), depth: depth + 1) }
        }
    }

    // MARK: Statements

    /// A value that a statement is for, and what takes it there.
    private struct Taken {
        let statement: TokenRange
        var value: TokenRange
        var leads: [TokenRange] = []
        var result: String?
        var isArgument = false
    }

    private func taken(_ statement: Statement, _ around: Surroundings) -> Taken? {
        let tokens = file.tokens.tokens
        switch statement.kind {
        case .expression:
            var value = statement.range
            if value.count > 2, tokens[value.lowerBound].kind == .wildcard,
                tokens[value.lowerBound + 1].kind == .equal
            {
                value = value.lowerBound + 2..<value.upperBound
            }
            return Taken(statement: statement.range, value: value)
        case .returnStatement where around.isInPool:
            guard let value = statement.expression else { return nil }
            let lead = statement.range.lowerBound..<value.lowerBound
            return Taken(statement: statement.range, value: value, leads: [lead])
        case .declaration(let declaration):
            guard declaration.kind == .variable, declaration.bindings.count == 1,
                let binding = declaration.bindings.first, binding.accessorBraces == nil,
                binding.pattern.count == 1, let value = binding.initializer
            else { return nil }
            let lead = statement.range.lowerBound..<value.lowerBound
            return Taken(
                statement: statement.range, value: value, leads: [lead], result: binding.name)
        default: return nil
        }
    }

    private mutating func read(
        _ taken: Taken, _ behind: [TokenRange], _ around: Surroundings, depth: Int
    ) {
        guard depth < Self.depthLimit, let chain = file.chain(in: taken.value),
            chain.prefix.isEmpty
        else { return }
        if let exiting = argument(ofExit: chain) {
            var inner = taken
            inner.value = exiting
            inner.isArgument = true
            read(inner, behind, around, depth: depth + 1)
        } else if let pool = WrapperCall(chain, in: file) {
            read(pool, taken, behind, around, depth: depth)
        } else if let call = FunctionCall(chain, in: file), file.name(at: call.name) == function,
            call.arguments.count == 4
        {
            found.append(
                LaunchCall(
                    statement: taken.statement, token: call.name,
                    arguments: call.arguments.map(\.value),
                    leads: around.leads + taken.leads, result: taken.result ?? around.result,
                    behind: behind))
        } else if let type = startedType(by: chain) {
            found.append(
                LaunchCall(
                    statement: taken.statement, token: type.upperBound + 1, arguments: [type],
                    leads: around.leads + taken.leads, result: nil, behind: behind))
        }
    }

    /// The type of `AppDelegate.main()`.
    private func startedType(by chain: PostfixChain) -> TokenRange? {
        guard case .name(let type) = chain.base, chain.segments.count == 2,
            case .member(let method) = chain.segments[0], file.name(at: method) == "main",
            case .call(let call) = chain.segments[1], call.arguments.isEmpty,
            call.trailingClosures.isEmpty, isStarted(file.name(at: type))
        else { return nil }
        return type..<type + 1
    }

    /// A pool that has nothing but the call is its statement; any other one stays around it.
    private mutating func read(
        _ pool: WrapperCall, _ taken: Taken, _ behind: [TokenRange], _ around: Surroundings,
        depth: Int
    ) {
        var inside = Surroundings(
            isInPool: true, leads: around.leads + taken.leads,
            result: taken.result ?? around.result, behind: behind)
        let first = found.count
        let statements = file.statements(of: pool.body)
        guard statements.count == 1 else {
            if taken.isArgument || pool.hasSignature { return }
            return read(pool.body, inside, depth: depth + 1)
        }
        inside.leads = []
        read(pool.body, inside, depth: depth + 1)
        guard found.count == first + 1, let call = found.last,
            call.statement == statements[0].range
        else { return found.removeSubrange(first...) }
        found[first] = LaunchCall(
            statement: taken.statement, token: call.token, arguments: call.arguments,
            leads: around.leads + taken.leads, result: call.result, behind: behind)
    }

    // MARK: Calls

    private func argument(ofExit chain: PostfixChain) -> TokenRange? {
        guard let call = FunctionCall(chain, in: file), file.name(at: call.name) == "exit",
            call.arguments.count == 1
        else { return nil }
        return call.arguments[0].value
    }
}
