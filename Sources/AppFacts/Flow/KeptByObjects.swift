import SwiftFlow
import SwiftOutline

/// The code that a start gives to objects of Foundation's and UIKit's, which they run when they are told to.
///
/// Source: Apple's documentation of `Operation.start()`, `Timer.fire()`, `UndoManager.undo()`, `DispatchWorkItem.perform()` and
/// `UIControl.sendActions(for:)`: each runs it before it returns.
struct KeptByObjects {
    private struct Row {
        let method: String
        /// The types that have the method.
        let types: Set<String>
        /// The calls that give such an object code.
        let givers: Set<String>
        /// What it calls of a class of the app's own.
        var overrides: [String] = []
    }

    private static let rows = [
        Row(
            method: "start", types: ["Operation", "BlockOperation"],
            givers: ["BlockOperation", "addExecutionBlock"], overrides: ["main"]),
        Row(
            method: "main", types: ["Operation", "BlockOperation"],
            givers: ["BlockOperation", "addExecutionBlock"]),
        Row(method: "fire", types: ["Timer"], givers: ["Timer", "scheduledTimer"]),
        Row(method: "undo", types: ["UndoManager"], givers: ["registerUndo"]),
        Row(method: "redo", types: ["UndoManager"], givers: ["registerUndo"]),
        Row(method: "perform", types: ["DispatchWorkItem"], givers: ["DispatchWorkItem"]),
        Row(
            method: "sendActions", types: [], givers: ["addTarget", "addAction", "UIAction"]),
    ]
    private static let byMethod = Dictionary(grouping: rows, by: \.method)
    private static let givers = rows.reduce(into: Set<String>()) { $0.formUnion($1.givers) }

    private var given: [String: [(function: FlowFunction, call: FlowCall)]] = [:]
    private let program: Program

    /// What the start of an app gives away.
    init(_ flow: AppFlow, _ timeline: LaunchTimeline) {
        program = flow.program
        for function in timeline.early {
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind, Self.givers.contains(call.name) else {
                    continue
                }
                given[call.name, default: []].append((function, call))
            }
        }
    }

    /// The calls by which an object was given the code that a call has it run.
    func given(toRunBy call: FlowCall) -> [(function: FlowFunction, call: FlowCall)] {
        rows(of: call).flatMap { $0.givers.sorted() }.flatMap { given[$0] ?? [] }
    }

    /// What a call has an object of the app's own class run.
    func overrides(runBy call: FlowCall) -> [FlowFunction] {
        guard let type = call.receiver?.type.name else { return [] }
        return rows(of: call).flatMap(\.overrides).flatMap {
            program.implementations($0, of: type)
        }.flatMap(FlowFunction.all)
    }

    private func rows(of call: FlowCall) -> [Row] {
        (Self.byMethod[call.name] ?? []).filter { row in
            guard !row.types.isEmpty, let type = call.receiver?.type.name else { return true }
            return !row.types.isDisjoint(with: program.supertypes(of: type))
        }
    }
}
