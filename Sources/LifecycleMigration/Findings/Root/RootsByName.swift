import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what reaches the root of SwiftUI's window, or the delegate's window, by a name: a key path or key-value coding.
struct RootsByName {
    /// What is done there.
    enum Use {
        /// The root view controller is replaced, or may be.
        case swap
        /// The root view controller is asked for.
        case root
        /// The delegate's window is asked for.
        case window
    }

    private let flow: AppFlow
    private let owner: String

    /// A search in the code of an app, whose window a delegate owns.
    init(in flow: AppFlow, owner: String) {
        self.flow = flow
        self.owner = owner
    }

    /// What an event does; nil where it has nothing to do with windows.
    func use(_ event: FlowEvent, in function: FlowFunction) -> Use? {
        switch event.kind {
        case .keyPath: use(ofPath: event, in: function)
        // `(window as AnyObject).setRootViewController?(…)`
        case .read(let receiver, Self.setter, _, _) where !isOwn(receiver): .swap
        case .call(let call) where call.name == Self.setter:
            call.receiver.map(isOwn) ?? true ? nil : .swap
        case .call(let call): use(call, in: function)
        case .write(let receiver, Self.root, _, _) where isLookedUp(receiver.type),
            .change(.some(let receiver), Self.root, _, _) where isLookedUp(receiver.type):
            .swap
        default: nil
        }
    }

    /// A key path that is kept or handed on: what is done along it is done elsewhere.
    private func use(ofPath event: FlowEvent, in function: FlowFunction) -> Use? {
        let file = function.file
        guard let path = KeyPathShape(event.range, in: file) else { return nil }
        let names = path.members.map(file.name(at:))
        let type = path.root.last.map(file.name(at:))
        let isOwn = type.map { isOwnType($0) } ?? isOfOwnMember(event, in: function)
        if names.last == Self.root, names.count > 1 || !isOwn { return .swap }
        let startsAtDelegate =
            names.first == "window"
            && (type.map { $0 == owner } ?? isOfDelegate(event, in: function))
        return startsAtDelegate || isWindowOfDelegate(names) ? .window : nil
    }

    /// Whether a key path without a type, in a class with such a member, goes to a function of that class.
    private func isOfOwnMember(_ path: FlowEvent, in function: FlowFunction) -> Bool {
        guard let owner = function.owner, isOwnType(owner),
            flow.program.type(owner)?.declarations.contains(where: { type in
                type.declaration.members.contains { $0.name == Self.root }
            }) == true
        else { return false }
        return flow.trace(of: function).events(within: path.statement).contains { event in
            guard case .call(let call) = event.kind else { return false }
            return call.arguments.contains { $0.range == path.range }
                && (call.receiver.map(self.isOwn) ?? true)
        }
    }

    /// Whether the call that is given a key path is about the delegate: `assign(to: \.window, on: self)`,
    /// `delegate.publisher(for: \.window)`.
    private func isOfDelegate(_ path: FlowEvent, in function: FlowFunction) -> Bool {
        flow.trace(of: function).events(within: path.statement).contains { event in
            guard case .call(let call) = event.kind,
                call.arguments.contains(where: { $0.range == path.range })
            else { return false }
            if call.receiver == nil, function.owner == owner { return true }
            return ([call.receiver].compactMap { $0 } + call.arguments.map(\.value)).contains {
                $0.tags.contains(.applicationDelegate) || $0.type.unwrapped.name == owner
            }
        }
    }

    private func use(_ call: FlowCall, in function: FlowFunction) -> Use? {
        if call.name == "setValuesForKeys",
            call.arguments.contains(where: { argument in
                argument.range.contains { function.file.tokens.text(of: $0) == Self.root }
            })
        {
            return .swap
        }
        for names in PredicatePaths.of(call, in: function, flow.program) where names.count > 1 {
            if names.contains(Self.root) { return .root }
            if isWindowOfDelegate(names) { return .window }
        }
        guard let receiver = call.receiver else {
            guard let named = MemberByName(call, in: function, flow.program) else { return nil }
            if let found = use(onTheWayOf: named) { return found }
            return function.owner == owner && named.names.first == "window" ? .window : nil
        }
        guard let named = MemberByName(call, in: function, flow.program) else {
            let isWindow =
                receiver.windows.contains(.found) || flow.isWindow(receiver.type.unwrapped)
            return isWindow && setsUnknown(call, in: function.file) ? .swap : nil
        }
        let isOwn = receiver.windows.isEmpty && isOwn(receiver)
        if named.names.last == Self.root, named.names.count > 1 || !isOwn {
            return named.isSet ? .swap : .root
        }
        if let found = use(onTheWayOf: named) { return found }
        let isDelegate =
            receiver.tags.contains(.applicationDelegate) || receiver.type.unwrapped.name == owner
        return isWindowOfDelegate(named.names) || isDelegate && named.names.first == "window"
            ? .window : nil
    }

    /// What a key path of several members does with a root that it comes to.
    private func use(onTheWayOf named: MemberByName) -> Use? {
        guard named.names.contains(Self.root), named.names.count > 1 else { return nil }
        return named.isSet && named.names.last == Self.root ? .swap : .root
    }

    /// Whether a call sets what is named by a text or a selector that isn't written there.
    private func setsUnknown(_ call: FlowCall, in file: SwiftFile) -> Bool {
        let key: FlowCallArgument?
        switch call.name {
        case "setValue": key = call.arguments.first { ["forKey", "forKeyPath"].contains($0.label) }
        case "perform": key = call.arguments.first { $0.label == nil }
        default: return false
        }
        return key.map { key in
            file.literalText(in: key.range) == nil
                && file.selectorLiteral(at: key.range.lowerBound) == nil
        } ?? false
    }

    /// Whether members of a type are those of another one, by their names.
    private func isLookedUp(_ type: FlowType) -> Bool {
        type.unwrapped.name.flatMap(flow.program.type)?.declarations.contains {
            $0.declaration.attribute("dynamicMemberLookup") != nil
        } ?? false
    }

    private static let root = "rootViewController"
    /// The setter's name in Objective-C, which any object may be asked for.
    static let setter = "setRootViewController"

    private func isOwn(_ value: FlowValue) -> Bool { value.type.name.map(isOwnType) ?? false }

    private func isWindowOfDelegate(_ names: [String]) -> Bool {
        zip(names, names.dropFirst()).contains { $0 == "delegate" && $1 == "window" }
    }

    /// Whether a type is one that the app declares, and no window.
    private func isOwnType(_ name: String) -> Bool {
        flow.program.type(name)?.isDeclared == true && !flow.isWindow(.plain(name))
    }
}
