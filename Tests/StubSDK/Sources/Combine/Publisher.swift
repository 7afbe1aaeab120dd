// Hand-written stand-in for Combine: subjects, `sink`, `@Published`, notifications. Everything
// is delivered at once, where the value is sent; schedulers are accepted and not used.
@_exported import Foundation

public protocol Cancellable { func cancel() }

public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { body = cancel }
    public init<C: Cancellable>(_ cancellable: C) { body = { cancellable.cancel() } }
    deinit { body?() }
    public func cancel() {
        body?()
        body = nil
    }
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<Many: RangeReplaceableCollection>(in many: inout Many)
    where Many.Element == AnyCancellable { many.append(self) }
}

public enum Subscribers {
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
    /// Stands in for `receive(subscriber:)`.
    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receiveValue)
    }
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable { subscribe { object[keyPath: keyPath] = $0 } }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { subscribe(receiveValue) }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
    public func map<Value>(_ transform: @escaping (Output) -> Value) -> AnyPublisher<Value, Failure>
    {
        AnyPublisher { receive in subscribe { receive(transform($0)) } }
    }
    public func compactMap<Value>(
        _ transform: @escaping (Output) -> Value?
    ) -> AnyPublisher<Value, Failure> {
        AnyPublisher { receive in subscribe { if let value = transform($0) { receive(value) } } }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var left = count
            return subscribe { if left > 0 { left -= 1 } else { receive($0) } }
        }
    }
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var left = count
            return subscribe {
                guard left > 0 else { return }
                left -= 1
                receive($0)
            }
        }
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher { receive in
            let first = subscribe(receive)
            let second = other.subscribe(receive)
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
    public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }
    public func debounce<S, T>(for time: T, scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        map {
            receiveOutput?($0)
            return $0
        }
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> {
        AnyPublisher { receive in
            var last: Output?
            return subscribe {
                guard last != $0 else { return }
                last = $0
                receive($0)
            }
        }
    }
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let body: (@escaping (Output) -> Void) -> AnyCancellable
    init(_ subscribe: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { body = subscribe }
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { body(receive) }
}

public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(output)
        return AnyCancellable {}
    }
}

public enum Publishers {
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        let a: A, b: B
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public func subscribe(_ receive: @escaping (A.Output) -> Void) -> AnyCancellable {
            a.merge(with: b).subscribe(receive)
        }
    }
}
