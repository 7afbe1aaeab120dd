import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// A window of a Mac app that becomes a scene of SwiftUI's, with all that is known of it.
struct MacWindowScene {
    /// What the strategies for the app's root rest on.
    let launch: LaunchFacts
    /// The function that made the window.
    let function: FlowFunction
    /// The statements that go, the content's apart.
    let statements: [Statement]
    /// The property of the delegate that held the window, and goes; nil where a local did.
    let property: LocatedDeclaration?
    /// The call of the function in the launch method; nil where that makes the window itself.
    let call: (function: FlowFunction, statement: Statement)?
    /// What the window shows.
    let content: MacWindowContent
    /// What the launch said of it.
    let settings: MacWindowSettings
    /// The title; nil where it has none.
    let title: MacWindowTitle?
    /// What the launch does that may have to run before the content is made, in its order.
    let order: [MacWindowOrder.Place]

    /// All that leaves the function.
    var removed: [Statement] {
        let going = Set(statements.map(\.range) + content.root.removed)
            .subtracting(replacements.keys)
        return function.file.statements(of: function.body).filter { going.contains($0.range) }
    }

    /// What becomes of the statements that make what the content is made of, and of the one that gave it to the window.
    var replacements: [TokenRange: [TextEdit]] { RootValueCode(content.root).replacements }

    /// What the launch set of its look.
    var looks: MacWindowLooks {
        MacWindowLooks(
            all: settings.looks, isFullSize: settings.style?.hasFullSizeContent ?? false)
    }

    /// Whether nothing is left of the function.
    var isFunctionEmptied: Bool {
        let going = Set(removed.map(\.range))
        return function.file.statements(of: function.body).allSatisfy { going.contains($0.range) }
    }
}
