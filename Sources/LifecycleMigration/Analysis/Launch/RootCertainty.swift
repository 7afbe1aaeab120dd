import SwiftOutline

/// Tells whether a launch sets a root however it goes, or may end or go another way first.
struct RootCertainty {
    private let code: LaunchCode
    private var file: SwiftFile { code.function.file }

    /// An answer for a function that takes part in a launch.
    init(of code: LaunchCode) {
        self.code = code
    }

    /// Whether one of its statements sets the root each time it runs.
    var isCertain: Bool {
        code.statements.indices.contains { code.statements[$0].role.isRoot && isReached($0) }
    }

    /// Whether a statement runs each time that the function does.
    func isReached(_ index: Int) -> Bool {
        isUnconditional(index) && leaving(before: index) == nil
    }

    /// The first statement in front of another one that may leave the function; a guard for the window's scene is none.
    func leaving(before index: Int) -> Statement? {
        code.statements[..<index].first { item in
            switch item.role {
            case .sceneGuard: false
            case .window, .scope, .controlFlow, .root, .rootChoice, .appearance, .other:
                leaves(item.statement, level: 0)
            }
        }?.statement
    }

    /// Whether the function makes a window of its own each time: a storyboard's is not shown then.
    var makesWindow: Bool {
        code.statements.indices.contains { index in
            guard case .window = code.statements[index].role, isReached(index) else { return false }
            return makes(code.statements[index].statement)
        }
    }

    /// Whether a statement that works on the window makes it: `UIWindow(…)`, `.init(…)`.
    private func makes(_ statement: Statement) -> Bool {
        let value: TokenRange?
        switch statement.kind {
        case .declaration(let declaration): value = declaration.bindings.first?.initializer
        default: value = file.assignment(in: statement.range)?.value
        }
        return value?.dropLast().contains {
            let name = file.name(at: $0)
            return (name == "init" || WindowNames.isWindowType(name))
                && file.tokens.tokens[$0 + 1].kind == .leftParen
        } ?? false
    }

    /// Whether a statement stands in nothing but blocks that are there for the window.
    private func isUnconditional(_ index: Int) -> Bool {
        var scope = code.statements[index].scope
        while let outer = scope {
            guard code.statements[outer].role.asScope != nil else { return false }
            scope = code.statements[outer].scope
        }
        return true
    }

    /// Whether a statement returns or throws, in its blocks or itself; a closure's `return` is none.
    private func leaves(_ statement: Statement, level: Int) -> Bool {
        switch statement.kind {
        case .returnStatement, .throwStatement: return true
        case .declaration, .expression: return false
        default: break
        }
        // Nobody nests deeper by hand, and the stack stays bounded.
        guard level < LaunchClassifier.Depth.controlFlow.rawValue else { return true }
        return statement.blocks.contains { block in
            file.statements(of: block.body).contains { leaves($0, level: level + 1) }
        }
    }
}
