/// Receivers in the order in which they subscribed.
final class Receivers<Value> {
    private var next = 0
    private var receivers: [Int: (Value) -> Void] = [:]
    func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
        next += 1
        let key = next
        receivers[key] = receive
        return AnyCancellable { [weak self] in self?.receivers[key] = nil }
    }
    func send(_ value: Value) {
        for key in receivers.keys.sorted() { receivers[key]?(value) }
    }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
}
extension Subject where Output == Void {
    public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output>()
    public init() {}
    public func send(_ value: Output) { receivers.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receivers.add(receive)
    }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let receivers = Receivers<Output>()
    public var value: Output { didSet { receivers.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) {}
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(value)
        return receivers.add(receive)
    }
}

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        nonisolated(unsafe) let object: AnyObject?
        public func subscribe(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
            nonisolated(unsafe) let receive = receive
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                receive($0)
            }
            let center = self.center
            return AnyCancellable { center.removeObserver(token) }
        }
    }
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
