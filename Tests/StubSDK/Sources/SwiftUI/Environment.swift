import Stage

@available(SwiftUI 2.0, *)
public enum ScenePhase: Int, Comparable, Sendable {
    case background, inactive, active
    public static func < (left: ScenePhase, right: ScenePhase) -> Bool {
        left.rawValue < right.rawValue
    }
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    var phase = 0
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var custom: [ObjectIdentifier: Any] = [:]
    /// Whether content may reach under the bars of the screen.
    var ignoresSafeArea = false
    public var colorScheme: ColorScheme = .light
    public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var locale = english
    private static let english = Locale(identifier: "en")
    public var undoManager: UndoManager?
    public var isEnabled = true
    public init() {}

    @available(SwiftUI 2.0, *)
    public var scenePhase: ScenePhase {
        get { ScenePhase(rawValue: phase) ?? .background }
        set { phase = newValue.rawValue }
    }
    @available(SwiftUI 2.0, *)
    public var openURL: OpenURLAction { OpenURLAction() }
    @available(SwiftUI 3.0, *)
    public var dismiss: DismissAction { DismissAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }
}

public struct OpenURLAction {
    public func callAsFunction(_ url: URL) { Stage.effect("open \(url.absoluteString)") }
}
public struct DismissAction {
    public func callAsFunction() {}
}
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

@propertyWrapper public struct Environment<Value>: DynamicProperty, InstallableProperty {
    private final class Box { var values = EnvironmentValues() }
    private let read: (EnvironmentValues) -> Value
    private let box = Box()
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
    @available(SwiftUI 5.0, *)
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = {
            guard let object = $0.objects[ObjectIdentifier(type)] as? Value else {
                Stage.crash("No Observable object of type \(type) found")
            }
            return object
        }
    }
    public var wrappedValue: Value { read(box.values) }
    @MainActor @preconcurrency func install(in renderer: Renderer, at key: String) {
        box.values = renderer.environment
        renderer.readsEnvironment = true
    }
}

extension View {
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object)
        -> some View
    {
        ScopedView(content: self) { $0.objects[ObjectIdentifier(Object.self)] = object }
    }
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View { ScopedView(content: self) { $0[keyPath: keyPath] = value } }
    @available(SwiftUI 5.0, *)
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?)
        -> some View
    {
        ScopedView(content: self) { $0.objects[ObjectIdentifier(Object.self)] = object }
    }
}
