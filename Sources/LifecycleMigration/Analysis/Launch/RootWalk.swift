import SwiftOutline

/// Code outside of the launch that goes to the root view controller by way of the delegate's window.
struct RootWalk {
    /// What the code does there.
    enum Kind {
        /// Reads the root, or casts it.
        case read
        /// Puts another view controller in its place.
        case swap
        /// Uses the window as a view, as in `UIView.transition(with:)`.
        case transition
        /// Binds the window to a local, which serves as the view that a swap animates; with the local's name where
        /// no value is written.
        case binding(shorthand: Bool)
        /// Uses the local for the window as a view, which stays as it is.
        case view
        /// Makes the window anew or shows it once more, around a swap: the whole statement.
        case showing(Statement)
        /// Lets a closure have the window, which needs `self` now.
        case capture
        /// Binds the window to a local that nothing needs any more: a `guard` that does nothing else goes.
        case needlessGuard(Statement)
        /// The same as one of several conditions, with the comma that goes along.
        case needlessCondition
        /// The same by way of `self?`, which still has to be there.
        case selfCheck

        /// Whether it goes to the root, and does not only go along with code that does.
        var isRootUse: Bool {
            switch self {
            case .read, .swap: true
            case .transition, .binding, .view, .showing, .capture, .needlessGuard,
                .needlessCondition, .selfCheck:
                false
            }
        }

        /// Whether it replaces the root.
        var isSwap: Bool { if case .swap = self { true } else { false } }
    }

    /// How the code gets at the delegate.
    enum Base {
        /// It is the delegate's own; what stands in front of the window stays, a local may hide its members, and in a
        /// closure they need `prefix` in front of them.
        case own(hidden: Set<String>, prefix: String)
        /// Through the delegate by its class; what stands in front of the window stays.
        case delegate
        /// Through UIKit's `UIApplication.shared.delegate`, which is part of the place.
        case application
    }

    /// The file.
    let file: TargetFile
    /// From the window to `rootViewController`, or the window alone in a transition or binding.
    let place: TokenRange
    /// What the code does.
    let kind: Kind
    /// How it gets at the delegate.
    let base: Base
}
