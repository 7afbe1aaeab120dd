import SwiftFlow
import SwiftOutline

/// What a scene's delegate does as its scene enters the foreground: each start of the app comes there, too, in front of the first
/// screen.
package struct FirstForeground {
    /// What happens then, with the function around it; what waits for the app to have been in the background is not among it.
    package private(set) var events: [(function: FlowFunction, event: FlowEvent)] = []
    private let flow: AppFlow
    private let timeline: LaunchTimeline
    private let owner: DelegateClass

    /// What the delegate of an app's scenes does; nothing in an app without scenes.
    package init(of launch: LaunchFacts) {
        flow = launch.flow
        timeline = launch.timeline
        owner = launch.owner
        guard launch.usesScenes else { return }
        let reached = functions
        guard !reached.isEmpty else { return }
        let flags = BackgroundFlags(of: owner.members, in: flow, timeline, besides: reached)
        let start = run(flags)
        let now = start.flatMap { function in
            flow.trace(of: function).events.filter {
                !$0.runsLater && !flags.isAsked(around: $0, in: function)
            }.map { (function: function, event: $0) }
        }
        let soon = SoonAfterLaunch(after: start, in: flow, timeline).events
        events = now + soon.filter { !flags.isAsked(around: $0.event, in: $0.function) }
    }

    private var entries: [FlowFunction] {
        owner.methods("sceneWillEnterForeground(_:)").flatMap {
            FlowFunction.all(of: $0, owner: owner.name)
        }
    }

    /// All that may run then.
    private var functions: Set<FlowFunction.ID> { Set(run(nil).map(\.id)) }

    /// What runs through all calls, but for those behind a flag.
    private func run(_ flags: BackgroundFlags?) -> [FlowFunction] {
        flow.run(by: entries) { flags?.isAsked(around: $0, in: $1) != true }
    }
}

/// The members of a class that are false or nil until the app has been started, and that only later code sets.
package struct BackgroundFlags {
    private let names: Set<String>

    /// Finds them; what the `functions` do is part of the start.
    package init(
        of members: [LocatedDeclaration], in flow: AppFlow, _ timeline: LaunchTimeline,
        besides functions: Set<FlowFunction.ID>
    ) {
        let early = functions.union(timeline.early.map(\.id))
        names = Set(
            members.flatMap { member -> [String] in
                guard member.declaration.kind == .variable, !member.declaration.isStatic else {
                    return []
                }
                return member.declaration.bindings.filter {
                    Self.startsWithNothing($0, member.file.outline)
                }.map(\.name)
            }.filter { name in
                let writers = flow.functions(naming: [name]).filter { function in
                    flow.trace(of: function).events.contains { event in
                        switch event.kind {
                        case .write(_, name, _, _), .change(_, name, _, _): true
                        default: false
                        }
                    }
                }
                // What sets it to nothing again does no harm, but nobody tells it from the rest.
                return writers.contains { !early.contains($0.id) }
                    && writers.allSatisfy { !early.contains($0.id) || Self.onlyClears(name, $0) }
            })
    }

    private static func startsWithNothing(_ binding: Binding, _ file: SwiftFile) -> Bool {
        guard binding.accessorKinds.isEmpty else { return false }
        if let value = binding.initializer {
            return ["false", "nil"].contains(file.text(value))
        }
        return binding.type.map { file.text($0).hasSuffix("?") } ?? false
    }

    private static func onlyClears(_ name: String, _ function: FlowFunction) -> Bool {
        let file = function.file
        return function.located.file.tokens(spelled: name).filter(function.body.contains).allSatisfy
        { token in
            guard file.tokens.tokens[token + 1].kind == .equal else { return true }
            return ["false", "nil"].contains(file.tokens.text(of: token + 2))
        }
    }

    /// Whether something only happens where one of them is set.
    package func isAsked(around event: FlowEvent, in function: FlowFunction) -> Bool {
        guard !names.isEmpty else { return false }
        let path = StatementPath(around: event.range.lowerBound, in: function)
        let guards = path.before.filter { $0.kind == .guardStatement }
        let conditions =
            guards.compactMap { $0.blocks.first?.condition }
            + path.around.flatMap { statement -> [TokenRange] in
                guard statement.kind == .ifStatement, let first = statement.blocks.first,
                    first.body.contains(event.range.lowerBound)
                else { return [] }
                return [first.condition].compactMap { $0 }
            }
        return conditions.contains { asks($0, function.file) }
    }

    /// Whether a condition only holds where one of them is set: `flag`, `flag && …`, `let date = flag`, `flag != nil`.
    private func asks(_ condition: TokenRange, _ file: SwiftFile) -> Bool {
        guard !condition.contains(where: { file.tokens.spells($0, "||") }) else { return false }
        return condition.contains { token in
            guard file.tokens.tokens[token].kind == .identifier,
                names.contains(file.name(at: token)), !isNegated(token, file)
            else { return false }
            let next = file.tokens.text(of: token + 1)
            return next != "==" || file.tokens.spells(token + 2, "true")
        }
    }

    private func isNegated(_ token: Int, _ file: SwiftFile) -> Bool {
        var start = token
        while start > 1, file.tokens.tokens[start - 1].kind == .period { start -= 2 }
        return file.tokens.spells(start - 1, "!")
    }
}
