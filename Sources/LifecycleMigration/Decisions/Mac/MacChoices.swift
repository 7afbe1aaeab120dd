import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// What is decided for a Mac app before anything is written.
struct MacChoices {
    /// What is known.
    let facts: MacFacts
    /// The name of the `App` and of its file.
    let app: AppFileName
    /// The version that the deployment target is raised to; nil where it stays.
    let raisedTarget: VersionNumber?
    /// The uses of the delegate.
    let accesses: DelegateAccesses
    /// The property by which code reaches the delegate.
    let shared: SharedDelegate
    /// What unit tests that run in the app do with it.
    let tests: HostedTestCasts
    /// The code beside the app's own that runs in it.
    let linked: LinkedCode
    /// What the delegate answers when AppKit asks for an untitled document.
    let untitledFile: UntitledFileAnswer
    /// The delegate's properties that are made on first use.
    let lazyProperties: [LocatedDeclaration]
    /// Whether the system has scenes with one window.
    let hasSingleWindow: Bool
    /// The main storyboard, where nothing refers to it any more.
    let unusedStoryboards: UnusedStoryboards
    /// Whether it goes.
    let deletesUnusedStoryboards: Bool
    /// What is left of the delegate.
    let remainder: DelegateRemainder

    /// The choices for an app; `appName` is nil for a name of the target's own.
    ///
    /// - Throws: `Refusal` where no name is free.
    init(
        _ facts: MacFacts, modules: ModuleGraph, raisedTarget: VersionNumber?,
        deletesUnusedStoryboards: Bool, appName: AppFileName?
    ) throws(Refusal) {
        self.facts = facts
        self.deletesUnusedStoryboards = deletesUnusedStoryboards
        unusedStoryboards =
            facts.nib.map { UnusedStoryboards(ofMenuIn: $0, in: facts.context, modules) } ?? .none
        self.raisedTarget = raisedTarget
        let profile = PlatformProfile.appKit
        accesses = DelegateAccesses(of: facts.delegate, in: facts.context, profile: profile)
        shared = SharedDelegate(
            of: facts.delegate, profile: profile, installed: facts.start?.delegate?.property)
        linked = LinkedCode(of: facts.context, delegate: facts.delegate.name, in: modules)
        tests = HostedTestCasts(
            of: SharedDelegateUse(
                delegate: facts.delegate, shared: shared, context: facts.context),
            in: linked, modules)
        if let appName {
            app = appName
        } else {
            app = try AppFileName.choose(for: facts.context, beside: facts.delegate.file)
        }
        untitledFile = UntitledFileAnswer(of: facts.delegate)
        lazyProperties = EarlyAccess(
            of: facts.delegate, in: facts.context, profile: profile, flow: facts.flow
        ).lazyProperties()
        let target = raisedTarget ?? facts.context.target.deploymentTarget
        hasSingleWindow =
            PlatformProfile.appKit.singleWindowVersion.map { version in
                target.map { $0 >= version } ?? false
            } ?? false
        remainder =
            tests.isEmpty
            ? MacDelegateRemainder(
                facts,
                in: DelegateSurroundings(of: facts.delegate, in: facts.context, modules)
            ).remainder(hasSingleWindow: hasSingleWindow) : .work
    }

    /// The properties made on first use that no statement of the launch uses first: they are made when it begins, as an object
    /// of the app's may do all its work by being there.
    var propertiesToMake: [String] {
        let uses = FirstUses(
            of: facts.delegate,
            in: ["applicationWillFinishLaunching(_:)", "applicationDidFinishLaunching(_:)"])
        return lazyProperties.map(\.declaration.name).filter { !uses.names.contains($0) }
    }

    /// Whether the `App` starts the app itself; else code of the app's own calls its `main()`.
    var startsItself: Bool { facts.start?.isAlone ?? true }
}
