import SwiftOutline

/// An `if` or `switch` whose every branch sets the window's root view controller.
struct RootChoice {
    /// One branch's assignment.
    struct Leaf {
        /// The assignment, from the window to the end of the value.
        let assignment: TokenRange
        /// What is assigned.
        let value: TokenRange
    }

    /// The `if` or `switch`.
    let statement: Statement
    /// The assignments, in order.
    let leaves: [Leaf]
    /// The declarations in the branches.
    let locals: [Declaration]
    /// Statements inside that only show the window.
    let windowStatements: [Statement]
    /// Whether the branches hold nothing but declarations beside, as a view builder wants it.
    let isDeclarative: Bool
}

/// Reads a choice of roots out of a statement.
struct RootChoiceReader {
    private let file: SwiftFile
    private let names: WindowNames
    private var leaves: [RootChoice.Leaf] = []
    private var locals: [Declaration] = []
    private var windowStatements: [Statement] = []
    private var isDeclarative = true

    /// The choice that a statement makes; nil where a branch sets no root, or does something behind it.
    static func choice(
        in statement: Statement, of file: SwiftFile, names: WindowNames
    ) -> RootChoice? {
        var reader = RootChoiceReader(file: file, names: names)
        guard reader.read(statement, depth: 0) else { return nil }
        return RootChoice(
            statement: statement, leaves: reader.leaves, locals: reader.locals,
            windowStatements: reader.windowStatements, isDeclarative: reader.isDeclarative)
    }

    private init(file: SwiftFile, names: WindowNames) {
        self.file = file
        self.names = names
    }

    private mutating func read(_ statement: Statement, depth: Int) -> Bool {
        // Nobody nests deeper by hand, and the stack stays bounded.
        guard depth < 8, isComplete(statement) else { return false }
        for block in statement.blocks {
            guard readBranch(block.body, depth: depth) else { return false }
        }
        return true
    }

    private func isComplete(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement:
            return statement.blocks.contains { if case .else = $0.role { true } else { false } }
        case .switchStatement:
            return !statement.blocks.isEmpty
        default:
            return false
        }
    }

    /// A branch: declarations and the like, one root, and nothing but the window behind it.
    private mutating func readBranch(_ body: TokenRange, depth: Int) -> Bool {
        var hasRoot = false
        for statement in file.statements(of: body) {
            if let leaf = leaf(statement) {
                guard !hasRoot else { return false }
                leaves.append(leaf)
                hasRoot = true
            } else if names.isShowing(statement, in: file) {
                windowStatements.append(statement)
            } else if hasRoot {
                return false
            } else if isChoice(statement) {
                guard read(statement, depth: depth + 1) else { return false }
                hasRoot = true
            } else {
                guard staysInside(statement) else { return false }
                if case .declaration(let local) = statement.kind {
                    locals.append(local)
                } else {
                    isDeclarative = false
                }
            }
        }
        return hasRoot
    }

    private func leaf(_ statement: Statement) -> RootChoice.Leaf? {
        guard case .expression = statement.kind,
            let assignment = file.assignment(in: statement.range),
            let chain = file.chain(in: assignment.target),
            let rest = names.remainder(of: chain, in: file), rest.count == 1,
            case .member(let token) = rest[0], file.name(at: token) == "rootViewController"
        else { return nil }
        return RootChoice.Leaf(assignment: statement.range, value: assignment.value)
    }

    private func isChoice(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement, .switchStatement:
            return statement.range.contains { file.tokens.spells($0, "rootViewController") }
        default:
            return false
        }
    }

    /// Whether a statement can't leave its branch and does not need the window.
    private func staysInside(_ statement: Statement) -> Bool {
        names.firstUse(in: statement.range, of: file) == nil
            && !statement.range.contains { token in
                let kind = file.tokens.tokens[token].kind
                return kind == .keyword(.return) || kind == .keyword(.throw)
            }
    }
}

extension RootChoice {
    /// A use of the window that is neither an assignment's target nor a statement that only shows it.
    func strayUse(of names: WindowNames, in file: SwiftFile) -> Int? {
        let targets = leaves.map { $0.assignment.lowerBound..<$0.value.lowerBound }
        let known = TokenRanges(targets + windowStatements.map(\.range))
        return file.references(in: statement.range).first { reference in
            reference.isUse && names.windows.contains(reference.name)
                && !known.contains(reference.token)
        }?.token
    }
}
