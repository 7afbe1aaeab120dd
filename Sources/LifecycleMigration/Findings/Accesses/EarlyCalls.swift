import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what asks for the application object in functions that the delegate calls while it is made.
///
/// `EarlyAccess` tells why that may be too early, and looks at the delegate's own initializers and initial values.
struct EarlyCalls {
    private let flow: AppFlow
    private let timeline: LaunchTimeline
    private let delegate: DelegateClass

    /// An analysis of an app by what runs when.
    init(flow: AppFlow, timeline: LaunchTimeline, delegate: DelegateClass) {
        self.flow = flow
        self.timeline = timeline
        self.delegate = delegate
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        timeline.early.filter(isCalledEarly).flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Finding? in
                guard case .read(let receiver, "shared", let token, _) = event.kind,
                    receiver.type == .metatype("UIApplication"), !event.runsLater
                else { return nil }
                return Finding(
                    .delegateEarlyAccess, .warning, .manual,
                    at: flow.context.place(function.located.file, token),
                    "this runs while the delegate is made, when there may be no application yet",
                    remedy: "do it in `application(_:willFinishLaunchingWithOptions:)`")
            }
        }
    }

    private func isCalledEarly(_ function: FlowFunction) -> Bool {
        guard timeline.phases(of: function).contains(.delegateMade) else {
            return false
        }
        let isOwn = function.owner == delegate.name
        let isMaking =
            function.id.part == .initialValue || function.located.declaration.kind == .initializer
        return !(isOwn && isMaking)
    }
}
