/// The life cycle that apps are moved to; the raw value is the word on the command line and in reports.
public enum Destination: String, Sendable, Hashable, CaseIterable, Codable {
    /// SwiftUI's, by a structure that conforms to `App`.
    case swiftUI = "swiftui"
    /// UIKit's own scenes: the entry point and the application's delegate stay.
    case scenes

    /// The life cycle in words, behind `to`.
    public var words: String {
        switch self {
        case .swiftUI: "the SwiftUI life cycle"
        case .scenes: "UIKit's scene-based life cycle"
        }
    }
}
