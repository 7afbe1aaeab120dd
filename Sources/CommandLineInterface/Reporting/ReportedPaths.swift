import AppFacts
import LifecycleMigration

extension ApplicationReport {
    /// The report with every path as a function gives it.
    func mapped(_ path: (String) -> String) -> ApplicationReport {
        var report = self
        report.plan = plan.mapped(path)
        report.findings = findings.map { $0.mapped(path) }
        report.accepted = accepted.map { $0.mapped(path) }
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

extension Finding {
    fileprivate func mapped(_ path: (String) -> String) -> Finding {
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
