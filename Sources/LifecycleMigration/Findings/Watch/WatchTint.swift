import AppFacts

/// The colour of a storyboard's tint as code of SwiftUI.
enum WatchTint {
    /// The code; nil for a colour that is written in no such way.
    static func code(for color: InterfaceElement) -> String? {
        let attributes = color.attributes
        if let name = attributes["name"] {
            return name.contains { $0 == "\"" || $0 == "\\" } ? nil : "Color(\"\(name)\")"
        }
        let numbers = ["red", "green", "blue"].compactMap { attributes[$0] }
        let isPlain =
            ["customColorSpace", "colorSpace"].compactMap { attributes[$0] }
            .first == "sRGB"
        guard isPlain, numbers.count == 3, numbers.allSatisfy({ Double($0) != nil }) else {
            return nil
        }
        return "Color(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2]))"
    }
}
