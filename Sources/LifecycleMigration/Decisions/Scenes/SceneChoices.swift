import AppFacts
import ProjectModel
import SwiftFlow

/// What is decided about an app that moves to UIKit's scenes.
struct SceneChoices {
    /// What was found out.
    let uiKitApp: UIKitApp
    /// How the window gets its scene.
    let form: SceneForm
    /// The scene's delegate and its file.
    let app: AppFileName
    /// The callbacks that scenes take over, and that the scene's delegate passes on.
    let events: [EventCallback]
    /// The callbacks of the app's state.
    let states: [StateCallbackRoute]
    /// Whether their code moves to the scene's delegate, which passes them on otherwise.
    let movesStates: Bool
    /// How the scene's delegate learns of a launch in the background.
    let launchInBackground: LaunchInBackground
    /// How the scene is declared.
    let declaration: SceneDeclaration
    /// The windows beside the app's own that get a scene.
    let covers: CoverScenes
    /// Whether the application's delegate keeps its window for those who ask for it.
    let keepsWindow: Bool
    /// Whether the window goes into the scene again that connects when the system took the first one away: it may show something
    /// else by then.
    let takesWindowUpAgain: Bool
    /// The version that the deployment target is raised to; nil to leave it.
    let raisedTarget: VersionNumber?
    /// The code beside the app's own that runs in it; nil where it is not known.
    let linkedCode: LinkedCode?

    /// Decides everything for an app; `isUnproven` where nothing shows that the launch does the same in another place.
    ///
    /// - Throws: `Refusal` for the first thing that is in the way.
    init(
        _ app: UIKitApp, raisedTarget: VersionNumber?, linked: LinkedCode?,
        surroundings: DelegateSurroundings, isUnproven: Bool = false
    ) throws(Refusal) {
        uiKitApp = app
        self.raisedTarget = raisedTarget
        linkedCode = linked
        let connection = try SceneConnection(
            of: app, linked: linked, isUnproven: isUnproven)
        form = connection.form
        self.app = try Self.name(for: app)
        events = EventCallbackAnalysis(app: app).callbacks()
        states = app.stateCallbacks.map { StateCallbackRoute($0.callback, $0.method, of: app) }
        launchInBackground = LaunchInBackground(of: app, telling: states)
        declaration = SceneDeclaration(of: app, form.attached)
        covers = CoverScenes(of: app)
        // An earlier system has no scenes, and goes on calling the application's delegate.
        let isAlwaysOfScene =
            SceneAvailability(of: app.context.target, raised: raisedTarget).attribute == nil
        let edited = (covers.shows + (form.attached?.later ?? [])).map(\.function)
        movesStates =
            isAlwaysOfScene && surroundings.isCompiledOnce
            && SelfContainedStates(of: app, beside: linked).canMove(
                states, beside: Self.memberNames(connection.form), except: edited)
        takesWindowUpAgain = connection.takesWindowUpAgain
        keepsWindow =
            connection.takesWindowUpAgain
            || Self.needsWindow(app, form, connection.uses, surroundings)
    }

    /// The names that members of the scene's delegate have, and what a state callback of it is given.
    private static func memberNames(_ form: SceneForm) -> Set<String> {
        let moved = form.moved?.members.flatMap(\.declaration.declaredNames) ?? []
        return Set(moved).union([
            "window", "scene", "open", "resume", MovedLaunch.delegateProperty,
            form.moved?.delegateProperty ?? "",
        ])
    }

    /// The callbacks of the app's state that the scene's delegate calls.
    var calledStates: [StateCallbackRoute] {
        movesStates ? [] : states.filter { $0.obstacle == nil }
    }

    private static func name(for app: UIKitApp) throws(Refusal) -> AppFileName {
        let folder = app.delegate.file.path.folder
        let begun = app.halfWayScenes
        let usual = ["SceneDelegate", "WindowSceneDelegate", "AppSceneDelegate"]
        let names = ([begun?.className].compactMap { $0 } + usual).map {
            AppFileName(typeName: $0, path: folder + $0 + ".swift")
        }
        guard let name = names.first(where: { $0.isFree(in: app.context) }) else {
            throw Refusal(
                .sceneConfiguration, at: app.context.library.place(app.delegate.file.path, 0),
                "every name for a scene delegate is taken in this target",
                remedy: "rename the type 'SceneDelegate'")
        }
        return name
    }

    /// Whether code that stays, or code beside the app's own, may ask the application's delegate for its window.
    private static func needsWindow(
        _ app: UIKitApp, _ form: SceneForm, _ uses: WindowUsesBeside,
        _ surroundings: DelegateSurroundings
    ) -> Bool {
        guard app.delegate.windowProperty != nil, !form.isEmpty else { return false }
        guard case .none = surroundings.windowReaders, form.isOfScene else { return true }
        return uses.areAny || surroundings.areAskedByTests(for: "window")
    }
}

extension SceneChoices: DecidedApp {
    var context: TargetContext { uiKitApp.context }
    var entry: EntryPoint? { uiKitApp.entry }
    var tests: HostedTestCasts { .none }
}
