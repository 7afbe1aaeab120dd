import AppFacts
import LaunchValidation
import SwiftFlow

/// Says what a validation found: a change of order is a finding at its place, and anything that is lost or new stops the
/// plan.
struct ValidationFindings {
    private let validation: PlanValidation
    private let context: TargetContext

    /// The findings of a validation.
    init(_ validation: PlanValidation, in context: TargetContext) {
        self.validation = validation
        self.context = context
    }

    /// What is told nowhere else yet.
    ///
    /// - Throws: `MigrationFailure` for the first effect that the edited app would lose, or have on top, or where
    ///   there is more than is compared.
    func findings(beside known: [Finding]) throws(MigrationFailure) -> [Finding] {
        guard !validation.isTooLong else {
            throw failure(
                at: nil,
                "analysis limit reached: the launch does more than \(LaunchWalk.most) things")
        }
        var moves: [Move] = []
        for difference in validation.differences(except: NamedPlaces(known)) {
            switch difference {
            case .lost(let index):
                let event = validation.before[index]
                throw failure(at: place(of: event), "the plan would lose '\(event.label)'")
            case .added(let index):
                let event = validation.after[index]
                throw failure(at: nil, "the plan would add '\(event.label)'")
            case .moved(let index, let other):
                moves.append(move(validation.before[index], validation.before[other]))
            }
        }
        let told = Set(known.filter { $0.id == .launchOrder }.compactMap(\.place))
        return Self.groups(of: moves).filter { $0[0].place.map(told.contains) != true }.map(order)
    }

    // MARK: Order

    /// An effect that came before another one and comes behind it.
    private struct Move {
        let event: TraceEvent
        let other: TraceEvent
        /// Where the ways to both part: the statement that leads to the effect.
        let place: Place?
        /// The effect's own place.
        let own: Place?
        let areRoots: Bool
    }

    private func move(_ event: TraceEvent, _ other: TraceEvent) -> Move {
        let parting = zip(event.sites, other.sites).prefix { a, b in
            a.file.path == b.file.path && a.statement == b.statement
        }.count
        let site = event.sites.dropFirst(parting).first ?? event.sites.last
        return Move(
            event: event, other: other, place: (site ?? other.sites.last).map(place),
            own: event.sites.last.map(place),
            areRoots: [event, other].allSatisfy { $0.label.hasPrefix(TraceRules.rootLabel) })
    }

    /// What one statement leads to, put together where the first of it happened.
    private static func groups(of moves: [Move]) -> [[Move]] {
        var groups: [[Move]] = []
        var indices: [Place: Int] = [:]
        for move in moves {
            if let place = move.place, let index = indices[place] {
                groups[index].append(move)
            } else {
                if let place = move.place { indices[place] = groups.count }
                groups.append([move])
            }
        }
        return groups
    }

    /// Looks at the ways on which rerouted callbacks are called.
    ///
    /// - Throws: `MigrationFailure` for the first that nothing calls any more, or that is called twice.
    func checkRoutes(of callbacks: [CallbackRecord]) throws(MigrationFailure) {
        for record in callbacks {
            switch validation.routes.fault(of: record) {
            case .missing:
                throw failure(at: record.place, "the plan would leave '\(record.name)' uncalled")
            case .repeated:
                throw failure(at: record.place, "the plan would call '\(record.name)' twice")
            case nil: break
            }
        }
    }

    private func place(of event: TraceEvent) -> Place? {
        event.sites.last.map(place)
    }

    private func place(of site: TraceSite) -> Place {
        context.place(site.file, site.statement.lowerBound)
    }

    private func order(_ moves: [Move]) -> Finding {
        // What the statement does itself says more than what it leads to.
        let first =
            moves.first { $0.own == $0.place }
            ?? moves.first { !$0.event.label.contains("‹") } ?? moves[0]
        let inner = Set(moves.compactMap(\.own)).subtracting([first.place].compactMap { $0 })
        let isOwn = first.own == first.place
        let count = inner.count - (isOwn ? 0 : 1)
        let others =
            count < 1 ? "" : "; \(count) more that it leads to \(count == 1 ? "does" : "do"), too"
        let label =
            isOwn
            ? "'\(first.event.label)' came" : "this leads to '\(first.event.label)', which came"
        return Finding(
            .launchOrder, .warning, .manual, at: first.place,
            first.areRoots
                ? "this root was set before another one, and is now set after it"
                : "\(label) before '\(first.other.label)', and now comes after it\(others)",
            remedy: "make sure that neither needs the other, or put them in an order that holds",
            also: inner.sorted())
    }

    private func failure(at place: Place?, _ message: String) -> MigrationFailure {
        .refused(
            Refusal(
                .planUnproven, at: place, message,
                remedy: "please report this source; nothing was changed"))
    }
}
