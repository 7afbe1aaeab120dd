import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds what relies on the app's window, delegate or Info.plist outside of the app's own sources.
///
/// Nothing there is changed but casts in tests of this app alone: the code may belong to other apps, too.
struct LinkedFindings {
    private let code: LinkedCode
    private let delegate: DelegateClass
    private let sceneDelegates: [DelegateClass]
    /// The app's own window; nil for an app of another framework than UIKit, of which no window is looked for.
    private let window: OwnWindow?
    private let profile: PlatformProfile
    private let usesScenes: Bool
    /// The keys of the Info.plist that a migration removes.
    private let keys: [String]
    private let writesManifest: Bool
    /// Whether the delegate can be reached by its class after the plan.
    private let hasShared: Bool
    /// The casts in tests that the plan repairs, and a finding for each.
    private let repaired: (ranges: [String: [TokenRange]], findings: [Finding])

    /// The frameworks whose work on the window the plan takes apart: they get none any more.
    private let taken: Set<String>

    /// What an app is built with; the plan repairs some casts of its tests.
    init(_ facts: UIKitFacts, in code: LinkedCode, repaired tests: HostedTestCasts) {
        let scenes = [facts.sceneDelegate].compactMap { $0 } + facts.otherWindowDelegates
        let casts = DelegateAccesses(facts: facts).repairedCasts.values
        self.init(
            code, delegate: facts.delegate, sceneDelegates: scenes, window: facts.launch.window,
            usesScenes: facts.usesScenes, manifest: facts.manifest,
            addsShared: !tests.isEmpty || !casts.allSatisfy(\.isEmpty),
            writesManifest: !MissingManifests(of: facts.app).lists.isEmpty,
            repaired: (tests.ranges, DelegateCastFindings(facts: facts).findings(tests)),
            taken: Set(facts.root.frameworkRoots.map(\.call.row.module)))
    }

    /// What an app of another framework than UIKit is built with; `keys` of its Info.plist go, and `addsShared` says that
    /// code of its own makes the plan give the delegate's class a property to reach it by.
    init(
        _ use: SharedDelegateUse, in code: LinkedCode, removing keys: [String] = [],
        repaired tests: HostedTestCasts = .none, addsShared: Bool = false
    ) {
        let cast = DelegateCastFindings(context: use.context, shared: use.shared)
        self.init(
            code, delegate: use.delegate, sceneDelegates: [], window: nil, usesScenes: false,
            manifest: nil, profile: use.profile, removing: keys,
            addsShared: addsShared || !tests.isEmpty, repaired: (tests.ranges, cast.findings(tests))
        )
    }

    /// What an app with these delegates is built with; `addsShared` says that the plan gives the delegate's class a
    /// property to reach it by, where it has none, and `writesManifest` that its Info.plist gets a scene manifest.
    init(
        _ code: LinkedCode, delegate: DelegateClass, sceneDelegates: [DelegateClass],
        window: OwnWindow?, usesScenes: Bool, manifest: SceneManifest?,
        profile: PlatformProfile = .uiKit, removing keys: [String] = [],
        addsShared: Bool = false, writesManifest: Bool = false,
        repaired: (ranges: [String: [TokenRange]], findings: [Finding]) = ([:], []),
        taken: Set<String> = []
    ) {
        self.taken = taken
        self.code = code
        self.delegate = delegate
        self.sceneDelegates = sceneDelegates
        self.window = window
        self.profile = profile
        self.usesScenes = usesScenes
        self.writesManifest = writesManifest
        self.repaired = repaired
        let hasMain = manifest?.mainStoryboards.isEmpty == false
        let hasScene = manifest?.sceneStoryboards.isEmpty == false
        self.keys =
            keys + (hasMain ? ["UIMainStoryboardFile"] : [])
            + (hasScene ? ["UISceneStoryboardFile"] : [])
        if case .new = SharedDelegate(of: delegate, profile: profile).origin {
            hasShared = addsShared
        } else {
            hasShared = true
        }
    }

    /// The findings, each at its place in that code.
    func findings() -> [Finding] {
        guard !code.modules.isEmpty else { return [] }
        var known: Set<Finding> = []
        return (linked() + tests().oneCastALine() + repaired.findings).compactMap(worded)
            .filter { known.insert($0).inserted && code.isBuilt($0) }
    }

    // MARK: Frameworks and packages

    private func linked() -> [Finding] {
        guard let context = code.context(of: { $0 != .tests }) else { return [] }
        return windows(
            in: context, usesScenes: usesScenes, former: .unknown(isNamedByApp: code.isNamedByApp)
        ) + casts(in: context)
            + SceneDelegateCasts(of: sceneDelegates, in: context).findings()
            + keyReads(in: context)
    }

    private func keyReads(in context: TargetContext) -> [Finding] {
        let reads = PropertyListReads(context: context)
        return reads.findings(ofRemoved: keys)
            + (writesManifest ? reads.findingsOfWrittenManifest() : [])
    }

