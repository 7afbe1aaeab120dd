import AppFacts
import SourceEditing
import SwiftOutline

/// Keeps a scene delegate where its class is asked for it, and asks there in the place of casts.
struct SceneDelegateAccessRewriter {
    private let access: SceneDelegateAccess
    private let plan: RootPlan
    private let removed: [String: [TokenRange]]

    /// A rewriter for an app; nil where nothing looks for its scene's delegate.
    init?(_ facts: UIKitFacts, except removed: RemovedCode) {
        guard let access = SceneDelegateAccess(facts, except: removed.gone) else { return nil }
        self.access = access
        self.removed = removed.ranges
        plan = facts.root
    }

    /// The property of the class; weak, since UIKit has its delegates as long as their scenes are connected.
    var members: DelegateMembers {
        DelegateMembers(
            properties: ["private(set) static weak var \(access.name): \(access.delegate.name)?"],
            statements: access.method == nil ? [assignment] : [])
    }

    private var assignment: String { "\(access.text) = self" }

    /// The class that others ask for its object.
    var delegate: DelegateClass { access.delegate }

    /// The edits of the places in code that stays, and of the method in which the scene connects.
    var edits: [LoweredEdits] {
        let start = access.method.map { method in
            StartLine(
                method: method, text: assignment, name: access.name, passesTest: false, plan: plan)
        }
        return edits(of: access.casts.filter { !moves($0) }) + [start?.edits].compactMap { $0 }
    }

    /// The edits of the places in code that moves.
    var moved: [LoweredEdits] { edits(of: access.casts.filter(moves)) }

    private func moves(_ cast: SceneDelegateAccess.Cast) -> Bool {
        removed.covers(cast.file.path, cast.range.lowerBound)
    }

    private func edits(of casts: [SceneDelegateAccess.Cast]) -> [LoweredEdits] {
        casts.map { cast in
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
        }
    }
}
