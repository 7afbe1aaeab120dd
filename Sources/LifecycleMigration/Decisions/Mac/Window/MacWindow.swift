/// What becomes of the window that the delegate of a Mac app makes as the app launches.
enum MacWindow {
    /// The delegate makes none that is looked at: what it has others do, or does later, stays as it is.
    case none
    /// The delegate goes on making it, since something of it has no counterpart that is known.
    case kept(KeptMacWindow)
    /// A scene of SwiftUI's takes its place.
    case scene(MacWindowScene)
}
