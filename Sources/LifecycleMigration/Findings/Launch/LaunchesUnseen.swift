extension Destination {
    /// Why no view is loaded in a launch in the background once the app is there, as the end of a sentence; before, the first one was in each launch.
    var showsNothing: String {
        switch self {
        case .swiftUI: "SwiftUI shows none then"
        case .scenes: "no scene connects then"
        }
    }
}
