import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Finds what relies on the app's window, delegate or Info.plist outside of the app's own sources.
///
/// Nothing there is changed but casts in tests of this app alone: the code may belong to other apps, too.
/// It is read as a program of its own, without a start or a window, in which the app's delegates are known by name; the finders are
/// those of the app's sources. Modules without a word that could matter stay unread.
struct LinkedFindings {
    private let code: LinkedCode
    private let beside: CodeBeside
    private let profile: PlatformProfile
    /// Whether the delegate can be reached by its class after the plan.
    private let hasShared: Bool
    /// The frameworks whose work on the window the plan takes apart: they get none any more.
    private let taken: Set<String>
    private let launches: AppLaunches
    private let named: NamedLinkedCode

    /// What an app with a delegate is built with; nil where that can't be told.
    init?(_ evidence: Evidence, delegate: DelegateClass) {
        guard let code = evidence.linkedCode(of: delegate) else { return nil }
        self.code = code
        profile = evidence.profile
        launches = evidence.launches
        named = evidence.namedLinkedCode
        beside = CodeBeside(
            evidence, delegate: delegate, isNamedByApp: code.isNamedByApp)
        taken = Set(evidence.uiKit?.facts.root.frameworkRoots.map(\.call.row.module) ?? [])
        if case .new = SharedDelegate(of: delegate, profile: profile).origin {
            hasShared =
                evidence.situation == .migration
                && !(evidence.tests.isEmpty
                    && evidence.accesses(of: delegate).repairedCasts.values.allSatisfy(\.isEmpty))
        } else {
            hasShared = true
        }
    }

    /// The findings, each at its place in that code.
    func findings() -> [Finding] {
        guard !code.modules.isEmpty else { return [] }
        let delegates = [beside.delegate] + beside.sceneDelegates
        let linked = code.context(in: launches.flows) { $0 != .tests }.map {
            Evidence(beside, in: $0, .linked, launches: launches)
        }
        let tests = code.context(
            in: launches.flows, of: { $0 == .tests }, beside: delegates.map(\.file.path)
        ).map { Evidence(beside, in: $0, .hostedTests, launches: launches) }
        var known: Set<Finding> = []
        return [linked, tests].compactMap { $0?.findings() }.joined().compactMap(worded)
            .filter { known.insert($0).inserted && code.isBuilt($0) }
    }

    // MARK: Wording

    /// How the message about something in code of a kind starts.
    static func start(in kind: LinkedModule.Kind) -> String { "in the \(kind.rawValue) " }

    /// How the message about something in the code of a module starts.
    static func start(in module: LinkedModule) -> String {
        "\(start(in: module.kind))'\(module.name)', "
    }

    /// What is added to the message about something that the app does not come to.
    static let unreached = "; no code of this app seems to come here"

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
        case (.tests, .rootSwap, _)
        where [WindowFindings.noRootReplaced, WindowFindings.rootReplacedByForce].contains(
            finding.message):
            return Finding(
                .rootSwap, .warning, .manual, at: place, message,
                remedy: "show it in a window that the test makes")
        case (.tests, .rootSwap, _):
            // What a test shows in the app's window is shown in SwiftUI's as well.
            return Finding(
                .rootSwap, .note, .review, at: place, message,
                remedy: "to show something in the test it will do; what was there is removed then")
        default: break
        }
        let isCast = finding.id == .delegateCast && finding.applicability == .manual
        let remedy = isCast ? castRemedy(in: module) : finding.remedy
        let isUnreached =
            module.kind != .tests && finding.severity == .warning && !named.mayReach(place)
        return Finding(
            finding.id, finding.severity, finding.applicability, at: place,
            message + (isUnreached ? Self.unreached : ""), remedy: remedy)
    }

    /// How code gets at the app's own delegate: tests see the class, what is linked does not.
    private func castRemedy(in module: LinkedModule) -> String {
        let shared = SharedDelegate(of: beside.delegate, profile: profile).text
        guard module.kind == .tests else {
            return "let the app hand over its '\(beside.delegate.name)' in a property at launch"
        }
        return hasShared
            ? "write `\(shared)`"
            : "write `\(shared)`, a static property that the `init` of the class sets"
    }
}
