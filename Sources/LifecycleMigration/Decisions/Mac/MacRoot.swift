/// What a Mac app shows first.
enum MacRoot {
    /// Whatever its delegate makes: status items, popovers, further windows, or nothing.
    case delegate
    /// A window that its delegate makes at launch and keeps.
    case keptWindow(KeptMacWindow)
    /// The window that its delegate made at launch.
    case window(MacWindowScene)
    /// The window of its main storyboard.
    case storyboard(MacStoryboardRoot)

    /// Whether SwiftUI makes the first window.
    var hasScene: Bool {
        switch self {
        case .delegate, .keptWindow: false
        case .window: true
        case .storyboard(let root): root.reason == nil
        }
    }

    /// The window that the delegate made, and that becomes a scene; nil where there is none.
    var window: MacWindowScene? {
        if case .window(let scene) = self { scene } else { nil }
    }

    /// The main storyboard whose window the delegate shows; nil where there is none.
    var keptStoryboard: MacStoryboardRoot? {
        guard case .storyboard(let root) = self, root.reason != nil else { return nil }
        return root
    }

    /// The root of an app whose delegate makes its window, or none.
    init(_ window: MacWindow) {
        self =
            switch window {
            case .none: .delegate
            case .kept(let window): .keptWindow(window)
            case .scene(let scene): .window(scene)
            }
    }
}
