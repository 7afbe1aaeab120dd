import SwiftFlow
import SwiftOutline

/// The style mask of a window that SwiftUI's windows can have.
struct MacWindowStyle: Hashable {
    /// The elements, without `NSWindow.StyleMask` in front.
    let elements: Set<String>

    /// Elements without which SwiftUI has no window, or that it has of itself.
    private static let known: Set<String> = [
        "titled", "closable", "miniaturizable", "resizable", "fullSizeContentView",
        "unifiedTitleAndToolbar",
    ]
    private static let needed = ["titled", "closable"]

    /// Reads a style mask.
    ///
    /// - Throws: the element that SwiftUI has no window with, or lacks one without.
    init(_ expression: Expression, _ file: ProgramFile) throws(MacWindowObstacle) {
        let start = expression.range.lowerBound
        let parts: [Expression]
        if case .array(let elements) = expression.kind {
            parts = elements
        } else {
            parts = [expression]
        }
        var names: Set<String> = []
        for part in parts {
            guard let name = Self.name(of: part) else {
                throw MacWindowObstacle(.argument("styleMask"), file, start)
            }
            guard Self.known.contains(name) else {
                throw MacWindowObstacle(
                    .style(name, isThere: true), file, part.range.lowerBound)
            }
            names.insert(name)
        }
        if let missing = Self.needed.first(where: { !names.contains($0) }) {
            throw MacWindowObstacle(.style(missing, isThere: false), file, start)
        }
        elements = names
    }

    private static func name(of expression: Expression) -> String? {
        switch expression.kind {
        case .implicitMember(let name): name
        case .member(let base, let name, _):
            if case .member(let type, "StyleMask", _) = base.kind, type.kind == .name("NSWindow") {
                name
            } else {
                nil
            }
        default: nil
        }
    }

    /// Whether the user may change the window's size.
    var isResizable: Bool { elements.contains("resizable") }
    /// Whether the window can be put into the Dock.
    var isMiniaturizable: Bool { elements.contains("miniaturizable") }
    /// Whether the content reaches below the title bar.
    var hasFullSizeContent: Bool { elements.contains("fullSizeContentView") }
}
