import SwiftOutline

/// Every use of the application's delegate in a target.
struct DelegateAccesses {
    private let facts: UIKitFacts
    private let files: [(file: TargetFile, uses: DelegateCastAnalysis.Result)]

    /// Finds the uses in an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        files = facts.context.files(mentioning: "UIApplication").map { file in
            (file, file.uses(of: facts.delegate.name))
        }
    }

    /// The casts to the delegate's class outside of ranges that go, in the order of the files.
    func casts(except removed: [String: [TokenRange]]) -> [(TargetFile, DelegateCast)] {
        files.flatMap { item in
            let gone = removed.ranges(in: item.file.path)
            return item.uses.casts.filter { !gone.contains($0.range.lowerBound) }
                .map { (item.file, $0) }
        }
    }

    /// The uses that are reported: what they are and where.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        files.flatMap { item -> [Finding] in
            func place(_ token: Int) -> Place { facts.context.place(item.file, token) }
            let gone = removed.ranges(in: item.file.path)
            let others = item.uses.others.filter { !gone.contains($0) }.map {
                Finding(
                    .delegateCast, .warning, .manual, at: place($0),
                    "the application's delegate is SwiftUI's own object here",
                    remedy:
                        "use '\(facts.delegate.name)' itself, which the App has from its adaptor")
            }
            let windows = item.uses.windows.filter { !gone.contains($0) }.map {
                Finding(
                    .windowAccess, .warning, .manual, at: place($0),
                    "the delegate's window is nil once SwiftUI makes the window",
                    remedy: "use `view.window`, or the window scene's key window")
            }
            return others + windows
        }
    }
}
