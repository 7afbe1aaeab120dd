import ProjectModel
import SourceEditing
import SwiftOutline

/// Everything that is said about a migration, from what is known of the app and what is decided.
struct MigrationFindings {
    private let choices: MigrationChoices
    private var facts: UIKitFacts { choices.facts }

    /// The findings of an app.
    init(_ choices: MigrationChoices) {
        self.choices = choices
    }

    /// All findings; `removed` are the tokens that go, by path, and `edit` all that is written.
    func findings(except removed: [String: [TokenRange]], edit: WorkspaceEdit) -> [Finding] {
        let context = facts.context
        var all = WindowAppearanceFindings(facts: facts, appearance: choices.appearance).findings()
        all += SceneSettingFindings(facts: facts).findings()
        all += KeptCallbackFindings(choices).findings()
        all += DeadCallbackFindings(facts: facts).findings()
        all += ForwardingFindings(choices.forwarding, facts: facts).findings()
        all += DelegateCastFindings(facts: facts).findings(choices.accesses, except: removed)
        all += AccessFindings(facts: facts, covers: choices.covers).findings(except: removed)
        all += MissingSceneDelegates(manifest: facts.manifest, context: context).findings(
            isRemoved: true)
        all += SceneConfigurationFindings(facts: facts, attached: choices.attachedClass)
            .findings()
        all += StoryboardFindings(facts: facts).findings()
        all += CallbackAnalysis(facts: facts).findings()
        all += RootFindings(facts: facts).findings()
        let order = LaunchOrder(facts.launch)
        all += OrderFindings(facts: facts, order: order).findings()
        all += ShownWindowNeeds(facts: facts, order: order).findings()
        all += LostComments(of: edit, in: context).findings()
        all += choices.probe.map { ProbeFindings(facts: facts).findings(for: $0) } ?? []
        return (all + raisedTarget + oldLanguage + writtenManifests).inReportOrder()
    }

    /// A language that no Xcode with SwiftUI's life cycle compiles.
    ///
    /// Source: the release notes of Xcode 10.2, the first one without Swift 3.
    private var oldLanguage: [Finding] {
        let old = facts.context.target.configurations.compactMap { configuration in
            configuration.settings["SWIFT_VERSION"].flatMap { VersionNumber($0) }
        }.filter { $0 < VersionNumber(4) }.min()
        return old.map { version in
            [
                Finding(
                    .swiftVersion, .warning, .manual, at: nil,
                    "SWIFT_VERSION is \(version), which no Xcode since 10.2 compiles",
                    remedy: "move the sources to Swift 5, and set SWIFT_VERSION to 5.0")
            ]
        } ?? []
    }

    private var writtenManifests: [Finding] {
        MissingManifests(of: facts).lists.map { list in
            Finding(
                .sceneManifest, .note, .automatic, at: facts.context.library.place(list.path, 0),
                "a scene manifest for one window is written, which Apple's check and libraries may ask for"
            )
        }
    }

    private var raisedTarget: [Finding] {
        guard let version = choices.raisedTarget else { return [] }
        let target = facts.context.target
        let old = target.deploymentTarget.map { " from \($0)" } ?? ""
        return [
            Finding(
                .deploymentTarget, .note, .automatic, at: nil,
                "the deployment target of '\(target.name)' is raised\(old) to \(version)")
        ]
    }
}
