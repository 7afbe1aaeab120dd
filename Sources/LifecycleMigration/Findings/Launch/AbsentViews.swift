import AppFacts
import AppleFrameworks
import SwiftFlow

/// Tells which views the first screen certainly has none of: those that UIKit puts into nothing else by itself, where no code of the first views makes one.
struct AbsentViews {
    private let app: UIKitApp
    private let order: LaunchOrder

    /// A look at the first views of a launch.
    init(_ app: UIKitApp, _ order: LaunchOrder) {
        self.app = app
        self.order = order
    }

    /// Whether the first screen has no view of a class; false for what isn't known.
    func areAbsent(_ type: String) -> Bool {
        guard let element = Self.elements[type], app.launch.storyboard == nil,
            !isInDocument(element)
        else { return false }
        let made = (order.ofFirstViews + order.ofLayout).map { ($0.function, $0.event) }
        // What a view has from the beginning is made with it.
        let first = app.launch.timeline.early.flatMap { function in
            app.launch.flow.trace(of: function).events.map { (function, $0) }
        }
        return (made + first).allSatisfy { leavesOut(type, $1, in: $0) }
    }

    private func leavesOut(
        _ type: String, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        let program = app.launch.flow.program
        let supertypes = function.owner.map(program.supertypes) ?? []
        let isOfView = supertypes.contains("UIViewController") || supertypes.contains("UIView")
        let isUnknown =
            supertypes.contains(where: ViewClosures.isEvaluated)
            || isOfView && function.owner.flatMap(program.unreadSuperclass) != nil
        guard !isUnknown else { return false }
        guard case .call(let call) = event.kind else { return true }
        return switch call.target {
        case .making(let made, _): !program.supertypes(of: made).contains(type)
        // What a library's class has inside is not known.
        case .makingForeign(let made):
            made != type && (!isOfView || SharedStores.isOfApple(made))
        default: true
        }
    }

    private func isInDocument(_ element: String) -> Bool {
        let library = app.context.library
        let documents = library.tree.paths.filter {
            $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
        }
        return !library.paths(documents, mentioning: element).isEmpty
    }

    /// The elements of interface documents by the classes of such views.
    private static let elements = [
        "UIDatePicker": "datePicker", "UIPickerView": "pickerView",
        "UISegmentedControl": "segmentedControl", "UIStepper": "stepper", "UISwitch": "switch",
    ]
}
