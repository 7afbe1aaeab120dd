import AppFacts
import LifecycleMigration

/// The report as workflow commands, which GitHub Actions shows beside the lines they are about.
struct GitHubReporter: Sendable {
    /// Whether notes are shown too, and apps of which there is nothing to do.
    let showsNotes: Bool

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var lines: [String] = []
        var shown: Set<String> = []
        for root in roots {
            if let error = root.error { lines.append(command("error", [], error.summary)) }
            for application in root.applications {
                if showsNotes || application.plan.outcome != .none || application.hasManualWork {
                    lines.append(outcome(of: application, in: root))
                }
                // What several apps link is shown once beside its line: a run shows few of them.
                lines += application.findings.filter { showsNotes || $0.severity != .note }
                    .map { annotation($0, in: root) }.filter { shown.insert($0).inserted }
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func outcome(of application: ApplicationReport, in root: RootReport) -> String {
        let plan = application.plan
        let title = "\(plan.name) (\(application.origin)): \(plan.outcome.rawValue)"
        let name = plan.outcome == .refuse ? "warning" : "notice"
        return command(
            name, place(plan.entryPoint?.place, in: root) + [("title", title)], application.promise)
    }

    private func annotation(_ finding: Finding, in root: RootReport) -> String {
        let name =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let also = finding.also.map { root.display($0).line }.joined(separator: ", ")
        let help =
            (also.isEmpty ? "" : "\nalso at \(also)")
            + (finding.remedy.map { "\nhelp: \($0)" } ?? "")
        return command(
            name, place(finding.place, in: root) + [("title", finding.id.rawValue)],
            finding.message + help)
    }

    private func place(_ place: Place?, in root: RootReport) -> [(String, String)] {
        guard let place else { return [] }
        return [
            ("file", root.display(place.path)), ("line", String(place.position.line)),
            ("col", String(place.position.column)),
        ]
    }

    private func command(
        _ name: String, _ properties: [(String, String)], _ message: String
    ) -> String {
        let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " " + list)::\(escaped(message))"
    }

    private func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private func escapedProperty(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
