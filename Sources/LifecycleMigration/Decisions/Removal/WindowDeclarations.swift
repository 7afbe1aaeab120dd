import SourceEditing
import SwiftFlow
import SwiftOutline

extension WindowExtraction {
    /// What happens to a declaration among the statements.
    mutating func fate(
        of declaration: Declaration, _ statement: Statement, depth: Int
    ) -> Fate {
        switch declaration.kind {
        case .variable: break
        case .function:
            if let body = declaration.body {
                laterDepth += 1
                _ = block(body, depth: depth + 1)
                laterDepth -= 1
            }
            return .stays
        default: return .stays
        }
        currentStatement = statement
        if let chosen = scope.chosen(at: statement.range, in: function) {
            choose(chosen, at: statement)
            return .stays
        }
        var gone: [Int] = []
        for (index, binding) in declaration.bindings.enumerated() {
            guard let value = binding.initializer else {
                if isWindowLocal(binding.name, declaredIn: statement) {
                    goneLocals.insert(binding.name)
                    gone.append(index)
                }
                continue
            }
            switch read(expressions.expression(in: value)) {
            case .window(nil)
            where keepLocal(
                binding.nameToken, type: binding.type, of: expressions.expression(in: value)):
                continue
            case .window(let call):
                goneLocals.insert(binding.name)
                guard let call else {
                    gone.append(index)
                    continue
                }
                guard declaration.bindings.count == 1 else {
                    obstacle(.itself, at: binding.nameToken)
                    continue
                }
                // What gives the window does something else, too.
                keepOnly(call, of: statement.range)
                return .stays
            case .windowClosure(let closure):
                goneLocals.insert(binding.name)
                guard declaration.bindings.count == 1 else {
                    obstacle(.itself, at: binding.nameToken)
                    continue
                }
                return .unwraps(closure.codeBraces)
            case .superfluous: gone.append(index)
            case .isThere, .other: break
            }
        }
        if !gone.isEmpty { changes.bindsWindow = true }
        if gone.count == declaration.bindings.count { return .goes(.windowIsSwiftUIs) }
        for index in gone { removeBinding(index, of: statement) }
        return .stays
    }

    /// Whether a local without an initial value is set to nothing but the window.
    private func isWindowLocal(_ name: String, declaredIn statement: Statement) -> Bool {
        let values = trace.locals(named: name).compactMap { event -> FlowValue? in
            guard case .local(_, let value, isDeclared: false) = event.kind else { return nil }
            return value
        }
        return !values.isEmpty && values.allSatisfy(scope.window.isCertain)
    }

    /// Leaves of a statement only the call in it.
    func keepOnlyEdits(_ call: TokenRange, of statement: TokenRange) -> [TextEdit] {
        let start = file.bytes(of: statement).lowerBound
        let first = file.bytes(of: call)
        let end = file.bytes(of: statement).upperBound
        let unused = call.lowerBound > statement.lowerBound && isMaking(call) ? "_ = " : ""
        return [
            TextEdit(range: start..<first.lowerBound, replacement: unused),
            .remove(first.upperBound..<end),
        ].filter { !$0.range.isEmpty || !$0.replacement.isEmpty }
    }

    /// Whether a call makes an object, which the compiler warns of where nobody uses it.
    private func isMaking(_ call: TokenRange) -> Bool {
        guard case .call(let event)? = calls[call.lowerBound]?.kind else { return false }
        switch event.target {
        case .making, .makingForeign: return true
        case .functions, .foreign, .elementwise, .closures, .unknown: return false
        }
    }

    /// Leaves of a statement only the call in it.
    mutating func keepOnly(_ call: TokenRange, of statement: TokenRange) {
        changes.replacements += keepOnlyEdits(call, of: statement)
        changes.places += [
            statement.lowerBound..<call.lowerBound, call.upperBound..<statement.upperBound,
        ].filter { !$0.isEmpty }
    }
}
