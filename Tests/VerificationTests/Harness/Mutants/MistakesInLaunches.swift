import Foundation

extension MutationOperator {
    /// Mistakes in what is left of the launch.
    static let inLaunches = [
        MutationOperator("statement-lost", "a statement of the launch went with the window", .run) {
            files in
            files.sources.flatMap { source in
                files.printedAtLaunch(source).map { source.replacing($0, by: "") }
            }
        },
        MutationOperator(
            "statement-late", "a statement of the launch waits until the first screen is there",
            .run
        ) { files in
            guard files.screensPrint else { return [] }
            return files.sources.flatMap { source in
                files.printedAtLaunch(source).map {
                    source.replacing(
                        $0,
                        by:
                            "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [self] in\n\($0)\n}"
                    )
                }
            }
        },
        MutationOperator(
            "statement-behind-launch", "a statement of the launch waits until it has ended", .run
        ) { files in
            files.sources.flatMap { source in
                files.printedAtLaunch(source).map { source.waiting($0) }
            }
        },
        MutationOperator(
            "background-task-late", "a background task is registered when the launch has ended",
            .run
        ) { files in
            guard files.registersBackgroundTasks else { return [] }
            return files.waiting { $0.contains(".register") && $0.hasSuffix("()") }
        },
        MutationOperator(
            "notification-delegate-late",
            "the notification centre has no delegate until the launch has ended", .run
        ) { $0.waiting { $0.hasSuffix("UNUserNotificationCenter.current().delegate = self") } },
        MutationOperator(
            "launch-option-unread", "the launch option for locations is not asked for",
            .run(onlyIn: .locationOptionKept)
        ) {
            $0.replacingLines {
                $0.trimmingSpaces == "if launchOptions?[.location] != nil {"
            } by: {
                $0.replacingOccurrences(of: "launchOptions?[.location] != nil", with: "false")
            }
        },
    ]
}

extension MigratedFiles.Source {
    /// A statement that waits for the main queue.
    fileprivate func waiting(_ line: String) -> [Mutant.Change] {
        replacing(line, by: "        DispatchQueue.main.async { [self] in\n\(line)\n        }")
    }
}

extension MigratedFiles {
    fileprivate var registersBackgroundTasks: Bool {
        before.paths.contains {
            $0.hasSuffix(".swift") && before.text($0)?.contains("BGTaskScheduler") ?? false
        }
    }

    /// Each line of a kind in the launch by itself, as a statement that waits.
    fileprivate func waiting(_ matches: (String) -> Bool) -> [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            let body = source.text.between("didFinishLaunchingWithOptions", "return true") ?? ""
            let lines = body.components(separatedBy: "\n").filter(matches)
            return source.lines.filter(lines.contains).map(source.waiting)
        }
    }

    /// What the launch prints; what stands in a branch or closure may never run.
    func printedAtLaunch(_ source: Source) -> [String] {
        guard let body = source.text.between("didFinishLaunchingWithOptions", "return true") else {
            return []
        }
        let lines = body.components(separatedBy: "\n").filter {
            $0.hasPrefix("        print(") || $0.hasPrefix("    print(")
        }
        return source.lines.filter(lines.contains)
    }
}
