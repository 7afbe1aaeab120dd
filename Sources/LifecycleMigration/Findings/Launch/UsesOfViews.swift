import AppFacts
import SwiftFlow

/// Uses of variables that the first views had before the launch came to them, by the statement of the launch that leads there.
struct MovedUses {
    /// A use, and what a first view did with the variable before.
    struct Use {
        let moment: LaunchMoment
        let view: LaunchMoment
        let name: String
        /// Whose code can't be followed; nil where both are known to use the variable.
        var opaque: Side?
        /// Whether that depends on a closure that may run at once or later.
        var isPossible = false
    }

    /// The two that change places.
    enum Side {
        case launch, view
        /// What is in force while the window is shown.
        case around
    }

    /// The uses, those of each statement together.
    private(set) var groups: [[Use]] = []
    private var indices: [MakingPlace: Int] = [:]

    /// Adds a use behind those that are known.
    mutating func add(_ use: Use) {
        guard let statement = use.moment.statement, let index = indices[statement] else {
            use.moment.statement.map { indices[$0] = groups.count }
            return groups.append([use])
        }
        groups[index].append(use)
    }
}

/// Which of the things that the first views do uses a variable first.
struct UsesOfViews {
    private let effects: [FlowEffects]
    private var reading: [FlowLocation: Int] = [:]
    private var writing: [FlowLocation: Int] = [:]

    /// The first variable that code which can't be followed may use, too.
    private(set) var firstShared: (view: Int, name: String)?

    /// The uses by what each thing does, in order.
    init(_ effects: [FlowEffects], isShared: (FlowLocation) -> Bool) {
        self.effects = effects
        for (index, effects) in effects.enumerated() where firstShared == nil {
            let names = effects.reads.union(effects.writes).filter(isShared).compactMap(\.appName)
            firstShared = names.min().map { (index, $0) }
        }
        for (index, effects) in effects.enumerated() {
            for location in effects.reads where reading[location] == nil {
                reading[location] = index
            }
            for location in effects.writes where writing[location] == nil {
                writing[location] = index
            }
        }
    }

    /// The first thing that reads a member which something sets of an object that isn't known; nil for all other code.
    func first(readingSetBy moment: LaunchMoment) -> (view: Int, name: String)? {
        guard case .write(let receiver, let name, _, _) = moment.event.kind,
            receiver.type == .unknown, receiver.tags.isEmpty
        else { return nil }
        return reading.filter { location, _ in
            if case .member(name, _) = location { true } else { false }
        }.map(\.value).min().map { ($0, name) }
    }

    /// The first thing for which it matters whether something else runs before it, and the variable that says so.
    func first(dependingOn other: FlowEffects) -> (view: Int, name: String)? {
        let known =
            other.writes.filter { $0.appName != nil }.compactMap { reading[$0] }
            + other.reads.filter { $0.appName != nil }.compactMap { writing[$0] }
        guard let view = known.min() else { return nil }
        let both = other.writes.intersection(effects[view].reads)
            .union(other.reads.intersection(effects[view].writes))
        return both.compactMap(\.appName).min().map { (view, $0) }
    }
}

extension FlowLocation {
    /// The name of a variable of the app; nil for what other modules have.
    var appName: String? {
        switch self {
        case .member(let name, _), .global(let name): name
        case .outside: nil
        }
    }
}
