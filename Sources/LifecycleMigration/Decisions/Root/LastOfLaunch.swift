import AppFacts
import SwiftFlow
import SwiftOutline

/// A root whose making is the last thing that the launch does: where SwiftUI asks for it, it is made behind the same code as
/// before, whatever it does.
struct LastOfLaunch {
    private let facts: LaunchFacts
    private let analysis: MovedRootAnalysis
    private var function: FlowFunction { analysis.function }

    /// A look at the only place that sets the root.
    init(_ facts: LaunchFacts, _ analysis: MovedRootAnalysis) {
        self.facts = facts
        self.analysis = analysis
    }

    /// The root with all code that has to move with it; nil where other code would run before it, or it can't stand elsewhere.
    var root: MovedRoot? {
        guard !facts.usesScenes, analysis.hosted == nil,
            facts.startMethods.contains(where: function.located.isSame),
            analysis.path.isOnEveryWay(where: { _ in false }),
            let root = try? analysis.visibleRoot(reading: members)
        else { return nil }
        let code = facts.effects.effects(within: root.ranges, of: function)
        guard !asksForWindows(code), isLast(root, code),
            LaunchBoundCalls(facts).all(within: root.ranges, of: function).isEmpty
        else { return nil }
        // Nobody may ever look at an app that the system starts in the background, and it is launched all the same.
        return code.changesNothing || !BackgroundLaunches(of: facts.context).arePossible
            ? root : nil
    }

    /// The delegate's members, as they are after the launch.
    private var members: ConstantMembers {
        ConstantMembers(facts, for: function, upTo: analysis.write.statement.lowerBound)
    }

    /// Whether nothing that runs between the code and the end of the launch, or soon after, may affect it.
    private func isLast(_ root: MovedRoot, _ code: FlowEffects) -> Bool {
        let moved = TokenRanges(root.removed + [root.write.statement])
        let first = root.ranges.map(\.lowerBound).min() ?? root.value.lowerBound
        let behind = facts.flow.trace(of: function).events.filter { event in
            event.range.lowerBound > first && !moved.contains(event.range.lowerBound)
                && !facts.window.isTouched(by: event)
        }
        let configuring = facts.owner.methods(
            "application(_:configurationForConnecting:options:)"
        ).flatMap { FlowFunction.all(of: $0, owner: facts.owner.name) }
        return code.commutes(with: facts.effects.effects(of: behind, in: function))
            && configuring.allSatisfy { code.commutes(with: facts.effects.effects(of: $0)) }
            && facts.recurring.soonEvents.allSatisfy { soon in
                code.commutes(
                    with: facts.effects.effects(of: [soon.event], in: soon.function) { _ in false })
            } && !hearsOfLaunch
    }

    /// Whether the app has itself told that it has launched.
    private var hearsOfLaunch: Bool {
        facts.context.files(naming: "didFinishLaunchingNotification").contains { _ in true }
    }

    /// Whether the code asks the application for what it has by now.
    private func asksForWindows(_ code: FlowEffects) -> Bool {
        code.reads.contains { location in
            guard case .outside(let name) = location else { return false }
            return Self.application.contains(where: name.contains)
        }
    }

    private static let application = ["UIApplication", "UIWindow", "UIScene"]
}
