import AppFacts
import SwiftFlow

/// Finds code that gives the application object another class at run time: SwiftUI's is of one of its own, whose work is lost with it.
struct ChangedApplicationClass {
    private let flow: AppFlow

    /// A search in an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// A finding for each place.
    func findings() -> [Finding] {
        flow.functions(naming: ["object_setClass"]).flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                guard case .call(let call) = event.kind, call.name == "object_setClass",
                    call.arguments.first?.value.type.unwrapped.name == "UIApplication"
                else { return nil }
                return Finding(
                    .entryApplicationSubclass, .warning, .manual,
                    at: flow.context.place(function.located.file, call.token),
                    "the application object is given a class here that takes the place of SwiftUI's own",
                    remedy: "move what the class does elsewhere")
            }
        }
    }
}
