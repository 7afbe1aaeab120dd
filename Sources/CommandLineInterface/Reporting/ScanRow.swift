import LifecycleMigration

/// One app in a scan, or a PATH that has none.
struct ScanRow: Sendable {
    /// The report of the PATH in which it was found.
    let root: RootReport
    /// What was found there.
    let content: Content

    /// The PATH.
    var path: String { root.path }

    /// An app, or why there is none.
    enum Content: Sendable {
        case app(ApplicationReport)
        case noApp
        case failure(ToolError)
    }

    /// The rows of all PATHs: the app with the least left to do stands first; apps alike keep their order.
    static func ranked(_ roots: [RootReport]) -> [ScanRow] {
        let rows = roots.flatMap { root in
            root.applications.map { ScanRow(root: root, content: .app($0)) } + withoutApp(root)
        }
        return rows.enumerated().sorted {
            ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        .map(\.element)
    }

    /// Why a PATH has no app, or not all that it has are known; nothing where neither is so.
    static func withoutApp(_ root: RootReport) -> [ScanRow] {
        if root.isWithoutApp { return [ScanRow(root: root, content: .noApp)] }
        return root.error.map { [ScanRow(root: root, content: .failure($0))] } ?? []
    }

    /// The row with the name of its project as seen from PATH, for a table that has PATH beside it.
    var besidePath: ScanRow {
        guard case .app(var app) = content else { return self }
        let folder = path.hasSuffix("/") ? path : path + "/"
        if let project = app.plan.project, project.hasPrefix(folder) {
            app.plan.project = String(project.dropFirst(folder.count))
        }
        return ScanRow(root: root, content: .app(app))
    }

    /// How far an app is from the destination: the kind of what is in the way first, then how much there is of it.
    private var rank: Int {
        guard case .app(let app) = content else {
            if case .failure = content { return 8_000_000 }
            return 9_000_000
        }
        let kind: Int
        switch (app.plan.outcome, app.plan.prospect?.outcome) {
        case (.migrate, _): kind = 0
        case (.partial, _): kind = 1
        case (.refuse, .migrate?): kind = 2
        case (.refuse, .some): kind = 3
        case (.refuse, nil): kind = 4
        case (.none, _): kind = app.hasManualWork ? 5 : 6
        }
        return kind * 1_000_000 + min(app.manualFindings.count, 999_999)
    }

    /// What keeps the app from the destination, or is left to do there, in words; nil where nothing does.
    var reason: String? {
        switch content {
        case .noApp: return nil
        case .failure(let error): return error.reason
        case .app(let app):
            if app.plan.outcome == .refuse {
                let finding = app.findings.first { $0.tells(app.plan.reason) }
                let place = finding?.place.map { " (\(root.display($0).line))" } ?? ""
                return app.plan.reason.map { $0 + place + scenes(of: app) }
            }
            guard let finding = app.mainFinding, finding.asksForWork else {
                return nil
            }
            let others = app.manualFindings.count - 1
            let more = others > 0 ? ", and \(others) more" : ""
            return FindingPage.page(for: finding.id).title + more + scenes(of: app)
        }
    }

    private func scenes(of app: ApplicationReport) -> String {
        app.findings.contains { $0.id == .scenesAdopted } ? "; it is on UIKit's scenes already" : ""
    }

    /// Whether the app launches when it is built with the SDK of iOS 27, in words; nil where that is not asked, or not known.
    var launches: String? {
        guard case .app(let app) = content, let adopts = app.plan.adoptsScenes else { return nil }
        return adopts ? "launches" : "does not launch"
    }

    /// The same in a table: only apps of UIKit are asked for scenes.
    var launchesCell: String {
        if let launches { return launches }
        if case .app(let app) = content, app.needsNoScenes { return "no change" }
        return "-"
    }

    /// What a destination would give, with how much is left to do by hand; nil where it gives nothing, or is not known.
    func way(to destination: Destination) -> String? {
        guard case .app(let app) = content,
            let way = app.plan.ways.first(where: { $0.destination == destination }),
            way.outcome != .none
        else { return nil }
        return way.outcome == .partial && way.manual > 0
            ? "\(way.outcome.rawValue) (\(way.manual))" : way.outcome.rawValue
    }

    /// What the other destination would give, such as `scenes migrate`; nil where it gives nothing.
    var otherWay: String? {
        guard case .app(let app) = content else { return nil }
        let other = Destination.allCases.first { $0 != app.plan.destination }
        return other.flatMap { other in way(to: other).map { "\(other.rawValue) \($0)" } }
    }

    /// The option that would help a refused app, with what it would make of it; nil where none would.
    var option: String? {
        guard case .app(let app) = content, let prospect = app.plan.prospect else { return nil }
        return "\(prospect.outcome.rawValue) at \(prospect.deploymentTarget)"
    }
}
