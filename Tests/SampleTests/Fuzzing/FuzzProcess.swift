import Foundation
import Testing

/// All cases of a kind in a process that is theirs: what crashes it or never returns ends no other test.
enum FuzzProcess {
    /// How long a case may work before the system ends its process; a slow one fails long before that.
    static let processorSeconds = 60
    /// How long a case may take if it waits instead: on any machine too long.
    static let seconds = 3_600

    /// Runs the cases in this process, which belongs to them where a parent process waits for it.
    static func run(_ kind: FuzzKind, startedBy owner: Int32?) async throws {
        let settings = FuzzSettings.current
        let diary = FuzzDiary(kind.rawValue, owner: owner ?? getpid())
        let summary = try await FuzzRun(kind, settings).summary { fuzzCase in
            diary.begin(fuzzCase)
            guard owner != nil else { return }
            ProcessLimits.allowProcessorTime(seconds: processorSeconds)
            ProcessLimits.allowTime(seconds: seconds)
        }
        diary.end()
        for failure in summary.failures { Issue.record("\(failure)") }
        print("fuzz, seed \(settings.seed): \(summary)")
    }

    #if compiler(>=6.3)
        /// Runs the cases in a process of their own, and reports its death as a failure.
        static func start(_ kind: FuzzKind) async {
            let ended = await #expect(
                processExitsWith: .success, observing: [\.standardOutputContent]
            ) { [kind] in
                try await FuzzProcess.run(kind, startedBy: getppid())
            }
            if let command = FuzzDiary(kind.rawValue, owner: getpid()).takeUnfinished() {
                Issue.record("the process ended at a case; repeat it with: \(command)")
            }
            print(
                String(decoding: ended?.standardOutputContent ?? [], as: UTF8.self), terminator: "")
        }
    #endif
}
