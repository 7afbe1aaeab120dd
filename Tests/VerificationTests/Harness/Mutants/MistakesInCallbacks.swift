import Foundation

extension MutationOperator {
    /// Mistakes in what UIKit no longer tells the app delegate.
    static let inCallbacks = [
        MutationOperator("observer-lost", "nobody observes a notification any more", .run) {
            $0.observers { _ in "" }
        },
        MutationOperator("observer-doubled", "a notification is observed twice", .run) {
            $0.observers { $0 + "\n" + $0 }
        },
        MutationOperator(
            "background-launch-unnoticed",
            "an app that was launched in the background does not hear that it is opened",
            .run(exceptIn: .backgroundLaunchIsTold, .opposite)
        ) { $0.replacingLines { $0.trimmingSpaces == "self.hasBeenInBackground = true" } },
        MutationOperator(
            "foreground-at-launch", "the work of coming back is done at launch, too",
            .run(exceptIn: .noForegroundNotificationAtLaunch, .opposite)
        ) {
            $0.replacingLines { $0.trimmingSpaces == "guard hasBeenInBackground else { return }" }
        },
        MutationOperator(
            "first-foreground-skipped",
            "the first time of coming to the foreground is taken for the launch",
            .run(onlyIn: .noForegroundNotificationAtLaunch, .opposite)
        ) { $0.firstForegroundsSkipped },
        MutationOperator(
            "background-observed-late", "the background is observed when the app becomes active",
            .run(onlyIn: .backgroundLaunchIsTold, .opposite)
        ) { $0.backgroundObservedLate },
        MutationOperator("phase-unheard", "a phase of the scene leads to no callback", .run) {
            $0.phasesUnheard
        },
        MutationOperator(
            "phase-at-launch", "the first phase is taken for coming back to the foreground", .run
        ) {
            $0.replacing("case .inactive where hasBeenInBackground:", by: "case .inactive:")
        },
    ]
}

extension MigratedFiles {
    private static let launch = "UIApplication.didFinishLaunchingNotification"

    /// The observers of states, replaced.
    fileprivate func observers(_ replacement: (String) -> String) -> [[Mutant.Change]] {
        replacingCalls(
            "center.addObserver(", by: { $0.contains(Self.launch) ? $0 : replacement($0) }
        )
        .filter { changes in
            changes.contains { change in
                guard case .replace(_, let old, let new) = change else { return true }
                return old != new
            }
        }
    }

    fileprivate var firstForegroundsSkipped: [[Mutant.Change]] {
        sources.map { source in
            let flag = "hasBeenInBackground"
            let asked = source.replacing(
                "guard \(flag) else { return }",
                by: "guard \(flag) else { \(flag) = true; return }")
            let noted = source.replacing(
                "didEnterBackground() {\n        \(flag) = true", by: "didEnterBackground() {")
            return asked.isEmpty || noted.isEmpty ? [] : asked + noted
        }
    }

    fileprivate var backgroundObservedLate: [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            let calls = replacingCalls("center.addObserver(").flatMap { $0 }
            return calls.compactMap { change in
                guard case .replace(source.path, let call, _) = change,
                    call.contains("didEnterBackgroundNotification")
                else { return nil }
                let active = "    @objc private func didBecomeActive() {\n"
                let late = """
                        private lazy var observation: Void = NotificationCenter.default.addObserver(
                            self, selector: #selector(didEnterBackground),
                            name: UIApplication.didEnterBackgroundNotification, object: nil)

                    \(active)        _ = observation

                    """
                let moved = source.replacing(active, by: late)
                return moved.isEmpty ? nil : [change] + moved
            }
        }
    }

    /// The callbacks that stand first behind a phase of the scene, taken out.
    fileprivate var phasesUnheard: [[Mutant.Change]] {
        sources.filter(\.isNew).flatMap { source -> [[Mutant.Change]] in
            let lines = source.text.components(separatedBy: "\n")
            return zip(lines, lines.dropFirst()).map { label, line in
                guard label.contains("case ."), line.contains("appDelegate.application") else {
                    return []
                }
                return source.replacing(label + "\n" + line, by: label + "\nbreak")
            }
        }
    }
}
