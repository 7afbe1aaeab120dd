import AppFacts
import SwiftFlow
import SwiftOutline

/// Something that an app does between the start of its process and its first screen.
package struct TraceEvent {
    /// What it is, in words that don't depend on how a window, a root or a delegate is spelled.
    package var label: String
    /// What it changes and depends on; what runs inside of it has events of its own.
    package var effects: FlowEffects
    /// When it happens.
    package let phase: LaunchPhase
    /// The statements that lead to it: the calls around it, the outermost first, and its own.
    package let sites: [TraceSite]
    /// Whether it only stands around others: a call of the app's own code, or a condition. It is no effect by itself.
    var isFrame = false
    /// Whether a value is asked for, and nothing else.
    package var isRead = false
    /// The functions of the app's own that it calls, by their names.
    package var callees: [String] = []
    /// What the window gets as its root, in the words of a label; nil where that is not said.
    package var root: String?

    /// What it is, whatever decides on it.
    var labelWithoutPath: String {
        label.firstRange(of: " ⟨").map { String(label[..<$0.lowerBound]) } ?? label
    }

    /// How many calls stand around it.
    package var depth: Int { max(0, sites.count - 1) }
}

/// A statement on the way to an event.
package struct TraceSite {
    /// Its file.
    package let file: ProgramFile
    /// Its tokens.
    package let statement: TokenRange

    /// A trace site from its parts.
    package init(
        file: ProgramFile, statement: TokenRange
    ) {
        self.file = file
        self.statement = statement
    }
}
