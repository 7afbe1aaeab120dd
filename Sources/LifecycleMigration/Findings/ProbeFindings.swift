import AppFacts
import ProjectModel

/// Says what a plan with a probe adds, and where it would stay silent.
struct ProbeFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// What is added, and whether any build has it.
    func findings(for probe: AppFileName) -> [Finding] {
        let place = facts.entry.place(in: facts.context)
        let added = Finding(
            .debugProbe, .note, .review, at: place,
            "'\(probe.path.fileName)' logs, in debug builds, by which routes events arrive",
            remedy: "run a debug build, and follow docs/probe.md")
        guard isSilent else { return [added] }
        return [
            added,
            Finding(
                .debugProbe, .note, .review, at: place,
                "no configuration of the target sets DEBUG, so that the probe is in no build",
                remedy: "add DEBUG to SWIFT_ACTIVE_COMPILATION_CONDITIONS of the one you run"),
        ]
    }

    /// The finding about an app that is not migrated by this plan, and has no probe.
    static func withoutMigration() -> Finding {
        Finding(
            .debugProbe, .note, .manual, at: nil,
            "a probe comes along with a migration, and there is nothing to migrate",
            remedy: "take the migration back with 'sceneshift undo', then apply it with --probe")
    }

    /// The finding about an app whose events come by WatchKit alone, which the probe does not listen to.
    static func onWatch() -> Finding {
        Finding(
            .debugProbe, .note, .manual, at: nil,
            "the probe listens to what UIKit delivers, and is not added to a watch app",
            remedy: "set breakpoints in the delegate's callbacks")
    }

    /// The finding about an app whose events come by AppKit, which the probe does not listen to.
    static func onMac() -> Finding {
        Finding(
            .debugProbe, .note, .manual, at: nil,
            "the probe listens to what UIKit delivers, and is not added to a Mac app",
            remedy: "set breakpoints in the delegate's callbacks")
    }

    /// A folder without a project says nothing about its configurations.
    private var isSilent: Bool {
        let configurations = facts.context.target.configurations
        return !configurations.isEmpty && !configurations.contains(where: \.setsDebug)
    }
}

extension BuildConfiguration {
    /// Whether `#if DEBUG` holds.
    fileprivate var setsDebug: Bool {
        let words = { (key: String) in
            (settings[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        }
        let flags = words("OTHER_SWIFT_FLAGS")
        return words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").contains("DEBUG")
            || flags.contains("-DDEBUG")
            || zip(flags, flags.dropFirst()).contains { $0 == "-D" && $1 == "DEBUG" }
    }
}
