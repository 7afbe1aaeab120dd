import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Something that an object or another module keeps, and that code gets at through it: an element of a store, a value of a
/// library's, what a subject of the app's sends. No variable of the app's own shows that it changes.
package struct KeptThing: Hashable {
    /// Who keeps it.
    package enum Keeper: Hashable {
        /// A variable of the app.
        case variable(FlowLocation)
        /// A store of the system's.
        case store(SharedStores.Store)
        /// What another module has under a name.
        case library(String)
        /// State of the system that is set in one place and asked for in another.
        case state(SystemState)
        /// What the functions of a C interface share, by what their names begin with.
        case interface(String)
        /// A member of an object that the system has once.
        case system(String, member: String)
    }

    /// Who keeps it.
    package let keeper: Keeper
    /// Under which name, as far as the code spells it; nil for all that is kept there.
    package let key: String?
    /// What of a view it is, where setting that leaves the rest of the view alone; nil for all of it, and for what is no view.
    var part: String?

    /// The same of another keeper.
    func kept(by keeper: Keeper) -> KeptThing {
        KeptThing(keeper: keeper, key: key, part: part)
    }

    /// Whether it may be the same as another one.
    package func mayBe(_ other: KeptThing) -> Bool {
        keeper == other.keeper && (key == nil || other.key == nil || key == other.key)
            && (part == nil || other.part == nil || part == other.part)
    }

    /// Whether all objects of an app share it.
    package var isShared: Bool {
        switch keeper {
        case .store, .state, .interface: true
        case .variable, .library, .system: false
        }
    }

    /// Whether a variable of the app keeps it.
    var isOfVariable: Bool { if case .variable = keeper { true } else { false } }

    /// Whether it may be any file.
    package var isAnyFile: Bool { keeper == .store(.files) && key == nil }
}

