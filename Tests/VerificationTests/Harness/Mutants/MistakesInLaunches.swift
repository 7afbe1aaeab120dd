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
                        by: "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {\n\($0)\n}")
                }
            }
        },
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

extension MigratedFiles {
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
