import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code outside of the launch that relies on the window or on the delegate's place in the application.
struct AccessFindings {
    private let facts: UIKitFacts
    private let covers: CoverScenes
    private var context: TargetContext { facts.context }

    /// An analysis of an app; the plan gives covers a scene.
    init(facts: UIKitFacts, covers: CoverScenes) {
        self.facts = facts
        self.covers = covers
    }

    /// What changes its meaning outside of ranges that go.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        let accesses = DelegateAccesses(facts: facts)
        let foreign = ForeignCasts(of: facts.delegate, in: context, except: accesses.repairedCasts)
        let classes = [facts.sceneDelegate].compactMap { $0 } + facts.otherWindowDelegates
        var all = WindowFindings(facts, covers: covers).findings(except: removed)
        all += accesses.findings(except: removed)
        all += foreign.findings(except: removed)
        all += DelegateInstances(of: facts.delegate, in: context).findings()
        all += EarlyAccess(of: facts).findings()
        all += EarlyCalls(
            flow: facts.launch.flow, timeline: facts.launch.timeline, delegate: facts.delegate
        ).findings()
        all += SDKFindings(facts: facts).findings() + UnknownRootReplacer(of: facts).findings()
        all += UnusedDelegateWindow(facts: facts).findings()
        let found = SceneDelegateAccess(facts, except: removed)
        let removed = removed.adding(found?.ranges ?? [:])
        all += found.map(self.found) ?? []
        all += SceneDelegateCasts(of: classes, in: context).findings(except: removed)
        all += FoundSceneDelegates(in: facts.launch.flow, delegates: classes).findings(
            besides: all, except: removed)
        all += ObjectiveCWindows(in: context, usedScenes: facts.usesScenes).findings()
        return all.filter { $0.applicability != .manual || context.isBuilt($0) }
            + propertyListReads() + preferences().filter(context.isBuilt)
    }

    /// A note on each place that gets the scene's delegate from its class.
    private func found(_ access: SceneDelegateAccess) -> [Finding] {
        access.casts.map { cast in
            Finding(
                .sceneDelegateCast, .note, .automatic,
                at: context.place(cast.file, cast.range.lowerBound),
                "the cast of the scene's delegate becomes '\(access.text)'")
        }
    }

    /// Code that reads a key which the plan removes, or writes.
    private func propertyListReads() -> [Finding] {
        let reads = PropertyListReads(context: context)
        return reads.findings(ofRemoved: PropertyListReads.storyboardKeys)
            + (MissingManifests(of: facts.app).lists.isEmpty
                ? [] : reads.findingsOfWrittenManifest())
    }

    private func preferences() -> [Finding] {
        let linkedFlow = facts.linkedRootMakers
        let storyboards = StoryboardAnalysis(context: context)
        let classes = facts.rootClasses(linked: linkedFlow)
        let libraries = LibraryRoots(of: classes, in: facts.sdks)
        let preferences = RootPreferences(of: facts.sdks, from: libraries)
        let place =
            facts.root.storyboard.flatMap(storyboards.path).map { context.library.place($0, 0) }
            ?? facts.root.makingPlace.map { context.place($0, $1) }
        return RootAncestry(in: facts.launch.flow, of: classes).findings()
            + RootInput(context: context, roots: classes).findings()
            + RootAbove(context: context, roots: classes).findings()
            + classes.sorted().flatMap(preferences.findings(ofClass:))
            + preferences.findings(below: classes, besides: rootsOfOtherWindows)
            + preferences.findings(
                ofUnknownRoots: facts.root.unknownRoots(in: facts.launch, linked: linkedFlow).map {
                    context.place($0.function.located.file, $0.write.value.lowerBound)
                }, besides: classes)
            + (place.map { place in
                preferences.findings(ofFrameworkRoots: classes, at: place)
                    + classes.sorted().compactMap { name in
                        libraries.absentClass(of: name).flatMap {
                            preferences.finding(ofAbsentRoot: name, $0, at: place)
                        }
                    }
            } ?? [])
            + Set(facts.root.hostingClasses(in: facts.launch)).sorted().flatMap(unused)
    }

    /// A note on a hosting controller of the app's own that nothing makes any more.
    private func unused(_ name: String) -> [Finding] {
        let uses = context.files(naming: name).reduce(0) { $0 + $1.tokens(spelled: name).count }
        guard uses == 2, let type = context.types(named: name).first else { return [] }
        return [
            Finding(
                .rootContainerPreferences, .note, .review,
                at: context.place(type.file, type.declaration.keyword),
                "'\(name)' has no use any more: the window group shows its view, and asks it for nothing",
                remedy: "delete it")
        ]
    }
}

extension AccessFindings {
    /// The classes of the view controllers that code gives to windows beside the app's own.
    private var rootsOfOtherWindows: Set<String> {
        let launch = facts.launch
        return Set(
            launch.flow.analysis.allFunctions.flatMap { function in
                launch.flow.trace(of: function).events.compactMap { event -> String? in
                    guard case .write(let window, "rootViewController", _, let value) = event.kind,
                        !launch.window.isPossible(window), launch.flow.isWindow(window.type)
                    else { return nil }
                    return value.type.name
                }
            })
    }
}

extension RootPlan {
    /// The classes of the view controllers that become the root; SwiftUI views have none.
    func classes(in launch: LaunchFacts, linked: AppFlow? = nil) -> [String] {
        guard !isView else { return hostingClasses(in: launch) }
        let found = RootClasses(in: launch.flow, linked: linked)
        return uses.writes.flatMap { found.classes(of: $0.write.value, in: $0.function).sorted() }
    }

    /// The classes of the app's own that hosted the views, and are made for them no more.
    func hostingClasses(in launch: LaunchFacts) -> [String] {
        guard isView else { return [] }
        let found = RootClasses(in: launch.flow)
        let own = PlainHosting(in: launch.flow.program)
        return uses.writes.flatMap {
            found.classes(of: $0.write.value, in: $0.function).filter(own.contains).sorted()
        }
    }

    /// The places that set a root of which no class is known.
    func unknownRoots(
        in launch: LaunchFacts, linked: AppFlow? = nil
    ) -> [RootUses.Write] {
        guard !isView else { return [] }
        let found = RootClasses(in: launch.flow, linked: linked)
        return uses.writes.filter { item in
            let value = item.write.value
            let isMade = launch.flow.trace(of: item.function).events(within: value).contains {
                guard case .call(let call) = $0.kind, $0.range == value else { return false }
                if case .makingForeign = call.target { return true }
                return false
            }
            return !isMade
                && found.classes(of: value, in: item.function).allSatisfy(found.isVague)
        }
    }
}
