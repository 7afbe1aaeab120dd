import Foundation

extension MutationOperator {
    /// Mistakes in how the app delegate is made and found.
    static let inDelegates = [
        MutationOperator("adaptor-forgotten", "the App makes a delegate that nobody calls", .run) {
            files in
            files.sources.contains { !files.printedAtLaunch($0).isEmpty }
                ? files.delegatesMadeByHand : []
        },
        MutationOperator("shared-not-set", "the shared delegate is never set", .run) {
            $0.replacingLines { $0.trimmingSpaces.hasSuffix(".shared = self") }
        },
        MutationOperator(
            "lazy-forgotten", "a property of a delegate that is made with the App asks for it", .run
        ) { $0.eagerProperties(ofObservable: true) },
        MutationOperator(
            "lazy-forgotten-plain",
            "a property of a delegate that may be made with the App asks for it",
            .run(onlyIn: .delegateMadeWithApp, .opposite)
        ) { $0.eagerProperties(ofObservable: false) },
        MutationOperator(
            "untitled-file-opened", "an app without a window opens its settings when it starts",
            .run
        ) {
            $0.replacing(
                "func applicationShouldOpenUntitledFile(", by: "func isUntitledFileOpened(")
        },
    ]
}

extension MigratedFiles {
    fileprivate var delegatesMadeByHand: [[Mutant.Change]] {
        let adaptor = " var appDelegate: "
        return replacingLines {
            $0.contains("@UIApplicationDelegateAdaptor") && $0.contains(adaptor)
        } by: { line in
            let name = line.components(separatedBy: adaptor).last ?? ""
            return "    private let appDelegate = \(name)()"
        }
    }

    /// Properties that the migration made lazy, as they were.
    fileprivate func eagerProperties(ofObservable isObservable: Bool) -> [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            guard source.lines.contains(where: { $0.contains("Observable") }) == isObservable else {
                return []
            }
            let old = Set((before.text(source.path) ?? "").components(separatedBy: "\n"))
            return source.lines.filter { $0.contains("lazy var ") }.map { line in
                let eager = ["var ", "let "]
                    .map { line.replacingOccurrences(of: "lazy var ", with: $0) }
                    .first(where: old.contains)
                return eager.map { source.replacing(line, by: $0) } ?? []
            }
        }
    }
}
