import AppFacts
import AppleFrameworks
import ProjectModel

/// What the `App` does to tell the delegate of the app's state by SwiftUI's scene phase.
///
/// The phase has no "will enter foreground", and no value of its own for a launch, so that it is only an approximation
/// of what UIKit told; notifications are exact. Source: Apple's page of `ScenePhase`, and public reports.
struct ScenePhaseEvents {
    /// Properties of the `App`, one line each.
    let properties: [String]
    /// Modifiers of the window group; levels of indentation are tabs.
    let modifiers: [String]
    /// The method that they call, as its lines.
    let method: [String]

    /// For the calls of a delegate's callbacks; nil without any.
    init?(_ calls: [StateCallback: String], target: VersionNumber?, names: FrameworkNames) {
        guard !calls.isEmpty else { return nil }
        let entersForeground = calls[.willEnterForeground] != nil
        properties =
            ["@\(names("Environment"))(\\.scenePhase) private var scenePhase"]
            + (entersForeground
                ? ["@\(names("State")) private var hasBeenInBackground = false"] : [])
        modifiers =
            Self.hasOldValue(target)
            ? [
                ".onChange(of: scenePhase) { oldPhase, newPhase in",
                "\ttellDelegate(from: oldPhase, to: newPhase)", "}",
            ]
            : [
                ".onChange(of: scenePhase) { [scenePhase] newPhase in",
                "\ttellDelegate(from: scenePhase, to: newPhase)", "}",
            ]
        method = Self.method(calls, entersForeground, phase: names("ScenePhase"))
    }

    /// For what a scene delegate did in the background.
    init(_ work: BackgroundWork, target: VersionNumber?, names: FrameworkNames) {
        properties = ["@\(names("Environment"))(\\.scenePhase) private var scenePhase"]
        modifiers =
            [
                ".onChange(of: scenePhase) { \(Self.hasOldValue(target) ? "_, phase" : "phase") in",
                "\tif phase == .background {",
            ] + work.statements.map { "\t\t" + $0 } + ["\t}", "}"]
        method = []
    }

    /// Whether `onChange` gives its closure the old value, too.
    private static func hasOldValue(_ target: VersionNumber?) -> Bool {
        target.map { $0 >= VersionNumber(17) } ?? false
    }

    private static func method(
        _ calls: [StateCallback: String], _ entersForeground: Bool, phase: String
    ) -> [String] {
        func call(_ callback: StateCallback) -> [String] {
            calls[callback].map { ["\t\t" + $0] } ?? []
        }
        func branch(_ pattern: String, _ lines: [String]) -> [String] {
            lines.isEmpty ? [] : ["\tcase \(pattern):"] + lines
        }
        let background = entersForeground ? ["\t\thasBeenInBackground = true"] : []
        // The phase may skip the one in between.
        let skipped =
            calls[.willResignActive] != nil
            ? ["\t\tif oldPhase == .active {"] + call(.willResignActive).map { "\t" + $0 } + [
                "\t\t}"
            ]
            : []
        let foreground = entersForeground ? ["\t\thasBeenInBackground = false"] : []
        return [
            "/// UIKit tells these to scenes, and no longer calls the methods of the delegate itself.",
            "private func tellDelegate(from oldPhase: \(phase), to newPhase: \(phase)) {",
            "\tswitch newPhase {",
        ] + branch(".active", call(.didBecomeActive))
            + branch(".inactive where oldPhase == .active", call(.willResignActive))
            + (entersForeground
                ? branch(
                    ".inactive where hasBeenInBackground", foreground + call(.willEnterForeground))
                : []) + branch(".background", skipped + background + call(.didEnterBackground))
            + ["\tdefault:", "\t\tbreak", "\t}", "}"]
    }
}
