import SwiftFlow
import SwiftOutline

/// Tells of which classes of the app's own something makes objects by an interface file: a view controller out of a storyboard, views out of a nib.
struct InterfaceClasses {
    private let flow: AppFlow

    /// The interface files of an app.
    init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// The classes of what a call gives, as far as no making says that.
    func made(by event: FlowEvent, in function: FlowFunction) -> [String] {
        guard case .call(let call) = event.kind else { return [] }
        return made(by: call, event, in: function)
    }

    private func made(
        by call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> [String] {
        switch call.name {
        case "instantiateViewController":
            let identifier = literal(call.arguments.first, in: function)
            return identifier.map(flow.context.storyboards.classes(named:)) ?? []
        case "instantiateInitialViewController":
            let names = event.range.compactMap(function.file.storyboardName(madeAt:))
            return names.compactMap(flow.context.storyboards.initialClass(of:))
        case "loadNibNamed", "UINib", "NSNib", "register":
            let name = call.arguments.lazy.compactMap { literal($0, in: function) }.first
            return name.map(flow.context.storyboards.viewClasses(ofNib:)) ?? []
        default:
            return givenOutOfStoryboard(by: call, event, in: function)
        }
    }

    /// What a function of the app's own takes out of a storyboard: `Home.instantiate()` of a protocol gives `Self`, and `let home: Home = make()`
    /// says itself what it gets.
    private func givenOutOfStoryboard(
        by call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> [String] {
        guard let functions = call.target.functions, functions.contains(where: asksStoryboard)
        else { return [] }
        var asked = FlowValue.unknown
        if case .metatype(let type)? = call.receiver?.type { asked = FlowValue(.plain(type)) }
        let kept = flow.trace(of: function).events(within: event.statement).lazy.compactMap {
            if case .local(_, let value, isDeclared: true) = $0.kind {
                controller(value)
            } else {
                nil
            }
        }.first
        return [controller(call.result) ?? controller(asked) ?? kept].compactMap { $0 }
    }

    private func asksStoryboard(_ function: FlowFunction) -> Bool {
        let tokens = function.file.tokens
        return function.body.contains {
            tokens.spells($0, "instantiateViewController")
                || tokens.spells($0, "instantiateInitialViewController")
        }
    }

    private func controller(_ value: FlowValue) -> String? {
        guard let type = value.type.unwrapped.name,
            flow.program.type(type)?.isDeclared == true,
            flow.program.ancestry(of: type).contains("UIViewController")
        else { return nil }
        return type
    }

    private func literal(_ argument: FlowCallArgument?, in function: FlowFunction) -> String? {
        let tokens = function.file.tokens
        let texts = argument?.range.filter { tokens.tokens[$0].kind == .stringSegment } ?? []
        return texts.count == 1 ? tokens.text(of: texts[0]) : nil
    }
}
