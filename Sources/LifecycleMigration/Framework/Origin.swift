import SwiftFlow

/// Where a value comes from, as far as a migration looks at it.
enum Origin: Hashable, Sendable {
    /// The application object.
    case application
    /// The application's delegate.
    case applicationDelegate
    /// A scene.
    case scene
    /// The delegate of a scene.
    case sceneDelegate
    /// A window.
    case window(WindowOrigin)
    /// The root view controller of a window.
    case root(WindowOrigin)
    /// A view controller that is reached from such a root.
    case belowRoot
}

/// Which window a value is.
enum WindowOrigin: Hashable, Sendable {
    /// What the app makes at a place.
    case made(MakingPlace)
    /// The property `window` of a delegate class, by the class's name.
    case property(of: String)
    /// One that the system has: of the application, of a scene, or around a view.
    case found
}

extension FlowValue where Tag == Origin {
    /// The windows that it may be.
    var windows: Set<WindowOrigin> {
        Set(
            tags.compactMap { tag in
                if case .window(let window) = tag { window } else { nil }
            })
    }

    /// The windows whose root it may be.
    var roots: Set<WindowOrigin> {
        Set(
            tags.compactMap { tag in
                if case .root(let window) = tag { window } else { nil }
            })
    }

    /// The same type, come from elsewhere.
    func come(from origins: Set<Origin>) -> FlowValue {
        FlowValue(type, tags: origins)
    }
}
