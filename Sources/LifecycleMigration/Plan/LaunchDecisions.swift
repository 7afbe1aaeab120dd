import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Says for each statement of the launch what happens to it, and why.
struct LaunchDecisions {
    private let facts: UIKitFacts
    /// The class that goes as a whole.
    private let goingDelegate: String?
    private let edit: WorkspaceEdit

    /// The decisions for an app, and everything that is written of them.
    init(_ choices: MigrationChoices, edit: WorkspaceEdit) {
        facts = choices.facts
        self.edit = edit
        goingDelegate = choices.goingApplicationDelegate?.name
    }

    /// One decision a statement, function by function in the order in which they run; empty where the launch has no
    /// method.
    func decisions() -> [LaunchDecision] {
        let removal = facts.root.removal
        let known = Dictionary(grouping: removal.functions) { $0.function.id }
        let initial = facts.root.initialWindows.flatMap { window in
            decisions(window.changes.decisions, in: window.function)
        }
        let early = facts.launch.timeline.early.compactMap { known[$0.id]?.first }
        return early.flatMap { decisions($0.changes.decisions, in: $0.function) } + initial
    }

    private func decisions(
        _ decisions: [WindowDecision], in function: FlowFunction
    ) -> [LaunchDecision] {
        decisions.map { decision in
            let text = function.file.text(decision.statement)
            let goes = function.owner == goingDelegate && decision.reason == .unrelated
            let decided = goes ? .remove : action(of: decision)
            let isChanged = decided == .keep && isEdited(decision.statement, in: function)
            let action = isChanged ? .change : decided
            let reason = goes ? "nothing is left of the class" : reason(for: decision, in: function)
            let isElsewhere = isChanged && decision.reason == .unrelated
            return LaunchDecision(
                place: facts.context.place(
                    function.located.file, decision.statement.lowerBound),
                action: action, statement: String(text.prefix { !$0.isNewline }),
                reason: isElsewhere ? reason + "; a part of it is written anew" : reason)
        }
    }

    /// Whether the plan writes anything between the first and the last character of a statement.
    private func isEdited(_ statement: TokenRange, in function: FlowFunction) -> Bool {
        let file = function.located.file
        guard !statement.isEmpty, case .edit(let edits)? = edit.changes[file.path] else {
            return false
        }
        let tokens = file.outline.tokens.tokens
        let range = tokens[statement.lowerBound].start..<tokens[statement.upperBound - 1].end
        return edits.contains { edit in
            edit.range.isEmpty
                ? range.lowerBound < edit.range.lowerBound
                    && edit.range.lowerBound < range.upperBound
                : edit.range.overlaps(range)
        }
    }

    private func action(of decision: WindowDecision) -> LaunchDecision.Action {
        switch decision.reason {
        case .movesWithRoot, .movesToScene: .move
        case .setting where modifier(of: decision) != nil: .move
        default: decision.action
        }
    }

    private func reason(for decision: WindowDecision, in function: FlowFunction) -> String {
        switch decision.reason {
        case .unrelated: "it does not concern the window"
        case .windowIsSwiftUIs: "SwiftUI makes and shows the window"
        case .delegateWindowStaysEmpty:
            "the window is SwiftUI's, and the application delegate's stays empty"
        case .unwrapped: "the window is SwiftUI's, and what stays is taken out of the block"
        case .nothingLeft: "nothing is left in it"
        case .statementsStay: "statements inside of it stay"
        case .rootIsMadeHere: "SwiftUI shows the root that is made here" + staying
        case .leavesValues: "what the root view is made of, or waits for, is left here"
        case .worksOnRoot: "it works on the root, which the launch goes on making"
        case .movesWithRoot: "only the root view controller needs it"
        case .movesToScene: "the new scene delegate sets it when the scene connects"
        case .setting: setting(decision, in: function)
        case .settingForAllWindows: "it is set for every window instead"
        case .settingForSceneWindow: "it is set for SwiftUI's window instead"
        case .settingForShownWindows: "it is set for the windows of the connected scenes instead"
        case .onlyForWindow: "only the window needed it"
        case .calledMethodDidNothingElse: "the method that it calls only prepared the window"
        case .guardsScene: "it lets only window scenes through"
        case .handsContainerOn: "the container that shows the root takes the window's place here"
        case .changed: "it does without the window"
        }
    }

    /// Why the root is not made where SwiftUI asks for it.
    private var staying: String {
        switch facts.root.moveObstacle {
        case .conditional: ", which not every launch makes in the same way"
        case .shared: ", of values that the launch has other uses for"
        case .hidden: ", of what only this file or class can see"
        case .place: ", which says in which function or file it is made"
        case .effects: ", since it matters when, or how often, it is made"
        case .precedes: ", since what stands before it has to run first"
        case .unproven: ", as nothing shows that it may be made elsewhere"
        case .inUse, nil: ""
        }
    }

    private var appearance: WindowAppearance {
        WindowAppearance(facts.launch, isView: facts.root.isView)
    }

    private func outcome(of decision: WindowDecision) -> WindowAppearance.Outcome? {
        let removal = facts.root.removal
        let own = removal.functions.flatMap { item in
            item.changes.settings.map { (item.function.located.file, $0) }
        }
        let all = own + facts.root.initialSettings.map { ($0.file, $0.setting) }
        return all.first { $0.1.statement.range == decision.statement }.map {
            appearance.outcome(of: $0.1, in: $0.0.outline)
        }
    }

    private func modifier(of decision: WindowDecision) -> String? {
        if case .modifier(let modifier)? = outcome(of: decision) { modifier } else { nil }
    }

    private func setting(_ decision: WindowDecision, in function: FlowFunction) -> String {
        switch outcome(of: decision) {
        case .modifier: "a modifier of the content says the same"
        case .proxy: "it is set for every window instead"
        case .sceneWindow: "it is set for SwiftUI's window instead"
        case .shownWindows, .proxyAndShownWindows, .shownWindowsOnly, .behindContent:
            "it is set for the windows of the connected scenes instead"
        case .withoutWindow: "it stays where it is, and the window is SwiftUI's"
        case .superfluous(let reason): reason
        case .lost, nil: "the window is SwiftUI's, and nothing else can take the setting"
        }
    }
}
