import SwiftFlow
import SwiftOutline

/// The places of an app that name a function.
struct FunctionUses {
    /// Whether all of them are calls that are followed, of nothing but the function.
    let areAllCalls: Bool

    /// Finds the uses of a function by its name; `timeline` knows of calls in functions that are not followed otherwise.
    init(of function: FlowFunction, in flow: AppFlow, timeline: LaunchTimeline) {
        let name = function.located.declaration.name
        let files = Array(flow.context.files(naming: name))
        areAllCalls = files.allSatisfy { file in
            let calls = flow.calls(named: name, in: file)
            return file.tokens(spelled: name).allSatisfy { token in
                guard file.outline.tokens.tokens[token].kind == .identifier else { return true }
                if let targets = calls[token] {
                    return targets == [function.id] || !targets.contains(function.id)
                }
                let isDeclared =
                    file.outline.tokens.tokens[max(0, token - 1)].kind == .keyword(.func)
                let isOwn =
                    file.path == function.located.file.path
                    && function.located.declaration.nameRange?.contains(token) == true
                return isOwn || isDeclared && !Self.overloads(function, at: token, in: file)
            }
        }
    }

    /// Whether another declaration of the name may be a requirement of a protocol that the function fulfils.
    private static func overloads(
        _ function: FlowFunction, at token: Int, in file: ProgramFile
    ) -> Bool {
        file.types.contains { type in
            type.declaration.kind == .protocol && type.declaration.range.contains(token)
        }
    }
}
