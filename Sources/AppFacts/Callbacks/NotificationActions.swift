import ProjectModel
import SwiftFlow
import SwiftOutline

/// The actions of notifications that the code of an app makes.
package struct NotificationActions {
    private let context: TargetContext

    /// Those of an app.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// Whether the system runs the app for one without showing it: an action that doesn't ask for the foreground. Source: Apple,
    /// `UNNotificationActionOptions.foreground`.
    package var mayRunInBackground: Bool {
        let ofSwift = Self.types.contains { type in
            context.files(mentioning: type).contains { file in
                file.tokens(spelled: type).contains { makesQuiet($0, in: file) }
            }
        }
        // What Objective-C says of its actions is not read.
        return ofSwift
            || Self.types.contains {
                !context.library.paths(context.target.objectiveCSources, mentioning: $0).isEmpty
            }
    }

    private static let types = ["UNNotificationAction", "UNTextInputNotificationAction"]

    /// Whether a name makes an action without the option; what is not spelled out may be without it.
    private func makesQuiet(_ name: Int, in file: ProgramFile) -> Bool {
        let tokens = file.outline.tokens
        var open = name + 1
        if tokens.spells(open, "."), tokens.spells(open + 1, "init") { open += 2 }
        guard tokens.tokens[open].kind == .leftParen else { return false }
        let close = Int(tokens.partners[open])
        return close > open && !(open..<close).contains { tokens.spells($0, "foreground") }
    }
}
