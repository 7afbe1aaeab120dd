public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let receivers = Receivers<Void>()
    public init() {}
    public func send() { receivers.send(()) }
    public func subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable {
        receivers.add(receive)
    }
}

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Publishers of the objects that don't store one, kept with their objects.
private enum StoredPublishers {
    nonisolated(unsafe) static var known:
        [ObjectIdentifier: (AnyObject, ObservableObjectPublisher)] =
            [:]
    static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        if let (_, publisher) = known[ObjectIdentifier(object)] { return publisher }
        let publisher = ObservableObjectPublisher()
        known[ObjectIdentifier(object)] = (object, publisher)
        return publisher
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        StoredPublishers.publisher(for: self)
    }
}

@propertyWrapper public struct Published<Value> {
    final class Box {
        var value: Value
        let receivers = Receivers<Value>()
        init(_ value: Value) { self.value = value }
    }
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: Box
        public func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
            receive(box.value)
            return box.receivers.add(receive)
        }
    }
    let box: Box
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    public init(initialValue: Value) { box = Box(initialValue) }
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.value = newValue }
    }
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].box.value }
        set {
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            let box = object[keyPath: storage].box
            box.receivers.send(newValue)
            box.value = newValue
        }
    }
}
