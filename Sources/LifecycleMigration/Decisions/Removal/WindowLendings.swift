import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The variables outside of the delegates in which a scene delegate stores its window, and that get SwiftUI's window instead:
/// no code that takes it from there does anything that SwiftUI's window can't bear.
struct WindowLendings {
    /// The variables, as `Type.member`, or by their names at the top level.
    let variables: Set<String>
    /// The functions that have the window from there alone, whose code stays.
    let borrowers: Set<FlowFunction.ID>

    /// Whether there are such variables; nil where there is none, or where one of them is asked for more.
    init?(_ facts: LaunchFacts) {
        guard facts.usesScenes else { return nil }
        let functions = facts.flow.analysis.allFunctions
        var variables: Set<String> = []
        for function in functions {
            for event in facts.flow.trace(of: function).events {
                guard let (name, value) = Self.written(by: event), facts.window.isPossible(value)
                else { continue }
                guard !Self.isDelegates(event, facts) else { continue }
                guard !event.runsLater, Self.connects(function, facts),
                    Self.isOptionalWindow(name, event, facts)
                else { return nil }
                variables.insert(name)
            }
        }
        guard !variables.isEmpty else { return nil }
        var borrowers: Set<FlowFunction.ID> = []
        for function in functions where !Self.connects(function, facts) {
            let events = facts.flow.trace(of: function).events
            guard events.contains(where: { Self.reads(variables, $0) }) else { continue }
            let gives = facts.flow.analysis.result(of: function).map(facts.window.isPossible)
            guard gives != true, !events.contains(where: { Self.asksForMore($0, facts) }) else {
                return nil
            }
            borrowers.insert(function.id)
        }
        self.variables = variables
        self.borrowers = borrowers
    }

    /// The variable that an event gives a value.
    static func written(by event: FlowEvent) -> (name: String, value: FlowValue)? {
        switch event.kind {
        case .write(let receiver, let member, _, let value):
            receiver.type.memberOwner.map { ($0 + "." + member, value) }
        case .global(let name, isWritten: true, let value): (name, value)
        default: nil
        }
    }

    private static func reads(_ variables: Set<String>, _ event: FlowEvent) -> Bool {
        switch event.kind {
        case .read(let receiver, let member, _, _):
            receiver.type.memberOwner.map { variables.contains($0 + "." + member) } ?? false
        case .global(let name, isWritten: false, _): variables.contains(name)
        default: false
        }
    }

    /// Whether a delegate keeps what is written.
    private static func isDelegates(_ event: FlowEvent, _ facts: LaunchFacts) -> Bool {
        guard case .write(let receiver, _, _, _) = event.kind,
            let owner = receiver.type.memberOwner
        else { return false }
        return owner == facts.owner.name || owner == facts.delegate.name
            || facts.window.origins.contains(.property(of: owner))
    }

    /// Whether a function is what UIKit calls for a scene that connects: SwiftUI's window is there then.
    private static func connects(_ function: FlowFunction, _ facts: LaunchFacts) -> Bool {
        facts.timeline.isEntry(function) && function.owner == facts.owner.name
            && function.located.declaration.selectorName == "scene(_:willConnectTo:options:)"
    }

    /// Whether a variable is a stored one that may lack its window, and holds no other.
    private static func isOptionalWindow(
        _ name: String, _ event: FlowEvent, _ facts: LaunchFacts
    ) -> Bool {
        let found: [LocatedDeclaration]
        let assigned: FlowValue?
        if case .write(let receiver, let member, _, _) = event.kind,
            let owner = receiver.type.memberOwner
        {
            found = facts.flow.program.members(member, of: owner).map(\.located)
            assigned = facts.flow.analysis.assigned(to: member, of: owner)
        } else {
            found = facts.flow.program.globals(named: name)
            assigned = facts.flow.analysis.assigned(to: name, of: nil)
        }
        guard found.count == 1, let binding = found[0].declaration.bindings.first,
            found[0].declaration.bindings.count == 1, binding.accessorBraces == nil,
            found[0].declaration.attributes.isEmpty, found[0].declaration.conditions.isEmpty,
            let type = binding.type, let assigned
        else { return false }
        return ["UIWindow?", "UIWindow!"].contains(found[0].file.outline.text(type))
            && assigned.windows.isSubset(of: facts.window.origins)
    }

