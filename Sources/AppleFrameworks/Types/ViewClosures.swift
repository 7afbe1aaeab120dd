import SwiftFlow

/// When SwiftUI runs the closures that views and their modifiers are given.
///
/// Source: the documentation of SwiftUI.
package enum ViewClosures {
    /// When a closure runs.
    package enum Moment {
        /// With the evaluation of the view around it, and again whenever that is evaluated.
        case evaluated
        /// Once the view appears.
        case appearing
        /// When the user does something, or something happens.
        case later
    }

    /// When the closure that is an argument of a call runs; nil where the call has nothing to do with views.
    package static func moment(
        of argument: FlowCallArgument, of call: FlowCall, isInView: Bool,
        in program: Program
    ) -> Moment? {
        switch call.target {
        case .elementwise, .closures: return .evaluated
        case .makingForeign(let type):
            guard views.contains(type) || isInView && !notViews.contains(type) else { return nil }
            return isAction(argument, of: type, call) ? .later : .evaluated
        case .making(let type, _):
            guard program.supertypes(of: type).contains(where: isEvaluated) else { return nil }
            return isAction(argument, of: type, call) ? .later : .evaluated
        case .foreign(let type):
            let isOfView = type.map { isView($0, in: program) } ?? isInView
            return isOfView ? modifier(call.name, isInView: isInView) : nil
        case .unknown: return modifier(call.name, isInView: isInView)
        case .functions: return isInView ? .evaluated : nil
        }
    }

    /// Whether SwiftUI evaluates what conforms to a protocol.
    package static func isEvaluated(_ type: String) -> Bool {
        type == "View" || type == "ViewModifier"
            || (type.hasPrefix("UIView") || type.hasPrefix("NSView")) && type.hasSuffix("able")
            || type.hasSuffix("Style")
    }

    /// Whether a type is a view of SwiftUI's own.
    package static func isOfSwiftUI(_ type: String) -> Bool { views.contains(type) }

    private static func isView(_ type: String, in program: Program) -> Bool {
        views.contains(type) || program.supertypes(of: type).contains(where: isEvaluated)
    }

    private static func isAction(
        _ argument: FlowCallArgument, of type: String, _ call: FlowCall
    ) -> Bool {
        if let label = argument.label { return label == "action" || label.hasPrefix("on") }
        guard type == "Button" else { return false }
        let first = call.arguments.first { $0.isTrailing }
        return first?.range == argument.range && !call.arguments.contains { $0.label == "action" }
    }

    private static func modifier(_ name: String, isInView: Bool) -> Moment? {
        if appearing.contains(name) { return .appearing }
        if builders.contains(name) { return .evaluated }
        guard isInView else { return nil }
        return name.hasPrefix("on") || handlers.contains(name) ? .later : .evaluated
    }

    /// Modifiers whose closure runs when the view appears; a publisher may have a value at once.
    private static let appearing: Set<String> = ["onAppear", "task", "onReceive"]

    /// Modifiers whose closure gives a view that appears with the one around it.
    private static let builders: Set<String> = [
        "overlay", "background", "mask", "safeAreaInset", "toolbar", "tabItem", "badge",
        "environment", "transformEnvironment",
    ]

    /// Modifiers whose closure waits for somebody.
    private static let handlers: Set<String> = [
        "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog",
        "contextMenu", "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture",
        "swipeActions", "navigationDestination", "fileImporter", "fileExporter", "sink",
        "animation", "async", "asyncAfter", "addObserver", "scheduledTimer",
    ]

    private static let notViews: Set<String> = ["Task", "Thread", "Timer", "Publisher"]

    /// SwiftUI's views that are made with a closure.
    private static let views: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "NavigationView",
        "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView", "List", "Form",
        "Section", "ScrollView", "ForEach", "GeometryReader", "Button", "Label", "Text", "AnyView",
        "Tab", "Grid", "GridRow", "ViewThatFits", "TimelineView", "Menu", "Color", "Image",
    ]
}
