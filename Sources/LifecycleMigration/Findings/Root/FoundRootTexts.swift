import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds where the class of a root view controller that is found is read, or a text made of the root: both tell SwiftUI's from the app's own.
///
/// What is only logged is read by nobody but people.
struct FoundRootTexts {
    private let function: FlowFunction
    private let trace: FlowTrace
    private var file: SwiftFile { function.file }

    /// Those of a function.
    init(in function: FlowFunction, _ trace: FlowTrace) {
        self.function = function
        self.trace = trace
    }

    /// The tokens of the roots that are read so.
    func tokens(isRoot: (FlowValue) -> Bool) -> [Int] {
        let given = trace.events.flatMap { event -> [TokenRange] in
            guard case .call(let call) = event.kind, readsClass(call) else { return [] }
            return call.arguments.filter { isRoot($0.value) }.map(\.range)
        }
        let interpolated = trace.values.filter { range, value in
            isInterpolated(range) && isRoot(value)
        }.map(\.key)
        return (given + interpolated).filter { !isLogged($0.lowerBound) }.map { range in
            range.first { file.tokens.spells($0, "rootViewController") } ?? range.lowerBound
        }.sorted()
    }

    /// `String(describing: root)`, `NSStringFromClass(type(of: root))`; a comparison of `type(of: root)` is one of its own.
    private func readsClass(_ call: FlowCall) -> Bool {
        switch call.name {
        case "type": false
        case "String", "init":
            call.arguments.contains { ["describing", "reflecting"].contains($0.label) }
        default: RootContainment.classReaders.contains(call.name)
        }
    }

    private func isInterpolated(_ range: TokenRange) -> Bool {
        let tokens = file.tokens.tokens
        return range.lowerBound > 1 && tokens[range.lowerBound - 1].kind == .leftParen
            && tokens[range.lowerBound - 2].kind == .backslash
            && tokens[range.upperBound].kind == .rightParen
    }

    private func isLogged(_ token: Int) -> Bool {
        var inner = token
        while let open = file.openParenthesis(around: inner), open > 0 {
            let name = file.name(at: open - 1)
            if Self.logging.contains(name) || name.lowercased().contains("log") { return true }
            inner = open
        }
        return false
    }

    private static let logging: Set<String> = [
        "print", "debugPrint", "dump", "trace", "debug", "info", "notice", "warning", "error",
        "critical", "fault", "verbose", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "breadcrumb",
    ]
}
