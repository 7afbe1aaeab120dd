import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension AppFlow {
    /// Whether all methods of the system's that a function names by selectors are such as run for what the user does, or once the first view has
    /// appeared: it does not matter which code they are before that.
    func exchangesOnlyLateMethods(_ function: FlowFunction) -> Bool {
        let file = function.file
        let names = function.body.compactMap { token -> String? in
            guard file.tokens.tokens[token].kind == .pound,
                file.tokens.spells(token + 1, "selector"),
                file.tokens.tokens[token + 2].kind == .leftParen
            else { return nil }
            var last = token + 3
            while file.tokens.tokens[last + 1].kind == .period { last += 2 }
            return file.name(at: last)
        }
        let isAnyUnknown = function.body.contains { token in
            ["Selector", "NSSelectorFromString", "sel_registerName", "Sel"].contains(
                file.tokens.text(of: token))
        }
        guard !isAnyUnknown else { return false }
        let ofSystem = names.filter { name in
            !functions(naming: [name]).contains { own in
                own.located.declaration.name == name && !own.located.declaration.isOverride
            }
        }
        return !ofSystem.isEmpty && ofSystem.allSatisfy(LateMethods.names.contains)
    }
}
