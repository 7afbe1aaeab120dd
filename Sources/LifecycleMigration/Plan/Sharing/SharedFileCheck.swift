import AppFacts
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
    /// The targets that have a literal of a manifest too, by that of one of them.
    private let literals: SharedLiterals

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
        literals = SharedLiterals(of: targets)
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
            let literal = refused.flatMap { literals.users(besides: $0.0) }
            candidates = Set(Set(touched).flatMap { users[$0] ?? [] } + literal)
                .intersection(moving)
        }
        return result
    }

    private func refusal(
        of index: Int, moving: Set<Int>, refused: [Int: Refusal]
    ) -> Refusal? {
        guard let app = planned[index] else { return nil }
        if let refusal = refusal(ofLiteralOf: index, app, moving, refused) { return refusal }
        for path in app.plan.edit.paths {
            let others = (users[path] ?? []).filter { $0 != index }
            guard !others.isEmpty, let own = app.plan.edit.changes[path] else { continue }
            let change = SharedFileChange(own, of: path, in: library)
            let isInTheWay = { (other: Int) in
                let theirs = moving.contains(other) ? planned[other]?.plan.edit.changes[path] : nil
                guard theirs != own else { return false }
                return change.map { !isUnseen($0, of: app, path, by: other, wanting: theirs) }
                    ?? true
            }
            let blocking = others.filter(isInTheWay)
            guard let first = blocking.first else { continue }
            // Who was not asked for is named at once: one who asks for the first would hear of the next one.
            let unasked = blocking.filter { planned[$0] == nil }
            let offset = change?.firstSeenOffset(by: targets[first]) ?? 0
            let theirs = moving.contains(first) ? planned[first]?.plan.edit.changes[path] : nil
            return refusal(
                of: app, at: library.place(path, offset),
                shared: unasked.isEmpty ? [first] : unasked, refused[first],
                differing: theirs.flatMap {
                    DifferingLine(own, $0, of: library.text(path) ?? SourceText(""))
                })
        }
        return nil
    }

    /// Refuses an edit of a literal in a manifest that another app has too, and does not want just so.
    private func refusal(
        ofLiteralOf index: Int, _ app: PlannedApplication, _ moving: Set<Int>,
        _ refused: [Int: Refusal]
    ) -> Refusal? {
        for list in app.target.manifestPropertyLists where !list.sharers.isEmpty {
            let path = list.place.path
            guard let own = app.plan.edit.changes[path] else { continue }
            let offset = SharedFileChange(own, of: path, in: library)?
                .firstSeenOffset(by: app.target)
            let place = library.place(path, offset ?? list.place.offset)
            for sharer in list.sharers {
                let others = list.sharers.filter { $0 != sharer } + [sharer]
                let names = others.map { "'\($0.name)'" }.listed
                let what =
                    "'\(app.plan.name)' shares this dictionary, which changes here, with \(names)"
                guard let other = literals.index(of: sharer) else {
                    return Refusal(
                        .entryAmbiguous, at: place, "\(what), which can't be read",
                        remedy: "give each app a dictionary of its own")
                }
                let theirs = moving.contains(other) ? planned[other]?.plan.edit.changes[path] : nil
                if theirs == own { continue }
                return refusal(what, at: place, shared: other, refused[other], of: "dictionary")
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
        of app: PlannedApplication, at place: Place, shared others: [Int], _ refused: Refusal?,
        differing line: DifferingLine?
    ) -> Refusal {
        let names = "'\(app.plan.name)' shares"
        let sharers = others.map { "'\(targets[$0].name)'" }
        let entry = app.plan.entryPoint?.place
        let isEntry = entry?.path == place.path
        let name = sharers.listed
        let place = isEntry ? entry : place
        let what =
            isEntry
            ? "\(names) this entry point with \(name)"
            : "\(names) this file, which changes here, with \(name)"
        return refusal(
            what, at: place, shared: others[0], refused, of: "file", isOne: others.count == 1,
            differing: line)
    }

    /// Says why another app, which has the same thing, keeps an app from moving.
    private func refusal(
        _ what: String, at place: Place?, shared other: Int, _ refused: Refusal?,
        of thing: String, isOne: Bool = true, differing line: DifferingLine? = nil
    ) -> Refusal {
        let name = targets[other].name
        guard let sharing = planned[other] else {
            return Refusal(
                .entryAmbiguous, at: place,
                "\(what), which \(isOne ? "was" : "were") not asked for",
                remedy:
                    "plan \(isOne ? "both" : "all of them") together, without --target or --platform for only one of them"
            )
        }
        let reason = refused?.message ?? sharing.plan.reason
        let why =
            if let reason { "which is refused: \(reason)" } else if !sharing.isMoving {
                "which does not change"
            } else {
                "whose plan changes it in another way" + (line.map { ": \($0.words)" } ?? "")
            }
        return Refusal(
            .entryAmbiguous, at: place, "\(what), \(why)",
            remedy: reason == nil
                ? "give each app a \(thing) of its own" + (line?.remedy ?? "")
                : "follow the report of '\(name)' first, or give each app a \(thing) of its own")
    }
}