    private func windows(
        in context: TargetContext, usesScenes: Bool, former: RootCasts.Former = .own
    ) -> [Finding] {
        guard let window else { return [] }
        let flow = AppFlow(
            context: context, delegate: delegate.name,
            sceneDelegates: sceneDelegates.map(\.name))
        return WindowFindings(
            flow: flow, window: window, timeline: LaunchTimeline(ofLaterCode: flow), removal: nil,
            usedScenes: usesScenes, former: former
        ).findings(except: [:])
    }

    /// What takes the application's delegate for the app's own, or for something that the app's own is.
    private func casts(
        in context: TargetContext, except repaired: [String: [TokenRange]] = [:]
    ) -> [Finding] {
        let accesses = DelegateAccesses(of: delegate, in: context, profile: profile)
        let casts = accesses.casts(except: repaired).map { ($0, $1.range.lowerBound) }
        let locals = accesses.bindings(except: repaired).map { ($0, $1.name) }
        return accesses.findings(except: [:])
            + (casts + locals).map { file, token in
                Finding(
                    .delegateCast, .warning, .manual, at: context.place(file, token),
                    "the application's delegate is SwiftUI's own object, so this cast fails",
                    remedy: nil)
            }
    }

    // MARK: Tests

    private func tests() -> [Finding] {
        let files = ([delegate] + sceneDelegates).map(\.file.path)
        guard let context = code.context(of: { $0 == .tests }, beside: files) else { return [] }
        let accesses = DelegateAccesses(of: delegate, in: context, profile: profile)
        // A test shows a window of its own while it runs, be it without a scene.
        let windows = windows(in: context, usesScenes: true)
        let told = Set(windows.filter { $0.id == .windowAccess }.compactMap(\.place?.path))
        return windows + casts(in: context, except: repaired.ranges)
            + ForeignCasts(of: delegate, in: context, except: accesses.repairedCasts)
            .findings()
            + SceneDelegateCasts(of: sceneDelegates, in: context).findings()
            + keyReads(in: context) + delegatesMadeByHand(in: context, except: told)
    }

    /// A delegate that a test makes itself sets no window any more, which the test may go on to look at.
    private func delegatesMadeByHand(
        in context: TargetContext, except told: Set<String>
    ) -> [Finding] {
        let looking = Set(context.files(naming: "window").map(\.path)).subtracting(told)
        let setting = ([delegate] + sceneDelegates).filter { made in
            made.declarations.contains { !$0.file.tokens(spelled: "rootViewController").isEmpty }
        }
        return setting.flatMap { made in
            DelegateInstances(of: made, in: context).places().filter { looking.contains($0.path) }
                .map { place in
                    Finding(
                        .windowAccess, .warning, .manual, at: place,
                        "this '\(made.name)' is made by hand, and sets no root in its window any more",
                        remedy: "test what the App shows; the window is SwiftUI's")
                }
        }
    }

    // MARK: Wording

    /// How the message about something in code of a kind starts.
    static func start(in kind: LinkedModule.Kind) -> String { "in the \(kind.rawValue) " }

    /// How the message about something in the code of a module starts.
    static func start(in module: LinkedModule) -> String {
        "\(start(in: module.kind))'\(module.name)', "
    }

    /// A finding as it is said of a module; nil for one in the app's own sources.
    private func worded(_ finding: Finding) -> Finding? {
        guard let place = finding.place, let module = code.owner(of: place.path) else {
            return nil
        }
        if finding.id == .rootSwap, taken.contains(module.name) { return nil }
        let message = Self.start(in: module) + finding.message
        switch (module.kind, finding.id, finding.applicability) {
        case (.tests, .windowAccess, .review):
            // A test that asks for the root view controller means the app's own.
            return Finding(
                .windowAccess, .warning, .manual, at: place, message,
                remedy: "ask for its child, or make the view controller in the test")
        case (.tests, .rootSwap, _) where finding.message == WindowFindings.noRootReplaced:
            return Finding(
                .rootSwap, .warning, .manual, at: place, message,
                remedy: "show it in a window that the test makes")
        case (.tests, .rootSwap, _):
            // What a test shows in the app's window is shown in SwiftUI's as well.
            return Finding(
                .rootSwap, .note, .review, at: place, message,
                remedy: "to show something in the test it will do; what was there is gone then")
        default: break
        }
        let isCast = finding.id == .delegateCast && finding.applicability != .automatic
        let remedy = isCast ? castRemedy(in: module) : finding.remedy
        return Finding(
            finding.id, finding.severity, finding.applicability, at: place, message,
            remedy: remedy)
    }

    /// How code gets at the app's own delegate: tests see the class, what is linked does not.
    private func castRemedy(in module: LinkedModule) -> String {
        let shared = SharedDelegate(of: delegate, profile: profile).text
        guard module.kind == .tests else {
            return "let the app hand over its '\(delegate.name)' in a property at launch"
        }
        return hasShared
            ? "write `\(shared)`"
            : "write `\(shared)`, a static property that the `init` of the class sets"
    }
}

extension [Finding] {
    /// Findings of which one a line says that the delegate is another object.
    func oneCastALine() -> [Finding] {
        var lines: Set<Place> = []
        return filter { finding in
            guard finding.id == .delegateCast, let place = finding.place else { return true }
            let start = SourcePosition(line: place.position.line, column: 1)
            return lines.insert(Place(path: place.path, position: start)).inserted
        }
    }
}
