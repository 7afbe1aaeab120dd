import AppFacts
import SwiftFlow
import SwiftOutline

/// The style mask of a window that SwiftUI's windows can have.
struct MacWindowStyle: Hashable {
    /// The elements, without `NSWindow.StyleMask` in front.
    private(set) var elements: Set<String>

    /// Elements without which SwiftUI has no window, or that it has of itself.
    private static let known: Set<String> = [
        "titled", "closable", "miniaturizable", "resizable", "fullSizeContentView",
        "unifiedTitleAndToolbar",
    ]
    /// An element that is 0, and so says nothing beside others. Source: AppKit's header of `NSWindow`.
    private static let nothing = "borderless"
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
        for part in parts { names.insert(try Self.known(part, file)) }
        elements = names.subtracting([Self.nothing])
        if names == [Self.nothing] {
            throw MacWindowObstacle(.style(Self.nothing, isThere: true), file, start)
        }
        try checkNeeded(file, start)
    }

    /// The style that AppKit gives a window around a view controller.
    ///
    /// Source: Apple's documentation of `NSWindow.init(contentViewController:)`.
    static let aroundController = MacWindowStyle(
        elements: ["titled", "closable", "miniaturizable", "resizable"])

    /// The style that a nib says.
    init(of window: MacNibWindow) {
        elements = window.styleMask
    }

    private init(elements: Set<String>) {
        self.elements = elements
    }

    /// Takes an element in or out.
    ///
    /// - Throws: the element that SwiftUI has no window with, or lacks one without.
    mutating func change(
        _ expression: Expression, isInserted: Bool, _ file: ProgramFile
    ) throws(MacWindowObstacle) {
        let name = try Self.known(expression, file)
        guard name != Self.nothing else { return }
        if isInserted { elements.insert(name) } else { elements.remove(name) }
        try checkNeeded(file, expression.range.lowerBound)
    }

    private static func known(
        _ part: Expression, _ file: ProgramFile
    ) throws(MacWindowObstacle) -> String {
        let start = part.range.lowerBound
        guard let name = name(of: part) else {
            throw MacWindowObstacle(.argument("styleMask"), file, start)
        }
        guard known.contains(name) || name == nothing else {
            throw MacWindowObstacle(.style(name, isThere: true), file, start)
        }
        return name
    }

    private func checkNeeded(_ file: ProgramFile, _ token: Int) throws(MacWindowObstacle) {
        if let missing = Self.needed.first(where: { !elements.contains($0) }) {
            throw MacWindowObstacle(.style(missing, isThere: false), file, token)
        }
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

    /// Whether SwiftUI's window can have the style once some elements are taken out.
    var isPossible: Bool {
        elements.isSuperset(of: Self.needed)
            && elements.isSubset(of: Self.known.subtracting(["unifiedTitleAndToolbar"]))
    }

    /// The elements that it does not have and SwiftUI's window has: that of a single window is as resizable as its content.
    func missing(inSingleWindow isSingle: Bool) -> [String] {
        (isMiniaturizable ? [] : ["miniaturizable"])
            + (isResizable || isSingle ? [] : ["resizable"])
    }

    /// Whether the user may change the window's size.
    var isResizable: Bool { elements.contains("resizable") }
    /// Whether the window can be put into the Dock.
    var isMiniaturizable: Bool { elements.contains("miniaturizable") }
    /// Whether the content reaches below the title bar.
    var hasFullSizeContent: Bool { elements.contains("fullSizeContentView") }
}
