import AppFacts
import SwiftFlow

/// Tells what the launch does behind the showing with an outlet of a first view: there is none before its view is loaded from its nib or storyboard.
struct LateOutlets {
    private let launch: LaunchFacts
    private let shown: Set<String>
    /// The classes whose view the launch loads by itself, with where that is among what runs behind the showing; -1 before that.
    private var loaded: [String: Int] = [:]

    /// Looks at what a launch loads.
    init(_ launch: LaunchFacts, _ order: LaunchOrder) {
        self.launch = launch
        shown = order.typesOfFirstViews
        for (_, event) in order.eventsInFront(of: launch) {
            if let type = Self.loaded(by: event) { loaded[type] = -1 }
        }
        for (index, moment) in order.behindShow.enumerated() {
            if let type = Self.loaded(by: moment.event), loaded[type] == nil {
                loaded[type] = index
            }
        }
    }

    /// The class of the view controller whose view something loads where it stands.
    private static func loaded(by event: FlowEvent) -> String? {
        switch event.kind {
        case .read(let receiver, "view", _, _): receiver.type.unwrapped.name
        case .call(let call) where call.name == "loadViewIfNeeded":
            call.receiver?.type.unwrapped.name
        default: nil
        }
    }

    /// What is said of something at an index among what runs behind the showing.
    func finding(of moment: LaunchMoment, at index: Int) -> Finding? {
        guard case .read(let receiver, let name, _, _) = moment.event.kind, !moment.isOwn,
            let type = receiver.type.unwrapped.name, isOutlet(name, of: type),
            shown.contains(where: { isSame($0, type) }),
            !loaded.contains(where: { isSame($0.key, type) && $0.value < index })
        else { return nil }
        let own = launch.context.place(
            moment.function.located.file, moment.event.range.lowerBound)
        let statement = moment.behindShow.map {
            launch.context.library.place($0.path, token: $0.token)
        }
        let isOwn =
            statement.map {
                $0.path == own.path && $0.position.line == own.position.line
            } ?? true
        return Finding(
            .launchOrder, .warning, .manual, at: isOwn ? own : statement,
            "'\(name)' is an outlet of '\(type)', whose view was loaded as the window was shown, and is loaded after this now: it is nil here",
            remedy:
                "load the view before this with `loadViewIfNeeded()`, or do this when it has appeared",
            also: isOwn ? [] : [own])
    }

    /// Whether one class inherits from the other.
    private func isSame(_ type: String, _ other: String) -> Bool {
        let program = launch.flow.program
        return type == other || program.ancestry(of: type).contains(other)
            || program.ancestry(of: other).contains(type) && program.type(type)?.isDeclared == true
    }

    private func isOutlet(_ name: String, of type: String) -> Bool {
        let program = launch.flow.program
        return program.ancestry(of: type).contains {
            $0 == "UIViewController" || launch.flow.objectiveC.isClass($0)
        }
            && program.members(name, of: type).contains {
                $0.located.declaration.attribute("IBOutlet") != nil
            }
    }
}
