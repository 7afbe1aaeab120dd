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
            return identifier.map { identifier in
                flow.context.storyboards.classes(named: identifier)
                    + flow.context.storyboards.shown(withControllersNamed: identifier)
            } ?? []
        case "instantiateInitialViewController":
            return shownWithInitial(by: event, in: function)
        case "loadNibNamed", "UINib", "NSNib", "register":
            let name = call.arguments.lazy.compactMap { literal($0, in: function) }.first
            return name.map(flow.context.storyboards.views(ofNib:))?.map(\.type) ?? []
        default:
            return givenOutOfStoryboard(by: call, event, in: function)
                + givenOutOfNib(by: call, event, in: function)
        }
    }

    /// What is shown with the initial view controller that an event takes out of a storyboard: of the one that it spells, or that the
    /// variable starts with which it asks; of any where neither is known.
    private func shownWithInitial(by event: FlowEvent, in function: FlowFunction) -> [String] {
        let storyboards = flow.context.storyboards
        var names = event.range.compactMap(function.file.storyboardName(madeAt:))
        if names.isEmpty { names = storyboard(askedBy: event, in: function) }
        return names.isEmpty
            ? storyboards.shownWithAnyInitial() : names.flatMap(storyboards.shown(withInitialOf:))
    }

    /// The storyboards that the variables in a chain start with.
    private func storyboard(askedBy event: FlowEvent, in function: FlowFunction) -> [String] {
        let chain = NameChain(
            ExpressionReader(function.file).expression(in: event.range), in: function)
        let trace = flow.trace(of: function)
        return chain.names.flatMap { link -> [String] in
            let locals = link.isMember ? [] : trace.locals(named: link.name)
            if let local = locals.first {
                return local.range.compactMap(function.file.storyboardName(madeAt:))
            }
            let owner = trace.events(startingAt: link.token).lazy.compactMap { event -> String? in
                guard case .read(let receiver, _, _, _) = event.kind else { return nil }
                return receiver.type.memberOwner
            }.first
            let members = owner.map { flow.program.members(link.name, of: $0).map(\.located) } ?? []
            return (members + flow.program.globals(named: link.name)).flatMap { located in
                located.declaration.range.compactMap(
                    located.file.outline.storyboardName(madeAt:))
            }
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
        let kept = kept(by: event, in: function).flatMap(controller)
        return [controller(call.result) ?? controller(asked) ?? kept].compactMap { $0 }
    }

    /// What a function of the app's own takes out of a nib whose name it is told, or that is called like the class it is asked of:
    /// `BadgeView.fromNib()`, `view.add(nib: "Badge")`.
    private func givenOutOfNib(
        by call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> [String] {
        guard let functions = call.target.functions, functions.contains(where: asksNib)
        else { return [] }
        let told = call.arguments.compactMap { literal($0, in: function) }
        let types = [call.result.type, call.receiver?.type, kept(by: event, in: function)?.type]
        let asked = types.compactMap { type -> String? in
            if case .metatype(let name)? = type { return name }
            return type?.unwrapped.name
        }
        return (told + asked).flatMap(flow.context.storyboards.views(ofNib:)).map(\.type)
    }

    private func asksNib(_ function: FlowFunction) -> Bool {
        names(["loadNibNamed", "UINib", "NSNib"], function)
    }

    private func asksStoryboard(_ function: FlowFunction) -> Bool {
        names(["instantiateViewController", "instantiateInitialViewController"], function)
    }

    private func names(_ words: [String], _ function: FlowFunction) -> Bool {
        function.body.contains { token in
            words.contains { function.file.tokens.spells(token, $0) }
        }
    }

    /// The value of the local that a call's result is put into.
    private func kept(by event: FlowEvent, in function: FlowFunction) -> FlowValue? {
        flow.trace(of: function).events(within: event.statement).lazy.compactMap {
            if case .local(_, let value, isDeclared: true) = $0.kind { value } else { nil }
        }.first
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
