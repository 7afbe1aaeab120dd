import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what the launch asks of its shown window: SwiftUI shows none before the launch has ended.
///
/// A view that is in no window has no safe area and no window to give, and nothing in it becomes first responder. Source:
/// Apple's documentation of `UIResponder.becomeFirstResponder()` ("never call this method on a view that is not part of an
/// active view hierarchy"), `UIView.window` and `UIView.safeAreaInsets`.
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
            guard let (token, what) = need(of: moment.event) else { return nil }
            let place = facts.context.place(moment.function.located.file, token)
            guard seen.insert(place).inserted else { return nil }
            return Finding(
                .windowAccess, .warning, .manual, at: place,
                "\(what) before SwiftUI's window shows the root",
                remedy: "do this in the root view controller's `viewDidAppear(_:)`")
        }
    }

    private func need(of event: FlowEvent) -> (token: Int, what: String)? {
        switch event.kind {
        case .call(let call) where call.name == "becomeFirstResponder":
            (call.token, "nothing becomes first responder")
        case .read(_, "safeAreaInsets", let token, _): (token, "no view has a safe area")
        case .read(_, "window", let token, let result) where result.windows.contains(.found):
            (token, "no view is in a window")
        default: nil
        }
    }
}
