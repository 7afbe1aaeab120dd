import ProjectModel
import SourceEditing

/// Finds the apps that can't be moved because of a file that other apps use too.
///
/// A shared file may change only where every app that uses it compiles what it would if it was the only one: they all want
/// the same change, or the change is inside of a condition that leaves it out for the others.
struct SharedFileCheck {
    private let targets: [AppTarget]
    private let planned: [PlannedApplication?]
    private let library: SourceLibrary
    /// The targets that compile or read a file, or whose plan makes it.
    private let users: [String: [Int]]

    /// A check of the plans of targets; nil for a target that was not asked for.
    init(targets: [AppTarget], planned: [PlannedApplication?], library: SourceLibrary) {
        self.targets = targets
        self.planned = planned
        self.library = library
        var users: [String: [Int]] = [:]
        for (index, target) in targets.enumerated() {
            let created = planned[index]?.createdPaths ?? []
            for path in Set(target.sources + target.infoPlists + created) {
                users[path, default: []].append(index)
            }
        }
        self.users = users
    }

    /// Why an app can't be moved, by the index of its target.
    ///
    /// What is refused in one round may hold back others, which the next round finds.
    func refusals() -> [Int: Refusal] {
        var moving = Set(planned.indices.filter { planned[$0]?.isMoving ?? false })
        var result: [Int: Refusal] = [:]
        var candidates = moving
        while !candidates.isEmpty {
            let refused = candidates.compactMap { index in
                refusal(of: index, moving: moving, refused: result).map { (index, $0) }
            }
            moving.subtract(refused.map(\.0))
            for (index, refusal) in refused { result[index] = refusal }
            let touched = refused.flatMap { planned[$0.0]?.plan.edit.paths ?? [] }
            candidates = Set(Set(touched).flatMap { users[$0] ?? [] }).intersection(moving)
        }
        return result
    }

    private func refusal(
        of index: Int, moving: Set<Int>, refused: [Int: Refusal]
    ) -> Refusal? {
        guard let app = planned[index] else { return nil }
        for path in app.plan.edit.paths {
            let others = (users[path] ?? []).filter { $0 != index }
            guard !others.isEmpty, let own = app.plan.edit.changes[path] else { continue }
            let change = SharedFileChange(own, of: path, in: library)
            for other in others {
                let theirs = moving.contains(other) ? planned[other]?.plan.edit.changes[path] : nil
                if theirs == own { continue }
                if let change, isUnseen(change, of: app, path, by: other, wanting: theirs) {
                    continue
                }
                let offset = change?.firstSeenOffset(by: targets[other]) ?? 0
                return refusal(
                    of: app, at: library.place(path, offset), shared: other, refused[other])
            }
        }
        return nil
    }

    /// Whether neither app sees what the other one does to a file that both have.
    private func isUnseen(
        _ change: SharedFileChange, of app: PlannedApplication, _ path: String, by other: Int,
        wanting theirs: FileChange?
    ) -> Bool {
        guard change.isUnseen(by: targets[other], wanting: theirs) else {
            return theirs == nil && isOnSwiftUI(other)
                && SharedPropertyList(path, of: app, in: library).isUnread(by: targets[other])
        }
        guard let theirs else { return true }
        let own = app.plan.edit.changes[path]
        return SharedFileChange(theirs, of: path, in: library)?
            .isUnseen(by: app.target, wanting: own) ?? false
    }

    private func isOnSwiftUI(_ index: Int) -> Bool {
        guard let plan = planned[index]?.plan else { return false }
        return plan.outcome == .none && plan.entryPoint?.kind == .swiftUIApp
    }

    private func refusal(
        of app: PlannedApplication, at place: Place, shared other: Int, _ refused: Refusal?
    ) -> Refusal {
        let names = "'\(app.plan.name)' shares"
        let name = targets[other].name
        let entry = app.plan.entryPoint?.place
        let isEntry = entry?.path == place.path
        let place = isEntry ? entry : place
        let what =
            isEntry
            ? "\(names) this entry point with '\(name)'"
            : "\(names) this file, which changes here, with '\(name)'"
        guard let sharing = planned[other] else {
            return Refusal(
                .entryAmbiguous, at: place, "\(what), which was not asked for",
                remedy: "plan both together, without --target or --platform for only one of them")
        }
        let reason = refused?.finding.message ?? sharing.plan.reason
        let why =
            if let reason { "which is refused: \(reason)" } else if !sharing.isMoving {
                "which does not change"
            } else { "whose plan changes it in another way" }
        return Refusal(
            .entryAmbiguous, at: place, "\(what), \(why)",
            remedy: reason == nil
                ? "give each app a file of its own"
                : "follow the report of '\(name)' first, or give each app a file of its own")
    }
}
