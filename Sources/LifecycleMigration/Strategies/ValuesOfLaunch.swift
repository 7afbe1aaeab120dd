import SwiftFlow

/// Tells whether what an app shows uses what its launch sets, so that it must not be made before.
///
/// SwiftUI may evaluate the content of a window group before the launch has finished. Source: the mirrored `AppGraph` of
/// OpenSwiftUI.
struct ValuesOfLaunch {
    private let facts: UIKitFacts

    private static let methods = [
        "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    ]

    /// The launch of an app.
    init(_ facts: UIKitFacts) {
        self.facts = facts
    }

    /// Whether the code of a root reads what the launch may set.
    func areRead(by root: MovedRoot) -> Bool {
        let shown = facts.launch.effects.effects(within: root.ranges, of: root.function)
        guard shown.isUnknown || !shown.reads.isEmpty else { return false }
        return Self.methods.flatMap { facts.delegate.methods($0) }.contains { method in
            guard let function = FlowFunction(method, owner: facts.delegate.name) else {
                return true
            }
            let set = effects(of: function, beside: root)
            return set.isUnknown || !set.writes.isDisjoint(with: shown.reads)
                || shown.isUnknown && !set.changesNothing
        }
    }

    /// What a function does beside making the root and handling the window.
    private func effects(of function: FlowFunction, beside root: MovedRoot) -> FlowEffects {
        let isOwn = function.id == root.function.id
        let going = TokenRanges(isOwn ? root.removed + [root.write.statement] : [])
        let events = facts.launch.flow.trace(of: function).events.filter {
            !going.contains($0.range.lowerBound) && !facts.launch.window.isTouched(by: $0)
        }
        return facts.launch.effects.effects(of: events, in: function)
    }
}
