import SourceEditing
import SwiftOutline

/// Keeps a scene delegate where its class is asked for it, and asks there in the place of casts.
struct SceneDelegateAccessRewriter {
    private let access: SceneDelegateAccess
    private let plan: RootPlan

    /// A rewriter for an app; nil where nothing looks for its scene's delegate.
    init?(_ facts: UIKitFacts, except removed: [String: [TokenRange]]) {
        guard let access = SceneDelegateAccess(facts, except: removed) else { return nil }
        self.access = access
        plan = facts.root
    }

    /// The property of the class; weak, since UIKit has its delegates as long as their scenes are connected.
    var members: DelegateMembers {
        DelegateMembers(
            properties: ["private(set) static weak var \(access.name): \(access.delegate.name)?"],
            statements: access.method == nil ? [assignment] : [])
    }

    private var assignment: String { "\(access.text) = self" }

    /// The edits of the places, and of the method in which the scene connects.
    var edits: [LoweredEdits] {
        let start = access.method.map { method in
            StartLine(
                method: method, text: assignment, name: access.name, passesTest: false, plan: plan)
        }
        return access.casts.map { cast in
            let file = cast.file.outline
            let binding = cast.binding.map { range in
                let tokens = file.tokens.tokens
                return TextEdit.remove(
                    tokens[range.lowerBound].start..<tokens[range.upperBound].start)
            }
            return LoweredEdits(
                path: cast.file.path,
                edits: [binding].compactMap { $0 } + [
                    TextEdit(
                        range: file.bytes(of: cast.range),
                        replacement: access.replacement(for: cast))
                ])
        } + [start?.edits].compactMap { $0 }
    }
}
