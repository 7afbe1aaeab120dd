import AppFacts
import SwiftFlow
import SwiftOutline

/// The code that leaves an app or is replaced, with those who see to it: known before any other step begins.
struct RemovedCode {
    /// The delegates that go, that of the application and that of scenes.
    let delegates: DeclarationRemoval
    /// Everything that is done with the window.
    let window: WindowEdits
    /// The properties that move along with the root.
    let properties: DeclarationRemoval
    /// The window's initial value that makes the root; nil where none does.
    let initialRoot: InitialRootRewriter?
    /// The windows in properties.
    let windowProperty: WindowPropertyRewriter
    /// What makes the application delegate reachable by its class; nil where no code needs that.
    let shared: SharedDelegateRewriter?
    /// The locals that are cast further on. An accessor with one of them does more than cast: to replace it is a conflict.
    let bindings: [(file: ProgramFile, binding: DelegateBinding)]
    /// The tokens, by path.
    let ranges: [String: [TokenRange]]
    /// Those of them that come to nothing, and don't stand elsewhere afterwards.
    let gone: [String: [TokenRange]]

    /// The code that leaves an app.
    init(_ choices: MigrationChoices, style: CodeStyle) {
        let facts = choices.facts
        let going = choices.goingDelegate
        delegates = DeclarationRemoval(
            [choices.goingApplicationDelegate, going].compactMap { $0 }.flatMap(\.declarations)
                + (choices.unusedBesideDelegate?.declarations ?? []))
        window = WindowEdits(
            of: facts.root.removal, except: going?.name, beside: choices.uselessSceneMethods)
        initialRoot = InitialRootRewriter(facts.root, style: style)
        properties = DeclarationRemoval(
            facts.root.movedProperties + (facts.root.newCell?.keeper?.emptied ?? []))
        let ofWindow = delegates.ranges.adding(window.removedRanges).adding(properties.ranges)
            .adding(initialRoot?.removedRanges ?? [:])
        windowProperty = WindowPropertyRewriter(choices, except: ofWindow)
        let ranges = ofWindow.adding(windowProperty.removedRanges)
        bindings = choices.accesses.bindings(except: ranges)
        let gone = ranges.subtracting(facts.root.movedAsItWas)
        let needsShared =
            choices.forwarding.passesOn || facts.root.removal.needsSharedDelegate
            || !choices.accesses.bindings(except: gone).isEmpty
            || !choices.accesses.casts(except: gone).isEmpty
            || !choices.tests.isEmpty
        shared = needsShared ? SharedDelegateRewriter(choices, except: ranges) : nil
        let replaced = shared?.replaced.map { [facts.delegate.file.path: [$0.range]] }
        self.ranges = ranges.adding(replaced ?? [:])
        self.gone = gone.adding(replaced ?? [:])
    }
}
