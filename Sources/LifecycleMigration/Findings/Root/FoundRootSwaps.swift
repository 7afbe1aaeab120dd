import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which code replaces the root of a window that it finds: SwiftUI's, past what the delegate keeps in the window's place.
struct FoundRootSwaps {
    private let flow: AppFlow
    private let owner: String

    /// The swaps of an app whose window is a class's.
    init(in flow: AppFlow, owner: String) {
        self.flow = flow
        self.owner = owner
    }

    /// How sure it is that a root is SwiftUI's.
    enum Certainty {
        /// The window is one that the system has.
        case certain
        /// It may be one.
        case possible
    }

    /// Whether what the root is set of is SwiftUI's window; nil where it is another one.
    func certainty(of receiver: FlowValue) -> Certainty? {
        let windows = receiver.windows
        if windows.contains(.found) { return .certain }
        let isUnknown =
            windows.isEmpty && flow.mayBeWindow(receiver) && !flow.isOwnKindOfWindow(receiver.type)
        return isUnknown ? .possible : nil
    }

    /// Whether a root is set of a member that a statement in front of it has just set to a window which it makes:
    /// `overlay = UIWindow(frame: bounds)`, `overlay?.rootViewController = cover`.
    func isJustMade(_ token: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        let all = flow.trace(of: function).events
        guard let name = file.ownMember(before: token),
            let root = all.first(where: { event in
                guard case .write(_, "rootViewController", token, _) = event.kind else {
                    return false
                }
                return true
            })
        else { return false }
        let events = all.filter { $0.range.lowerBound < root.range.lowerBound }
        let last = events.lastIndex { event in
            guard case .write(_, name, _, _) = event.kind else { return false }
            return true
        }
        guard let last, events[last].closures == root.closures,
            file.assignsOwnMember(name, from: events[last].range.lowerBound),
            makesWindow(events[last], in: function),
            let open = file.openBrace(around: events[last].statement.lowerBound),
            token < file.tokens.partners[open]
        else { return false }
        // What is called in between may set the member anew.
        return events[(last + 1)...].allSatisfy { event in
            guard case .call(let call) = event.kind else { return true }
            return call.target.functions == nil
        }
    }

    /// Whether a root is set of a member that a protocol asks for, `manager.alertWindow.rootViewController = …`, and that only ever holds windows
    /// which the app makes itself.
    func isOfOwnWindow(_ token: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        let tokens = file.tokens.tokens
        guard token > 2 else { return false }
        let index = file.tokenWithoutMarks(endingAt: token - 2)
        guard index > 1, tokens[token - 1].kind == .period, tokens[index].kind == .identifier,
            tokens[index - 1].kind == .period
        else { return false }
        let name = file.name(at: index)
        return flow.trace(of: function).events.contains { event in
            guard case .read(let receiver, name, index, _) = event.kind else { return false }
            return holdsOwnWindows(name, of: receiver.type)
        }
    }

    private func holdsOwnWindows(_ name: String, of type: FlowType) -> Bool {
        let program = flow.program
        guard let type = type.unwrapped.name, program.type(type)?.kind == .protocol else {
            return false
        }
        let members = program.implementations(name, of: type).filter {
            program.type($0.owner)?.kind != .protocol
        }
        let owners = Set(members.map(\.owner))
        let areStored = members.allSatisfy { member in
            let declaration = member.located.declaration
            return declaration.kind == .variable
                && declaration.bindings.allSatisfy {
                    $0.accessorBraces == nil && $0.initializer == nil
                }
        }
        guard !members.isEmpty, areStored else { return false }
        var isMade = false
        for function in flow.analysis.allFunctions {
            for event in flow.trace(of: function).events {
                guard case .write(let receiver, name, _, _) = event.kind else { continue }
                guard let owner = receiver.type.unwrapped.name else { return false }
                guard owners.contains(owner) else { continue }
                guard makesWindow(event, in: function) else { return false }
                isMade = true
            }
        }
        return isMade
    }

    /// Whether a member is set to a window that is made there, or to nothing.
    private func makesWindow(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let expression = ExpressionReader(function.file).expression(in: event.range)
        guard case .assignment(_, _, let value) = expression.kind else { return false }
        switch value.kind {
        case .literal: return function.file.text(value.range) == "nil"
        case .call(let callee, _):
            return flow.isWindow(.plain(function.file.text(callee.range)))
        default: return false
        }
    }

    /// Whether any code certainly replaces it.
    var isAny: Bool {
        let names = RootsByName(in: flow, owner: owner)
        return flow.analysis.allFunctions.contains { function in
            flow.trace(of: function).events.contains { event in
                switch event.kind {
                case .write(let receiver, "rootViewController", _, _),
                    .change(.some(let receiver), "rootViewController", _, _):
                    certainty(of: receiver) == .certain
                case .keyPath, .call, .read(_, RootsByName.setter, _, _):
                    names.use(event, in: function) == .swap
                default: false
                }
            }
        }
    }
}

extension SwiftFile {
    /// The member of `self` in front of the one at a token: `overlay` in `overlay?.rootViewController`; nil for one of another object.
    fileprivate func ownMember(before token: Int) -> String? {
        guard token > 1, tokens.tokens[token - 1].kind == .period else { return nil }
        let index = tokenWithoutMarks(endingAt: token - 2)
        guard index > 0, tokens.tokens[index].kind == .identifier else { return nil }
        let isOwn =
            tokens.tokens[index - 1].kind != .period
            || index > 1 && tokens.spells(index - 2, "self")
        return isOwn ? name(at: index) : nil
    }

    /// Whether a member of `self` is the target of what begins at a token.
    fileprivate func assignsOwnMember(_ member: String, from token: Int) -> Bool {
        let first = tokens.spells(token, "self") ? token + 2 : token
        return name(at: first) == member && tokens.spells(first + 1, "=")
    }
}
