import AppFacts
import AppleFrameworks
import LifecycleMigration
import ProjectModel

extension ApplicationReport {
    /// The platform and, where they say more than the name, target and project.
    var origin: String {
        var origin = plan.platform.rawValue
        if let target = plan.target, target != plan.name { origin += ", target \(target)" }
        if let project = plan.project { origin += ", \(project)" }
        return origin
    }

    /// What the outcome means for this app.
    var promise: String {
        if isDeclined { return "it is left as it is: the answer was not yes" }
        if isPutBack { return "the plan was not carried out: every file is as it was before" }
        return switch plan.outcome {
        case .migrate:
            "the plan is complete: same first screen, and every callback still runs"
        case .partial:
            "\(firstScreen)\(butPresentations); "
                + (hasManualWork
                    ? "what is left to do by hand is listed below"
                    : "please check the changes listed below")
        case .refuse:
            plan.reason ?? "nothing of this app is touched"
        case .none:
            plan.reason ?? "nothing to migrate: it is \(stateWithoutMigration)\(leftToDo)"
        }
    }

    /// Why an app needs no migration, behind "it is".
    var stateWithoutMigration: String {
        guard plan.destination == .scenes, plan.entryPoint?.kind != .swiftUIApp else {
            return "on the SwiftUI life cycle already"
        }
        return PlatformProfile.profile(for: plan.platform).isUIKit
            ? "on UIKit's scenes already" : "without scenes, which only UIKit has"
    }

    /// What is promised, where a compiler of today takes the sources at all.
    private var firstScreen: String {
        let open = plan.findings.filter(\.tellsOfChange).map(\.id)
        if open.contains(.swiftVersion) {
            return
                "once its sources are in a language that Xcode compiles, the app shows the same first screen"
        }
        return open.contains(.projectMissing)
            ? "once what builds the app has its new file, it shows the same first screen"
            : "the app builds and shows the same first screen"
    }

    /// What the launch presents is not part of the first screen that the plan keeps.
    private var butPresentations: String {
        plan.findings.contains { $0.id == .launchPresentation }
            ? ", but what is presented at launch may not appear" : ""
    }

    /// How much is left to do in an app that needs no migration.
    private var leftToDo: String {
        let count = manualFindings.count
        switch count {
        case 0: return ""
        case 1: return "; 1 thing is left to do"
        default: return "; \(count) things are left to do"
        }
    }

    /// What the plan does to the deployment target; nil for nothing.
    var targetNote: String? {
        guard let raised = plan.raisedTarget else { return nil }
        let old = raised.old.map { "from \($0) " } ?? ""
        let others = Self.list(raised.others)
        let more = others.isEmpty ? "" : ", and with it that of \(others)"
        return "raises the deployment target of \(plan.name) \(old)to \(raised.new)\(more)"
    }

    private static let mostNames = 6

    private static func list(_ names: [String]) -> String {
        let more = names.count - mostNames
        let shown: [String] = names.prefix(mostNames) + (more > 0 ? ["\(more) more"] : [])
        return shown.listed
    }

    /// What the other destination would give; nil where it is none for the app.
    private var otherWay: String? {
        guard let way = plan.otherWay, plan.entryPoint?.kind != .swiftUIApp, wayOut == nil else {
            return nil
        }
        let option = "--to \(way.destination.rawValue)"
        switch way.outcome {
        case .migrate: return "\(option): migrate"
        case .partial: return "\(option): partial, \(way.work)"
        case .refuse: return "\(option): refuse, \(way.reason ?? "")"
        case .none: return nil
        }
    }

    /// What is known about the app, each with a name; its paths start where the command was given.
    ///
    /// - Parameter tellsOtherWay: Whether what the other destination would give is one of them.
    func facts(
        in report: RootReport, tellsOtherWay: Bool = true
    ) -> [(name: String, value: String)] {
        var facts: [(name: String, value: String)] = []
        if let entry = plan.entryPoint {
            facts.append(
                (
                    "starts at",
                    "\(report.display(entry.place).line), \(entry.kind.description(on: plan.platform))"
                ))
        }
        if let root = plan.root {
            let place = root.place.map { "\(report.display($0).line), " } ?? ""
            facts.append(("first screen", place + root.kind.description))
        }
        if tellsOtherWay, let way = otherWay { facts.append(("other way", way)) }
        if let file = plan.appFile { facts.append(("app file", report.display(file))) }
        return facts
    }
}

extension Place {
    /// File, line and column.
    var column: String { "\(line):\(position.column)" }
}

extension EntryPointKind {
    /// The kind in words, for an app of a platform.
    func description(on platform: ApplePlatform) -> String {
        switch self {
        case .mainAttribute: "@main on the delegate"
        case .applicationMainAttribute:
            "@\(platform == .macos ? "NSApplicationMain" : "UIApplicationMain") on the delegate"
        case .mainFile: "main.swift"
        case .mainType: "@main on a type of its own"
        case .objectiveCMain: "main() in Objective-C"
        case .swiftUIApp: "@main on a SwiftUI App"
        }
    }
}

extension RootKind {
    /// The kind in words.
    var description: String {
        switch self {
        case .hosting: "a SwiftUI view in a hosting controller"
        case .storyboard: "a storyboard"
        case .controller: "a view controller"
        case .windowOwner: "code that uses the window"
        case .none: "no window"
        }
    }
}

extension CallbackRecord {
    /// Who calls the method before and after the plan.
    var callers: String {
        let why = reason.map { ", \($0)" } ?? ""
        let id = state == .open ? finding.map { " [\($0.rawValue)]" } ?? "" : ""
        switch state {
        case .unchanged: return before.description + why
        case .rerouted, .moved: return "\(before.description), then \(reason ?? after.description)"
        case .empty: return "\(before.description), then nobody; it does nothing"
        case .unused: return "nobody\(why)"
        case .removed: return "\(before.description), then removed\(why)"
        case .open: return "\(before.description), then \(after.description)\(why)\(id)"
        }
    }
}

extension CallbackCaller {
    /// The caller in words.
    var description: String {
        switch self {
        case .uiKit: "UIKit"
        case .watchKit: "WatchKit"
        case .appKit: "AppKit"
        case .responderChain: "the responder chain"
        case .framework: "another framework"
        case .ownCode: "the app's own code"
        case .notification: "a notification"
        case .modifier: "a modifier"
        case .newSceneDelegate: "the new scene delegate"
        case .nobody: "nobody"
        }
    }
}

extension ChecklistItem {
    /// What is seen before and after, in a sentence or two.
    var expectation: [String] {
        if before == after { return ["Before and after: \(before)"] }
        return ["Before: \(before)", "After: \(after)"]
    }
}

extension String {
    /// The text as it starts a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
