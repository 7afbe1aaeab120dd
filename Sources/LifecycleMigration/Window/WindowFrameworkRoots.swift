import SourceEditing
import SwiftFlow
import SwiftOutline

/// A statement that has a framework give the window its root, and show it.
struct FrameworkRootCall {
    /// What the framework does.
    let row: FrameworkRoot
    /// The statement.
    let statement: TokenRange
}

// Code that has a framework give the window its root gives it to the container, and does the rest once that is seen.
extension WindowExtraction {
    /// Takes a framework's steps apart; gives whether the call is one that nothing but the end of the start is behind.
    mutating func takeFrameworkRoot(
        _ expression: Expression, _ callee: Expression, _ call: FlowCall
    ) -> Bool {
        guard scope.takesFrameworkRoots, let statement = currentStatement,
            statement.range == expression.range, isPlainEnd(statement),
            let row = FrameworkRoot.row(of: call, in: file, scope.flow.program),
            case .member(let base, _, _) = callee.kind, let router = Router(base, in: file),
            let cell = scope.cell, let prefix = prefix(of: cell, at: expression.range.lowerBound)
        else { return false }
        let start = file.bytes(of: statement.range).lowerBound
        let margin = file.lineIndentation(at: start)
        let unit = indentation(below: margin)
        let container = prefix + cell.name
        var lines = [
            "\(container).rootViewController = \(router.text)\(row.root)",
            margin
                + "// \(row.module) does this in `\(row.method)(\(row.label):)` once the window is shown.",
            margin + "\(container).whenShown = { [\(router.capture)] in",
        ]
        lines += row.afterwards.map { margin + unit + router.local + $0 }
        lines.append(margin + "}")
        changes.replacements.append(
            TextEdit(
                range: file.bytes(of: statement.range),
                replacement: lines.joined(separator: file.text.newline.rawValue)))
        changes.places.append(statement.range)
        changes.rootWrites.append(
            RootWrite(
                statement: statement.range, target: callee.range, value: base.range,
                runsLater: false))
        changes.shows.append(WindowMoment(statement: statement.range, runsLater: false))
        changes.frameworkRoots.append(FrameworkRootCall(row: row, statement: statement.range))
        return true
    }

    /// Whether a statement of a method that the system calls at the start is the last thing that it does, at each start.
    private func isPlainEnd(_ statement: Statement) -> Bool {
        let path = StatementPath(to: statement.range.lowerBound, in: function)
        return Self.starts.contains(function.located.declaration.selectorName)
            && function.owner == scope.window.owner && laterDepth == 0 && conditionDepth == 0
            && path.around.count == 1
            && path.behind.allSatisfy { endsWithoutValue($0) || shows($0) }
    }

    /// Whether a statement only shows the window, which the framework has done.
    private func shows(_ statement: Statement) -> Bool {
        guard case .expression = statement.kind,
            case .call(let callee, let arguments) =
                expressions.expression(in: statement.range).kind, arguments.isEmpty,
            case .member(let base, let name, _) = callee.kind
        else { return false }
        return isWindow(base.range) && WindowMember.named(name) == .shows
    }

    private static let starts: Set<String> = [
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
        "scene(_:willConnectTo:options:)",
    ]

    private func indentation(below base: String) -> String {
        let keyword = file.tokens.tokens[function.located.declaration.keyword].start
        let outer = file.lineIndentation(at: keyword)
        return base.hasPrefix(outer) && base.count > outer.count
            ? String(base.dropFirst(outer.count)) : "    "
    }
}

/// The object that a framework's method is called of, as code: a name, or a property of `self`.
private struct Router {
    /// It, where the call stands.
    let text: String
    /// It, in a closure that captures it.
    let local: String
    /// How a closure captures it.
    let capture: String

    init?(_ expression: Expression, in file: SwiftFile) {
        var inner = expression
        var suffix = ""
        switch expression.kind {
        case .optionalChain(let base): (inner, suffix) = (base, "?")
        case .force(let base): (inner, suffix) = (base, "!")
        default: break
        }
        switch inner.kind {
        case .name(let name):
            capture = name
            local = name + suffix
        case .member(let base, let name, _):
            guard case .selfReference = base.kind else { return nil }
            capture = "\(name) = self.\(name)"
            local = name + suffix
        default: return nil
        }
        text = file.text(expression.range)
    }
}
