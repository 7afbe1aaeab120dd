import SwiftFlow
import SwiftOutline

/// The first thing about a Mac app's window that no scene of SwiftUI's is known to do.
struct MacWindowObstacle: Error, Hashable {
    /// The file.
    let path: String
    /// The token to point at.
    let token: Int
    /// What it is.
    let need: Need

    /// An obstacle at a token.
    init(_ need: Need, _ file: ProgramFile, _ token: Int) {
        path = file.path
        self.token = token
        self.need = need
    }

    /// What code needs the window for, or why it can't be told.
    enum Need: Hashable {
        /// It is one of several that the launch makes.
        case several
        /// It is of a class other than `NSWindow`.
        case kind(String)
        /// A window controller makes it.
        case controller(String)
        /// Another type than the delegate makes it.
        case others(String)
        /// It is made before the application has launched.
        case early
        /// It is made on some ways through the launch only.
        case conditional
        /// The method that makes it is called elsewhere, too.
        case calledElsewhere(String)
        /// It is made as part of a larger expression.
        case expression
        /// The property that holds it is more than one.
        case property(String)
        /// An argument that it is made with.
        case argument(String)
        /// An element of its style mask, or one that it lacks.
        case style(String, isThere: Bool)
        /// A member of it is set or called.
        case member(String)
        /// It is handed on, kept, compared, or asked for in a condition.
        case itself
        /// Another method of the delegate uses it.
        case elsewhere(String)
        /// Code outside of the delegate may use it.
        case outside(String)
        /// The launch does not show it.
        case notShown
        /// The launch gives it no content, or several.
        case contents(Int)
        /// Its content can't be made elsewhere.
        case content(MoveObstacle)
        /// Its content is no view or view controller that is made in the place.
        case unknownContent
        /// Something asks a window for what is its own: its content, its delegate, its style.
        case asksOwn(String)
        /// The launch looks for a window among those that the app has.
        case lookedFor(String)
        /// Code looks for the window among those that the app has to show it once it is closed, by this member.
        case shownAgain(String)
    }

    /// What stands in the way, behind “the delegate keeps its window: ”.
    var words: String {
        switch need {
        case .several: "the launch makes several, and this is one of them"
        case .kind(let type): "'\(type)' is not a plain 'NSWindow'"
        case .controller(let type): "'\(type)' has a window of its own"
        case .others(let type): "'\(type)' makes it"
        case .early: "it is made before the application has launched"
        case .conditional: "the launch does not get here on every path"
        case .calledElsewhere(let name): "'\(name)' is called elsewhere, too"
        case .expression: "it is made as part of something else"
        case .property(let name): "'\(name)' is more than a property that holds it"
        case .argument(let name): "its '\(name)' is computed"
        case .style(let name, true): "its style has '.\(name)'"
        case .style(let name, false): "its style lacks '.\(name)'"
        case .member(let name): "its '\(name)' has no counterpart here"
        case .itself: "the window itself is used"
        case .elsewhere(let name): "'\(name)' uses it"
        case .outside(let name): "'\(name)' may be asked of the delegate"
        case .notShown: "the launch does not show it"
        case .contents(0): "the launch gives it no content"
        case .contents: "the launch gives it another content"
        case .content(let obstacle): Self.words(obstacle)
        case .unknownContent: "its content is made elsewhere"
        case .lookedFor(let name):
            "the launch reads '\(name)' when SwiftUI may not have made a window yet"
        case .shownAgain(let name):
            "this looks for it to show it again by '\(name)', and SwiftUI's is gone once it is closed"
        case .asksOwn(let name):
            "this asks a window for its '\(name)', which is SwiftUI's then"
        }
    }

    private static func words(_ obstacle: MoveObstacle) -> String {
        switch obstacle {
        case .conditional: "its content is made under a condition"
        case .shared, .inUse: "its content is made of what other code of the launch uses"
        case .hidden: "its content uses what another file can't see"
        case .effects, .precedes, .place, .unproven:
            "its content does more than show a view when it is made"
        }
    }
}
