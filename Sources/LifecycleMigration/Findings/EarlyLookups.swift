import AppFacts
import SwiftFlow
import SwiftOutline

/// Where the start of an app looks for a window among those of the application, when SwiftUI has made none.
struct EarlyLookups {
    private let context: TargetContext
    private let timeline: LaunchTimeline
    private let soon: [FlowFunction.ID: Set<Int>]

    /// The lookups of an app; `soon` is what its launch leaves to the next turn.
    init(in flow: AppFlow, _ timeline: LaunchTimeline, soon: SoonAfterLaunch?) {
        context = flow.context
        self.timeline = timeline
        self.soon = Self.lookups(among: soon?.events ?? [])
    }

    /// The tokens at which windows are looked for, by function; what presents something there is told as that.
    private static func lookups(
        among events: [(function: FlowFunction, event: FlowEvent)]
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
            guard let token = token(of: item.event),
                presenting[item.function.id]?.contains(item.event.statement) != true
            else { return }
            result[item.function.id, default: []].insert(token)
        }
    }

    /// The findings among what a function does, one for each statement.
    func findings(_ events: [FlowEvent], _ function: FlowFunction) -> [Finding] {
        let phases = timeline.phases(of: function)
        let runsAtLaunch = phases.contains { $0.isLaunch || $0 == .delegateMade }
        let soon = soon[function.id] ?? []
        var statements: Set<Int> = []
        return events.compactMap { event in
            guard let token = Self.token(of: event), !isBehindAppearance(event, function) else {
                return nil
            }
            let isAtLaunch = runsAtLaunch && !event.runsLater
            guard isAtLaunch || soon.contains(token),
                statements.insert(event.statement.lowerBound).inserted
            else { return nil }
            return Finding(
                .windowAccess, .warning, .manual, at: context.place(function.located.file, token),
                Self.message(of: function.file.name(at: token), isAtLaunch: isAtLaunch),
                remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
        }
    }

    private static func message(of member: String, isAtLaunch: Bool) -> String {
        switch (member == "connectedScenes", isAtLaunch) {
        case (true, true): "no scene is connected yet when the launch runs"
        case (false, true): "there is no window yet when the launch runs"
        case (true, false): "no scene may be connected yet right after the launch, when this runs"
        case (false, false): "there may be no window yet right after the launch, when this runs"
        }
    }

    /// The token of the application's member that gives windows or scenes.
    private static func token(of event: FlowEvent) -> Int? {
        guard case .read(let receiver, let member, let token, _) = event.kind,
            ["keyWindow", "windows", "connectedScenes"].contains(member),
            receiver.type.name == "UIApplication"
        else { return nil }
        return token
    }

    /// Whether what is set for the windows that are shown was set for all windows that come just before.
    private func isBehindAppearance(_ event: FlowEvent, _ function: FlowFunction) -> Bool {
        let path = StatementPath(around: event.range.lowerBound, in: function)
        return path.before.last.map {
            function.file.text($0.range).hasPrefix("UIWindow.appearance().")
        } ?? false
    }
}
