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
        all += ForwardingFindings(choices.forwarding, facts: facts).findings()
        all += DelegateCastFindings(choices.accesses, facts: facts).findings(except: removed)
        all += AccessFindings(facts: facts).findings(except: removed)
        all += MissingSceneDelegates(manifest: facts.manifest, context: context).findings(
            isRemoved: true)
        all += SceneConfigurationFindings(facts: facts, attached: choices.attachedClass)
            .findings()
        all += StoryboardFindings(facts: facts).findings()
        all += CallbackAnalysis(facts: facts).findings()
        all += RootFindings(facts: facts).findings()
        all += OrderFindings(facts: facts).findings()
        all += LostComments(of: edit, in: context).findings()
        all += choices.probe.map { ProbeFindings(facts: facts).findings(for: $0) } ?? []
        return (all + raisedTarget).inReportOrder()
    }

    private var raisedTarget: [Finding] {
        choices.raisedTarget.map { version in
            [
                Finding(
                    .deploymentTarget, .note, .automatic, at: nil,
                    "the deployment target is raised to \(version)")
            ]
        } ?? []
    }
}