    // MARK: What must not be done to SwiftUI's window

    /// Whether an event needs the app's own window, or may hand it to code that does.
    private static func asksForMore(_ event: FlowEvent, _ facts: LaunchFacts) -> Bool {
        func isOwn(_ value: FlowValue) -> Bool { facts.window.isPossible(value) }
        switch event.kind {
        case .read(let receiver, let member, _, let result):
            if isOwn(receiver) { return WindowMember.named(member) == .root }
            return isOwn(result) && isDelegateWindow(member, of: receiver, facts)
        case .write(let receiver, let member, _, let value):
            return isOwn(value) || isOwn(receiver) && WindowMember.named(member) != .look
        case .global(_, isWritten: true, let value): return isOwn(value)
        case .call(let call):
            if call.arguments.contains(where: { isOwn($0.value) }) { return true }
            guard let receiver = call.receiver, isOwn(receiver) else {
                return isOwn(call.result)
            }
            switch call.target {
            case .foreign: return !lentMethods.contains(call.name)
            default: return true
            }
        case .cast(let value, _, _), .result(let value), .escape(let value),
            .element(let value, _, _):
            return isOwn(value)
        case .opaque, .keyPath: return true
        case .local, .comparison, .unwrap, .change, .global: return false
        }
    }

    private static func isDelegateWindow(
        _ member: String, of receiver: FlowValue, _ facts: LaunchFacts
    ) -> Bool {
        guard member == "window", let owner = receiver.type.memberOwner else { return false }
        return facts.window.origins.contains(.property(of: owner))
    }

    /// What can be done to any window, SwiftUI's as well: it lays something over its content, or asks about places.
    static let lentMethods: Set<String> = [
        "addSubview", "addGestureRecognizer", "removeGestureRecognizer", "bringSubviewToFront",
        "addInteraction", "layoutIfNeeded", "setNeedsLayout", "endEditing", "convert",
        "snapshotView",
    ]
}

/// A place that does something to SwiftUI's window, which it did to the app's own.
struct LentWindow {
    /// The token to point at.
    let token: Int
    /// The variable that gets it, or the method that is called of it.
    let use: Use

    /// What is done.
    enum Use {
        /// A variable gets the window.
        case kept(String)
        /// A method is called.
        case method(String)
    }
}

// What a scene's delegate does with the window beyond its root is done to the window that SwiftUI has made by then.
extension WindowExtraction {
    /// A variable that is lent the window gets SwiftUI's; gives whether it does.
    mutating func lend(_ assignment: Expression, _ target: Expression, _ value: Expression) -> Bool
    {
        guard let lendings = scope.lendings, isWindow(value.range),
            let event = assignments[assignment.range],
            let written = WindowLendings.written(by: event),
            lendings.variables.contains(written.name), isLendable(assignment),
            let code = lentWindow(at: value.range.lowerBound)
        else { return false }
        changes.replacements.append(
            TextEdit(range: file.bytes(of: value.range), replacement: String(code.dropLast())))
        changes.places.append(value.range)
        changes.lent.append(
            LentWindow(token: target.range.lowerBound, use: .kept(file.text(target.range))))
        return true
    }

    /// A method of the window is called of SwiftUI's; gives whether it is.
    mutating func lend(_ call: Expression, _ base: Expression, method name: String) -> Bool {
        guard WindowLendings.lentMethods.contains(name), isLendable(call),
            let code = lentWindow(at: base.range.lowerBound)
        else { return false }
        changes.replacements.append(
            TextEdit(range: file.bytes(of: base.range), replacement: code))
        changes.places.append(base.range)
        changes.lent.append(LentWindow(token: base.range.lowerBound, use: .method(name)))
        return true
    }

    /// Whether an expression is a statement of the method that UIKit calls for the scene, which runs then and not later.
    private func isLendable(_ expression: Expression) -> Bool {
        currentStatement?.range == expression.range && laterDepth == 0 && !isLenient
            && function.owner == scope.window.owner
            && function.located.declaration.selectorName == "scene(_:willConnectTo:options:)"
    }

    private mutating func lentWindow(at token: Int) -> String? {
        guard let window = sceneWindow(at: token) else { return nil }
        if let local = window.local { neededScenes.insert(local) }
        return window.code
    }
}
