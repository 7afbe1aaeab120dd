import AppleFrameworks
import SwiftFlow

/// Tells whether what a chain of calls starts with is a SwiftUI view, which modifiers follow, or another object, whose methods
/// give the view.
package struct ViewChain {
    private let program: Program
    private let values: (String) -> [Expression]

    /// Rules for an app; `values` gives what a local is declared with, and nothing where that is not known.
    package init(_ program: Program, values: @escaping (String) -> [Expression]) {
        self.program = program
        self.values = values
    }

    /// Whether what an expression starts with is a view; what is handed on as it is must be one.
    package func startsWithView(_ expression: Expression) -> Bool {
        guard let member = expression.firstMember else { return true }
        return isView(expression, followedBy: member, depth: 0)
    }

    private func isView(_ value: Expression, followedBy member: String, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        let member = value.firstMember ?? member
        if let type = value.viewType {
            if UIKitEffects.values.contains(type) { return true }
            guard program.type(type)?.isDeclared == true else {
                return Self.modifiers.contains(member)
            }
            return program.supertypes(of: type).contains("View")
        }
        guard let local = value.viewBase else { return true }
        return values(local).allSatisfy { isView($0, followedBy: member, depth: depth + 1) }
    }

    /// Nobody names a view anew more often.
    private static let deepest = 8

    /// SwiftUI's modifiers that roots get, by which a view of a library is told from an object of it. Source: Apple's pages of
    /// the protocol `View`.
    private static let modifiers: Set<String> = [
        "accentColor", "alert", "animation", "background", "buttonStyle", "colorScheme",
        "defaultAppStorage", "disabled", "dynamicTypeSize", "edgesIgnoringSafeArea", "environment",
        "environmentObject", "font", "foregroundColor", "foregroundStyle", "frame",
        "fullScreenCover", "id", "ignoresSafeArea", "listStyle", "modelContainer", "modifier",
        "navigationBarHidden", "navigationBarTitle", "navigationBarTitleDisplayMode",
        "navigationTitle", "navigationViewStyle", "onAppear", "onChange", "onDisappear",
        "onOpenURL", "onReceive", "onTapGesture", "opacity", "overlay", "padding",
        "preferredColorScheme", "sheet", "statusBar", "statusBarHidden", "tabItem", "tabViewStyle",
        "task", "tint", "toolbar", "transition",
    ]
}

extension Expression {
    /// The member that is called first on what a chain of calls starts with; nil where none is.
    fileprivate var firstMember: String? {
        guard case .call(let callee, _) = kind, case .member(let base, let name, _) = callee.kind
        else { return nil }
        return base.firstMember ?? name
    }
}
