import AppFacts

/// What becomes of the code that is looked at.
enum Situation: String, CaseIterable, Sendable {
    /// The app's own code, where the plan moves it.
    case migration = "moves"
    /// The app's own code, where the plan moves it to UIKit's scenes.
    case toScenes = "moves to scenes"
    /// The app's own code, where the plan leaves it alone.
    case refused
    /// The app's own code, where it is on SwiftUI's life cycle already.
    case onDestination = "is there"
    /// Code beside the app's own that is built into it.
    case linked
    /// Tests that run in the app.
    case hostedTests = "its tests"
}
