import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds apps whose window is of a class of their own: SwiftUI makes its windows itself, of a class of its own.
struct WindowSubclasses {
    private let flow: AppFlow
    private let window: OwnWindow
    private let facts: UIKitFacts?
    private var context: TargetContext { flow.context }

    /// An analysis of an app that moves.
    init(facts: UIKitFacts) {
        self.facts = facts
        flow = facts.launch.flow
        window = facts.launch.window
    }

    /// An analysis of an app that is left as it is.
    init(flow: AppFlow, window: OwnWindow) {
        facts = nil
        self.flow = flow
        self.window = window
    }

    /// A finding where such a window is made, and for one that is computed without being set anywhere.
    func findings() -> [Finding] {
        flow.analysis.allFunctions.flatMap(made) + (facts.map(computed) ?? [])
    }

    private func made(in function: FlowFunction) -> [Finding] {
        flow.trace(of: function).events.compactMap { event in
            guard case .call(let call) = event.kind else { return nil }
            let place = MakingPlace(
                path: function.located.file.path, token: event.range.lowerBound)
            switch call.target {
            case .making(let name, _), .makingForeign(let name):
                guard name != "UIWindow", window.origins.contains(.made(place)),
                    !context.isAlias(name, of: "UIWindow")
                else { return nil }
                return finding(name, at: call.token, in: function)
            default: return nil
            }
        }
    }

    private func finding(_ name: String, at token: Int, in function: FlowFunction) -> Finding {
        if PlainWindowClass(in: flow.program).isPlain(name) {
            return Finding(
                .windowSubclass, .note, .review, at: context.place(function.located.file, token),
                "SwiftUI's window is no '\(name)', which does nothing that others don't",
                remedy: "delete the class where nothing else makes one")
        }
        let types = context.allTypes(named: name) + context.extensions(of: name)
        let overrides = types.flatMap { type in
            type.declaration.members.filter { $0.isOverride && $0.kind != .initializer }.map(\.name)
        }
        let lost = Set(overrides.filter { !$0.isEmpty }).sorted().map { "'\($0)'" }
        return Finding(
            .windowSubclass, .warning, .manual, at: context.place(function.located.file, token),
            "SwiftUI's window is no '\(name)'"
                + (lost.isEmpty
                    ? "" : ", so nothing calls its \(lost.joined(separator: ", ")) any more"),
            remedy: "let the root view controller do what the class did for its window")
    }

    /// A window that UIKit asks for or sets, and whose accessors SwiftUI never runs.
    private func computed(_ facts: UIKitFacts) -> [Finding] {
        facts.launch.owner.properties.filter {
            $0.declaration.name == "window"
                && $0.declaration.bindings.first?.accessorBraces != nil
                && !facts.launch.forwardsWindow($0)
        }.map { property in
            Finding(
                .windowSubclass, .warning, .manual,
                at: context.place(property.file, property.declaration.keyword),
                "SwiftUI makes its window itself, and neither asks for this one nor sets it",
                remedy: "let the root view controller do what was special about the window")
        }
    }
}
