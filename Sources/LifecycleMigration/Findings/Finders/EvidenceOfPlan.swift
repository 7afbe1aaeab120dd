import AppFacts
import AppleFrameworks
import ProjectModel

extension Evidence.Subject {
    /// The situation of an app that moves.
    var situation: Situation {
        switch self {
        case .scenes, .objectiveCScenes: .toScenes
        default: .migration
        }
    }
}

/// What is decided for an app that moves.
extension Evidence {
    /// The framework of the app.
    var framework: AppleFramework { profile.framework }

    /// The choices for an app of UIKit's; nil for others, and where it doesn't move.
    var uiKit: MigrationChoices? {
        if case .uiKit(let choices) = subject { choices } else { nil }
    }

    /// The choices for an app of UIKit's that moves to scenes; nil for others.
    var scenes: SceneChoices? {
        if case .scenes(let choices) = subject { choices } else { nil }
    }

    /// The choices for an app with a delegate in Objective-C that moves to scenes; nil for others.
    var objectiveCScenes: ObjectiveCSceneChoices? {
        if case .objectiveCScenes(let choices) = subject { choices } else { nil }
    }

    /// The app of UIKit's that moves, whatever the destination; nil for others.
    var movingApp: UIKitApp? { uiKit?.facts.app ?? scenes?.uiKitApp }

    /// The choices for a Mac app; nil for others, and where it doesn't move.
    var appKit: MacChoices? {
        if case .appKit(let choices) = subject { choices } else { nil }
    }

    /// The choices for a watch app; nil for others, and where it doesn't move.
    var watchKit: WatchChoices? {
        if case .watchKit(let choices) = subject { choices } else { nil }
    }

    /// What is asked of code beside the app's own; nil for that.
    var beside: CodeBeside? {
        if case .beside(let code) = subject { code } else { nil }
    }

    /// The app with what is decided about it; nil where it doesn't move, and for code beside its own.
    private var decided: (any DecidedApp)? {
        switch subject {
        case .uiKit(let choices): choices
        case .scenes(let choices): choices
        case .objectiveCScenes(let choices): choices
        case .appKit(let choices): choices
        case .watchKit(let choices): choices
        case .survey, .beside: nil
        }
    }

    /// The file that is new; nil where nothing is written.
    var app: AppFileName? { decided?.app }

    /// The version that the deployment target is raised to; nil where it stays.
    var raisedTarget: VersionNumber? { decided?.raisedTarget }

    /// Where the app starts; nil where nothing is written, and for an extension of WatchKit's.
    var entry: EntryPoint? { decided?.entry }

    /// What unit tests that run in the app do with its delegate, as far as the plan repairs it.
    var tests: HostedTestCasts { decided?.tests ?? .none }

    /// What of the code beside the app's own matters to a delegate.
    func linkedCode(of delegate: DelegateClass) -> LinkedCode? {
        decided?.linkedCode
            ?? modules.map { LinkedCode(of: context, delegate: delegate.name, in: $0) }
    }

    /// The keys that go from the Info.plist, or went, as far as that is known.
    var removedKeys: [String] {
        switch subject {
        case .uiKit(let choices):
            PropertyListReads.storyboardKeys
                + (choices.facts.app.usesScenes ? [PropertyListReads.sceneDelegateKey] : [])
        case .scenes(let choices):
            choices.declaration.losesStoryboard ? [PropertyListReads.mainStoryboardKey] : []
        case .objectiveCScenes: []
        case .appKit(let choices): choices.facts.removedKeys
        case .watchKit(let choices): choices.facts.removedKeys
        case .survey where situation == .refused: RemovedKeys(in: self).present
        case .survey: RemovedKeys(in: self).absent
        case .beside(let code): code.keys
        }
    }

    /// Whether the plan gives scenes to an app of UIKit's that had none.
    var getsScenes: Bool {
        switch subject {
        case .uiKit(let choices): !choices.facts.usesScenes
        case .scenes, .objectiveCScenes: true
        case .appKit, .watchKit, .survey: false
        case .beside(let code): code.getsScenes
        }
    }

    /// Whether the Info.plist gets a scene manifest.
    var writesManifest: Bool {
        switch subject {
        case .uiKit(let choices): !MissingManifests(of: choices.facts.app).lists.isEmpty
        case .scenes(let choices): !choices.declaration.isByDelegate
        case .objectiveCScenes(let choices): !choices.declaration.isByDelegate
        case .appKit, .watchKit, .survey: false
        case .beside(let code): code.writesManifest
        }
    }
}
