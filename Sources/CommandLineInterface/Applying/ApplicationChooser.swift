import LifecycleMigration

/// Asks for each app whether its plan is to be carried out.
struct ApplicationChooser {
    private let streams: StandardStreams
    private var answersForAll: Bool?

    /// An answer to a question.
    private enum Answer {
        case yes
        case no
        case all
        case diff
        case quit
        case help

        init(_ line: String?) {
            switch line?.lowercased().prefix(1) {
            case "y": self = .yes
            case "n": self = .no
            case "a": self = .all
            case "d": self = .diff
            case "q", nil: self = .quit
            default: self = .help
            }
        }
    }

    /// Asks on the standard error and listens on the standard input.
    init(_ streams: StandardStreams) {
        self.streams = streams
    }

    /// What was chosen.
    struct Choice {
        /// The plan with only the apps that are wanted.
        let plan: RootPlan
        /// The units that are not.
        let declined: Set<Int>
    }

    /// Asks for each app of a plan; those that can only move together are one question.
    mutating func choose(from plan: RootPlan, _ report: RootReport) throws -> Choice {
        var chosen: Set<Int> = []
        var asked: Set<Int> = []
        for unit in plan.applications.compactMap(\.unit) where asked.insert(unit).inserted {
            if answersForAll == nil {
                streams.printError(names(of: unit, in: plan) + "\n")
                streams.printError(findings(of: unit, in: plan, report))
            }
            if try wants(unit, in: plan) { chosen.insert(unit) }
        }
        return Choice(
            plan: chosen == asked ? plan : try plan.carryingOut(only: chosen),
            declined: asked.subtracting(chosen))
    }

    /// What the report says of apps that can only move together: whoever is asked knows what for.
    private func findings(of unit: Int, in plan: RootPlan, _ report: RootReport) -> String {
        let blocks = TextBlocks(
            root: report, style: TextStyle(isEnabled: false), layout: ReportLayout(width: 80))
        var told = ToldFindings()
        let lines = zip(plan.applications, report.applications).flatMap {
            plan, report -> [String] in
            guard plan.unit == unit else { return [] }
            return blocks.sections(
                report.findings, of: plan.name, for: plan, &told)
        }
        return lines.map(\.visible).joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    }

    private mutating func wants(_ unit: Int, in plan: RootPlan) throws -> Bool {
        while true {
            if let answersForAll { return answersForAll }
            streams.printError(question(unit, in: plan))
            switch Answer(streams.readLine()) {
            case .yes: return true
            case .no: return false
            case .all: answersForAll = true
            case .quit: answersForAll = false
            case .diff:
                let files = try PlannedFile.files(of: plan.carryingOut(only: [unit]))
                var reporter = DiffReporter(plan.root)
                streams.printError(String(decoding: reporter.report(files), as: UTF8.self))
            case .help:
                streams.printError(
                    """
                    y - apply the plan of this app
                    n - leave this app as it is
                    a - apply this one and all that follow
                    d - show its changes and ask again
                    q - leave this one and all that follow

                    """)
            }
        }
    }

    private func question(_ unit: Int, in plan: RootPlan) -> String {
        let count = plan.units[unit].paths.count
        let files = count == 1 ? "1 file" : "\(count) files"
        return "\(names(of: unit, in: plan)), \(files). Apply? [y,n,a,d,q,?] "
    }

    /// The apps of a question, each with its outcome.
    private func names(of unit: Int, in plan: RootPlan) -> String {
        let apps = plan.applications.filter { $0.unit == unit }
        let names = apps.map {
            let place = $0.project.map(plan.root.display) ?? plan.root.given
            return
                "\($0.name.visible) (\($0.platform.rawValue), \(place.visible)): \($0.outcome.rawValue)"
        }
        return names.joined(separator: "; ")
    }
}
