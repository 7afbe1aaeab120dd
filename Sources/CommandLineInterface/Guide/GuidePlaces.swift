import AppFacts
import LifecycleMigration

/// Where code stands once the plan of a PATH is carried out, as whoever finishes finds it.
struct GuidePlaces: Sendable {
    /// One place.
    struct Spot: Sendable, Hashable {
        /// Where it is afterwards; where it was, of code that is gone.
        let place: Place
        /// The line of code; nil where it says too little to know it by.
        let code: String?
        /// Whether it is gone once the plan is carried out.
        let isGone: Bool
    }

    private var spots: [Place: Spot] = [:]

    /// The places of a report, followed through its plan.
    init(of path: inout PlannedPath) {
        guard let plan = path.plan else { return }
        let edited = path.report.follow(plan)
        let codes = edited.codes()
        for (place, after) in path.report.after {
            let code =
                Self.isWholeFile(after)
                ? nil
                : plan.root.placeInTree(place).flatMap { edited.places[$0] }.flatMap { codes[$0] }
            spots[place.visible] = Spot(
                place: after.visible, code: code.map { Self.shortened($0.visible) }, isGone: false)
        }
    }

    /// What is known of a place of the report.
    func spot(at place: Place) -> Spot {
        spots[place] ?? Spot(place: place, code: nil, isGone: true)
    }

    /// Whether a place stands for a whole storyboard, project or property list, of whose first line nothing can be told.
    private static func isWholeFile(_ place: Place) -> Bool {
        let isSource = [".swift", ".h", ".m", ".mm"].contains { place.path.hasSuffix($0) }
        return !isSource && place.position.line == 1 && place.position.column == 1
    }

    /// A line of any length is known by its start.
    private static func shortened(_ code: String) -> String {
        code.count <= longest ? code : code.prefix(longest - 1) + "…"
    }

    private static let longest = 160
}
