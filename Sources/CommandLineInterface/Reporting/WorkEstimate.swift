import LifecycleMigration

/// How long it may take to do what an app's plan leaves to do by hand, from the kinds of its findings.
struct WorkEstimate: Sendable, Equatable {
    /// The minutes; 0 where nothing is left.
    private(set) var minutes = 0

    /// No work.
    static let nothing = WorkEstimate()

    private init() {}

    /// The estimate for an app; nil where it is refused, so that all of it is done by hand and its findings don't tell how much
    /// that is.
    init?(of application: ApplicationReport) {
        guard application.plan.outcome != .refuse else { return nil }
        let open = Dictionary(grouping: application.findings.filter(\.tellsOfChange), by: \.id)
        for (id, findings) in open {
            let byHand = findings.filter(\.asksForWork).reduce(0) { $0 + max(1, $1.places.count) }
            let toReview = findings.filter { !$0.asksForWork }
                .reduce(0) { $0 + max(1, $1.places.count) }
            minutes += Self.minutes(id.work, byHand) + Self.minutes(.look, toReview)
        }
    }

    private static func minutes(_ work: FindingWork, _ count: Int) -> Int {
        count == 0 ? 0 : work.minutes + (count - 1) * work.furtherMinutes
    }

    /// Both.
    static func + (a: WorkEstimate, b: WorkEstimate) -> WorkEstimate {
        var sum = a
        sum.minutes += b.minutes
        return sum
    }

    /// The estimate in words, no finer than what it rests on.
    var words: String {
        switch minutes {
        case 0: "nothing"
        case 1...60: "about \((minutes + 14) / 15 * 15) minutes"
        case 61..<480: "about \((minutes + 59) / 60) hours"
        default: "about \((minutes + 479) / 480) \(minutes <= 480 ? "day" : "days")"
        }
    }

    /// What every estimate rests on.
    static let basis =
        "the estimate counts the places that are left to do or to look at, by kind: "
        + FindingWork.allCases.map { work in
            "\(name(of: work)) \(work.minutes) minutes, and \(work.furtherMinutes) each time again"
        }.joined(separator: "; ")
        + ". The minutes are assumed, and tests of the whole app are not in them."

    private static func name(of work: FindingWork) -> String {
        switch work {
        case .look: "to look at a place"
        case .change: "to change a place as its page shows"
        case .design: "to design a part anew"
        }
    }
}
