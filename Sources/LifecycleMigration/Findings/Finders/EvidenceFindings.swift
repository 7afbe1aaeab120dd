import AppFacts
import SourceEditing

/// The one place that puts together what is said of an app.
extension Evidence {
    /// What all finders say that are asked, in the order of the report.
    func findings() -> [Finding] {
        kept(Finder.all.filter { $0.isAsked(about: self) }.flatMap(found))
    }

    /// What a finder finds, which it is asked once.
    func found(by finder: Finder) -> [Finding] {
        if let found = known[finder.name] { return found }
        let found = finder.find(self)
        known[finder.name] = found
        return found
    }

    /// What of it counts in the situation.
    private func kept(_ findings: [Finding]) -> [Finding] {
        switch situation {
        case .migration, .toScenes:
            findings.filter { finding in
                (framework != .appKit && finding.applicability != .manual
                    || context.isBuilt(finding)) && !isOfOldSystems(finding)
            }.inReportOrder()
        case .refused: findings.map(leftToDo).filter(counts).inReportOrder()
        case .onDestination:
            findings.oneCastALine().filter { $0.applicability == .manual && context.isBuilt($0) }
                .inReportOrder()
        case .linked: findings
        case .hostedTests: findings.oneCastALine()
        }
    }

    /// Whether a finding about windows is about code that the app never runs once it has SwiftUI's life cycle.
    private func isOfOldSystems(_ finding: Finding) -> Bool {
        framework == .uiKit && situation == .migration && finding.severity != .error
            && finding.step == nil && Self.ofWindows.contains(finding.id)
            && context.isForOldSystems(finding)
    }

    private static let ofWindows: Set<FindingID> = [
        .windowAccess, .windowAppearance, .windowWithoutScene, .rootSwap, .launchPresentation,
    ]

    /// The plan does none of it, not even what others would only have to look at.
    private func leftToDo(_ finding: Finding) -> Finding {
        guard finding.step == nil else { return finding }
        return Finding(
            finding.id, finding.severity, .manual, at: finding.place, finding.message,
            remedy: finding.remedy, also: finding.also)
    }

    private func counts(_ finding: Finding) -> Bool {
        finding.step != nil || context.isBuilt(finding) && !isOfStart(finding)
    }

    /// Whether a finding is about the code that makes and installs the delegate of a Mac app, which the start does today.
    private func isOfStart(_ finding: Finding) -> Bool {
        framework == .appKit && [.delegateInstance, .delegateProxySDK].contains(finding.id)
            && finding.place?.path.fileName == "main.swift"
    }
}

extension [Finding] {
    /// Findings of which one a line says that the delegate is another object.
    func oneCastALine() -> [Finding] {
        var lines: Set<Place> = []
        return filter { finding in
            guard finding.id == .delegateCast, finding.applicability != .automatic,
                let place = finding.place
            else { return true }
            let start = SourcePosition(line: place.position.line, column: 1)
            return lines.insert(Place(path: place.path, position: start)).inserted
        }
    }
}
