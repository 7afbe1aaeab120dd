import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow

/// What is decided about an app that moves to UIKit's scenes with a delegate in Objective-C.
///
/// The delegate and the start stay; a scene's delegate beside it, in Objective-C too, passes on what UIKit tells only scenes.
struct ObjectiveCSceneChoices {
    /// A callback of the application's delegate that UIKit no longer calls.
    struct Callback<Kind> {
        /// Which one.
        let kind: Kind
        /// The delegate's method.
        let method: ObjectiveCDelegate.Method
    }

    /// The app.
    let context: TargetContext
    /// The application's delegate.
    let delegate: ObjectiveCDelegate
    /// What its launch does with windows.
    let launch: ObjectiveCLaunch
    /// What the property lists say.
    let manifest: SceneManifest
    /// How the window gets its scene.
    let form: ObjectiveCSceneForm
    /// How the scene is declared.
    let declaration: SceneDeclaration
    /// The scene's delegate and the file that implements it; a header of that name stands beside it.
    let app: AppFileName
    /// The callbacks for what arrives from outside: of several for URLs the one that UIKit calls.
    let events: [Callback<EventKind>]
    /// The callbacks of the app's state that do something.
    let states: [Callback<StateCallback>]
    /// Whether the system may start the app in the background, where no scene connects.
    let startsInBackground: Bool
    /// The version that the deployment target is raised to; nil to leave it.
    let raisedTarget: VersionNumber?
    /// The code beside the app's own that runs in it; nil where it is not known.
    let linkedCode: LinkedCode?

    /// Decides everything for an app.
    ///
    /// - Throws: `Refusal` for the first thing that is in the way.
    init(
        _ delegate: ObjectiveCDelegate, _ manifest: SceneManifest, _ begun: HalfWayScenes?,
        in context: TargetContext, raisedTarget: VersionNumber?, linked: LinkedCode?
    ) throws(Refusal) {
        self.context = context
        self.delegate = delegate
        self.manifest = manifest
        self.raisedTarget = raisedTarget
        linkedCode = linked
        try Self.checkSuperclass(of: delegate, in: context)
        launch = ObjectiveCLaunch(of: delegate, in: context)
        let storyboards = begun == nil ? [] : manifest.sceneStoryboards
        form = try ObjectiveCSceneForm.choose(
            for: delegate, launch, storyboards.isEmpty ? manifest.mainStoryboards : storyboards,
            in: context)
        var storyboard: String?
        if case .storyboard(let name) = form { storyboard = name }
        declaration = SceneDeclaration(storyboard, in: manifest, of: context, begun)
        app = try Self.name(beside: delegate, begun?.className, in: context)
        events = Self.events(of: delegate)
        states = StateCallback.allCases.compactMap { state in
            delegate.methods.first {
                !$0.isEmpty && ApplicationCallback.byObjectiveCName[$0.selector]?.state == state
            }.map { Callback(kind: state, method: $0) }
        }
        startsInBackground = BackgroundLaunches(of: context).arePossible
    }

    /// Refuses a delegate that inherits more than UIKit's own classes give.
    private static func checkSuperclass(
        of delegate: ObjectiveCDelegate, in context: TargetContext
    ) throws(Refusal) {
        let plain: Set<String> = ["UIResponder", "NSObject"]
        let names = delegate.superclasses
        guard names.isEmpty || !names.allSatisfy(plain.contains) else { return }
        let place = context.library.place(delegate.path, delegate.type.offset)
        guard let name = names.first(where: { !plain.contains($0) }) else {
            throw Refusal(
                .entryObjectiveC, at: place,
                "no header says what '\(delegate.name)' inherits from",
                remedy: "check that its header is below the path that was given")
        }
        throw Refusal(
            .entryObjectiveC, at: place,
            "'\(delegate.name)' inherits from '\(name)', whose callbacks and window are not followed in Objective-C",
            remedy:
                "write a scene delegate that calls what '\(name)' does about the window and what arrives"
        )
    }

    private static func name(
        beside delegate: ObjectiveCDelegate, _ begun: String?, in context: TargetContext
    ) throws(Refusal) -> AppFileName {
        let folder = delegate.path.folder
        let suffix = delegate.path.hasSuffix(".mm") ? ".mm" : ".m"
        let usual = ["SceneDelegate", "WindowSceneDelegate", "AppSceneDelegate"]
        let names = ([begun].compactMap { $0 } + usual).map {
            AppFileName(typeName: $0, path: folder + $0 + suffix)
        }
        let sources = context.target.objectiveCSources
        let free = names.first { name in
            name.isFree(in: context)
                && context.library.tree.path(matching: folder + name.typeName + ".h") == nil
                && context.library.paths(sources, implementing: name.typeName).isEmpty
        }
        guard let free else {
            throw Refusal(
                .sceneConfiguration, at: context.library.place(delegate.path, 0),
                "every name for a scene delegate is taken in this target",
                remedy: "rename the class 'SceneDelegate'")
        }
        return free
    }

    private static func events(of delegate: ObjectiveCDelegate) -> [Callback<EventKind>] {
        let opening = EventKind.openingURLs.first { delegate.method($0.objectiveCName) != nil }
        return EventKind.allCases.compactMap { kind in
            let isOther = EventKind.openingURLs.contains(kind) && kind != opening
            guard kind != .asyncQuickAction, !isOther,
                let method = delegate.method(kind.objectiveCName)
            else { return nil }
            return Callback(kind: kind, method: method)
        }
    }

    /// The callback for a kind of event that the scene's delegate passes on; nil without one.
    func passedOn(_ kinds: EventKind...) -> Callback<EventKind>? {
        events.first { kinds.contains($0.kind) && !$0.method.isConditional }
    }

    /// Whether the launch makes its window at a place.
    func makesOwnWindow(at place: Place?) -> Bool {
        guard case .attached = form, let place else { return false }
        return launch.uses.contains {
            $0.kind == .makes && $0.path == place.path
                && context.library.place($0.path, $0.offset).position.line == place.position.line
        }
    }

    /// The header of the scene's delegate.
    var header: AppFileName {
        let stem = app.path.prefix(upTo: app.path.lastIndex(of: ".") ?? app.path.endIndex)
        return AppFileName(typeName: app.typeName, path: stem + ".h")
    }

    /// The callbacks of the app's state that the scene's delegate passes on.
    var passedOnStates: [Callback<StateCallback>] { states.filter { !$0.method.isConditional } }
}

extension ApplicationCallback {
    /// The state that it tells of; nil for others.
    fileprivate var state: StateCallback? {
        if case .state(let state) = fate { state } else { nil }
    }
}

extension ObjectiveCSceneChoices: DecidedApp {
    var entry: EntryPoint? { nil }
    var tests: HostedTestCasts { .none }
}
