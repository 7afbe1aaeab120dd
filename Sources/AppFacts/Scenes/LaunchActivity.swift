import SwiftFlow
import SwiftOutline

/// How a scene delegate continues the activity that starts the app, which SwiftUI brings to it a second time.
///
/// UIKit puts such an activity into the connection options, and never calls `scene(_:continue:)` for it. SwiftUI's own
/// scene delegate calls that method of its own, and so the app's, 0.1 s after the scene has connected. Source:
/// OpenSwiftUI, `UIKitAppDelegate`.
package struct LaunchActivity {
    /// What tells the second time from the first.
    package enum Route {
        /// The app calls `scene(_:continue:)` itself: an activity that was there before comes again.
        case ownCall
        /// Other code of the connection has it: what the options hold was continued there.
        case connection(LocatedDeclaration)
    }

    /// The method that continues activities.
    package let continuing: LocatedDeclaration
    /// What tells the second time from the first.
    package let route: Route

    private static let continuing = "scene(_:continue:)"
    private static let connecting = "scene(_:willConnectTo:options:)"

    /// Looks at a scene delegate; nil where no activity is continued twice.
    package init?(of delegate: DelegateClass) {
        guard
            let continuing = delegate.methods(Self.continuing).first(where: { !$0.hasEmptyBody }),
            continuing.declaration.body != nil, continuing.declaration.parameters.count == 2
        else { return nil }
        self.continuing = continuing
        if delegate.members.contains(where: Self.callsItself) {
            route = .ownCall
            return
        }
        let connecting = delegate.methods(Self.connecting).first(where: Self.takesActivity)
        guard let connecting else { return nil }
        route = .connection(connecting)
    }

    /// Whether a member calls `scene(_:continue:)` of its own object: a library's method of that name is another one.
    private static func callsItself(_ member: LocatedDeclaration) -> Bool {
        guard let body = member.declaration.body else { return false }
        let tokens = member.file.outline.tokens
        return body.contains { token in
            token > 0 && tokens.spells(token, "continue")
                && tokens.tokens.indices.contains(token + 1)
                && tokens.tokens[token + 1].kind == .colon
                && isOfOwnObject(argument: token, in: member.file.outline)
        }
    }

    /// Whether the call that an argument belongs to has no receiver, or `self`.
    private static func isOfOwnObject(argument: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard let open = file.openParenthesis(around: argument), open > 3,
            tokens[open - 2].kind == .period
        else { return true }
        let receiver = tokens[open - 3].kind == .postfixQuestionMark ? open - 4 : open - 3
        return tokens[receiver].kind == .keyword(.`self`)
    }

    /// Whether a connection reads the activities of its options, or hands the options on.
    private static func takesActivity(_ method: LocatedDeclaration) -> Bool {
        guard let body = method.declaration.body,
            let options = method.declaration.parameters.last?.name
        else { return false }
        let file = method.file.outline
        return file.references(in: body).contains { reference in
            guard reference.name == options, reference.role == .bare else { return false }
            guard file.tokens.tokens[reference.token + 1].kind == .period else { return true }
            return file.tokens.spells(reference.token + 2, "userActivities")
        }
    }
}
