import Foundation

extension MutationOperator {
    /// Mistakes in the windows of a Mac app: what their scene and their content say of sizes and looks.
    static let inWindows = [
        MutationOperator("window-size-lost", "a window begins with another size", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".defaultSize(") }
        },
        MutationOperator("window-least-size-lost", "a window can be made too small", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".frame(minWidth:") }
        },
        MutationOperator("window-fixed-size-lost", "a window is as large as it likes", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".frame(width:") }
        },
        MutationOperator("window-resizability-lost", "people can change a fixed size", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".windowResizability(") }
        },
        MutationOperator("window-style-lost", "a window has a title bar to be seen", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix(".windowStyle(") }
        },
        MutationOperator("window-look-lost", "nobody sets the look of SwiftUI's window", .run) {
            $0.replacingLines { $0.trimmingSpaces == ".background(WindowSetup())" }
        },
    ]
}
