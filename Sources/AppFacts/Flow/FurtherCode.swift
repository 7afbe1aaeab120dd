import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code that an event runs at once beside the functions that it names: closures that were kept, methods that were taken as values,
/// and what hears a notification that is posted.
package struct FurtherCode {
    /// A piece of it.
    package typealias Code = RunCode

    let flow: AppFlow
    /// The calls of the start that have somebody hear a notification, or what a publisher sends.
    private let observing: [(function: FlowFunction, event: FlowEvent, call: FlowCall)]
    private let observed: ObservedWrites
    /// The code that values are.
    let values: FunctionValues
    private let kept: KeptByObjects
    private let waits: AwaitedCode
    private let things: KeptThings

    /// A look at the code that the start of an app runs.
    package init(_ flow: AppFlow, _ timeline: LaunchTimeline) {
        self.flow = flow
        observed = ObservedWrites(flow, timeline)
        kept = KeptByObjects(flow, timeline)
        waits = AwaitedCode(flow)
        things = KeptThings(flow)
        values = FunctionValues(flow, early: timeline.early)
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

    /// What an event runs; `asksSources` says whether what a list asks its data source for is among it.
    package func code(
        of event: FlowEvent, in function: FlowFunction, asksSources: Bool = true
    ) -> [Code] {
        guard case .call(let call) = event.kind else {
            return observed.hearing(event).flatMap { heard(by: $0.call, in: $0.function) }
                + values.binding(usedBy: event, in: function)
        }
        switch call.target {
        case .closures(let closures):
            // A variable may have got a method since it got the closure.
            let others = values.methods(calledBy: event, in: function).filter { found in
                found.closure.map { !closures.contains($0) } ?? true
            }
            return closures.sorted().compactMap(values.code) + others
        case .unknown where call.name.isEmpty: return values.methods(calledBy: event, in: function)
        case .foreign, .unknown:
            return hearing(event, call, in: function)
                + observed.hearing(toldBy: call, in: function).flatMap {
                    heard(by: $0.call, in: $0.function)
                } + selected(by: call, in: function)
                + subscribed(by: event, call, in: function) + told(by: call)
                + awaited(by: call, event, in: function)
                + handedAtOnce(by: event, call, in: function)
                + (asksSources ? asked(by: call, in: function) : [])
                + (Self.applying.contains(call.name)
                    ? values.handedOn(by: event, in: function) : [])
        case .elementwise: return values.handedOn(by: event, in: function)
        case .makingForeign(let type) where Self.startingAtOnce.contains(type):
            return call.arguments.flatMap { $0.value.closures.sorted() }.compactMap(values.code)
        // A function of C may begin with a capital letter.
        case .makingForeign:
            return hearing(event, call, in: function)
                + handedAtOnce(by: event, call, in: function)
        case .functions(let functions), .making(_, let functions):
            return functions.flatMap { values.given(toOperator: $0, by: event, in: function) }
        }
    }

    /// What runs the closure that it is made with before it is there. Source: Apple's documentation of each.
    private static let startingAtOnce: Set<String> = [
        "Future", "AsyncStream", "AsyncThrowingStream",
    ]

    /// The closures that a call of another module may run before it returns as well as later: nothing says that it only keeps them; and
    /// the methods that a call may mean on something that is not known.
    func possible(by event: FlowEvent, in function: FlowFunction) -> [Code] {
        guard case .call(let call) = event.kind, !call.name.isEmpty,
            NextTurn.way(of: call, in: function.file) == nil
        else { return [] }
        switch call.target {
        case .foreign, .unknown: break
        // What is made keeps what it is made with.
        case .functions, .making, .makingForeign, .elementwise, .closures: return []
        }
        // Of a class of the app's own in Objective-C the name says less than that it takes a block.
        let type = call.receiver?.type.unwrapped.memberOwner
        let isOwn = type.map(flow.objectiveC.isClass) ?? false
        func mayRun(_ label: String?) -> Bool {
            isOwn || !LaterClosures.runsLater(label, of: call.name)
        }
        return call.arguments.filter { mayRun($0.label) }
            .flatMap { $0.value.closures.sorted() }.compactMap(values.code)
            + values.handedOn(by: event, in: function, where: mayRun)
            + methodsByName(calledBy: call)
    }

    /// The functions that are given to what runs a closure before it returns: `queue.sync(execute: Store.open)`.
    private func handedAtOnce(
        by event: FlowEvent, _ call: FlowCall, in function: FlowFunction
    ) -> [Code] {
        guard !Self.applying.contains(call.name) else { return [] }
        return values.handedOn(by: event, in: function) { label in
            ImmediateClosures.runsAtOnce(
                label, among: call.arguments.map(\.label), of: call.name,
                on: call.receiver?.type)
        }
    }

    /// What happens when some code runs, and not later.
    package func events(of code: Code) -> [FlowEvent] {
        let trace = flow.trace(of: code.function)
        guard let closure = code.closure else { return trace.events.filter { !$0.runsLater } }
        return trace.events(ofLater: closure)
    }

    /// What happens in a closure that runs before what it is handed to returns.
    func eventsAtOnce(of code: Code) -> [FlowEvent] {
        guard let closure = code.closure else { return [] }
        return flow.trace(of: code.function).events.filter { $0.closures.contains(closure) }
    }

    /// What was left to others in front of a call that waits for it.
    private func awaited(
        by call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> [Code] {
        let awaited = waits.code(awaitedBy: call, event, in: function)
        return awaited.closures.compactMap(values.code)
            + awaited.functions.map { Code(function: $0, closure: nil) }
    }

    /// Methods of collections that call what they are given before they return.
    private static let applying: Set<String> = [
        "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "allSatisfy", "contains",
        "first", "sorted",
    ]

    /// What `perform(#selector(open))` calls before it returns.
    private func selected(by call: FlowCall, in function: FlowFunction) -> [Code] {
        guard SelectedMethod.isPerformed(by: call) else { return [] }
        var found = SelectedMethod(in: call, of: function).functions(in: flow.program)
        if found.isEmpty, let given = call.arguments.first, given.label == nil {
            found = selectors(standingFor: given, in: function)
        }
        return found.map { Code(function: $0, closure: nil) }
    }

    /// The methods whose selectors the function names, where one that it performs is no selector itself but a name: `perform(action)`.
    private func selectors(
        standingFor argument: FlowCallArgument, in function: FlowFunction
    ) -> [FlowFunction] {
        guard case .name = ExpressionReader(function.file).expression(in: argument.range).kind
        else { return [] }
        return SelectedMethod.all(namedBy: function).flatMap { $0.functions(in: flow.program) }
    }

    /// What a publisher, an observable or a property sends at once to the closure that it is given, and on the way to it.
    private func subscribed(
        by event: FlowEvent, _ call: FlowCall, in function: FlowFunction
    ) -> [Code] {
        guard sendsAtOnce(call, event, in: function) else { return [] }
        let chain = event.range.lowerBound..<call.token
        return passed(by: chain, in: function, depth: 0)
            + call.arguments.flatMap { $0.value.closures.sorted() }.compactMap(values.code)
            + values.handedOn(by: event, in: function)
    }

    /// The closures of the operators that what is sent goes through, also of those that the program's own functions add.
    private func passed(by chain: TokenRange, in function: FlowFunction, depth: Int) -> [Code] {
        flow.trace(of: function).events(within: chain).flatMap { event -> [Code] in
            guard case .call(let call) = event.kind else { return [] }
            switch call.target {
            case .foreign, .unknown:
                guard call.token < chain.upperBound,
                    depth == 0 || StartSubscriptions.passing.contains(call.name)
                else { return [] }
                return call.arguments.filter {
                    !StartSubscriptions.isOfFailure($0.label, of: call.name)
                }.flatMap { $0.value.closures.sorted() }.compactMap(values.code)
            case .functions(let functions) where depth < Self.deepestChain:
                return functions.filter { $0.id != function.id }.flatMap {
                    passed(by: $0.body, in: $0, depth: depth + 1)
                }
            default: return []
            }
        }
    }

    /// Functions that give publishers, made of what others give, are followed no further than this.
    private static let deepestChain = 2

    private func sendsAtOnce(
        _ call: FlowCall, _ event: FlowEvent, in function: FlowFunction
    ) -> Bool {
        StartSubscriptions.maySendAtOnce(call, event.range, in: function, SentValues(by: []), flow)
            && !StartSubscriptions.isScheduled(
                event.range.prefix { $0 < call.token }, function.file)
    }

    /// The variables of the app that a publisher or an observable is given, and sets or sends to before that call returns:
    /// `bind(to: Cart.count)`, `assign(to: &cart.$count)`; and the objects of a library that another one of it is given to work on:
    /// `migrator.migrate(database)`.
    package func variablesGiven(by event: FlowEvent, in function: FlowFunction) -> [FlowLocation] {
        guard case .call(let call) = event.kind, call.target.functions == nil else { return [] }
        if call.receiver == nil, Self.fillingMemory.contains(call.name) {
            return variables(in: Array(call.arguments.prefix(1)), of: function)
        }
        guard call.token > event.range.lowerBound else { return [] }
        guard StartSubscriptions.giving.contains(call.name) else {
            return isOfLibrary(call.receiver, in: function)
                ? variables(
                    in: call.arguments.filter { isOfLibrary($0.value, in: function) }, of: function)
                : []
        }
        let given = variables(
            in: call.arguments.filter { [nil, "to"].contains($0.label) }, of: function)
        return given.isEmpty || !sendsAtOnce(call, event, in: function) ? [] : given
    }

    /// Functions of C that change what their first argument points to; memset(3), memcpy(3), strcpy(3).
    private static let fillingMemory: Set<String> = [
        "memset", "memcpy", "memmove", "bzero", "strcpy", "strncpy", "strcat",
    ]

    private func variables(
        in arguments: [FlowCallArgument], of function: FlowFunction
    ) -> [FlowLocation] {
        arguments.compactMap { argument in
            var expression = ExpressionReader(function.file).expression(in: argument.range)
            if case .inOut(let inner) = expression.kind { expression = inner }
            return things.variable(endingIn: expression, in: function)
        }
    }

    private func isOfLibrary(_ value: FlowValue?, in function: FlowFunction) -> Bool {
        guard let type = value?.type.unwrapped.name, !KeptThings.isValue(named: type) else {
            return false
        }
        return things.library(having: type, in: function) != nil
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
        return closures.compactMap(values.code)
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
        "post", "enqueue", "send", "onNext", "accept", "onCompleted", "toggle", "connect",
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