/// Tells which kept things an event uses.
package struct KeptThings {
    let flow: AppFlow

    /// A look at the code of an app.
    package init(_ flow: AppFlow) {
        self.flow = flow
    }

    /// What an event uses of what others keep, and whether it may change it; nil where it uses nothing that is known.
    package func use(
        of event: FlowEvent, in function: FlowFunction
    ) -> (thing: KeptThing, changes: Bool)? {
        if let use = SystemState.use(ofRecordsBy: event, in: function, flow.program)
            ?? SystemState.use(of: event, in: function)
        {
            return (KeptThing(keeper: .state(use.state), key: nil), use.changes)
        }
        let labels: [String?]
        let isWritten: Bool
        var name = ""
        switch event.kind {
        case .call(let call):
            labels = call.arguments.map(\.label)
            name = call.name
            switch call.target {
            case .foreign, .unknown:
                guard call.name != "init" else { return nil }
                if call.receiver == nil {
                    return use(byCalling: call.name, call, in: function)
                        ?? use(ofOwn: call, labels, in: function)
                }
                let isFile =
                    SharedStores.use(of: name, in: [], labels: labels, isWritten: true)?.store
                    == .files
                guard isFile || !isValue(call.receiver?.type) else { return nil }
                isWritten = true
            case .makingForeign(let type):
                if SharedStores.writesFile(making: type, labels: labels) {
                    return (KeptThing(keeper: .store(.files), key: nil), true)
                }
                guard SharedStores.readsFile(making: type, labels: labels) else {
                    // What begins with a capital letter may be a function as well: `SecItemDelete(query)`.
                    return use(byCalling: type, call, in: function)
                }
                return readsBundle(function)
                    ? nil : (KeptThing(keeper: .store(.files), key: nil), false)
            case .functions(let functions):
                return use(ofExtending: functions, by: event, in: function)
            case .making, .elementwise, .closures: return nil
            }
        case .read(let receiver, let member, _, _):
            guard !isOwn(member, of: receiver), !isValue(receiver.type) else { return nil }
            (name, labels, isWritten) = (member, [], false)
        case .write(let receiver, let member, _, _):
            guard !isOwn(member, of: receiver) else { return nil }
            (name, labels, isWritten) = (member, [], true)
        case .element(_, _, let isChanged): (labels, isWritten) = ([], isChanged)
        default: return nil
        }
        if let thing = systemObject(of: event) { return (thing, isWritten) }
        return use(of: event, name, labels, isWritten, in: function)
    }

    /// A member of an object that the system has once, whatever it is reached by: the parameter of the launch method, or `shared`.
    private func systemObject(of event: FlowEvent) -> KeptThing? {
        switch event.kind {
        case .read(let receiver, let member, _, _), .write(let receiver, let member, _, _):
            guard case .named(let type, _) = receiver.type.unwrapped, Self.onces.contains(type)
            else { return nil }
            return KeptThing(keeper: .system(type, member: member), key: nil)
        default: return nil
        }
    }

    private static let onces: Set<String> = [
        "UIApplication", "NSApplication", "WKExtension", "WKApplication", "UIDevice",
    ]

    /// What a function at the top level uses.
    private func use(
        byCalling name: String, _ call: FlowCall, in function: FlowFunction
    ) -> (thing: KeptThing, changes: Bool)? {
        guard let use = SharedStores.use(byCalling: name) else {
            return SystemFunction(name).map {
                (KeptThing(keeper: .interface($0.interface), key: nil), $0.changes)
            }
        }
        // What a query asks for has no name of its own, and a path may be spelled in many ways.
        let name = [.keychain, .files].contains(use.store) ? nil : call.arguments.first
        let key = key(in: name.map { [$0.range] } ?? [], function)
        return (KeptThing(keeper: .store(use.store), key: key), use.changes)
    }

    private func use(
        of event: FlowEvent, _ name: String, _ labels: [String?], _ isWritten: Bool,
        in function: FlowFunction
    ) -> (thing: KeptThing, changes: Bool)? {
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        let chain = NameChain(expression, in: function)
        if let use = SharedStores.use(
            of: name, in: names(of: chain, asking: event), labels: labels, isWritten: isWritten)
        {
            if use.store == .files, !use.changes, readsBundle(function) { return nil }
            let key =
                [.files, .network].contains(use.store)
                ? nil : key(in: Array(chain.arguments.suffix(1)), function)
            return (KeptThing(keeper: .store(use.store), key: key), use.changes)
        }
        guard let first = chain.names.first,
            let keeper = keeper(of: chain, in: function, depth: 0)
        else { return nil }
        let isAssignment = if case .write = event.kind { true } else { false }
        let isReading = !isWritten || !isAssignment && Self.isReading(name)
        if case .system(let type, _) = keeper {
            // Of the system only what is set and asked for by the same name.
            guard !name.isEmpty, chain.names.count == 3, first.name == type else { return nil }
            if case .call = event.kind { return nil }
            return (KeptThing(keeper: .system(type, member: name), key: nil), isWritten)
        }
        if case .variable(let location) = keeper, let kept = wrapped(location) {
            return (KeptThing(keeper: .library(kept.wrapper), key: kept.key), !isReading)
        }
        let isElement = if case .element = event.kind { true } else { false }
        let ranges =
            isElement ? Array(chain.arguments.suffix(1)) : spelled(chain.elementOfName, function)
        var thing = KeptThing(keeper: keeper, key: key(in: ranges, function))
        if case .write(let receiver, let member, _, _) = event.kind,
            isView(receiver.type) || isOfUIKit(receiver.type)
        {
            thing.part = ViewPart.name(of: member)
        }
        return (thing, !isReading)
    }

    /// The names of a chain; a session, whatever it is kept in, by its class.
    private func names(of chain: NameChain, asking event: FlowEvent) -> [String] {
        let names = chain.names.map(\.name)
        guard case .call(let call) = event.kind,
            call.receiver?.type.unwrapped.name == "URLSession"
        else { return names }
        return ["URLSession"] + names.suffix(1)
    }

    /// The key of the element that a chain goes through, where it is a text, a member or a key path: `Defaults[\.names].append(…)`.
    private func spelled(_ range: TokenRange?, _ function: FlowFunction) -> [TokenRange] {
        let tokens = function.file.tokens.tokens
        guard let range, let first = range.first,
            [.period, .backslash].contains(tokens[first].kind)
                || range.contains(where: { tokens[$0].kind == .stringSegment })
        else { return [] }
        return [range]
    }

    static func isReading(_ name: String) -> Bool {
        reading.contains { name == $0 || name.hasPrefix("\($0)For") }
    }

    /// Methods of libraries that only give what is kept.
    private static let reading: Set<String> = [
        "value", "count", "isEmpty", "first", "last", "contains", "object", "objects", "string",
        "bool", "integer", "double", "float", "array", "dictionary", "data", "get", "all",
        "allObjects", "map", "filter", "sorted", "compactMap",
    ]

    /// Whether code looks for what the app brings along, which nobody writes.
    func readsBundle(_ function: FlowFunction) -> Bool {
        function.body.contains { function.file.tokens.spells($0, "Bundle") }
    }

    private func isOwn(_ member: String, of receiver: FlowValue) -> Bool {
        var owner = receiver.type.name
        if case .metatype(let type) = receiver.type { owner = type }
        return owner.map { !flow.program.members(member, of: $0).isEmpty } ?? false
    }

    /// Whether something is a value, of which the variable tells that it is kept in, or a view.
    func isValue(_ type: FlowType?) -> Bool {
        switch type?.unwrapped {
        case .collection, .tuple, .function: true
        // What is done to a view is told by the views.
        case .named(let name, _): Self.isValue(named: name) || isView(type)
        case .composition(let parts): parts.contains { isValue($0) }
        case .metatype, .optional, .unknown, nil: false
        }
    }

    /// Whether something is an object of a class of UIKit's.
    private func isOfUIKit(_ type: FlowType) -> Bool {
        type.unwrapped.name.map {
            $0.hasPrefix("UI") && flow.program.type($0)?.isDeclared != true
                && !Self.isValue(named: $0)
        } ?? false
    }

    /// Whether something is a view or a view controller: what is done to it is told by the views.
    private func isView(_ type: FlowType?) -> Bool {
        guard let name = type?.unwrapped.name else { return false }
        return flow.program.supertypes(of: name).contains {
            ["UIResponder", "UIViewController", "UIView", "UIWindow"].contains($0)
        }
    }

    /// Whether a type of another module is a value, by its name.
    package static func isValue(named name: String) -> Bool { values.contains(name) }

    private static let values: Set<String> = [
        "String", "Substring", "Int", "Double", "Float", "Bool", "Date", "URL", "Data", "UUID",
        "CGFloat", "CGRect", "CGPoint", "CGSize", "IndexPath", "Dictionary", "Set", "Array",
        "UIColor", "UIFont", "UIImage", "NSColor", "NSFont", "NSImage", "Locale", "Calendar",
        "TimeZone", "UIEdgeInsets", "Error", "URLComponents", "URLRequest", "DateComponents",
        "Character", "TimeInterval", "NSString", "NSNumber", "NSAttributedString",
    ]

    /// Types of libraries that keep nothing themselves: what they are asked for is made anew.
    static let makersOfValues: Set<String> = [
        "Observable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal",
        "Disposables", "CompositeDisposable", "DisposeBag", "PublishSubject", "BehaviorSubject",
        "ReplaySubject", "PublishRelay", "BehaviorRelay", "SignalProducer", "DispatchTimeInterval",
        "DispatchTime", "DispatchWallTime",
    ]

    // MARK: Keepers

    /// The variable of the app that the last name of a chain stands for that is one.
    func variable(endingIn expression: Expression, in function: FlowFunction) -> FlowLocation? {
        variable(endingIn: NameChain(expression, in: function), in: function)
    }

    private func variable(endingIn chain: NameChain, in function: FlowFunction) -> FlowLocation? {
        let trace = flow.trace(of: function)
        for link in chain.names.reversed() {
            for event in trace.events(startingAt: link.token) {
                if let location = variable(event, link.token) { return location }
            }
        }
        return nil
    }

    func keeper(
        of chain: NameChain, in function: FlowFunction, depth: Int
    ) -> KeptThing.Keeper? {
        guard depth < 4, let first = chain.names.first else { return nil }
        let trace = flow.trace(of: function)
        if let alias = alias(endingIn: chain, in: function, depth: depth) { return alias }
        if let location = variable(endingIn: chain, in: function) {
            return foreignClass(in: location).map { .library($0) } ?? .variable(location)
        }
        if let local = trace.locals(named: first.name).first, !first.isMember {
            guard let value = function.file.assignedValue(in: local.range) else { return nil }
            return keeper(of: NameChain(value, in: function), in: function, depth: depth + 1)
        }
        if function.parameters.contains(where: { $0.name == first.name }) || first.isSelf {
            return nil
        }
        let isType = first.name.first?.isUppercase == true
        if flow.program.type(first.name)?.isDeclared == true { return nil }
        if Self.makersOfValues.contains(first.name) { return nil }
        if flow.objectiveC.isClass(first.name) { return .library(first.name) }
        if SharedStores.isOfApple(first.name) {
            return isType ? .system(first.name, member: "") : nil
        }
        guard flow.libraries.areIn(function.located.file) else { return nil }
        let isKnown = isType || flow.program.globals(named: first.name).isEmpty && !first.isMember
        return isKnown && first.name.first?.isLetter == true && isType || chain.isElementOfName
            ? .library(first.name) : nil
    }

    /// The type of another module that a variable holds itself, as in `let log = SwiftyBeaver.self`; nil for every other one.
    private func foreignClass(in location: FlowLocation) -> String? {
        let (name, owner): (String, String?)
        switch location {
        case .global(let global): (name, owner) = (global, nil)
        case .member(let member, let type): (name, owner) = (member, type)
        default: return nil
        }
        let located =
            owner.flatMap { flow.program.members(name, of: $0).first?.located }
            ?? flow.program.globals(named: name).first
        guard let located,
            case .metatype(let type) = flow.analysis.type(ofVariable: name, located, owner: owner),
            flow.program.type(type)?.isDeclared != true
        else { return nil }
        return type
    }

    /// The variable of the app that an event at a name reads.
    private func variable(_ event: FlowEvent, _ token: Int) -> FlowLocation? {
        switch event.kind {
        case .read(let receiver, let member, token, _):
            var owner = receiver.type.name
            if case .metatype(let type) = receiver.type { owner = type }
            guard let owner, let found = flow.program.members(member, of: owner).first else {
                return nil
            }
            return .member(member, of: found.owner)
        case .global(let name, _, _) where event.range.lowerBound == token: return .global(name)
        default: return nil
        }
    }

    // MARK: Keys

    /// The text of a literal, or the last name: what a local starts with counts for it.
    private func key(in ranges: [TokenRange], _ function: FlowFunction) -> String? {
        let file = function.file
        let tokens = file.tokens.tokens
        for range in ranges {
            if let literal = range.last(where: { tokens[$0].kind == .stringSegment }) {
                return file.tokens.text(of: literal)
            }
            if range.count == 1, tokens[range.lowerBound].kind == .identifier,
                let local = flow.trace(of: function).locals(
                    named: file.name(at: range.lowerBound)
                ).first,
                let value = file.assignedValue(in: local.range), !value.range.isEmpty,
                let literal = value.range.last(where: { tokens[$0].kind == .stringSegment })
            {
                return file.tokens.text(of: literal)
            }
        }
        guard let range = ranges.first,
            let last = range.last(where: {
                tokens[$0].kind == .identifier && !file.tokens.spells($0, "rawValue")
            })
        else { return nil }
        let name = file.name(at: last)
        return range.count == 1 && !isConstant(name, function) ? nil : name
    }

    /// Whether a name by itself stands for one value: a parameter, and the variable of a loop, may be any.
    private func isConstant(_ name: String, _ function: FlowFunction) -> Bool {
        if function.parameters.contains(where: { $0.name == name }) { return false }
        let isMember =
            function.owner.map { !flow.program.members(name, of: $0).isEmpty } ?? false
        return isMember || !flow.program.globals(named: name).isEmpty
    }

}
