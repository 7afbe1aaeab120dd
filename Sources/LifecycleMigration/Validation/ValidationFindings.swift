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
                "the launch does more than \(LaunchWalk.most) things, too many to validate")
        }
        var seen: Set<Place> = []
        var found: [Finding] = []
        for difference in validation.differences(except: known) {
            switch difference {
            case .lost(let index):
                let event = validation.before[index]
                throw failure(at: place(of: event), "the plan would lose '\(event.label)'")
            case .added(let index):
                let event = validation.after[index]
                throw failure(at: nil, "the plan would add '\(event.label)'")
            case .moved(let index, let other):
                let finding = order(validation.before[index], validation.before[other])
                if let place = finding.place, !seen.insert(place).inserted { continue }
                found.append(finding)
            }
        }
        return found
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
        event.sites.last.map { context.place($0.file, $0.statement.lowerBound) }
    }

    private func order(_ event: TraceEvent, _ other: TraceEvent) -> Finding {
        let areRoots = [event, other].allSatisfy { $0.label.hasPrefix(TraceRules.rootLabel) }
        return Finding(
            .launchOrder, .warning, .manual, at: place(of: event) ?? place(of: other),
            areRoots
                ? "this root was set before another one so far, and is set behind that from now on"
                : "'\(event.label)' came before '\(other.label)' so far, and comes behind it from now on",
            remedy: "make sure that neither needs the other, or put them in an order that holds")
    }

    private func failure(at place: Place?, _ message: String) -> MigrationFailure {
        .refused(
            Refusal(
                .planUnproven, at: place, message,
                remedy: "please report this source; nothing was changed"))
    }
}
