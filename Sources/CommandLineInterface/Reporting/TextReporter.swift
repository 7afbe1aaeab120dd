import LifecycleMigration

/// The report for people.
struct TextReporter: Sendable {
    /// What the report is about.
    let invocation: Invocation
    /// How it looks.
    let style: TextStyle
    /// How it is laid out.
    let layout: ReportLayout

    /// The report about every PATH.
    func report(_ roots: [RootReport]) -> String {
        var lines: [String] = []
        if invocation.detail != .quiet {
            for root in roots { lines += block(of: root, isOnly: roots.count == 1) }
        }
        lines +=
            ReportSummary(roots, invocation: invocation, style: style, layout: layout).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private func block(of root: RootReport, isOnly: Bool) -> [String] {
        var lines = isOnly ? [] : [style.text(root.path, .bold), ""]
        if root.error == nil, root.applications.isEmpty { lines += ["no app found", ""] }
        for group in ReportGroup.groups(of: root.applications) {
            switch group {
            case .one(let application): lines += block(of: application, in: root)
            case .refused(let applications): lines += block(ofRefused: applications, in: root)
            case .finished(let applications):
                lines += layout.indented(
                    ReportGroup.sentence(aboutFinished: applications), by: 0, hanging: 2)
            }
            lines.append("")
        }
        return lines
    }

    private func block(of application: ApplicationReport, in root: RootReport) -> [String] {
        let blocks = TextBlocks(root: root, style: style, layout: layout)
        var lines = [headline(of: application)]
        // The reason of a refusal stands with its place, under a heading of its own.
        let isRefused = application.plan.outcome == .refuse
        lines += layout.indented(
            isRefused ? "nothing of this app is touched" : application.promise, by: 2)
        if let note = application.targetNote { lines += layout.indented(note, by: 2) }
        lines += blocks.facts(of: application) + blocks.changes(of: application)
        if invocation.detail == .verbose { lines += blocks.callbacks(of: application) }
        lines += blocks.sections(application.findings, for: application.plan.outcome)
        let hidden = application.findings.filter(FindingSection.isHidden)
        if invocation.detail == .verbose {
            lines += blocks.findings(hidden, under: "notes") + blocks.decisions(of: application)
            lines +=
                TraceColumns(application.plan.trace, style: style, width: layout.width).lines
        } else if !hidden.isEmpty {
            let notes = hidden.count == 1 ? "1 note" : "\(hidden.count) notes"
            lines += ["", "  " + style.text("\(notes) more with --verbose", .dim)]
        }
        // A plan is read before there is anything to try.
        if invocation.detail == .verbose || root.appliedFileCount != nil {
            lines += blocks.checklist(of: application)
        }
        return lines
    }

    private func headline(of application: ApplicationReport) -> String {
        "\(style.text(application.plan.name, .bold)) (\(application.origin)): "
            + style.outcome(application.plan.outcome)
    }

    /// Apps that are refused for one reason: what they are, and the reason once.
    private func block(
        ofRefused applications: [ApplicationReport], in root: RootReport
    ) -> [String] {
        let blocks = TextBlocks(root: root, style: style, layout: layout)
        var lines = [
            "\(style.text("\(applications.count) apps", .bold)): \(style.outcome(.refuse))"
        ]
        lines.append("  nothing of these apps is touched")
        if let note = applications.first?.targetNote { lines += layout.indented(note, by: 2) }
        lines.append("")
        for application in applications {
            let entry = application.plan.entryPoint.map { ", " + root.display($0.place).line }
            lines += layout.indented(
                "\(application.plan.name) (\(application.origin))\(entry ?? "")", by: 4, hanging: 6)
        }
        lines += blocks.sections(ReportGroup.findings(of: applications), for: .refuse)
        return lines
    }
}
