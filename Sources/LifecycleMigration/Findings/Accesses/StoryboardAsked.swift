import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells of which class the view controller is that code asks a storyboard of the app for.
struct StoryboardAsked {
    private let flow: AppFlow

    /// A search in an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// The class, UIKit's own where the storyboard names none; nil for other expressions, and where several may be meant.
    func controllerClass(of range: TokenRange, in function: FlowFunction) -> String? {
        asked(by: range, in: function)
            ?? GeneratedStoryboards(in: flow).controllerClass(of: range, in: function)
    }

    private func asked(by range: TokenRange, in function: FlowFunction) -> String? {
        let calls = flow.trace(of: function).events(within: range).compactMap { event in
            if case .call(let call) = event.kind, event.range.upperBound == range.upperBound {
                call
            } else {
                nil
            }
        }
        return calls.reversed().lazy.compactMap { call in
            switch call.name {
            case "instantiateViewController": named(by: call, in: function)
            case "instantiateInitialViewController":
                storyboard(of: range, in: function).flatMap(
                    flow.context.storyboards.initialControllerClass)
            default: nil
            }
        }.first
    }

    /// The class of the view controller with the identifier that a call gives, where one class alone has that.
    private func named(by call: FlowCall, in function: FlowFunction) -> String? {
        let identifier = call.arguments.first {
            ["withIdentifier", "identifier"].contains($0.label)
        }.flatMap { text(in: $0.range, of: function) }
        let classes = identifier.map { Set(flow.context.storyboards.classes(named: $0)) } ?? []
        return classes.count == 1 ? classes.first : nil
    }

    /// The name of the storyboard that an expression makes, or a local that it begins with.
    private func storyboard(of range: TokenRange, in function: FlowFunction) -> String? {
        let file = function.file
        if let made = name(madeIn: range, of: function) { return made }
        let first = file.name(at: range.lowerBound)
        let values = flow.trace(of: function).locals(named: first)
        guard values.count == 1, let local = values.first else { return nil }
        return name(madeIn: local.range, of: function)
    }

    /// `Main` of `UIStoryboard(name: "Main", bundle: nil)`.
    private func name(madeIn range: TokenRange, of function: FlowFunction) -> String? {
        range.lazy.compactMap { function.file.storyboardName(madeAt: $0) }.first
    }

    /// The text of a literal without interpolation.
    private func text(in range: TokenRange, of function: FlowFunction) -> String? {
        let tokens = function.file.tokens
        let texts = range.filter { tokens.tokens[$0].kind == .stringSegment }
        return texts.count == 1 ? tokens.text(of: texts[0]) : nil
    }
}
