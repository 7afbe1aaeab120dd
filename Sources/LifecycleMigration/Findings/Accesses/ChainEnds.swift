import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that goes up the responder chain to its end and keeps the last view controller on the way: that was the root, and is
/// SwiftUI's hosting controller now.
///
/// What stops at the first view controller finds what it found, and so does what looks for a class that the code names.
struct ChainEnds {
    private let flow: AppFlow

    /// A search in an app whose root is a child of SwiftUI's.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// One for each function that does.
    func findings() -> [Finding] {
        flow.functions(naming: ["next"]).compactMap { function in
            let walk = ChainWalk(in: function, flow.trace(of: function))
            return walk.end.map { token in
                Finding(
                    .windowAccess, .warning, .review,
                    at: flow.context.place(function.located.file, token),
                    "the last view controller up the responder chain is SwiftUI's, and was the root",
                    remedy: "ask for what is meant, such as the root's own class or a flag")
            }
        }
    }
}

/// The way that a function goes up the responder chain.
private struct ChainWalk {
    private let function: FlowFunction
    private let trace: FlowTrace
    private var file: SwiftFile { function.file }
    /// The tokens that name the class of all view controllers in a cast.
    private let casts: [Int]

    init(in function: FlowFunction, _ trace: FlowTrace) {
        self.function = function
        self.trace = trace
        casts = function.body.filter { token in
            function.file.tokens.spells(token, "UIViewController")
                && function.file.isCastTarget(token)
        }
    }

    /// The `next` of a walk that keeps the last view controller; nil where there is none.
    var end: Int? {
        guard !casts.isEmpty else { return nil }
        return function.body.first { token in
            guard file.tokens.spells(token, "next"), ResponderWalks.isRead(token, in: file) else {
                return false
            }
            if let sequence = sequence(around: token) { return keepsLast(of: sequence) }
            if let loop = loop(around: token) { return !stops(in: loop) }
            return passesOn(token)
        }
    }

    // MARK: Sequences

    /// `sequence(first: self) { $0.next }`
    private func sequence(around token: Int) -> FlowEvent? {
        trace.calls(named: "sequence").first { $0.range.contains(token) }
    }

    /// What is done with a sequence: in a loop, or by what is called on it or on the local that it is kept in.
    private func keepsLast(of sequence: FlowEvent) -> Bool {
        if let loop = loop(around: sequence.range.lowerBound) { return !stops(in: loop) }
        let start = sequence.statement.lowerBound
        let isKept = ["let", "var"].contains(file.tokens.text(of: start))
        let end = isKept ? function.body.upperBound : sequence.statement.upperBound
        let names = (sequence.range.upperBound..<max(end, sequence.range.upperBound)).map {
            file.tokens.text(of: $0)
        }
        let isList = file.tokens.spells(sequence.range.lowerBound - 2, "Array")
        return isList || names.contains(where: Self.keeping.contains)
            || !names.contains(where: Self.stopping.contains)
    }

    private static let keeping: Set<String> = [
        "last", "reduce", "reversed", "suffix", "popLast", "removeLast", "max", "min",
    ]
    private static let stopping: Set<String> = [
        "first", "contains", "allSatisfy", "prefix", "count", "forEach", "map",
    ]

    // MARK: Loops

    private func loop(around token: Int) -> TokenRange? {
        let statements = StatementPath(around: token, in: function).around
        guard
            let loop = statements.last(where: { statement in
                Self.loops.contains(file.tokens.text(of: statement.range.lowerBound))
            })
        else { return nil }
        let end = loop.blocks.map(\.body.upperBound).max() ?? loop.range.upperBound
        return loop.range.lowerBound..<max(loop.range.upperBound, end)
    }

    private static let loops: Set<String> = ["while", "repeat", "for"]

    /// Whether a loop ends at the first view controller: what its casts decide leaves it, or they stand in its condition.
    private func stops(in loop: TokenRange) -> Bool {
        let inside = casts.filter(loop.contains)
        return inside.isEmpty
            || inside.contains { cast in
                let path = StatementPath(around: cast, in: function).around.filter {
                    loop.lowerBound <= $0.range.lowerBound
                }
                guard let statement = path.last else { return true }
                if statement.range.lowerBound == loop.lowerBound { return true }
                if leaves(statement.range.lowerBound..<statement.range.lowerBound + 1) {
                    return true
                }
                let blocks = statement.blocks.map(\.body)
                if file.tokens.spells(statement.range.lowerBound, "guard") {
                    let last = blocks.map(\.upperBound).max() ?? statement.range.upperBound
                    return leaves(last..<max(last, loop.upperBound))
                }
                return blocks.contains(where: leaves)
            }
    }

    private func leaves(_ range: TokenRange) -> Bool {
        range.contains { file.tokens.spells($0, "return") || file.tokens.spells($0, "break") }
    }

    // MARK: Functions that call themselves

    /// Whether a function prefers what it finds further up, or takes what it has found along.
    private func passesOn(_ next: Int) -> Bool {
        let name =
            function.id.part == .body ? function.located.declaration.name : function.id.property
        let calls = function.body.filter { token in
            file.tokens.tokens[token].kind == .identifier && file.name(at: token) == name
                && !file.tokens.spells(token - 2, "super")
        }
        return calls.contains { call in
            let isFirst = !casts.contains { $0 < call }
            guard !isFirst, file.tokens.tokens[call + 1].kind == .leftParen else { return isFirst }
            let close = Int(file.tokens.partners[call + 1])
            return close > call
                && file.arguments(in: BracketPair(open: call + 1, close: close)).count > 1
        }
    }
}
