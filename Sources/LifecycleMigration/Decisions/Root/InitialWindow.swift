import AppFacts
import SwiftFlow
import SwiftOutline

/// The window's initial value where that is a closure: `var window: UIWindow? = { … }()`.
struct InitialWindow {
    /// The property.
    let property: LocatedDeclaration
    /// The code.
    let function: FlowFunction
    /// The closure.
    let closure: ClosureShape
    /// What becomes of the code in it.
    let changes: WindowChanges

    /// The local that holds the root in such a closure.
    static let local = "rootViewController"

    /// Whether it makes the root, too.
    var makesRoot: Bool { !changes.rootWrites.isEmpty }

    /// What stands in the way of taking the window out of it.
    var obstacle: WindowObstacle? {
        if let first = changes.obstacles.first { return first }
        guard !makesRoot, !changes.isEmptied else { return nil }
        let kept = function.file.statements(of: closure.body).first { statement in
            !changes.removed.contains { $0.range == statement.range }
        }
        return WindowObstacle(
            path: property.file.path, token: kept?.range.lowerBound ?? closure.braces.open,
            need: .initialValue)
    }

    /// The settings of the window in it, which go with it.
    var settings: [(file: ProgramFile, setting: WindowSetting)] {
        changes.settings.map { setting in
            var setting = setting
            setting.isInitial = true
            return (property.file, setting)
        }
    }

    /// An initial value of an app's own window that neither makes it at once nor is such a closure.
    static func unknownValue(_ facts: LaunchFacts) -> WindowObstacle? {
        for property in facts.windowProperties {
            for binding in property.declaration.bindings {
                guard
                    let function = FlowFunction(
                        initialValueOf: binding.name, in: property, owner: facts.owner.name),
                    function.file.calledClosure(in: function.body) == nil,
                    function.file.text(function.body) != "nil",
                    !makesWindow(function, facts.flow)
                else { continue }
                return WindowObstacle(
                    path: property.file.path, token: function.body.lowerBound, need: .initialValue)
            }
        }
        return nil
    }

    private static func makesWindow(_ function: FlowFunction, _ flow: AppFlow) -> Bool {
        let trace = flow.trace(of: function)
        let windows = trace.values[function.body]?.windows ?? []
        return !windows.isEmpty && !trace.events.contains(where: isCallOfWindow)
            && windows.allSatisfy { window in
                guard case .made(let place) = window else { return false }
                return place.path == function.located.file.path
                    && function.body.contains(place.token)
            }
    }

    private static func isCallOfWindow(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind, let receiver = call.receiver else { return false }
        return !receiver.windows.isEmpty
    }

    /// The initial values of an app's own window.
    static func all(_ facts: LaunchFacts) -> [InitialWindow] {
        facts.windowProperties.flatMap { property in
            property.declaration.bindings.compactMap { binding -> InitialWindow? in
                guard
                    let function = FlowFunction(
                        initialValueOf: binding.name, in: property, owner: facts.owner.name),
                    let closure = function.file.calledClosure(in: function.body)
                else { return nil }
                let cell = RootCell(kind: .property, name: local, owner: "", shared: nil)
                return InitialWindow(
                    property: property, function: function, closure: closure,
                    changes: WindowExtraction.changes(
                        ofClosure: closure, in: function, facts.scope(cell)))
            }
        }
    }
}
