import ProjectModel
import SourceEditing

/// Finds the apps that can't be moved because of a file that other apps use too.
///
/// A shared file may change only where every app that uses it moves and wants exactly the same change.
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
            for other in users[path] ?? [] where other != index {
                let change = planned[other]?.plan.edit.changes[path]
                if moving.contains(other), change == app.plan.edit.changes[path] { continue }
                return refusal(of: app, for: path, shared: other, refused[other])
            }
        }
        return nil
    }

    private func refusal(
        of app: PlannedApplication, for path: String, shared other: Int, _ refused: Refusal?
    ) -> Refusal {
        let name = targets[other].name
        let entry = app.plan.entryPoint?.place
        let isEntry = entry?.path == path
        let place = isEntry ? entry : library.place(path, 0)
        let what = isEntry ? "this entry point" : "this file, which the plan changes,"
        guard let sharing = planned[other] else {
            return Refusal(
                .entryAmbiguous, at: place,
                "\(what) is used by '\(name)' too, which was not asked for",
                remedy: "plan both together, without --target or --platform for only one of them")
        }
        let reason = refused?.finding.message ?? sharing.plan.reason
        let why =
            if let reason { "which is refused: \(reason)" } else if !sharing.isMoving {
                "which does not change"
            } else { "whose plan changes it in another way" }
        return Refusal(
            .entryAmbiguous, at: place, "\(what) is used by '\(name)' too, \(why)",
            remedy: reason == nil
                ? "give each app a file of its own"
                : "follow the report of '\(name)' first, or give each app a file of its own")
    }
}
