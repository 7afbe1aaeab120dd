// What Apple's Foundation has and the open-source one lacks. Linux only.
import Foundation
import Stage

/// Stands in for an Objective-C selector: the harness rewrites `#selector(f)` to `Selector(f)`,
/// so that the method itself is kept and target-action and notification observers really run.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    let perform: (@MainActor (Any, Any?) -> Void)?
    /// Whether it is a method of a target; one that is bound to an object already is of any.
    private let isOf: (Any) -> Bool
    /// Whether it is a method of one object, and not of a type.
    private let isBound: Bool

    public init(_ name: String) { self.init(name: name, isOf: { _ in true }, nil) }
    public init(stringLiteral name: String) { self.init(name) }

    /// `named` is the method's name, where the source tells it.
    public init<Result>(_ method: @escaping @MainActor () -> Result, named name: String = "method")
    {
        self.init(name: name, isOf: { _ in true }, isBound: true) { _, _ in _ = method() }
    }
    /// Not of a type's method, whose argument would be the object.
    @_disfavoredOverload public init<Argument, Result>(
        _ method: @escaping @MainActor (Argument) -> Result, named name: String = "method"
    ) {
        self.init(name: name + ":", isOf: { _ in true }, isBound: true) { _, argument in
            if let argument = argument as? Argument { _ = method(argument) }
        }
    }
    public init<Target, Result>(
        _ method: @escaping @MainActor (Target) -> () -> Result, named name: String = "Type.method"
    ) {
        self.init(name: name, isOf: { $0 is Target }) { target, _ in
            if let target = target as? Target { _ = method(target)() }
        }
    }
    public init<Target, Argument, Result>(
        _ method: @escaping @MainActor (Target) -> (Argument) -> Result,
        named name: String = "Type.method"
    ) {
        self.init(name: name + ":", isOf: { $0 is Target }) { target, argument in
            if let target = target as? Target, let argument = argument as? Argument {
                _ = method(target)(argument)
            }
        }
    }

    private init(
        name: String, isOf: @escaping (Any) -> Bool, isBound: Bool = false,
        _ perform: (@MainActor (Any, Any?) -> Void)?
    ) {
        self.isBound = isBound
        description = name
        self.isOf = isOf
        self.perform = perform
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.description == right.description
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Whether an object has the method.
    @MainActor public func isAnswered(by target: Any) -> Bool {
        perform == nil ? ActionTable.selector(named: description, of: target) != nil : isOf(target)
    }

    /// Whether an object of the app's has a method of that name.
    @MainActor public func isOwn(of target: Any) -> Bool {
        ActionTable.selector(named: description, of: target) != nil
    }

    /// Whether an object has a method of that name, whoever the selector was made from: the run time looks at the name alone. One
    /// that is bound to an object already tells nothing of the others.
    @MainActor public func isMethod(of target: Any) -> Bool {
        isOwn(of: target) || (perform != nil && !isBound && isOf(target))
    }

    /// Sends the message to an object that has the method.
    @MainActor public func answer(by target: Any, _ argument: Any?) {
        (ActionTable.selector(named: description, of: target) ?? self).send(to: target, argument)
    }

    /// Sends the message; one that is made from a bare string is looked up among the app's own methods.
    @MainActor public func send(to target: Any, _ argument: Any?) {
        let known = perform == nil ? ActionTable.selector(named: description, of: target) : self
        guard let perform = known?.perform else {
            Stage.warn("selector \"\(description)\" was made from a string and can't be sent")
            return
        }
        perform(target, argument)
    }
}

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let target = observer as AnyObject
        let reference = WeakReference(target)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = reference.object else { return }
            MainActor.assumeIsolated { selector.send(to: target, notification) }
        }
        SelectorObservers.add(token, for: ObjectIdentifier(target))
    }
}

private final class WeakReference: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// Tokens of selector-based observers, kept for as long as the process lives.
private enum SelectorObservers {
    static var tokens: [ObjectIdentifier: [any NSObjectProtocol]] = [:]
    static func add(_ token: any NSObjectProtocol, for observer: ObjectIdentifier) {
        tokens[observer, default: []].append(token)
    }
}

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
