import SwiftOutline

/// Finds out whether a launch sets a root whichever way it goes.
///
/// A window without a root shows nothing, and so does its container; but what UIKit had loaded from a storyboard may
/// have been seen there.
struct RootPaths {
    private let property: RootProperty
    private var code: LaunchCode { property.code }
    private var file: SwiftFile { code.function.file }

    /// The paths through the function that makes a root.
    init(of property: RootProperty) {
        self.property = property
    }

    /// The first statement from which a path leads past every root, as a token; nil where none does, or where a closure
    /// sets the root at a time of its own.
    var firstWithoutRoot: Int? {
        guard !property.isSetLater, !property.isSetByCall else { return nil }
        switch outcome(of: code.statements.indices.filter { code.statements[$0].scope == nil }) {
        case .set: return nil
        case .unset(let token): return token ?? code.statements.first?.statement.range.lowerBound
        }
    }

    private enum Outcome {
        /// Every path sets a root.
        case set
        /// A path sets none; from the token on, where the statement is known.
        case unset(from: Int?)
    }

    private func outcome(of indices: [Int]) -> Outcome {
        var first: Int?
        for index in indices {
            let item = code.statements[index]
            if item.role.isRoot { return .set }
            switch item.role {
            case .controlFlow, .scope:
                if case .set = outcome(ofBlocks: index) { return .set }
                if containsRoot(index) { first = first ?? item.statement.range.lowerBound }
            case .other where leavesEarly(item.statement):
                return .unset(from: item.statement.range.lowerBound)
            case .window, .sceneGuard, .root, .rootChoice, .appearance, .other: continue
            }
        }
        return .unset(from: first)
    }

    private func outcome(ofBlocks index: Int) -> Outcome {
        let item = code.statements[index]
        let children = code.statements.indices.filter { code.statements[$0].scope == index }
        if item.role.asScope != nil { return outcome(of: children) }
        guard isExhaustive(item.statement), !item.bodies.isEmpty else { return .unset(from: nil) }
        for body in item.bodies {
            let inside = children.filter {
                body.contains(code.statements[$0].statement.range.lowerBound)
            }
            if case .unset = outcome(of: inside) { return .unset(from: nil) }
        }
        return .set
    }

    /// Whether one of the blocks always runs to its end, unless something is thrown for another one to catch.
    private func isExhaustive(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement:
            statement.blocks.contains { if case .else = $0.role { true } else { false } }
        case .switchStatement, .doStatement, .deferStatement: true
        default: false
        }
    }

    private func containsRoot(_ index: Int) -> Bool {
        let range = code.statements[index].statement.range
        return code.statements.contains {
            $0.role.isRoot && range.contains($0.statement.range.lowerBound)
        }
    }

    /// Whether a `guard`, `if` or `switch` may return.
    private func leavesEarly(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .guardStatement, .ifStatement, .switchStatement: break
        default: return false
        }
        return statement.blocks.contains { block in
            file.statements(of: block.body).contains {
                if case .returnStatement = $0.kind { true } else { false }
            }
        }
    }
}

extension UIKitFacts {
    /// What to say about a scene delegate that sets no root on one of its paths.
    var missingRoot: Finding? {
        guard case .property(let property) = launch, property.isOfScene,
            let token = RootPaths(of: property).firstWithoutRoot
        else { return nil }
        let place = context.place(property.code.function.method.file, token)
        let storyboard = manifest.sceneStoryboards.first
        return Finding(
            .rootUnresolved, .warning, storyboard == nil ? .review : .manual, at: place,
            storyboard.map {
                "a path from here sets no root view controller, and '\($0)' is no longer loaded for it"
            }
                ?? "a path from here sets no root view controller, and the window stays empty as before",
            remedy: "set a root view controller on every path")
    }
}
