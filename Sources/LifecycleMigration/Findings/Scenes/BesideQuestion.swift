import AppFacts

/// What code beside the app's own Swift asks that has no answer before a scene connects.
enum BesideQuestion: CaseIterable {
    /// Windows, and the scenes by which they are found.
    case windows
    /// The status bar and the orientation, which belong to a scene.
    case statusBar

    /// The members by which it is asked.
    var members: [String] {
        switch self {
        case .windows: ["keyWindow", "windows", "connectedScenes"]
        case .statusBar:
            ["statusBarOrientation", "statusBarFrame", "statusBarManager", "interfaceOrientation"]
        }
    }

    /// The finding of it.
    var id: FindingID {
        switch self {
        case .windows: .windowAccess
        case .statusBar: .launchApplicationState
        }
    }

    /// What becomes of it, behind "what 'start' asks".
    var words: String {
        switch self {
        case .windows: "for windows finds none here"
        case .statusBar: "of the status bar and the orientation has no answer here"
        }
    }
}
