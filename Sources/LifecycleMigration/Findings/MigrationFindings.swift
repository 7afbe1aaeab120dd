import AppFacts
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
        all += LentWindowFindings(facts: facts).findings()
        all += KeptCallbackFindings(choices).findings()
        all += DeadCallbackFindings(facts: facts).findings()
        all += ForwardingFindings(choices.forwarding, facts: facts).findings()
        all += DelegateCastFindings(facts: facts).findings(choices.accesses, except: removed)
        all += AccessFindings(facts: facts, covers: choices.covers).findings(except: removed)
        all += MissingSceneDelegates(manifest: facts.manifest, context: context).findings(
            isRemoved: true)
        all += SceneConfigurationFindings(
            facts: facts, attached: choices.attachedClass, isAnswered: !choices.remainder.isNothing
        ).findings()
        all += StoryboardFindings(choices).findings()
        all += DelegateRemainderFindings(choices).findings()
        all += CallbackAnalysis(facts: facts).findings()
        all += CallbacksBesideDelegate(facts: facts).findings()
        all += WakingPhases(facts: facts).findings()
        let swaps = FoundRootSwaps(in: facts.launch.flow, owner: facts.launch.window.owner)
        all += RootFindings(facts: facts, isSwappedPast: swaps.isAny).findings()
        let order = LaunchOrder(facts.launch)
        all += OrderFindings(facts: facts, order: order).findings()
        all += LateAppearances(facts: facts, order: order).findings()
        all += WrappedWindow(facts: facts).findings()
        all += ShownWindowNeeds(facts: facts, order: order).findings()
        all +=
            facts.start.map {
                OwnStartFindings(
                    $0, app: choices.app, in: context, without: choices.goingDelegate?.name
                ).findings()
            } ?? []
        all += EntryConditionFindings(facts.entry, app: choices.app, in: context).findings()
        all += facts.entry.objectiveC?.findings(app: choices.app, in: context) ?? []
        all += LostComments(of: edit, in: context).findings()
        all += choices.probe.map { ProbeFindings(facts: facts).findings(for: $0) } ?? []
        return (all + writtenManifests).inReportOrder()
    }

    private var writtenManifests: [Finding] {
        MissingManifests(of: facts.app).lists.map { list in
            Finding(
                .sceneManifest, .note, .automatic, at: facts.context.library.place(list.location),
                "a scene manifest for one window is written, which Apple's check and libraries may ask for"
            )
        }
    }
}
