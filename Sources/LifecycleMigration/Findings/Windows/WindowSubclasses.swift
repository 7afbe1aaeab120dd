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
        window.makings(in: function, of: flow).compactMap { event, call in
            guard call.name == "UIWindow" || context.isAlias(call.name, of: "UIWindow") else {
                return finding(call.name, at: call.token, in: function)
            }
            return isChosen(event, call, in: function)
                ? Finding(
                    .windowSubclass, .warning, .manual,
                    at: context.place(function.located.file, call.token),
                    "SwiftUI's window is not of the class that is chosen here",
                    remedy: "let the root view controller do what the class did for its window")
                : nil
        }
    }

    /// Whether a value says of which class the window is: `kind.init(frame:)`.
    private func isChosen(_ event: FlowEvent, _ call: FlowCall, in function: FlowFunction) -> Bool {
        let file = function.file
        guard file.tokens.spells(call.token, "init"), call.token > 1 else { return false }
        let name = file.name(at: call.token - 2)
        return file.tokens.tokens[call.token - 1].kind == .period
            && event.range.lowerBound < call.token - 1 && name != "UIWindow"
            && !context.isAlias(name, of: "UIWindow")
    }

    private func finding(_ name: String, at token: Int, in function: FlowFunction) -> Finding {
        let isPlain = PlainWindowClass(in: flow.program).isPlain(name)
        if isPlain, let question = question(for: name) {
            return Finding(
                .windowSubclass, .warning, .manual, at: question,
                "SwiftUI's window is not a '\(name)', whose class this asks for",
                remedy: "ask for something else that tells the app's window from others")
        }
        if isPlain {
            return Finding(
                .windowSubclass, .note, .review, at: context.place(function.located.file, token),
                "SwiftUI's window is not a '\(name)', which does nothing that others don't",
                remedy: "delete the class where nothing else makes one")
        }
        let types = context.allTypes(named: name) + context.extensions(of: name)
        let overrides = types.flatMap { type in
            type.declaration.members.filter { $0.isOverride && $0.kind != .initializer }.map(\.name)
        }
        let lost = Set(overrides.filter { !$0.isEmpty }).sorted().map { "'\($0)'" }
        return Finding(
            .windowSubclass, .warning, .manual, at: context.place(function.located.file, token),
            "SwiftUI's window is not a '\(name)'"
                + (lost.isEmpty
                    ? "" : ", so nothing calls its \(lost.joined(separator: ", ")) any more"),
            remedy: "let the root view controller do what the class did for its window")
    }

    /// Where code asks whether a window is of a class, hands over the class, or asks it for something: `TouchWindow.self`,
    /// `as? TouchWindow`, `TouchWindow.appearance()`.
    private func question(for name: String) -> Place? {
        context.files(naming: name).flatMap { file in
            let tokens = file.outline.tokens
            return file.tokens(spelled: name).filter { token in
                let isClass =
                    tokens.spells(token + 1, ".") && !tokens.spells(token + 2, "init")
                return isClass || tokens.spells(token - 1, "is")
                    || ["?", "!"].contains(tokens.text(of: token - 1))
                        && tokens.spells(token - 2, "as")
            }.map { context.place(file, $0) }
        }.min()
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
                "SwiftUI makes its window itself, and neither reads this one nor sets it",
                remedy: "let the root view controller do what was special about the window")
        }
    }
}
