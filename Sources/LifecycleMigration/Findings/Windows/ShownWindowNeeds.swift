import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what the launch asks of its shown window: SwiftUI shows none before the launch has ended.
///
/// A view that is in no window has no safe area and no window to give, and nothing in it becomes first responder. Source:
/// Apple's documentation of `UIResponder.becomeFirstResponder()` ("never call this method on a view that is not part of an
/// active view hierarchy"), `UIView.window`, `UIView.safeAreaInsets` and `UIView.drawHierarchy(in:afterScreenUpdates:)`.
struct ShownWindowNeeds {
    private let facts: UIKitFacts
    private let order: LaunchOrder

    /// The findings for an app with what it does behind the showing of its window.
    init(facts: UIKitFacts, order: LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding for each place, in the order of the launch.
    func findings() -> [Finding] {
        var seen: Set<Place> = []
        return order.behindShow.compactMap { moment in
            let need = need(of: moment.event)
            let animation = need == nil ? animation(by: moment) : nil
            guard let (token, what) = need ?? animation else { return nil }
            let place = facts.context.place(moment.function.located.file, token)
            guard seen.insert(place).inserted else { return nil }
            return Finding(
                .windowAccess, .warning, need == nil ? .review : .manual, at: place,
                "\(what) before SwiftUI's window shows the root",
                remedy: "do this in the root view controller's `viewDidAppear(_:)`")
        }
    }

    /// What animates a view: one that is in no window yet may have no animation that lasts until it is.
    ///
    /// Source: reports of animations that end at once where the view is in no window; whether Core Animation goes through its layers before SwiftUI
    /// puts the root into its window is not known.
    private func animation(by moment: LaunchMoment) -> (token: Int, what: String)? {
        guard case .call(let call) = moment.event.kind, !moment.isAroundShow else { return nil }
        switch call.target {
        case .foreign, .unknown: break
        default: return nil
        }
        let file = moment.function.file
        let isAnimated = call.arguments.contains { argument in
            argument.label == "animated"
                && argument.range.allSatisfy { file.tokens.tokens[$0].kind == .keyword(.true) }
        }
        let isOfView = call.receiver?.type.metatypeName == "UIView"
        let starts =
            isOfView && Self.animating.contains(call.name)
            && !call.arguments.contains { isWindow($0) || isOver($0, in: file) }
            && !isOfWindowOrNothing(call, moment)
            || call.name == "startAnimation" || call.name == "runningPropertyAnimator"
            || call.name == "add" && isOfLayer(call, in: file)
            || isAnimated && Self.scrolling.contains(call.name)
        return starts ? (call.token, "this animation may be over") : nil
    }

    private static let animating: Set<String> = ["animate", "transition", "animateKeyframes"]
    private static let scrolling: Set<String> = [
        "setContentOffset", "scrollRectToVisible", "scrollToRow", "scrollToItem",
        "scrollToNearestSelectedRow", "setZoomScale",
    ]

    /// A window is SwiftUI's once it is looked for, and not animated here.
    private func isWindow(_ argument: FlowCallArgument) -> Bool {
        argument.label == "with" && argument.value.type.unwrapped.name == "UIWindow"
    }

    /// Whether an animation changes the window, or nothing at all.
    private func isOfWindowOrNothing(_ call: FlowCall, _ moment: LaunchMoment) -> Bool {
        let tokens = moment.function.file.tokens
        let changes = call.arguments.first {
            tokens.tokens[$0.range.lowerBound].kind == .leftBrace && $0.label != "completion"
        }
        guard let changes else { return false }
        return changes.range.count == 2
            || facts.launch.flow.trace(of: moment.function).events(within: changes.range)
                .contains { facts.launch.window.isTouched(by: $0) }
    }

    /// Whether an animation takes no time.
    private func isOver(_ argument: FlowCallArgument, in file: SwiftFile) -> Bool {
        ["withDuration", "duration"].contains(argument.label)
            && argument.range.allSatisfy { ["0", "0.0"].contains(file.tokens.text(of: $0)) }
    }

    /// `view.layer.add(animation, forKey: "fade")`
    private func isOfLayer(_ call: FlowCall, in file: SwiftFile) -> Bool {
        call.token > 1 && file.tokens.text(of: call.token - 2).lowercased().hasSuffix("layer")
            && call.arguments.contains { $0.label == "forKey" }
    }

    private func need(of event: FlowEvent) -> (token: Int, what: String)? {
        switch event.kind {
        case .call(let call) where call.name == "becomeFirstResponder":
            (call.token, "nothing becomes first responder")
        case .call(let call)
        where call.name == "drawHierarchy"
            || ["snapshotView", "resizableSnapshotView"].contains(call.name)
                && call.receiver?.windows.contains(.found) != true:
            (call.token, "no view is drawn as it is shown")
        case .read(_, "safeAreaInsets", let token, _): (token, "no view has a safe area")
        case .read(_, "window", let token, let result) where result.windows.contains(.found):
            (token, "no view is in a window")
        default: nil
        }
    }
}
