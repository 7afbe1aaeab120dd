import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the scene delegate of an app does when its scene connects, beside making the window, as far as the first view may
/// notice it.
///
/// UIKit loads the root's view when that has ended, or where the window is shown. Whether SwiftUI loads it before or after
/// the app's scene delegate hears of the scene is not documented.
package struct ConnectionWork {
    /// Whether anything happens.
    package private(set) var isAny = false
    /// Whether anything happens once the window has its root.
    package private(set) var isBehindRoot = false
    private let facts: LaunchFacts
    private let going: [FlowFunction.ID: TokenRanges]
    private var hasRoot: Bool
    private var visited: Set<FlowFunction.ID> = []

    /// Calls in calls deeper than this are not followed.
    private static let deepest = 40

    /// The work of an app; code in `going` leaves its function.
    package init(_ facts: LaunchFacts, except going: [FlowFunction.ID: [TokenRange]] = [:]) {
        self.facts = facts
        self.going = going.mapValues(TokenRanges.init)
        hasRoot = facts.storyboard != nil
        guard facts.usesScenes else { return }
        for method in facts.startMethods {
            guard let function = FlowFunction(method, owner: facts.owner.name) else { continue }
            walk(function, depth: 0)
        }
    }

    private mutating func walk(_ function: FlowFunction, depth: Int) {
        guard visited.insert(function.id).inserted else { return }
        guard depth < Self.deepest else {
            note()
            return
        }
        let events = facts.flow.trace(of: function).events
        let effects = facts.effects.effectsOfEach(of: function)
        for (event, effects) in zip(events, effects)
        where !event.runsLater && going[function.id]?.contains(event.range.lowerBound) != true {
            if setsRoot(event) { beginBehindRoot() }
            if isWork(event, effects) { note() }
            for callee in event.runs(in: facts.flow.program) { walk(callee, depth: depth + 1) }
        }
    }

    /// What was called in front of the root may be called again behind it.
    private mutating func beginBehindRoot() {
        guard !hasRoot else { return }
        hasRoot = true
        visited = []
    }

    private mutating func note() {
        isAny = true
        isBehindRoot = hasRoot
    }

    private func setsRoot(_ event: FlowEvent) -> Bool {
        guard case .write(let receiver, "rootViewController", _, _) = event.kind else {
            return false
        }
        return facts.window.isPossible(receiver)
    }

    /// Whether an event itself does something; what it calls of the app's own has events of its own.
    private func isWork(_ event: FlowEvent, _ effects: FlowEffects) -> Bool {
        if facts.window.isTouched(by: event) { return false }
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .functions, .making: return false
            case .foreign where hasRoot && effects == .none: return isOnFreshObject(call)
            default: break
            }
        // A root that nobody but the window has can be told apart by what is set of it.
        case .write where hasRoot && effects == .none, .change where hasRoot && effects == .none:
            return true
        default: break
        }
        return effects.isUnknown || effects.startsLater || !effects.writes.allSatisfy(isUnseen)
    }

    /// Whether nothing but that its object is new makes a call do nothing.
    private func isOnFreshObject(_ call: FlowCall) -> Bool {
        guard let receiver = call.receiver, call.name != "init" else { return false }
        let known = UIKitEffects(program: facts.flow.program).effects(
            ofCalling: call.name, on: receiver.type)
        return known != FlowEffects.none
    }

    /// Whether no view can tell that something was written: a setting of the scene, or a member of its delegate.
    private func isUnseen(_ location: FlowLocation) -> Bool {
        switch location {
        case UIKitEffects.scene: true
        case .member(_, let owner): owner == facts.owner.name
        default: false
        }
    }
}
