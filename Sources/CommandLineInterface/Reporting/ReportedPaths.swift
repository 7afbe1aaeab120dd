import AppFacts
import LifecycleMigration

extension ApplicationReport {
    /// The report with every path as a function gives it.
    func mapped(_ path: (String) -> String) -> ApplicationReport {
        var report = self
        report.plan = plan.mapped(path)
        report.findings = findings.map { $0.mapped(path) }
        report.accepted = accepted.map { $0.mapped(path) }
        report.checklist = checklist.map { $0.at($0.place?.mapped(path)) }
        report.changes = changes.map { change in
            var change = change
            change.path = path(change.path)
            return change
        }
        return report
    }
}

extension ApplicationPlan {
    /// What a report shows of the plan; the edits keep their paths.
    fileprivate func mapped(_ path: (String) -> String) -> ApplicationPlan {
        var plan = self
        plan.project = project.map(path)
        plan.entryPoint = entryPoint.map {
            EntryPointSummary(kind: $0.kind, place: $0.place.mapped(path))
        }
        plan.root = root.map { RootSummary(kind: $0.kind, place: $0.place?.mapped(path)) }
        plan.appFile = appFile.map(path)
        plan.findings = findings.map { $0.mapped(path) }
        plan.decisions = decisions.map {
            LaunchDecision(
                place: $0.place.mapped(path), action: $0.action, statement: $0.statement,
                reason: $0.reason)
        }
        plan.callbacks = callbacks.map {
            CallbackRecord(
                owner: $0.owner, name: $0.name, place: $0.place.mapped(path), before: $0.before,
                after: $0.after, state: $0.state, reason: $0.reason, finding: $0.finding)
        }
        return plan
    }
}

extension ApplicationReport {
    /// The report with every place as a function gives it; what stood where there is nothing any more has none.
    func placed(_ place: (Place) -> Place?) -> ApplicationReport {
        var report = self
        report.findings = findings.map { $0.placed(place) }.sorted(by: Self.precedes)
        report.accepted = accepted.map { $0.placed(place) }.sorted(by: Self.precedes)
        report.checklist = checklist.map { $0.at($0.place.flatMap(place)) }
        report.plan.entryPoint = plan.entryPoint.flatMap { entry in
            place(entry.place).map { EntryPointSummary(kind: entry.kind, place: $0) }
        }
        report.plan.root = plan.root.map {
            RootSummary(kind: $0.kind, place: $0.place.flatMap(place))
        }
        return report
    }
}

extension Finding {
    /// The finding where its code stands by now; of code that is gone, the place is told in words.
    fileprivate func placed(_ place: (Place) -> Place?) -> Finding {
        let now = places.compactMap(place)
        guard let old = self.place, now.isEmpty else {
            return Finding(
                id, severity, applicability, at: now.first, message, remedy: remedy, step: step,
                also: Array(now.dropFirst()))
        }
        return Finding(
            id, severity, applicability, at: nil,
            "\(message) (until now at \(old.line), which is gone)", remedy: remedy, step: step)
    }

    /// The finding with every path as a function gives it.
    func mapped(_ path: (String) -> String) -> Finding {
        Finding(
            id, severity, applicability, at: place?.mapped(path), message, remedy: remedy,
            step: step, also: also.map { $0.mapped(path) })
    }
}

extension Place {
    fileprivate func mapped(_ path: (String) -> String) -> Place {
        Place(path: path(self.path), position: position)
    }
}
