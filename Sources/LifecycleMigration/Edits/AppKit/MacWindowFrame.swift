/// The sizes of a Mac app's window as SwiftUI is told of them.
///
/// Sources: Apple's documentation of `defaultSize(width:height:)` and `windowResizability(_:)`, both of macOS 13.
struct MacWindowFrame {
    /// The first size; nil where the content says it.
    let size: MacWindowSize?
    /// The least size.
    let minimum: MacWindowSize?
    /// Whether the user may change it.
    let isResizable: Bool
    /// Whether the scene can be told, or only its content.
    let tellsScene: Bool

    /// The modifier of the content; nil where it needs none.
    var modifier: String? {
        if !isResizable, let size {
            return ".frame(width: \(size.width), height: \(size.height))"
        }
        var arguments: [String] = []
        let sides = [
            ("Width", minimum?.width, size?.width), ("Height", minimum?.height, size?.height),
        ]
        for (name, least, first) in sides {
            if let least { arguments.append("min\(name): \(least)") }
            if !tellsScene, let first {
                arguments += ["ideal\(name): \(first)", "max\(name): .infinity"]
            }
        }
        return arguments.isEmpty ? nil : ".frame(\(arguments.joined(separator: ", ")))"
    }

    /// The modifiers of the scene.
    var sceneModifiers: [String] {
        guard tellsScene else { return [] }
        guard isResizable else { return [".windowResizability(.contentSize)"] }
        return [size].compactMap { $0 }.map {
            ".defaultSize(width: \($0.width), height: \($0.height))"
        }
    }
}
