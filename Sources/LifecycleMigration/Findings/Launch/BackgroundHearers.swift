import AppFacts
import SwiftFlow

/// Says where the first views have somebody hear of what a callback of a launch in the background changes or posts: UIKit loaded them in every launch
/// that showed the window, and SwiftUI shows none in the background, so that nobody hears it there.
///
/// Source: Apple's pages of the callbacks, and of `UIBackgroundModes`: the system starts the app for them.
struct BackgroundHearers {
    private let facts: LaunchFacts
    private let order: LaunchOrder

    /// A look at an app with the order of its launch.
    init(_ facts: LaunchFacts, _ order: LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        guard !facts.usesScenes, order.isShown || facts.storyboard != nil else { return [] }
        let announced = BackgroundCalls(facts).announced
        guard announced.areAny else { return [] }
        return order.viewsOfLaunch(facts).compactMap { view -> Finding? in
            // The objects of a storyboard are made in the launch then.
            guard view.function.located.declaration.name != "awakeFromNib",
                let name = announced.name(heardBy: view)
            else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: facts.context.place(view.function.located.file, view.event.range.lowerBound),
                "'\(name)' is not heard here in a launch in the background, for which the delegate's callback changes or posts it: the first view was loaded in each launch, and SwiftUI shows none then",
                remedy: "listen in an object that the launch makes, beside the view"
            )
        }.firstAtEachPlace()
    }
}
