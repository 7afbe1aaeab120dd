import AppFacts

/// A view of SwiftUI's around a view controller or view of AppKit's, as code; levels of indentation are tabs.
struct MacRepresentable {
    /// Its name.
    let name: String
    /// Whether it is around a view, and not a view controller.
    let isView: Bool
    /// What stands above it, as one sentence.
    let summary: String
    /// The statements that make what it is around.
    let making: [String]

    /// The type, with the frameworks' names as code must write them.
    func lines(_ names: FrameworkNames) -> [String] {
        let type = isView ? "NSView" : "NSViewController"
        let context =
            names.isHidden("Context")
            ? "\(names(type + "RepresentableContext"))<\(name)>" : "Context"
        let parameter = isView ? "nsView" : "nsViewController"
        return [
            "/// \(summary)", "private struct \(name): \(names(type + "Representable")) {",
            "\tfunc make\(type)(context: \(context)) -> \(type) {",
        ] + making.indented(by: 2) + [
            "\t}", "", "\tfunc update\(type)(_ \(parameter): \(type), context: \(context)) {}", "}",
        ]
    }
}

extension [String] {
    /// Lines that are some levels deeper; empty ones stay empty.
    func indented(by levels: Int) -> [String] {
        map { $0.isEmpty ? "" : String(repeating: "\t", count: levels) + $0 }
    }
}
