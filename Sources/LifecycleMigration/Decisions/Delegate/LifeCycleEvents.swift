/// How an application delegate hears of the app's state; the raw value is the word on the command line.
public enum LifeCycleEvents: String, Sendable, Hashable, CaseIterable, Codable {
    /// By the notifications that UIKit still posts: as before.
    case notifications
    /// By SwiftUI's scene phase: the form that Apple recommends, and not quite as before.
    case scenePhase = "scene-phase"
}
