import SwiftFlow
import SwiftOutline

/// Tells which classes of an app are hosting controllers without any work left once SwiftUI shows the view itself: they only
/// answer what nobody asks inside SwiftUI's window, or nothing.
package struct PlainHosting {
    private let program: Program

    /// The classes of an app.
    package init(in program: Program) {
        self.program = program
    }

    /// Whether a class is one.
    package func contains(_ name: String) -> Bool {
        guard let type = program.type(name), type.kind == .class, type.declarations.count == 1,
            type.extensions.isEmpty, type.supertypes == ["UIHostingController"],
            program.subtypes(of: name).isEmpty
        else { return false }
        let members = type.declarations[0].declaration.members
        return type.declarations[0].declaration.attributes.allSatisfy { $0.name == "MainActor" }
            && members.allSatisfy(isUnasked)
    }

    /// Whether a member is what a window asks its root view controller for; SwiftUI's answers that.
    private func isUnasked(_ member: Declaration) -> Bool {
        member.kind == .variable && member.isOverride && member.conditions.isEmpty
            && !member.declaredNames.isEmpty
            && Self.preferences.isSuperset(of: member.declaredNames)
    }

    private static let preferences: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
        "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
        "supportedInterfaceOrientations", "shouldAutorotate", "childForStatusBarStyle",
        "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
        "childForScreenEdgesDeferringSystemGestures", "prefersPointerLocked",
        "prefersInterfaceOrientationLocked",
    ]
}
