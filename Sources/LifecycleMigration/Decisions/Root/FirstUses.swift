import AppFacts
import SwiftFlow
import SwiftOutline

/// The members of a delegate that its launch uses whatever happens: a statement begins with one, or its condition does, in
/// the launch methods or in methods of its own that they call so.
struct FirstUses {
    /// The names.
    private(set) var names: Set<String> = []
    private let delegate: DelegateClass
    private var entered: Set<String> = []

    /// The uses in methods, by name and labels.
    init(of delegate: DelegateClass, in methods: [String]) {
        self.delegate = delegate
        var waiting = methods
        while let method = waiting.popLast() {
            guard entered.insert(method).inserted else { continue }
            waiting += delegate.methods(method).flatMap { names(in: $0).map { $0 + "()" } }
        }
    }

    /// Adds what the statements of a method begin with, as far as every way leads.
    private mutating func names(in method: LocatedDeclaration) -> [String] {
        let file = method.file.outline
        var found: [String] = []
        for statement in method.declaration.body.map(file.statements) ?? [] {
            if let first = file.references(in: statement.range).first(where: \.isUse),
                first.role == .bare || first.role == .member(ofSelf: true)
            {
                found.append(first.name)
            }
            if Self.mayLeave(statement, file) { break }
        }
        names.formUnion(found)
        return found
    }

    private static func mayLeave(_ statement: Statement, _ file: SwiftFile) -> Bool {
        switch statement.kind {
        case .expression, .declaration: false
        default:
            statement.range.contains {
                [.keyword(.return), .keyword(.throw)].contains(file.tokens.tokens[$0].kind)
            }
        }
    }
}
