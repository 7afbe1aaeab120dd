import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code that an event runs at once beside the functions that it names: closures that were kept, methods that were taken as values,
/// and what hears a notification that is posted.
package struct FurtherCode {
    /// What is run, with the function around it.
    package struct Code {
        /// The function, or the one around the closure.
        package let function: FlowFunction
        /// The closure; nil for the whole function.
        package let closure: ClosureID?

        /// A function, or a closure of one.
        package init(function: FlowFunction, closure: ClosureID?) {
            self.function = function
            self.closure = closure
        }
    }

    private let flow: AppFlow
    /// The calls of the start that have somebody hear a notification, or what a publisher sends.
    private let observing: [(function: FlowFunction, event: FlowEvent, call: FlowCall)]
    private let observed: ObservedWrites
    /// Where the start sets a member that may be a function, by its name.
    private let written: [String: [(function: FlowFunction, event: FlowEvent)]]
    private let kept: KeptByObjects
    private let waits: AwaitedCode

    /// A look at the code that the start of an app runs.
    package init(_ flow: AppFlow, _ timeline: LaunchTimeline) {
        self.flow = flow
        observed = ObservedWrites(flow, timeline)
        kept = KeptByObjects(flow, timeline)
        waits = AwaitedCode(flow)
        written = timeline.early.reduce(into: [:]) { written, function in
            for event in flow.trace(of: function).events where !event.runsLater {
                guard case .write(_, let name, _, let value) = event.kind,
                    Self.mayBeFunction(value.type)
                else { continue }
                written[name, default: []].append((function, event))
            }
        }
        observing = timeline.early.flatMap { function in
            flow.trace(of: function).events.compactMap { event in
                guard !event.runsLater, case .call(let call) = event.kind,
                    Self.observing.contains(call.name)
                        || StartSubscriptions.subscribing.contains(call.name)
                else { return nil }
                return (function, event, call)
            }
        }
    }

    private static func mayBeFunction(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .function, .unknown: true
        default: false
        }
    }

    /// What an event runs; `asksSources` says whether what a list asks its data source for is among it.
    package func code(
        of event: FlowEvent, in function: FlowFunction, asksSources: Bool = true
    ) -> [Code] {
        guard case .call(let call) = event.kind else {
            return observed.hearing(event).flatMap { heard(by: $0.call, in: $0.function) }
                + binding(usedBy: event, in: function)
        }
        switch call.target {
        case .closures(let closures):
            // A variable may have got a method since it got the closure.
            let others = methods(calledBy: event, in: function).filter { found in
                found.closure.map { !closures.contains($0) } ?? true
            }
            return closures.sorted().compactMap(code) + others
        case .unknown where call.name.isEmpty: return methods(calledBy: event, in: function)
        case .foreign, .unknown:
            return hearing(event, call, in: function)
                + observed.hearing(toldBy: call, in: function).flatMap {
                    heard(by: $0.call, in: $0.function)
                } + selected(by: call, in: function)
                + subscribed(by: event, call, in: function) + told(by: call)
                + awaited(by: call, event, in: function)
                + (asksSources ? asked(by: call, in: function) : [])
                + (Self.applying.contains(call.name) ? handedOn(by: event, in: function) : [])
        case .elementwise: return handedOn(by: event, in: function)
        case .makingForeign(let type) where Self.startingAtOnce.contains(type):
            return call.arguments.flatMap { $0.value.closures.sorted() }.compactMap(code)
        // A function of C may begin with a capital letter.
        case .makingForeign: return hearing(event, call, in: function)
        case .functions, .making: return []
        }
    }

    /// What runs the closure that it is made with before it is there. Source: Apple's documentation of each.
    private static let startingAtOnce: Set<String> = [
        "Future", "AsyncStream", "AsyncThrowingStream",
    ]

    /// What happens when some code runs, and not later.
    package func events(of code: Code) -> [FlowEvent] {
        let trace = flow.trace(of: code.function)
        guard let closure = code.closure else { return trace.events.filter { !$0.runsLater } }
        return trace.events(ofLater: closure)
    }

    private func code(_ closure: ClosureID) -> Code? {
        flow.analysis.function(around: closure).map { Code(function: $0, closure: closure) }
    }

    /// What was left to others in front of a call that waits for it.
    private func awaited(
        by call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> [Code] {
        let awaited = waits.code(awaitedBy: call, event, in: function)
        return awaited.closures.compactMap(code)
            + awaited.functions.map { Code(function: $0, closure: nil) }
    }

    // MARK: Functions as values

    /// What `let f = Store.open; f()` calls.
    private func methods(calledBy event: FlowEvent, in function: FlowFunction) -> [Code] {
        guard
            case .call(let callee, _) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind
        else { return [] }
        return values(
            of: callee.unwrapped, Place(function: function, closure: event.closures.last), 0)
    }

    /// What a `Binding(get:set:)` runs where its value is asked for or set.
    private func binding(usedBy event: FlowEvent, in function: FlowFunction) -> [Code] {
        let label: String
        switch event.kind {
        case .read(let receiver, "wrappedValue", _, _) where receiver.type.name == "Binding":
            label = "get"
        case .write(let receiver, "wrappedValue", _, _) where receiver.type.name == "Binding":
            label = "set"
        default: return []
        }
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        guard case .member(let base, _, _) = expression.kind else { return [] }
        let place = Place(function: function, closure: event.closures.last)
        return makers(of: base, place, 0).flatMap { maker -> [Code] in
            guard case .call(_, let arguments) = maker.expression.kind else { return [] }
            return arguments.filter { $0.label == label }.flatMap {
                values(of: $0.value, maker.place, 0)
            }
        }
    }

    /// The expressions that a name was given first, where these call something.
    private func makers(
        of value: Expression, _ place: Place, _ depth: Int
    ) -> [(expression: Expression, place: Place)] {
        guard depth < Self.deepest else { return [] }
        let function = place.function
        switch value.kind {
        case .call: return [(value, place)]
        case .name(let name):
            if let local = flow.trace(of: function).locals(named: name).first {
                return initialValue(local.range, function).map { makers(of: $0, place, depth + 1) }
                    ?? []
            }
            let own = function.owner.map { flow.program.members(name, of: $0) } ?? []
            let located = own.map { ($0.located, String?.some($0.owner)) }
                + flow.program.globals(named: name).map { ($0, nil) }
            return located.flatMap { makers(ofInitialValueOf: name, $0.0, $0.1, depth) }
        case .member(let base, let name, _):
            let type = flow.trace(of: function).types[base.range]
            var owner = type?.name
            if case .metatype(let type)? = type { owner = type }
            if case .selfReference = base.kind { owner = function.owner }
            let members = owner.map { flow.program.members(name, of: $0) } ?? []
            return members.flatMap { makers(ofInitialValueOf: name, $0.located, $0.owner, depth) }
        default: return []
        }
    }

    private func makers(
        ofInitialValueOf name: String, _ located: LocatedDeclaration, _ owner: String?,
        _ depth: Int
    ) -> [(expression: Expression, place: Place)] {
        guard let value = FlowFunction(initialValueOf: name, in: located, owner: owner) else {
            return []
        }
        let expression = ExpressionReader(value.file).expression(in: value.body)
        return makers(of: expression, Place(function: value, closure: nil), depth + 1)
    }

    /// What `list.forEach(Store.open)` calls.
    func handedOn(by event: FlowEvent, in function: FlowFunction) -> [Code] {
        guard
            case .call(_, let arguments) = ExpressionReader(function.file).expression(
                in: event.range
            ).kind
        else { return [] }
        let place = Place(function: function, closure: event.closures.last)
        return arguments.flatMap { argument -> [Code] in
            switch argument.value.kind {
            case .name, .member: return values(of: argument.value, place, 0)
            default: return []
            }
        }
    }

    /// Methods of collections that call what they are given before they return.
    private static let applying: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "allSatisfy", "contains",
        "first", "sorted",
    ]

    /// What `perform(#selector(open))` calls before it returns.
    private func selected(by call: FlowCall, in function: FlowFunction) -> [Code] {
        guard Self.performing.contains(call.name),
            !call.arguments.contains(where: { $0.label == "afterDelay" || $0.label == "on" })
        else { return [] }
        return SelectedMethod(in: call, of: function).functions(in: flow.program).map {
            Code(function: $0, closure: nil)
        }
    }

    private static let performing: Set<String> = ["perform", "performSelector", "sendAction"]

    /// What a publisher, an observable or a property sends at once to the closure that it is given.
    private func subscribed(
        by event: FlowEvent, _ call: FlowCall, in function: FlowFunction
    ) -> [Code] {
        guard
            StartSubscriptions.maySendAtOnce(
                call, event.range, flow.trace(of: function), function.file,
                SentValues(by: [])),
            !event.range.contains(where: { token in
                token < call.token
                    && StartSubscriptions.scheduling.contains(function.file.tokens.text(of: token))
            }), !givesNothingYet(event.range.lowerBound..<call.token, in: function)
        else { return [] }
        return call.arguments.flatMap { $0.value.closures.sorted() }.compactMap(code)
    }

    /// Whether a getter of the program's gives a publisher that sends nothing at once.
    private func givesNothingYet(_ chain: TokenRange, in function: FlowFunction) -> Bool {
        flow.trace(of: function).events(within: chain).contains { event in
            guard case .call(let call) = event.kind else { return false }
            return (call.target.functions ?? []).contains { getter in
                flow.trace(of: getter).events.contains { inner in
                    guard case .read(_, _, _, let result) = inner.kind else { return false }
                    return result.type.unwrapped.name.map(StartSubscriptions.silent.contains)
                        ?? false
                }
            }
        }
    }

    /// What an object runs of what it was given, or of its class, since it is told to: `timer.fire()`.
    private func told(by call: FlowCall) -> [Code] {
        kept.given(toRunBy: call).flatMap { heard(by: $0.call, in: $0.function) }
            + kept.overrides(runBy: call).map { Code(function: $0, closure: nil) }
    }

    /// What a table or collection asks its data source for where it is reloaded, counted or laid out: the same type, or a member of it.
    private func asked(by call: FlowCall, in function: FlowFunction) -> [Code] {
        guard Self.asking.contains(call.name), let owner = function.owner,
            let type = flow.program.type(owner)
        else { return [] }
        let members = type.allMembers.filter { $0.located.declaration.kind == .variable }.flatMap {
            member in
            member.located.declaration.bindings.compactMap {
                flow.analysis.type(
                    ofVariable: $0.name, member.located, owner: member.owner
                ).name
            }
        }
        return Set([owner] + members).sorted().flatMap { type in
            Self.sources.flatMap { flow.program.members($0, of: type) }
        }.flatMap(FlowFunction.all).map { Code(function: $0, closure: nil) }
    }

    /// Source: Apple's documentation of `UITableView`, `UICollectionView` and `UIPickerView`, and of their data sources.
    private static let asking: Set<String> = [
        "reloadData", "reloadSections", "reloadRows", "reloadItems", "reloadAllComponents",
        "layoutIfNeeded", "numberOfRows", "numberOfItems", "cellForRow", "cellForItem",
        "performBatchUpdates", "endUpdates", "insertRows", "deleteRows", "insertItems",
        "deleteItems", "scrollToRow", "scrollToItem", "selectRow", "selectItem",
    ]
    private static let sources = [
        "tableView", "collectionView", "pickerView", "numberOfSections", "numberOfComponents",
    ]

    /// Where an expression stands.
    private struct Place {
        let function: FlowFunction
        let closure: ClosureID?
    }

    /// The code that an expression may be, or hold.
    private func values(of value: Expression, _ place: Place, _ depth: Int) -> [Code] {
        guard depth < Self.deepest else { return [] }
        let function = place.function
        switch value.kind {
        case .name(let name): return values(named: name, place, depth)
        case .member(let base, let name, _):
            let type = flow.trace(of: function).types[base.range]
            var owner = type?.name
            if case .metatype(let type)? = type { owner = type }
            if case .name(let type) = base.kind, flow.program.type(type)?.isDeclared == true {
                owner = type
            }
            if case .selfReference = base.kind { owner = function.owner }
            return owner.map { members(name, of: $0, depth) } ?? []
        case .closure(let shape):
            let id = ClosureID(path: function.located.file.path, brace: shape.braces.open)
            return [Code(function: function, closure: id)]
        case .array(let elements), .dictionary(let elements):
            return elements.flatMap { values(of: $0, place, depth + 1) }
        case .subscripted(let base, _), .optionalChain(let base), .force(let base):
            return values(of: base, place, depth + 1)
        default: return []
        }
    }

    private func values(named name: String, _ place: Place, _ depth: Int) -> [Code] {
        let function = place.function
        if let local = flow.trace(of: function).locals(named: name).first {
            return initialValue(local.range, function).map { values(of: $0, place, depth + 1) }
                ?? []
        }
        if let index = function.parameters.firstIndex(where: { $0.name == name }) {
            let given = flow.analysis.given(to: index, of: function)?.closures ?? []
            return given.sorted().compactMap(code)
        }
        if let sequence = elements(givenTo: place) {
            return values(of: sequence, place, depth + 1)
        }
        if let owner = function.owner, !flow.program.members(name, of: owner).isEmpty {
            return members(name, of: owner, depth)
        }
        return flow.program.globals(named: name).flatMap { values(of: $0, name, nil, depth) }
    }

    /// What `sequence.forEach { … }` hands to the closure that something stands in.
    private func elements(givenTo place: Place) -> Expression? {
        guard let closure = place.closure else { return nil }
        for event in flow.trace(of: place.function).events {
            guard case .call(let call) = event.kind, case .elementwise = call.target,
                call.arguments.contains(where: { $0.value.closures.contains(closure) }),
                case .call(let callee, _) = ExpressionReader(place.function.file).expression(
                    in: event.range
                ).kind, case .member(let base, _, _) = callee.kind
            else { continue }
            return base
        }
        return nil
    }

    private func members(_ name: String, of owner: String, _ depth: Int) -> [Code] {
        flow.program.implementations(name, of: owner).flatMap {
            values(of: $0.located, name, $0.owner, depth)
        }
    }

    /// A function itself, and what a variable starts with.
    private func values(
        of located: LocatedDeclaration, _ name: String, _ owner: String?, _ depth: Int
    ) -> [Code] {
        guard located.declaration.kind == .variable else {
            return [FlowFunction(located, owner: owner)].compactMap { $0 }.map {
                Code(function: $0, closure: nil)
            }
        }
        guard let value = FlowFunction(initialValueOf: name, in: located, owner: owner) else {
            return owner.map { assigned(to: name, of: $0, depth) } ?? []
        }
        let expression = ExpressionReader(value.file).expression(in: value.body)
        return values(of: expression, Place(function: value, closure: nil), depth + 1)
            + (owner.map { replaced(name, of: $0, depth) } ?? [])
    }

    /// What the start gives to a stored member in the place of its first value.
    private func replaced(_ name: String, of owner: String, _ depth: Int) -> [Code] {
        let closures = flow.analysis.assigned(to: name, of: owner)?.closures ?? []
        return closures.sorted().compactMap(code)
            + (written[name] ?? []).flatMap { function, event -> [Code] in
                guard case .write(let receiver, _, _, let value) = event.kind,
                    value.closures.isEmpty, receiver.type.memberOwner == owner,
                    case .assignment(_, _, let given) = ExpressionReader(function.file).expression(
                        in: event.range
                    ).kind
                else { return [] }
                return values(of: given, Place(function: function, closure: nil), depth + 1)
            }
    }

    /// What a stored member is given when an object is made.
    private func assigned(to name: String, of owner: String, _ depth: Int) -> [Code] {
        let known = flow.analysis.assigned(to: name, of: owner)?.closures ?? []
        guard known.isEmpty else { return known.sorted().compactMap(code) }
        return flow.program.members("init", of: owner).flatMap(FlowFunction.all).flatMap {
            maker in
            flow.trace(of: maker).events.flatMap { event -> [Code] in
                guard case .write(_, name, _, let value) = event.kind else { return [] }
                guard value.closures.isEmpty else {
                    return value.closures.sorted().compactMap(code)
                }
                guard
                    case .assignment(_, _, let given) = ExpressionReader(maker.file).expression(
                        in: event.range
                    ).kind
                else { return [] }
                return values(of: given, Place(function: maker, closure: nil), depth + 1)
            }
        }
    }

    /// What stands behind `=`, or behind the `in` of a loop.
    private func initialValue(_ range: TokenRange, _ function: FlowFunction) -> Expression? {
        let tokens = function.file.tokens.tokens
        let mark = range.first { tokens[$0].kind == .equal || tokens[$0].kind == .keyword(.in) }
        guard let mark, mark + 1 < range.upperBound else { return nil }
        return ExpressionReader(function.file).expression(in: mark + 1..<range.upperBound)
    }

    /// No value is handed through more names than this.
    private static let deepest = 6

    // MARK: Notifications

    private func hearing(
        _ event: FlowEvent, _ call: FlowCall, in function: FlowFunction
    ) -> [Code] {
        guard Self.sending.contains(call.name) else { return [] }
        let posted = PostedNotifications(by: [(function, [event])])
        let subject = Self.subject(of: event, call, function.file)
        return observing.flatMap { other -> [Code] in
            let isHeard =
                posted.reach(other.call, other.event.range, in: other.function.file)
                || subject != nil && !Self.observing.contains(other.call.name)
                    && other.event.range.contains {
                        $0 < other.call.token
                            && other.function.file.tokens.text(of: $0) == subject
                    }
            return isHeard ? heard(by: other.call, in: other.function) : []
        }
    }

    /// What an observer runs.
    private func heard(by call: FlowCall, in function: FlowFunction) -> [Code] {
        let closures = call.arguments.flatMap { $0.value.closures.sorted() }
        let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
        return closures.compactMap(code)
            + (methods + keyObservers(addedBy: call, in: function)).map {
                Code(function: $0, closure: nil)
            }
    }

    /// What key-value observing calls of an observer that hands itself over.
    func keyObservers(addedBy call: FlowCall, in function: FlowFunction) -> [FlowFunction] {
        guard call.name == "addObserver",
            call.arguments.contains(where: { $0.label == "forKeyPath" }),
            let observer = call.arguments.first
        else { return [] }
        let type = observer.value.type.unwrapped.name ?? function.owner ?? ""
        return flow.program.members("observeValue", of: type).flatMap(FlowFunction.all)
    }

    /// What hears that the launch has ended, with what made it hear.
    package var hearingLaunch: [(observing: (function: FlowFunction, event: FlowEvent), code: Code)]
    {
        let posted = PostedNotifications(by: [])
        return observing.filter {
            posted.reach($0.call, $0.event.range, in: $0.function.file)
        }.flatMap { other in
            heard(by: other.call, in: other.function).map { ((other.function, other.event), $0) }
        }
    }

    /// What hears a notification of one of some names that the system posts.
    func code(hearing names: Set<String>) -> [Code] {
        let posted = PostedNotifications(named: names)
        return observing.filter { posted.reach($0.call, $0.event.range, in: $0.function.file) }
            .flatMap { heard(by: $0.call, in: $0.function) }
    }

    /// What has somebody hear of notifications.
    private static let observing: Set<String> = ["addObserver", "CFNotificationCenterAddObserver"]

    /// What sends something to those who hear it before it returns.
    private static let sending: Set<String> = [
        "post", "enqueue", "send", "onNext", "accept", "onCompleted", "toggle",
        "CFNotificationCenterPostNotification", "CFNotificationCenterPostNotificationWithOptions",
    ]

    /// The name of the subject that something is sent by.
    private static func subject(
        of event: FlowEvent, _ call: FlowCall, _ file: SwiftFile
    ) -> String? {
        guard call.name != "post", call.token > 1 else { return nil }
        return file.tokens.tokens[call.token - 2].kind == .identifier
            ? file.tokens.text(of: call.token - 2) : nil
    }
}
