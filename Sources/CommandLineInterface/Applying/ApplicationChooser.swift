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

    /// The plan with only the apps that were chosen.
    mutating func choose(from plan: RootPlan) throws -> RootPlan {
        var chosen: [Bool] = []
        for application in plan.applications {
            chosen.append(
                application.edit.isEmpty ? false : try wants(application, in: plan))
        }
        let kept = zip(plan.applications, chosen).filter(\.1).map(\.0)
        if kept.count == plan.applications.count(where: { !$0.edit.isEmpty }) { return plan }
        return try plan.carryingOut(only: kept)
    }

    private mutating func wants(
        _ application: ApplicationPlan, in plan: RootPlan
    ) throws -> Bool {
        while true {
            if let answersForAll { return answersForAll }
            let files =
                application.edit.paths.count == 1
                ? "1 file" : "\(application.edit.paths.count) files"
            streams.printError(
                "\(application.name) (\(application.platform.rawValue), \(plan.root.given)): "
                    + "\(application.outcome.rawValue), \(files). Apply? [y,n,a,d,q,?] ")
            switch Answer(streams.readLine()) {
            case .yes: return true
            case .no: return false
            case .all: answersForAll = true
            case .quit: answersForAll = false
            case .diff:
                let files = try PlannedFile.files(of: plan.carryingOut(only: [application]))
                streams.printError(
                    String(decoding: DiffReporter.report(files), as: UTF8.self))
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
}
