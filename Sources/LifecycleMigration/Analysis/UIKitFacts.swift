import ProjectModel
import SwiftOutline

/// Everything that a plan for an app of UIKit rests on.
struct UIKitFacts {
    /// The app.
    let context: TargetContext
    /// Where it starts.
    let entry: EntryPoint
    /// Its application delegate.
    let delegate: DelegateClass
    /// What its property lists say.
    let manifest: SceneManifest
    /// The delegate's `configurationForConnecting`.
    let configurationMethod: SceneConfigurationMethod?
    /// The delegate of its window scenes; nil where scenes are not in use, or without a delegate.
    let sceneDelegate: DelegateClass?
    /// The delegates of windows that the app opens beside, with configurations of their own.
    let otherWindowDelegates: [DelegateClass]
    /// Whether UIKit's scenes are in use before the migration.
    let usesScenes: Bool
    /// How the first window gets its root.
    let launch: LaunchShape
    /// The closures that the properties for the window start with.
    let windowInitialValues: [LaunchCode]

    /// How code reaches the application delegate by its class.
    var sharedDelegate: SharedDelegate { SharedDelegate(of: delegate) }

    /// What the class is called that takes the place of a window whose root is replaced.
    var containerType: String {
        context.freeTypeName(of: ["RootContainerViewController", "WindowRootViewController"])
    }

    /// The delegate whose window UIKit shows first.
    var windowOwner: DelegateClass? { usesScenes ? sceneDelegate : delegate }

    /// The class in which the root is made.
    var rootOwner: DelegateClass? {
        switch launch {
        case .code(let setup): setup.function.owner
        case .property(let property): property.code.function.owner
        case .storyboard: nil
        }
    }
}

/// How the first window gets its root.
enum LaunchShape {
    /// From a storyboard's initial view controller; `code` is what the launch does to the window beside.
    case storyboard(name: String, code: LaunchCode?)
    /// From code.
    case code(RootViewSetup)
    /// From code that goes on making it at launch.
    case property(RootProperty)

    /// The storyboard that the root is loaded from.
    var storyboard: String? {
        switch self {
        case .storyboard(let name, _): name
        case .code(let setup): setup.root.storyboard?.storyboard
        case .property(let property): property.storyboard
        }
    }

    /// The functions that take part in the launch, taken apart; the one that UIKit calls first.
    var codes: [LaunchCode] {
        switch self {
        case .storyboard(_, let code): [code].compactMap { $0 }
        case .code(let setup):
            [setup.caller?.code, setup.code].compactMap { $0 } + setup.helpers.map(\.code)
        case .property(let property):
            [property.caller?.code, property.code].compactMap { $0 } + property.helpers.map(\.code)
        }
    }

    /// The code outside of the launch that goes to the root, as far as it is rewritten.
    var walks: [RootWalk] {
        if case .property(let property) = self { property.walks } else { [] }
    }

    /// The methods of the launch that prepare the window, beside the one that makes the root.
    var helpers: [WindowHelper] {
        switch self {
        case .storyboard: []
        case .code(let setup): setup.helpers
        case .property(let property): property.helpers
        }
    }

    /// The rewriters of these functions, in the same order; not of the one that leaves its root in a property.
    var rewriters: [LaunchRewriter] {
        switch self {
        case .storyboard: return codes.map { LaunchRewriter($0) }
        case .property(let property):
            let calls = property.helpers.superfluousCalls
            let launch = property.caller.map { LaunchRewriter($0.code, alsoGone: calls) }
            return [launch].compactMap { $0 } + property.helpers.map(\.rewriter)
        case .code(let setup):
            let calls = setup.helpers.superfluousCalls
            let helpers = setup.helpers.map(\.rewriter)
            guard let caller = setup.caller else {
                return [LaunchRewriter(setup, alsoGone: calls)] + helpers
            }
            let own = LaunchRewriter(setup)
            // The call goes with the method, where nothing is left of that.
            let extra = own.removesMethod ? [caller.index].compactMap { $0 } : []
            let launch = LaunchRewriter(
                caller.code, alsoGone: extra + calls, isView: setup.root.isView)
            // A window's initial value goes with that of the property.
            return (setup.function.kind == .initialValue ? [launch] : [launch, own]) + helpers
        }
    }
}
