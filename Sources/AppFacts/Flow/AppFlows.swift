/// What the code of one target was followed with so far, so that the survey of an app that is refused does not follow
/// again what was followed before the reason was found.
package final class AppFlows {
    private struct Key: Hashable {
        let path: String
        let keyword: Int
        let sceneDelegates: [String]
    }

    private var flows: [Key: AppFlow] = [:]

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
}
