import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

extension BackgroundApp {
    /// That there is nothing to do.
    var finding: Finding {
        Finding(
            .macBackgroundApp, .note, .manual, at: place,
            "the app runs in the background ('\(key)') and shows no window, menu or status item: it stays on AppKit's life cycle"
        )
    }
}
