import AppFacts
import AppleFrameworks
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
                replacement: lines.joined(separator: file.newline.rawValue)))
        changes.places.append(statement.range)
        changes.rootWrites.append(
            RootWrite(
                statement: statement.range, target: callee.range, value: base.range,
                runsLater: false))
        changes.shows.append(WindowMoment(statement: statement.range, runsLater: false))
        changes.frameworkRoots.append(FrameworkRootCall(row: row, statement: statement.range))
        return true
    }

    /// Whether a statement of a method that the system calls at the start is the last thing that it does, at each start; or
    /// that of a method which is called there, and nowhere else.
    private func isPlainEnd(_ statement: Statement) -> Bool {
        let path = StatementPath(to: statement.range.lowerBound, in: function)
        return function.owner == scope.window.owner && laterDepth == 0 && conditionDepth == 0
            && path.around.count == 1
            && path.behind.allSatisfy { endsWithoutValue($0) || shows($0) }
            && (Self.starts.contains(function.located.declaration.selectorName) || isCalledAtEnd)
    }

    /// Whether a method that the system calls at the start calls this one as the last thing that it does, and nobody else.
    private var isCalledAtEnd: Bool {
        let declaration = function.located.declaration
        guard function.id.part == .body, declaration.kind == .function,
            declaration.returnType == nil, !declaration.isOverride, declaration.attributes.isEmpty,
            Self.leavesAtEnd(function)
        else { return false }
        var callers: [(FlowFunction, FlowEvent)] = []
        for caller in scope.flow.analysis.allFunctions {
            for event in scope.flow.trace(of: caller).calls(named: declaration.name) {
                guard case .call(let call) = event.kind,
                    call.target.functions?.contains(function) == true
                else { continue }
                callers.append((caller, event))
            }
        }
        guard callers.count == 1, let (caller, event) = callers.first, isNamedOnce,
            caller.owner == scope.window.owner, !event.runsLater,
            Self.starts.contains(caller.located.declaration.selectorName)
        else { return false }
        let path = StatementPath(around: event.range.lowerBound, in: caller)
        return path.around.count == 1 && path.around[0].range == event.range
            && path.behind.allSatisfy { Self.ends($0, in: caller.file) }
    }

    /// Whether a function has no way out but its end.
    private static func leavesAtEnd(_ function: FlowFunction) -> Bool {
        !function.body.contains { function.file.tokens.tokens[$0].kind == .keyword(.return) }
    }

    private static func ends(_ statement: Statement, in file: SwiftFile) -> Bool {
        guard case .returnStatement = statement.kind else { return false }
        return statement.expression.map { file.text($0) == "true" } ?? true
    }

    /// Whether the app names the function where it is declared, and in one other place.
    private var isNamedOnce: Bool {
        let name = function.located.declaration.name
        let count = scope.flow.context.files(naming: name).reduce(0) { count, file in
            count
                + file.tokens(spelled: name).count {
                    file.outline.tokens.tokens[$0].kind == .identifier
                }
        }
        return count == 2
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
