import SwiftFlow
import SwiftOutline

/// The constants of `main.swift` that hold the process's own arguments for `UIApplicationMain`, which `App.main()` doesn't take.
///
/// Source: a bug of the SDK of Xcode 8 (rdar 25693546), for which many projects have such a constant.
package struct UnneededArguments {
    private let file: ProgramFile
    private let context: TargetContext

    /// Those of a file of a target.
    package init(in file: ProgramFile, of context: TargetContext) {
        self.file = file
        self.context = context
    }

    /// The declarations of what calls are given and nothing else uses, in order.
    package func statements(of calls: [LaunchCall]) -> [TokenRange] {
        guard calls.count == 1, let call = calls.first else { return [] }
        let names = call.processArguments.filter { $0.count == 1 }.map {
            file.outline.name(at: $0.lowerBound)
        }
        guard !names.isEmpty else { return [] }
        let whole = 0..<file.outline.tokens.tokens.count
        return file.statements(of: whole).map(\.range).filter { range in
            names.contains { isOnly($0, declaredIn: range, for: call) }
        }
    }

    /// Whether a statement is `let name = …` of the process's arguments, and nothing but the call uses the name.
    private func isOnly(_ name: String, declaredIn range: TokenRange, for call: LaunchCall) -> Bool
    {
        let tokens = file.outline.tokens
        guard range.upperBound <= call.statement.lowerBound, range.count > 3,
            [.keyword(.let), .keyword(.var)].contains(tokens.tokens[range.lowerBound].kind),
            tokens.spells(range.lowerBound + 1, name),
            ProcessArguments.areNamed(in: file.outline.text(range))
        else { return false }
        let isOfCall = file.tokens(spelled: name).allSatisfy {
            $0 == range.lowerBound + 1 || call.statement.contains($0)
        }
        // What stands at the top of main.swift is seen by all files of the target.
        return isOfCall
            && context.files(naming: name).allSatisfy {
                $0.path == file.path || GlobalUse(of: name, in: $0).token == nil
            }
    }
}
