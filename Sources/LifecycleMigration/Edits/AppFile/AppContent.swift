/// What the first window of an app shows.
enum AppContent {
    /// SwiftUI views, with the locals that they need.
    case view(ViewContent)
    /// A UIKit view controller in a representable.
    case controller(ControllerContent)
    /// A UIKit view controller that a window's scene delegate makes.
    case sceneController(SceneControllerContent)
    /// SwiftUI views, each a page of its own.
    case pages([CodeExcerpt])
}

extension AppContent {
    /// What the `App` keeps for its only window.
    var stateOfApp: [StateProperty] {
        if case .view(let view) = self, view.isStateOfApp { return view.state.map(\.ofApp) }
        return []
    }
}

/// SwiftUI content of a window group.
struct ViewContent {
    /// Objects that are made once and kept as state of a view of their own; empty where there are none.
    let state: [StateProperty]
    /// Whether the `App` itself keeps them.
    var isStateOfApp = false
    /// What is shown.
    let body: ViewBody
    /// A name for the view that keeps the state, which the target has no type of.
    let rootViewName: String
    /// Whether it asks the application delegate for something.
    var readsDelegate: Bool
    /// Whether what the application delegate says may change.
    var observesDelegate = false
    /// Whether it reads what the launch may set.
    var readsLaunch = false
    /// The class of the scene delegate that it asks for something; nil where it does not.
    var sceneDelegate: String?
    /// What must be there before the view is shown: conditions of an `if`.
    var conditions: [String] = []
    /// Whether its place in the window is there before that.
    var keepsItsPlace = false
    /// Whether it uses names on their own that mean something else inside of the `App`.
    var isHiddenByApp = false

    /// Whether it stands in a view of its own. SwiftUI may evaluate the content of a window group before the launch has
    /// finished, and share it between windows; the body of a view is evaluated for a window that is there. Source: the
    /// mirrored `WindowGroup` and `AppGraph` of OpenSwiftUI.
    var needsOwnView: Bool { readsLaunch || keepsOrAsks }

    /// Whether it stands in a view of its own only to be made once the launch has ended.
    var onlyWaitsForLaunch: Bool { readsLaunch && !keepsOrAsks }

    private var keepsOrAsks: Bool {
        !state.isEmpty && !isStateOfApp || readsDelegate || sceneDelegate != nil || isHiddenByApp
    }
}

/// What SwiftUI is to show.
struct ViewBody {
    /// `let` declarations in front of the view.
    var locals: [CodeExcerpt] = []
    /// Comments directly above the view.
    var comments: [CodeExcerpt] = []
    /// The view, or a choice of some.
    let view: Shown

    /// A view, or which one it is.
    indirect enum Shown {
        /// A view.
        case view(CodeExcerpt)
        /// The one of several that a value says.
        case choice(ViewChoice)
    }
}

/// A choice of views.
struct ViewChoice {
    /// `switch value`.
    let start: String
    /// What stands in front of a view, and the view.
    let branches: [(head: String, body: ViewBody)]
}

/// A UIKit root that the scene delegate makes, and keeps in a property.
struct SceneControllerContent {
    /// The name of the view around it, which the target has no type of.
    let viewName: String
    /// The name of the representable, which the target has no type of.
    let representableName: String
    /// The class of the scene delegate, which SwiftUI puts into the environment of its scene.
    let delegate: String
    /// Its property with the view controller.
    let member: String
}

/// An object that a root view keeps.
struct StateProperty {
    /// Comments in front of the declaration, and the declaration with its property wrapper.
    let declaration: CodeExcerpt
    /// The same as a constant, where the `App`, which is made once, needs no wrapper to keep it.
    var constant: CodeExcerpt?

    /// The property as the `App` has it.
    var ofApp: StateProperty { StateProperty(declaration: constant ?? declaration) }
}

/// A UIKit root of a window group.
///
/// It stands in one representable, without a condition above it: a condition would have SwiftUI make the whole UIKit hierarchy anew.
struct ControllerContent {
    /// The name of the representable, which the target has no type of.
    let viewName: String
    /// Where the view controller comes from.
    let source: ControllerSource
    /// Whether the code that makes it asks the application delegate for something.
    var readsDelegate = false
    /// What keeps the objects that the code needs for as long as the view is there; nil where it needs none.
    var keeper: ObjectKeeper?
    /// Declarations of other names for types of the app, which the code needs inside of a representable.
    var typeAliases: [String] = []
}

/// A class whose object a representable keeps, as its coordinator.
struct ObjectKeeper {
    /// Its name, which the target has no type of.
    let name: String
    /// Its properties.
    let properties: [CodeExcerpt]
    /// Whether some of them start with a value, which was made on the main actor.
    let startsWithValues: Bool
}

/// Where a UIKit root comes from.
enum ControllerSource {
    /// The initial view controller of a storyboard.
    case storyboard(name: String)
    /// A property of the application delegate, which is optional; whether it is certain to be set.
    case property(name: String, isCertain: Bool)
    /// A property of the application delegate with a container of a new type, whose child may be replaced.
    case container(name: String, type: String)
    /// The same of the window's scene delegate, which may have it wait until the scene is connected.
    case sceneContainer(
        name: String, type: String, delegate: String, waits: Bool)
    /// Statements, and what they end in, with the comments above that.
    case statements(
        [CodeExcerpt], comments: [CodeExcerpt], root: CodeExcerpt, ending: Ending)

    /// What the statements that make a root end in.
    enum Ending {
        /// An expression.
        case value
        /// An expression that may be nil.
        case optional
    }
}
