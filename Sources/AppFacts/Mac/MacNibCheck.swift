import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Refuses apps whose main nib or storyboard makes what code of the app relies on: SwiftUI does not load it.
///
/// Sources: OpenSwiftUI's application for AppKit, which loads neither; CodeEdit, which deleted its nib.
package struct MacNibCheck {
    private let nib: MacNib
    private let context: TargetContext

    /// A check of a nib.
    package init(_ nib: MacNib, in context: TargetContext) {
        self.nib = nib
        self.context = context
    }

    /// Refuses what would be lost in silence.
    ///
    /// - Throws: `Refusal` with the place in the nib.
    package func check() throws(Refusal) {
        if let name = nib.application.className, name != PlatformProfile.appKit.applicationType {
            throw Refusal(
                .entryApplicationSubclass, at: place(nib.application.offset),
                "the main nib makes an application object of the class '\(name)', which SwiftUI does not make",
                remedy: "move what '\(name)' does elsewhere, and start the app without it")
        }
        let useless = UselessConnections(of: nib.delegate, in: context)
        try refuse(
            nib.delegateConnections.filter { !useless.isWithoutEffect($0) }.map { outlet in
                refusal(
                    at: outlet.offset,
                    "'\(name(of: outlet))' of the delegate is connected in \(nib.path.fileName), which is not loaded any more",
                    remedy: "make in code what the connection gave the delegate, and remove it")
            })
        let others = nib.connectionsToDelegate.filter {
            !isOfMenu($0) && !useless.isUnanswered($0)
        }
        try refuse(
            others.map { other in
                refusal(
                    at: other.offset,
                    "\(description(of: other.source)) of \(nib.path.fileName) is connected with the delegate, and is not made any more",
                    remedy: "make the object in code, and connect it there")
            })
        if let window = nib.windows.first {
            throw refusal(
                at: window.object.offset,
                "\(nib.path.fileName) makes the window '\(window.title)', and is not loaded any more",
                remedy: "make the window in code, or its content a SwiftUI view")
        }
        if let object = nib.objects.first {
            throw refusal(
                at: object.offset,
                "\(nib.path.fileName) makes \(description(of: object)), and is not loaded any more",
                remedy: "make the object in code")
        }
    }

    /// Refuses for the first of some reasons of one kind, with the others beside it.
    private func refuse(_ refusals: [Refusal]) throws(Refusal) {
        guard var first = refusals.first else { return }
        first.others = Array(refusals.dropFirst())
        throw first
    }

    /// Whether an item of a menu calls the delegate.
    private func isOfMenu(_ connection: MacNibConnection) -> Bool {
        if case .action = connection.kind { connection.source.element == "menuItem" } else { false }
    }

    private func name(of connection: MacNibConnection) -> String {
        switch connection.kind {
        case .outlet(let name), .action(let name), .binding(let name), .segue(let name): name
        }
    }

    private func description(of object: MacNibObject) -> String {
        let kind =
            object.className.map { "an object of the class '\($0)'" } ?? "a '\(object.element)'"
        return kind + (object.label.map { " (\($0))" } ?? "")
    }

    private func place(_ offset: Int) -> Place { context.library.place(nib.path, offset) }

    private func refusal(at offset: Int, _ message: String, remedy: String) -> Refusal {
        Refusal(.macNib, at: place(offset), message, remedy: remedy)
    }
}
