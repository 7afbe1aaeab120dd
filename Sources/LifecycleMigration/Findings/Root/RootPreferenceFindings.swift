import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what the app's root wants of its window, and what SwiftUI asks it for no more.
struct RootPreferenceFindings {
    private let facts: UIKitFacts
    private let flow: AppFlow
    private var context: TargetContext { facts.context }

    private let keepsDelegate: Bool

    /// The findings for an app, with the values of its code and of the linked classes that its first views inherit from;
    /// `keepsDelegate` tells whether the plan leaves it a delegate.
    init(facts: UIKitFacts, in flow: AppFlow, keepsDelegate: Bool) {
        self.facts = facts
        self.keepsDelegate = keepsDelegate
        self.flow = flow
    }

    /// The findings, each where the class or the code that makes the root stands.
    func findings() -> [Finding] {
        let linkedFlow = facts.linkedRootMakers
        let storyboards = context.storyboards
        let classes = facts.rootClasses(linked: linkedFlow)
        let libraries = LibraryRoots(of: classes, in: facts.sdks)
        let preferences = RootPreferences(
            of: facts.sdks, from: libraries, keepsDelegate: keepsDelegate)
        let place =
            facts.root.storyboard.flatMap(storyboards.placeOfInitialController)
            ?? facts.root.makingPlace.map { context.place($0, $1) }
        return RootAncestry(in: flow, of: classes).findings()
            + ObjectiveCAncestry(of: Set(classes), in: flow).findings()
            + linkedPresenters(of: classes)
            + ForcedRootStyles(
                of: RootKinds(in: flow, of: classes),
                delegates: Set([facts.delegate.name, facts.launch.owner.name])
            ).findings()
            + RootInput(context: context, roots: classes).findings()
            + RootAbove(context: context, roots: classes).findings()
            + PresentedActions(in: flow, roots: classes).findings()
            + preferences.findings(of: classes, besides: rootsOfOtherWindows)
            + AddedPreferences(in: flow, of: classes, asked: preferences).findings()
            + preferences.findings(
                ofUnknownRoots: facts.root.unknownRoots(in: facts.launch, linked: linkedFlow).map {
                    context.place($0.function.located.file, $0.write.value.lowerBound)
                }, besides: classes)
            + (place.map { place in
                preferences.findings(ofFrameworkRoots: classes, at: place)
                    + classes.sorted().compactMap { name in
                        libraries.absentClass(of: name).flatMap {
                            preferences.finding(
                                ofAbsentRoot: name, $0,
                                at: declaration(ofStoryboards: name) ?? place)
                        }
                    }
            } ?? [])
            + Set(facts.root.hostingClasses(in: facts.launch)).sorted().flatMap(unused)
    }

    /// Where the app declares the class of a storyboard's root, which no code makes.
    private func declaration(ofStoryboards name: String) -> Place? {
        guard facts.root.storyboard != nil else { return nil }
        return context.types(named: name).first.map {
            context.place($0.file, $0.declaration.keyword)
        }
    }

    /// What linked view controllers that the app may show ask of what presents them, taking it for what the root is.
    private func linkedPresenters(of classes: Set<String>) -> [Finding] {
        guard let program = facts.sdks.linkedProgram,
            program.files(naming: RootPresenters.member).contains(where: { _ in true })
        else { return [] }
        let linked = AppFlow(context: program, delegate: facts.delegate.name, sceneDelegates: [])
        let reach = LinkedReach(from: context, into: program)
        let presenters = RootPresenters(of: RootKinds(in: linked, of: classes))
        return linked.functions(naming: [RootPresenters.member]).filter {
            $0.owner.map(reach.mayShow) ?? false
        }.flatMap { function in
            linked.trace(of: function).events.compactMap {
                presenters.finding(about: $0, in: function)
            }
        }.firstAtEachPlace()
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

extension RootPreferenceFindings {
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
