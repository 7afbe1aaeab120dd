import SwiftFlow

/// The kinds of origins that a migration tells apart.
private enum Origin: UInt8 {
    case application, applicationDelegate, scene, sceneDelegate, window, root, belowRoot, presenter,
        parent, transition

    var tag: FlowTag { FlowTag(rawValue) }
}

extension FlowTag {
    /// The application object.
    package static let application = Origin.application.tag
    /// The application's delegate.
    package static let applicationDelegate = Origin.applicationDelegate.tag
    /// A scene.
    package static let scene = Origin.scene.tag
    /// The delegate of a scene.
    package static let sceneDelegate = Origin.sceneDelegate.tag
    /// A view controller that is reached from the root view controller of a window.
    package static let belowRoot = Origin.belowRoot.tag
    /// What presents a view controller.
    package static let presenter = Origin.presenter.tag
    /// What a view controller is a child of.
    package static let parent = Origin.parent.tag
    /// What a transition goes from or to: in a presentation one of them is what presents.
    package static let transition = Origin.transition.tag

    /// A window.
    package static func window(_ window: WindowOrigin) -> FlowTag {
        FlowTag(Origin.window.rawValue, window.source)
    }

    /// The root view controller of a window.
    package static func root(_ window: WindowOrigin) -> FlowTag {
        FlowTag(Origin.root.rawValue, window.source)
    }

    fileprivate func source(of kind: Origin) -> WindowOrigin? {
        self.kind == kind.rawValue ? WindowOrigin(source) : nil
    }
}

/// Which window a value is.
package enum WindowOrigin: Hashable, Sendable {
    /// What the app makes at a place.
    case made(MakingPlace)
    /// The property `window` of a delegate class, or the window that a type of another module holds, by the type's name.
    case property(of: String)
    /// One that the system has: of the application, of a scene, or around a view.
    case found

    fileprivate init(_ source: FlowTag.Source) {
        self =
            switch source {
            case .making(let place): .made(place)
            case .member(let type): .property(of: type)
            case .any: .found
            }
    }

    fileprivate var source: FlowTag.Source {
        switch self {
        case .made(let place): .making(place)
        case .property(let type): .member(of: type)
        case .found: .any
        }
    }
}

extension FlowValue {
    /// The windows that it may be.
    package var windows: Set<WindowOrigin> {
        tags.isEmpty ? [] : Set(tags.compactMap { $0.source(of: .window) })
    }

    /// The windows whose root it may be.
    package var roots: Set<WindowOrigin> {
        tags.isEmpty ? [] : Set(tags.compactMap { $0.source(of: .root) })
    }
}
