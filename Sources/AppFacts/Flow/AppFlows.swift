import SwiftFlow

/// What the code of one target was followed with so far: the plans of its destinations, and the survey of an app that is refused, do
/// not follow again what one of them has followed. It belongs to one target, as the builds that a plan is for compile it.
package final class AppFlows {
    private struct Key: Hashable {
        let path: String
        let keyword: Int
        let sceneDelegates: [String]
    }

    private var flows: [Key: AppFlow] = [:]
    private var contextsBeside: [[String]: TargetContext] = [:]
    private var flowsBeside: [BesideKey: AppFlow] = [:]
    private var objectiveC: [Set<String>: [ObjectiveCUse]] = [:]

    /// Nothing is followed yet.
    package init() {}

    /// The values of an app with its delegates.
    package func flow(
        of context: TargetContext, delegate: DelegateClass, sceneDelegates: [DelegateClass]
    ) -> AppFlow {
        let key = Key(
            path: delegate.file.path, keyword: delegate.declaration.keyword,
            sceneDelegates: sceneDelegates.map(\.name))
        if let known = flows[key] { return known }
        let flow = AppFlow(context: context, delegate: delegate, sceneDelegates: sceneDelegates)
        flows[key] = flow
        return flow
    }

    /// Sources beside the app's own as those of a target, which is made once.
    package func context(
        beside sources: [String], _ make: ([String]) -> TargetContext
    ) -> TargetContext {
        if let known = contextsBeside[sources] { return known }
        let context = make(sources)
        contextsBeside[sources] = context
        return context
    }

    private struct BesideKey: Hashable {
        let sources: [String]
        let delegates: [String]
    }

    /// The values of such sources, which know the app's delegates by their names.
    package func flow(
        beside context: TargetContext, delegate: String, sceneDelegates: [String]
    ) -> AppFlow {
        let key = BesideKey(
            sources: context.target.sources, delegates: [delegate] + sceneDelegates)
        if let known = flowsBeside[key] { return known }
        let flow = AppFlow(context: context, delegate: delegate, sceneDelegates: sceneDelegates)
        flowsBeside[key] = flow
        return flow
    }

    /// What the Objective-C of the target does with windows, roots and delegates of some names.
    package func objectiveC(
        of context: TargetContext, delegates: Set<String>
    ) -> [ObjectiveCUse] {
        if let known = objectiveC[delegates] { return known }
        let uses = ObjectiveCProgram(of: context, delegates: delegates).uses
        objectiveC[delegates] = uses
        return uses
    }
}
