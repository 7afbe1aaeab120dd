// What Apple's Foundation has and the open-source one lacks. Linux only.
import Foundation
import Stage

/// Stands in for an Objective-C selector: the harness rewrites `#selector(f)` to `Selector(f)`,
/// so that the method itself is kept and target-action and notification observers really run.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    let perform: (@MainActor (Any, Any?) -> Void)?

    public init(_ name: String) {
        description = name
        perform = nil
    }
    public init(stringLiteral name: String) { self.init(name) }

    public init<Result>(_ method: @escaping @MainActor () -> Result) {
        self.init(name: "method") { _, _ in _ = method() }
    }
    public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
        self.init(name: "method:") { _, argument in
            if let argument = argument as? Argument { _ = method(argument) }
        }
    }
    public init<Target, Result>(_ method: @escaping @MainActor (Target) -> () -> Result) {
        self.init(name: "Type.method") { target, _ in
            if let target = target as? Target { _ = method(target)() }
        }
    }
    public init<Target, Argument, Result>(
        _ method: @escaping @MainActor (Target) -> (Argument) -> Result
    ) {
        self.init(name: "Type.method:") { target, argument in
            if let target = target as? Target, let argument = argument as? Argument {
                _ = method(target)(argument)
            }
        }
    }

    private init(name: String, _ perform: @escaping @MainActor (Any, Any?) -> Void) {
        description = name
        self.perform = perform
    }

    public static func == (left: Selector, right: Selector) -> Bool {
        left.description == right.description
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Sends the message; a selector made from a bare string can't be.
    @MainActor public func send(to target: Any, _ argument: Any?) {
        guard let perform else {
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
