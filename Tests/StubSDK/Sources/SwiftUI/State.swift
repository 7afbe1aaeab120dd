import Stage

public protocol DynamicProperty {}

/// A property wrapper that takes its value from the renderer.
@MainActor @preconcurrency protocol InstallableProperty {
    func install(in renderer: Renderer, at key: String)
}

final class Cell<Value> {
    var value: Value
    weak var renderer: Renderer?
    init(_ value: Value) { self.value = value }
    func set(_ newValue: Value) {
        value = newValue
        MainActor.assumeIsolated { renderer?.isDirty = true }
    }
}

final class Reference<Value> {
    private var cell: Cell<Value>?
    private let initial: () -> Value
    init(_ initial: @escaping () -> Value) { self.initial = initial }
    func resolve() -> Cell<Value> {
        if let cell { return cell }
        let made = Cell(initial())
        cell = made
        return made
    }
    /// Each window has its own value: the initial one of a `State` is that of the view, which windows may share, and
    /// a `StateObject` makes its object anew.
    @MainActor func install(in renderer: Renderer, at key: String) -> Cell<Value> {
        let installed = renderer.cell(key) { Cell(initial()) }
        installed.renderer = renderer
        cell = installed
        return installed
    }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Member>(
        dynamicMember keyPath: WritableKeyPath<Value, Member>
    ) -> Binding<Member> {
        Binding<Member>(
            get: { read()[keyPath: keyPath] },
            set: {
                var value = read()
                value[keyPath: keyPath] = $0
                write(value)
            })
    }
}

@propertyWrapper public struct State<Value>: DynamicProperty, InstallableProperty {
    private let reference: Reference<Value>
    public init(wrappedValue: Value) { reference = Reference { wrappedValue } }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public var wrappedValue: Value {
        get { reference.resolve().value }
        nonmutating set { reference.resolve().set(newValue) }
    }
    public var projectedValue: Binding<Value> {
        let reference = self.reference
        return Binding(
            get: { reference.resolve().value }, set: { reference.resolve().set($0) })
    }
    func install(in renderer: Renderer, at key: String) {
        _ = reference.install(in: renderer, at: key)
    }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// `$model.property` of an observable object.
@dynamicMemberLookup public struct ObservedObjectWrapper<Object: AnyObject> {
    let object: Object
    public subscript<Member>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
    ) -> Binding<Member> {
        let object = self.object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

@available(SwiftUI 2.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty, InstallableProperty {
    private let reference: Reference<Object>
    public nonisolated init(wrappedValue: @autoclosure @escaping () -> Object) {
        reference = Reference(wrappedValue)
    }
    public var wrappedValue: Object { reference.resolve().value }
    public var projectedValue: ObservedObjectWrapper<Object> { .init(object: wrappedValue) }
    func install(in renderer: Renderer, at key: String) {
        renderer.observe(reference.install(in: renderer, at: key).value)
    }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty, InstallableProperty {
    public nonisolated(unsafe) var wrappedValue: Object
    public nonisolated init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    public nonisolated init(initialValue: Object) { wrappedValue = initialValue }
    public var projectedValue: ObservedObjectWrapper<Object> { .init(object: wrappedValue) }
    func install(in renderer: Renderer, at key: String) { renderer.observe(wrappedValue) }
}

@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, InstallableProperty {
    private final class Box { var object: Object? }
    private let box: Box
    public nonisolated init() { box = Box() }
    public var wrappedValue: Object {
        guard let object = box.object else {
            Stage.crash("No ObservableObject of type \(Object.self) found")
        }
        return object
    }
    public var projectedValue: ObservedObjectWrapper<Object> { .init(object: wrappedValue) }
    func install(in renderer: Renderer, at key: String) {
        box.object = renderer.environment.objects[ObjectIdentifier(Object.self)] as? Object
        if let object = box.object { renderer.observe(object) }
    }
}

@available(SwiftUI 2.0, *)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.key = key
        initial = wrappedValue
    }
    public var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

@available(SwiftUI 2.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, InstallableProperty {
    private let reference: Reference<Value>
    public init(wrappedValue: Value, _ key: String) { reference = Reference { wrappedValue } }
    public var wrappedValue: Value {
        get { reference.resolve().value }
        nonmutating set { reference.resolve().set(newValue) }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
    func install(in renderer: Renderer, at key: String) {
        _ = reference.install(in: renderer, at: key)
    }
}

@available(SwiftUI 3.0, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let reference: Reference<Value>
    public init() where Value == Bool { reference = Reference { false } }
    public var wrappedValue: Value {
        get { reference.resolve().value }
        nonmutating set { reference.resolve().set(newValue) }
    }
}
