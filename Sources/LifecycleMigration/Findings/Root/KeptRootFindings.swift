import SwiftFlow
import SwiftOutline

/// Says what becomes of code that goes on working on the root, which the delegate keeps in the window's place.
struct KeptRootFindings {
    private let facts: UIKitFacts
    private let cell: RootCell
    private let isSwappedPast: Bool
    private var removal: WindowRemoval { facts.root.removal }

    /// The findings for an app; nil where nothing keeps the root, and `isSwappedPast` says that code replaces the root of
    /// SwiftUI's window itself.
    init?(facts: UIKitFacts, isSwappedPast: Bool) {
        switch facts.root.source {
        case .cell(let cell): self.cell = cell
        // What a choice keeps is told with its views, unless nobody sees it any more.
        case .choice(let choice):
            guard isSwappedPast else { return nil }
            cell = choice.cell
        case .storyboard, .view, .controller: return nil
        }
        self.facts = facts
        self.isSwappedPast = isSwappedPast
    }

    /// One for each place that sets or reads the root behind the launch.
    func findings() -> [Finding] {
        removal.functions.flatMap { item -> [Finding] in
            guard !item.changes.isUntouched else { return [] }
            let isLenient = removal.isLenient(item.function)
            let stays = Set(item.changes.obstacles.map(\.token))
            let written = item.changes.rootWrites.filter { stays.isDisjoint(with: $0.target) }
            let read = item.changes.rootReads.filter { stays.isDisjoint(with: $0) }
            return written.filter { isLenient || isSwappedPast && $0.runsLater }
                .map { finding(ofWriting: $0.target, item.function) }
                + read.filter { isLenient || isSwappedPast && runsLater($0, in: item.function) }
                .map { finding(ofReading: $0, item.function) }
        }
    }

    private var owner: String { cell.keeper.map { "'\($0.type)'" } ?? "the delegate" }

    private func runsLater(_ range: TokenRange, in function: FlowFunction) -> Bool {
        facts.launch.flow.trace(of: function).events(startingIn: range).contains(where: \.runsLater)
    }

    private func finding(ofWriting range: TokenRange, _ function: FlowFunction) -> Finding {
        let place = facts.context.place(function.located.file, range.lowerBound)
        guard isSwappedPast else {
            return Finding(
                .rootSwap, .note, .automatic, at: place,
                cell.isContainer
                    ? "the root view controller is replaced inside '\(cell.name)', which stays the window's"
                    : "the root view is replaced in '\(cell.name)', which the window shows")
        }
        return Finding(
            .rootSwap, .warning, .manual, at: place,
            "the root is replaced in '\(cell.name)', which nobody sees any more once other code has replaced the root of SwiftUI's window",
            remedy: "replace the root in one way everywhere")
    }

    private func finding(ofReading range: TokenRange, _ function: FlowFunction) -> Finding {
        let place = facts.context.place(function.located.file, range.lowerBound)
        guard isSwappedPast else {
            return Finding(
                .windowAccess, .note, .automatic, at: place,
                "the window's root view controller becomes '\(cell.root)' of \(owner)")
        }
        return Finding(
            .windowAccess, .warning, .manual, at: place,
            "the window's root view controller becomes '\(cell.root)' of \(owner), which is no longer what is shown once other code has replaced the root of SwiftUI's window",
            remedy: "replace the root in one way everywhere")
    }
}
