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
    /// Code that moves to another place, by path: that of the root, and what properties start with that go along.
    var movedCode: [String: [TokenRange]] {
        let roots = ranges(of: \.ranges)
        return movedProperties.reduce(into: roots) { ranges, property in
            ranges[property.file.path, default: []] += property.declaration.bindings.compactMap(
                \.initializer)
        }
    }

    /// That of it which is no other than it was, so that it is edited and looked at as code that stays.
    var movedAsItWas: [String: [TokenRange]] {
        movedCode.subtracting(
            ranges { root in
                root.material.replacements.map(\.range)
                    + root.material.unwrapped.flatMap { [$0.start, $0.end] }
            }
        ).adding(ranges { $0.material.objects.map(\.value) })
    }

    private func ranges(of part: (MovedRoot) -> [TokenRange]) -> [String: [TokenRange]] {
        movedRoots.reduce(into: [:]) { ranges, root in
            ranges[root.function.located.file.path, default: []] += part(root)
        }
    }
}
