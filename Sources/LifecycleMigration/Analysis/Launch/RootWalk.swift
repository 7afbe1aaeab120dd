import SwiftOutline

/// Code outside of the launch that goes to the root view controller by way of the delegate's window.
struct RootWalk {
    /// What the code does there.
    enum Kind {
        /// Reads the root, or casts it.
        case read
        /// Puts another view controller in its place.
        case swap
        /// Hands the window to `UIView.transition(with:)`.
        case transition
    }

    /// How the code gets at the delegate.
    enum Base {
        /// It is the delegate's own; what stands in front of the window stays, and a local may hide its members.
        case own(hidden: Set<String>)
        /// Through the delegate by its class; what stands in front of the window stays.
        case delegate
        /// Through UIKit's `UIApplication.shared.delegate`, which is part of the place.
        case application
    }

    /// The file.
    let file: TargetFile
    /// From the window to `rootViewController`, or the window alone in a transition.
    let place: TokenRange
    /// What the code does.
    let kind: Kind
    /// How it gets at the delegate.
    let base: Base
}
