import SwiftFlow
import SwiftOutline

/// Tells of which classes the launch may have made an object itself, and not only a screen that comes later.
package struct MakersOfClasses {
    private let flow: AppFlow
    private let makers: [String: [FlowFunction]]
    private let early: Set<FlowFunction.ID>

    /// Looks for what makes the classes of an app.
    package init(in launch: LaunchFacts) {
        let flow = launch.flow
        self.flow = flow
        early = Set(launch.timeline.early.map(\.id))
        // What the launch runs may stand in a file that has nothing to do with the window.
        let unknown = launch.timeline.early.filter { !flow.analysis.contains($0) }
        makers = (flow.analysis.allFunctions + unknown).reduce(into: [:]) { found, function in
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target
                else { continue }
                for name in Set(flow.program.supertypes(of: type) + [type]) {
                    found[name, default: []].append(function)
                }
            }
        }
    }

    /// Whether the launch may have an object of a type: where nothing is seen to make one, it may.
    package func mayHaveMade(_ name: String?) -> Bool {
        guard let name, flow.program.type(name)?.kind == .class, !isController(name),
            let makers = makers[name]
        else { return true }
        return makers.contains { function in
            function.id.part == .initialValue
                || early.contains(function.id) && !(function.owner.map(isController) ?? false)
        }
    }

    private func isController(_ name: String) -> Bool {
        flow.program.supertypes(of: name).contains("UIViewController")
    }
}
