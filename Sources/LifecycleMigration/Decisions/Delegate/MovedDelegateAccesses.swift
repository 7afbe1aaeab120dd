import AppFacts
import SwiftFlow
import SwiftOutline

extension DelegateAccesses {
    /// Finds the uses in an app.
    init(facts: UIKitFacts) {
        self.init(
            of: facts.delegate, in: facts.context, profile: .uiKit, moved: facts.root.movedCode)
    }
}

extension RootPlan {
    /// Code of the launch that moves to another place, by path.
    fileprivate var movedCode: [String: [TokenRange]] {
        switch source {
        case .view(let root), .controller(let root):
            [root.function.located.file.path: root.ranges]
        case .choice(let choice):
            choice.roots.reduce(into: [:]) { ranges, root in
                ranges[root.function.located.file.path, default: []] += root.ranges
            }
        case .storyboard, .cell: [:]
        }
    }
}
