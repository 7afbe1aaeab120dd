import AppFacts
import SwiftFlow

/// Tells which view controllers the launch loads the view of before it shows the window, as `loadViewIfNeeded()` does: what they do as they are loaded
/// runs there, whoever shows them.
struct LoadedViews {
    private let classes: Set<String>
    /// The class of the first one that the launch loads behind the showing, with where that is among what runs there.
    private var behind: (type: String, index: Int)?

    /// Looks at what the launch does on every way before the showing.
    init(_ launch: LaunchFacts, _ order: LaunchOrder) {
        let behind = Set(order.behindShow.map { EventSpot($0.function, $0.event) })
        var loaded: Set<String> = []
        for method in launch.startMethods {
            guard let function = FlowFunction(method, owner: launch.owner.name) else { continue }
            for event in launch.flow.trace(of: function).events
            where !behind.contains(EventSpot(function, event)) {
                guard let type = Self.loaded(by: event),
                    StatementPath(to: event.statement.lowerBound, in: function).isOnEveryWay(
                        where: { _ in false })
                else { continue }
                loaded.insert(type)
            }
        }
        let later = Self.loaded(behindShowing: order, launch)
        guard !loaded.isEmpty || later != nil else {
            classes = []
            return
        }
        let made = launch.timeline.early.flatMap { function in
            launch.flow.trace(of: function).events.compactMap(Self.made)
        }
        // A second object of the class is loaded when it is shown, and so may be one of a storyboard, or of a class that inherits from it.
        let isOnly = { (type: String) in
            launch.storyboard == nil
                && made.count { launch.flow.program.ancestry(of: $0).contains(type) } == 1
        }
        classes = loaded.filter(isOnly)
        self.behind = later.flatMap { isOnly($0.type) ? $0 : nil }
    }

    /// The first class whose view a statement of the launch loads behind the showing, on every way: it stays, and so does what follows it.
    private static func loaded(
        behindShowing order: LaunchOrder, _ launch: LaunchFacts
    ) -> (type: String, index: Int)? {
        let methods = Set(
            launch.startMethods.compactMap { FlowFunction($0, owner: launch.owner.name)?.id })
        for (index, moment) in order.behindShow.enumerated()
        where methods.contains(moment.function.id) {
            guard let type = loaded(by: moment.event) ?? asked(by: moment.event),
                launch.flow.program.type(type)?.isDeclared == true,
                StatementPath(to: moment.event.statement.lowerBound, in: moment.function)
                    .isOnEveryWay(where: { _ in false })
            else { continue }
            return (type, index)
        }
        return nil
    }

    /// The class of the view controller whose `view` something asks for, which loads it.
    private static func asked(by event: FlowEvent) -> String? {
        guard !event.runsLater, event.closures.isEmpty, event.branches.isEmpty,
            case .read(let receiver, "view", _, _) = event.kind
        else { return nil }
        return receiver.type.name
    }

    /// Whether something that happens as a view is loaded has happened before what runs behind the showing at an index.
    func load(_ moment: LaunchMoment, before index: Int) -> Bool {
        guard let behind, isBehindLoad(index) else { return false }
        let entry = moment.entry ?? moment.function
        return entry.owner == behind.type && Self.isLoading(entry)
    }

    /// Whether what runs behind the showing at an index runs behind the first such line.
    func isBehindLoad(_ index: Int) -> Bool { behind.map { $0.index < index } ?? false }

    private static func isLoading(_ entry: FlowFunction) -> Bool {
        ["loadView", "viewDidLoad"].contains(entry.located.declaration.name)
    }

    /// Whether something happens as the view of one of them is loaded.
    func load(_ moment: LaunchMoment) -> Bool {
        let entry = moment.entry ?? moment.function
        return entry.owner.map(classes.contains) == true
            && Self.isLoading(entry)
    }

    /// The class of the view controller whose view something loads where it stands.
    private static func loaded(by event: FlowEvent) -> String? {
        guard !event.runsLater, event.closures.isEmpty, event.branches.isEmpty,
            case .call(let call) = event.kind, call.name == "loadViewIfNeeded"
        else { return nil }
        return call.receiver?.type.name
    }

    private static func made(by event: FlowEvent) -> String? {
        guard case .call(let call) = event.kind, case .making(let type, _) = call.target else {
            return nil
        }
        return type
    }
}
