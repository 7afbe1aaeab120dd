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
        if invocation.showsStatistics {
            lines += StatisticsLines(roots, layout: layout).lines
        }
        lines +=
            ReportSummary(roots, invocation: invocation, style: style, layout: layout).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private func block(of root: RootReport, isOnly: Bool) -> [String] {
        var lines = isOnly ? [] : [style.text(root.path, .bold), ""]
        if root.applications.isEmpty {
            lines += layout.indented(
                root.error.map { "failed: \($0.reason)" } ?? "no app found", by: 0)
            lines.append("")
        }
        let groups = ReportGroup.groups(
            of: root.applications, showsEach: invocation.detail == .verbose)
        var told = ToldFindings(about: groups)
        for group in groups {
            switch group {
            case .one(let application):
                lines += headline(of: application)
                lines += body(
                    of: application, named: application.plan.name, in: root, &told)
            case .together(let applications, let joined):
                lines += headline(of: applications, in: root)
                lines += body(
                    of: joined, named: ReportGroup.name(of: applications), in: root, &told)
            case .alike(let applications, var joined):
                lines += headline(ofAlike: applications, in: root)
                joined.changes = []
                lines += body(
                    of: joined, named: ReportGroup.name(of: applications), in: root, &told)
            case .refused(let applications):
                lines += block(ofRefused: applications, in: root, &told)
            case .finished(let applications):
                lines += layout.indented(
                    ReportGroup.sentence(aboutFinished: applications), by: 0, hanging: 2)
            }
            lines.append("")
        }
        return lines
    }

    private func headline(of application: ApplicationReport) -> [String] {
        let line =
            "\(style.text(application.plan.name, .bold)) (\(application.origin)): "
            + application.verdict(style.outcome(application.plan.outcome))
        return [line] + promise(of: [application])
            + application.notes.flatMap { layout.indented($0, by: 2) }
    }

    private func headline(of applications: [ApplicationReport], in root: RootReport) -> [String] {
        guard let first = applications.first else { return [] }
        let title = style.text("\(applications.count) apps that move together", .bold)
        let names = applications.flatMap { application in
            let note = application.targetNote.map { ", " + $0 } ?? ""
            return layout.indented(
                "\(application.plan.name) (\(application.origin))\(note)", by: 4, hanging: 6)
        }
        return [
            "\(title): \(first.verdict(style.outcome(first.plan.outcome), of: applications.count))"
        ]
            + promise(of: applications) + [""]
            + names
    }

    /// What is each app's own: its name, where it starts, and how much is changed.
    private func headline(ofAlike applications: [ApplicationReport], in root: RootReport)
        -> [String]
    {
        guard let first = applications.first else { return [] }
        let title = style.text("\(applications.count) apps", .bold)
        let names = applications.flatMap { application in
            let entry = application.plan.entryPoint.map { ", " + root.display($0.place).line }
            return layout.indented(
                "\(application.plan.name) (\(application.origin))\(entry ?? ""): \(application.changeCount)",
                by: 4, hanging: 6)
        }
        return [
            "\(title): \(first.verdict(style.outcome(first.plan.outcome), of: applications.count))"
        ]
            + promise(of: applications) + [""] + names
    }

    /// The reason of a refusal stands with its place, under a heading of its own.
    private func promise(of applications: [ApplicationReport]) -> [String] {
        guard let first = applications.first else { return [] }
        let untouched =
            "nothing of \(applications.count == 1 ? "this app" : "these apps") is touched"
        let texts = [
            first.plan.outcome == .refuse ? untouched : first.promise,
            ApplicationReport.ease(of: applications),
        ]
        return texts.compactMap { $0 }.flatMap { layout.indented($0, by: 2) }
    }

    private func body(
        of application: ApplicationReport, named name: String, in root: RootReport,
        _ told: inout ToldFindings
    ) -> [String] {
        let blocks = TextBlocks(
            root: root, style: style, layout: layout,
            showsAllPlaces: invocation.detail == .verbose)
        var lines = blocks.facts(of: application) + blocks.changes(of: application)
        if invocation.detail == .verbose { lines += blocks.callbacks(of: application) }
        lines += blocks.sections(
            application.findings, of: name, for: application.plan, &told)
        lines += blocks.findings(told.split(application.accepted, of: name), under: "accepted")
        let hidden = application.findings.filter(FindingSection.isHidden)
        if invocation.detail == .verbose {
            lines += blocks.findings(told.split(hidden, of: name), under: "notes")
            lines += blocks.decisions(of: application)
            lines += TraceLines(application.plan.trace, style: style, layout: layout).lines
        } else if let more = more(hidden.count, of: application, in: root) {
            lines +=
                [""] + layout.indented("\(more) with --verbose", by: 2).map { style.text($0, .dim) }
        }
        lines += subjects(toTestIn: application)
        // A plan is read before there is anything to try.
        if invocation.detail == .verbose || isToTry(application, in: root) {
            lines += blocks.checklist(of: application)
        }
        return lines
    }

    /// What to try in an app that is refused and moved by hand, in a few words; a longer report says how.
    private func subjects(toTestIn application: ApplicationReport) -> [String] {
        guard application.plan.outcome == .refuse, invocation.detail != .verbose else { return [] }
        var subjects: [String] = []
        for item in application.checklist where !subjects.contains(item.subject) {
            subjects.append(item.subject)
        }
        guard !subjects.isEmpty else { return [] }
        let list = subjects.joined(separator: "; ")
        let text = "to test after a migration by hand (how: --verbose): \(list)"
        return [""] + layout.indented(text, by: 2, hanging: 4)
    }

    private func isToTry(_ application: ApplicationReport, in root: RootReport) -> Bool {
        root.appliedFileCount != nil && application.plan.outcome != .refuse
    }

    /// What a longer report has beside this one; nil for nothing.
    private func more(
        _ noteCount: Int, of application: ApplicationReport, in root: RootReport
    ) -> String? {
        let isListed = isToTry(application, in: root) || application.plan.outcome == .refuse
        let tests = isListed ? 0 : application.checklist.count
        let parts =
            (noteCount > 0 ? [noteCount == 1 ? "1 more note" : "\(noteCount) more notes"] : [])
            + (tests > 0 ? [tests == 1 ? "1 thing to test" : "\(tests) things to test"] : [])
        return parts.isEmpty ? nil : parts.listed
    }

    /// Apps that are refused for one reason: what they are, and the reason once.
    private func block(
        ofRefused applications: [ApplicationReport], in root: RootReport,
        _ told: inout ToldFindings
    ) -> [String] {
        let blocks = TextBlocks(
            root: root, style: style, layout: layout,
            showsAllPlaces: invocation.detail == .verbose)
        var lines = [
            "\(style.text("\(applications.count) apps", .bold)): "
                + (applications.first?.verdict(style.outcome(.refuse), of: applications.count) ?? "")
        ]
        lines += promise(of: applications)
        lines += (applications.first?.notes ?? []).flatMap { layout.indented($0, by: 2) }
        lines.append("")
        for application in applications {
            let entry = application.plan.entryPoint.map { ", " + root.display($0.place).line }
            lines += layout.indented(
                "\(application.plan.name) (\(application.origin))\(entry ?? "")", by: 4, hanging: 6)
        }
        guard let joined = ReportGroup.refused(applications).whole else { return lines }
        lines += blocks.sections(
            joined.findings, of: ReportGroup.name(of: applications), for: joined.plan, &told)
        return lines
            + (invocation.detail == .verbose
                ? blocks.checklist(of: joined) : subjects(toTestIn: joined))
    }
}
