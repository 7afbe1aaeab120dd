import AppFacts
import SwiftFlow

/// Tells which view controllers are made only after the window is shown, and from where on something may load their views: what comes between
/// never ran after them.
struct LateControllers {
    private let classes: Set<String>
    /// The first thing after the showing that may show one of them.
    private let showing: Int

    /// Looks at what makes the view controllers of the first views.
    init(_ launch: LaunchFacts, _ order: LaunchOrder) {
        let makers = Makers(launch, order)
        let owners = Set((order.ofFirstViews + order.ofLayout).compactMap(\.function.owner))
        let late = owners.filter { makers.makeLate($0) }
        classes = late
        let moments = order.behindShow
        let first = moments.firstIndex { moment in
            Makers.made(by: moment.event).map { made in
                late.contains { launch.flow.program.supertypes(of: made).contains($0) }
            } ?? false
        }
        showing =
            first.flatMap { first in
                moments[first...].dropFirst().firstIndex { moment in
                    Self.mayShow(moment.event) { type in
                        launch.flow.program.supertypes(of: type).contains(where: late.contains)
                    }
                }
            } ?? moments.count
    }

    /// Whether there are none.
    var areNone: Bool { classes.isEmpty }

    /// Whether a function is a method of one of them.
    func own(_ function: FlowFunction) -> Bool { function.owner.map(classes.contains) ?? false }

    /// Whether one of them may be shown already when something happens after the showing of the window.
    func mayBeShown(at index: Int) -> Bool { index >= showing }

    /// Whether something may load the view of a view controller: it is given one of the late classes, or has a word in its name that such
    /// methods are named with.
    private static func mayShow(_ event: FlowEvent, isLate: (String) -> Bool) -> Bool {
        switch event.kind {
        case .call(let call):
            let name = call.name.lowercased()
            let isGivenOne = call.arguments.contains { argument in
                argument.value.type.unwrapped.name.map(isLate) ?? false
            }
            return isGivenOne || name.isEmpty || words.contains { name.contains($0) }
        case .read(_, let member, _, _), .write(_, let member, _, _):
            return member.lowercased().contains("view") || member.hasPrefix("selected")
        case .opaque: return true
        default: return false
        }
    }

    private static let words = [
        "present", "show", "push", "add", "embed", "display", "transition", "load", "controller",
        "attach", "insert", "open", "start", "route", "root", "window",
    ]
}

/// What makes the classes of an app's view controllers.
private struct Makers {
    private let flow: AppFlow
    /// What is made, or taken from a storyboard, before the window is shown and by the first views themselves.
    private var early: Set<String> = []
    private var late: Set<String> = []
    /// The values of variables that are known to be made early.
    private var values: Set<FlowFunction.ID> = []

    init(_ launch: LaunchFacts, _ order: LaunchOrder) {
        flow = launch.flow
        let behind = Set(
            order.behindShow.map { EventSpot($0.function, $0.event) })
        var storyboards: [String] = []
        if let storyboard = launch.storyboard {
            storyboards = launch.context.storyboards.shown(withInitialOf: storyboard).sorted()
            if let initial = launch.context.storyboards.initialClass(of: storyboard) {
                storyboards.append(initial)
            }
        }
        for type in storyboards { early.formUnion(classes(of: type)) }
        for function in launch.timeline.early {
            for event in launch.flow.trace(of: function).events
            where !behind.contains(EventSpot(function, event)) {
                take(event)
            }
        }
        for moment in order.ofFirstViews { take(moment.event) }
        for moment in order.behindShow {
            if let type = Self.made(by: moment.event) { late.formUnion(classes(of: type)) }
        }
    }

    /// The class that an event makes an object of.
    static func made(by event: FlowEvent) -> String? {
        guard case .call(let call) = event.kind, case .making(let type, _) = call.target else {
            return nil
        }
        return type
    }

    /// Whether objects of a class of view controllers are made, and none before the window is shown.
    func makeLate(_ type: String) -> Bool {
        late.contains(type) && !early.contains(type)
            && flow.program.ancestry(of: type).contains("UIViewController")
    }

    /// Takes what an event makes, and what the variables are made with that it is the first to use.
    private mutating func take(_ event: FlowEvent) {
        for event in flow.withValues(event, knowing: &values) { takeAlone(event) }
    }

    private mutating func takeAlone(_ event: FlowEvent) {
        if let type = Self.made(by: event) { early.formUnion(classes(of: type)) }
        if case .cast(_, let kind, let type) = event.kind, kind != .test, let name = type.name {
            early.formUnion(classes(of: name))
        }
    }

    private func classes(of type: String) -> [String] {
        flow.program.supertypes(of: type)
    }
}
