import AppFacts
import SwiftFlow
import SwiftOutline

/// Where the start of an app looks for a window among those of the application, when SwiftUI has made none.
struct EarlyLookups {
    private let context: TargetContext
    private let program: Program
    private let timeline: LaunchTimeline
    private let soon: [FlowFunction.ID: Set<Int>]

    /// The lookups of an app; `soon` is what its launch leaves to the next turn.
    init(in flow: AppFlow, _ timeline: LaunchTimeline, soon: SoonAfterLaunch?) {
        context = flow.context
        program = flow.program
        self.timeline = timeline
        self.soon = Self.lookups(among: soon?.events ?? [], flow.program)
    }

    /// The tokens at which windows are looked for, by function; what presents something there is told as that.
    private static func lookups(
        among events: [(function: FlowFunction, event: FlowEvent)], _ program: Program
    ) -> [FlowFunction.ID: Set<Int>] {
        let presenting = Dictionary(
            grouping: events.filter {
                if case .call(let call) = $0.event.kind {
                    RootFindings.isPresentation(call)
                } else {
                    false
                }
            }, by: \.function.id
        ).mapValues { Set($0.map(\.event.statement)) }
        return events.reduce(into: [:]) { result, item in
            guard let lookup = lookup(item.event, in: item.function, program),
                presenting[item.function.id]?.contains(item.event.statement) != true
            else { return }
            result[item.function.id, default: []].insert(lookup.token)
        }
    }

    /// The findings among what a function does, one for each statement.
    func findings(_ events: [FlowEvent], _ function: FlowFunction) -> [Finding] {
        let phases = timeline.phases(of: function)
        let runsAtLaunch = phases.contains { $0.isLaunch || $0 == .delegateMade }
        let soon = soon[function.id] ?? []
        var statements: Set<Int> = []
        return events.compactMap { event in
            guard let lookup = Self.lookup(event, in: function, program),
                !isBehindAppearance(event, function)
            else { return nil }
            let isAtLaunch = runsAtLaunch && !event.runsLater
            guard isAtLaunch || soon.contains(lookup.token),
                statements.insert(event.statement.lowerBound).inserted
            else { return nil }
            let isHandled = NilFallback(ofFirstWindowIn: function).isThere(for: lookup.token)
            return Finding(
                .windowAccess, isHandled ? .note : .warning, isHandled ? .review : .manual,
                at: context.place(function.located.file, lookup.token),
                Self.message(of: lookup.member, isAtLaunch: isAtLaunch)
                    + (isHandled ? NilFallback.words : ""),
                remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
        }
    }

    private static func message(of member: String, isAtLaunch: Bool) -> String {
        let isOfScenes = ["connectedScenes", "openSessions"].contains(member)
        return switch (isOfScenes, isAtLaunch) {
        case (true, true): "no scene is connected yet when the launch runs"
        case (false, true): "there is no window yet when the launch runs"
        case (true, false): "no scene may be connected yet right after the launch, when this runs"
        case (false, false): "there may be no window yet right after the launch, when this runs"
        }
    }

    /// Where code asks the application for windows or scenes.
    ///
    /// An app without scenes has one when it is launched, and its session among the open ones: inferred, see `docs/verification.md`.
    private static func lookup(
        _ event: FlowEvent, in function: FlowFunction, _ program: Program
    ) -> ApplicationQuestion? {
        ApplicationQuestion(event, in: function, program).flatMap {
            ["keyWindow", "windows", "connectedScenes", "openSessions"].contains($0.member)
                ? $0 : nil
        }
    }

    /// Whether what is set for the windows that are shown was set for all windows that come just before.
    private func isBehindAppearance(_ event: FlowEvent, _ function: FlowFunction) -> Bool {
        let path = StatementPath(around: event.range.lowerBound, in: function)
        return path.before.last.map {
            function.file.text($0.range).hasPrefix("UIWindow.appearance().")
        } ?? false
    }
}
