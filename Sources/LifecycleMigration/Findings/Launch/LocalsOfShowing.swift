import AppFacts

/// What is said of the locals of the code that shows the window.
struct LocalsOfShowing {
    private let launch: LaunchFacts
    private let order: LaunchOrder
    private let views: [LaunchMoment]

    /// The locals of a launch, for first views that the showing loaded.
    init(_ launch: LaunchFacts, _ order: LaunchOrder, views: [LaunchMoment]) {
        self.launch = launch
        self.order = order
        self.views = views
    }

    /// The findings; `method` names the code of a view, and `entry` the method of it that UIKit calls.
    func findings(
        method: (LaunchMoment) -> String, entry: (LaunchMoment) -> String
    ) -> [Finding] {
        let showing = ShowingTokens(launch)
        return EndingLocals(launch, order).findings(method: method)
            + WeaklyHeldLocals(launch, order, showing, views: views).findings(method: entry)
            + CapturedLocals(launch, order, showing).findings()
            + MeasuredShowing(launch, order, showing).findings()
    }
}
