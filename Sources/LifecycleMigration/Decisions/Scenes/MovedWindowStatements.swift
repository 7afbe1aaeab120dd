import AppFacts
import SwiftFlow
import SwiftOutline

extension MovedLaunch {
    /// How many of the moving statements run until the window is where the application's delegate had it; nil where functions that move
    /// put it there, or blocks.
    var countUntilWindow: Int? {
        let statements = windowStatements
        let last = split.moving.lastIndex { moving in
            !moving.holdsOthers && statements.contains { moving.range.contains($0.lowerBound) }
        }
        return last.map { $0 + 1 } ?? (statements.isEmpty ? split.moving.count : nil)
    }

    /// The statements of functions that move, and of blocks, by which the window came to the application's delegate.
    var windowStatementsOfFunctions: [TokenRange] {
        let own = split.moving.filter { !$0.holdsOthers }
        return windowStatements.filter { statement in
            !own.contains { $0.range.contains(statement.lowerBound) }
        }
    }

    private var windowStatements: [TokenRange] {
        let functions =
            [split.function]
            + members.flatMap { FlowFunction.all(of: $0, owner: delegateName) }
        let inside = TokenRanges(ranges)
        return functions.flatMap { app.launch.flow.trace(of: $0).events }.compactMap { event in
            guard case .write(let receiver, "window", _, let value) = event.kind,
                receiver.type.unwrapped.name == delegateName, !value.windows.isEmpty,
                inside.contains(event.statement.lowerBound)
            else { return nil }
            return event.statement
        }
    }

    /// Whether the code says by itself when the window is to be seen.
    var setsVisibility: Bool {
        let trace = app.launch.flow.trace(of: split.function)
        return split.moving.contains { statement in
            trace.events(within: statement.range).contains { event in
                if case .write(_, "isHidden", _, _) = event.kind { true } else { false }
            }
        }
    }
}

extension Statement {
    /// Whether it declares a local function, or has blocks: what stands behind a statement in there may show the window.
    fileprivate var holdsOthers: Bool {
        guard case .declaration(let declaration) = kind else { return !blocks.isEmpty }
        return declaration.kind == .function
    }
}
