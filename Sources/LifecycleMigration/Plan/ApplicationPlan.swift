import AppFacts
import LaunchValidation
import ProjectModel
import SourceEditing

/// What is planned for one app: the value that the report, the diff and the rewrite are views of.
public struct ApplicationPlan: Sendable, Codable {
    /// The app's name.
    public var name: String
    /// The platform whose rules decided.
    public var platform: ApplePlatform
    /// The project file, where there is one.
    public var project: String?
    /// The target's name in it.
    public var target: String?
    /// The life cycle that the app is to move to.
    public var destination = Destination.swiftUI
    /// What the plan promises.
    public var outcome: Outcome
    /// What each destination would give, in the order of the destinations.
    public var ways: [Way] = []
    /// Whether the app as it is launches when it is built with the iOS 27 SDK; nil where that is not known, and for an app that
    /// is not one of UIKit's.
    public var adoptsScenes: Bool?
    /// What an option would make of the app; nil where none helps, or none is needed.
    public var prospect: Prospect?
    /// The deployment target before and after; nil where it stays.
    public var raisedTarget: RaisedTarget?
    /// Why nothing is done, for `refuse`.
    public var reason: String?
    /// Where the app starts.
    public var entryPoint: EntryPointSummary?
    /// What the first window shows.
    public var root: RootSummary?
    /// The file that declares the `App`, planned or there already.
    public var appFile: String?
    /// What was noticed, sorted by place.
    public var findings: [Finding]
    /// What was decided for each statement of the launch, in its order.
    public var decisions: [LaunchDecision]
    /// Every method of the delegates with who calls it, sorted by place; empty where nothing is planned.
    public var callbacks: [CallbackRecord]
    /// What the app does until its first screen, before and after, for `--verbose`; empty where nothing is planned.
    public var trace: [LaunchTraceRow] = []
    /// Whether the property list lets people open several windows of the app.
    public var hasSeveralWindows = false
    /// Whether it is a Mac app without an icon in the Dock, as those that live in the menu bar.
    public var hidesDockIcon = false
    /// The libraries of the app that take it for one with scenes once Info.plist has the manifest that the plan writes.
    public var manifestReaders: [String] = []
    /// Every change; empty unless the outcome is `migrate` or `partial`.
    public var edit = WorkspaceEdit()
    /// Which of the plan's units holds the changes; apps of one unit are carried out together. Nil without changes.
    public var unit: Int?

    /// All but the changes and what goes with them, which are too large to be kept for many apps.
    private enum CodingKeys: CodingKey {
        case name, platform, project, target, destination, outcome, ways, adoptsScenes, prospect
        case raisedTarget, reason, entryPoint, root, appFile, findings, decisions, callbacks
        case hasSeveralWindows, hidesDockIcon, manifestReaders
    }

    /// A plan from its parts.
    public init(
        name: String, platform: ApplePlatform, project: String?, target: String?, outcome: Outcome,
        reason: String? = nil, entryPoint: EntryPointSummary? = nil, root: RootSummary? = nil,
        appFile: String? = nil, findings: [Finding] = [], decisions: [LaunchDecision] = [],
        callbacks: [CallbackRecord] = [], edit: WorkspaceEdit = WorkspaceEdit()
    ) {
        self.name = name
        self.platform = platform
        self.project = project
        self.target = target
        self.outcome = outcome
        self.reason = reason
        self.entryPoint = entryPoint
        self.root = root
        self.appFile = appFile
        self.findings = findings
        self.decisions = decisions
        self.callbacks = callbacks
        self.edit = edit
    }
}

extension ApplicationPlan {
    /// The plan without its changes.
    public var withoutChanges: ApplicationPlan {
        var plan = self
        plan.edit = WorkspaceEdit()
        plan.unit = nil
        plan.trace = []
        return plan
    }

    /// What the plan's own destination gives.
    var way: Way {
        Way(
            to: destination, outcome, manual: findings.count(where: \.asksForWork),
            reason: outcome == .refuse ? reason : nil)
    }
}

/// Where an app starts, for the report.
public struct EntryPointSummary: Sendable, Hashable, Codable {
    /// How it starts.
    public let kind: EntryPointKind
    /// The file and position.
    public let place: Place

    /// An entry point of a kind at a place.
    public init(kind: EntryPointKind, place: Place) {
        self.kind = kind
        self.place = place
    }
}

/// What the first window shows, for the report.
public struct RootSummary: Sendable, Hashable, Codable {
    /// What kind of root it is.
    public let kind: RootKind
    /// Where it is made; nil for a storyboard that only a property list names.
    public let place: Place?

    /// A root of a kind at a place.
    public init(kind: RootKind, place: Place?) {
        self.kind = kind
        self.place = place
    }
}

/// The kinds of roots; the raw value stands in reports.
public enum RootKind: String, Sendable, Hashable, Codable {
    /// A SwiftUI view in a hosting controller.
    case hosting
    /// The initial view controller of a storyboard.
    case storyboard
    /// Any other view controller.
    case controller
    /// Code that keeps the window.
    case windowOwner = "window-owner"
    /// No window.
    case none
}
