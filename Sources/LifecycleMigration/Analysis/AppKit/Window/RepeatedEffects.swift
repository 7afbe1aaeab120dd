import SwiftFlow
import SwiftOutline

/// What code that gives a SwiftUI view does each time that it is evaluated.
struct RepeatedEffects {
    private let facts: LaunchFacts
    private let analysis: EffectAnalysis

    /// The effects in an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
        analysis = EffectAnalysis(
            of: facts.flow.analysis, by: ViewEffects(UIKitEffects(program: facts.flow.program)),
            countsFirstUses: false)
    }

    /// What ranges of a function do: the closures that SwiftUI evaluates with a view do it too, and those that it calls
    /// later are only made.
    func effects(within ranges: [TokenRange], of function: FlowFunction) -> FlowEffects {
        let closures = ClosuresOfViews(in: function, facts.flow, isInView: true)
        var result = FlowEffects.none
        for range in ranges {
            let events = facts.flow.trace(of: function).events(within: range).filter {
                (!$0.runsLater || closures.moment(of: $0) == .evaluated) && !makesPlainView($0)
            }
            result.add(analysis.effects(of: events, in: function) { _ in false })
        }
        return result
    }

    /// Whether something is the making of a view of SwiftUI's own, which is a value.
    private func makesPlainView(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind, case .makingForeign(let type) = call.target else {
            return false
        }
        return ViewClosures.isOfSwiftUI(type)
    }
}

/// What is done by whoever makes a view: the first value of its state is computed with each view that is made, by SwiftUI's
/// rules and whoever makes it, and kept of the first one alone.
private struct ViewEffects: EffectSemantics {
    private let effects: UIKitEffects

    init(_ effects: UIKitEffects) {
        self.effects = effects
    }

    func effects(ofMaking type: String) -> FlowEffects? { effects.effects(ofMaking: type) }

    func effects(ofCalling name: String, on type: FlowType?) -> FlowEffects? {
        effects.effects(ofCalling: name, on: type)
    }

    func effects(ofReading name: String, of type: FlowType) -> FlowEffects? {
        effects.effects(ofReading: name, of: type)
    }

    func effects(ofWriting name: String, of type: FlowType) -> FlowEffects? {
        effects.effects(ofWriting: name, of: type)
    }

    func isPart(_ member: String) -> Bool { effects.isPart(member) }

    func isLazy(wrapper: String) -> Bool { wrapper == "State" || effects.isLazy(wrapper: wrapper) }
}
