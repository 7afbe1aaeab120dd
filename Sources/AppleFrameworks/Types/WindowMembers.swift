/// What a member of a window is to an app: the one table of the uses of a window.
///
/// A use that stands in no row needs the window itself, and is reported.
package enum WindowMember: Sendable, Hashable {
    /// The root view controller.
    case root
    /// Shows the window, or makes it the one that gets events.
    case shows
    /// Says where the window is: SwiftUI's fills its scene.
    case geometry
    /// The scene that it is in.
    case scene
    /// How everything in the window looks.
    case look
    /// Something of a view that a container's view has as well.
    case view
    /// Something that can only be done with the window itself.
    case itself

    /// The rows, by the name of the member.
    ///
    /// Source: Apple's documentation of `UIWindow` and `UIView`.
    private static let rows: [String: WindowMember] = [
        "rootViewController": .root,
        "makeKeyAndVisible": .shows, "makeKey": .shows, "becomeKey": .shows, "isHidden": .shows,
        "layoutIfNeeded": .view, "setNeedsLayout": .view, "snapshotView": .view, "layer": .view,
        "endEditing": .view,
        "frame": .geometry, "bounds": .geometry, "center": .geometry, "screen": .geometry,
        "autoresizingMask": .geometry, "autoresizesSubviews": .geometry,
        "windowScene": .scene,
        "tintColor": .look, "backgroundColor": .look, "overrideUserInterfaceStyle": .look,
        "windowLevel": .look, "isOpaque": .look, "alpha": .look, "clipsToBounds": .look,
        "accessibilityIdentifier": .look, "isUserInteractionEnabled": .look,
    ]

    /// What a member of a name is.
    package static func named(_ name: String) -> WindowMember { rows[name] ?? .itself }
}
