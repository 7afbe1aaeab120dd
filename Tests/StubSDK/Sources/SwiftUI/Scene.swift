import Stage

#if !STUB_XCODE15
    @MainActor @preconcurrency
#endif
@available(SwiftUI 2.0, *)
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
@available(SwiftUI 2.0, *)
extension Never: Scene {}
@available(SwiftUI 2.0, *)
extension Scene where Body == Never {
    public var body: Never { Stage.crash("\(Self.self) is a primitive scene") }
}

/// A scene that the evaluator knows.
@available(SwiftUI 2.0, *)
protocol PrimitiveScene {
    @MainActor @preconcurrency func add(to renderer: Renderer, at path: String)
}

/// One kind of window that the app can show.
struct SceneNode {
    enum Kind { case windowGroup, window, settings, documents, menuBarExtra, immersiveSpace }
    let kind: Kind
    let id: String?
    let title: String?
    let render: @MainActor (Renderer) -> Void
    #if STUB_APPKIT || os(macOS)
        /// What the scene's modifiers say of its windows.
        var traits = WindowTraits()
    #endif
    /// Whether the system shows it at launch (osui-mac: settings and menu bar extras are not windows).
    var opensAtLaunch: Bool { kind == .windowGroup || kind == .window || kind == .documents }
}

@available(SwiftUI 2.0, *)
extension Renderer {
    func add<Content: Scene>(_ scene: Content, at path: String) {
        if let primitive = scene as? any PrimitiveScene {
            primitive.add(to: self, at: path)
            return
        }
        let here = path + "/\(Content.self)"
        install(scene, at: here)
        add(scene.body, at: here)
    }
    /// The content is evaluated along with the App's body, and shared by all windows (osui-ios, WindowGroup); in a
    /// world where it is kept for later, each window evaluates it for itself, as often as it is rendered. There the
    /// App's body is evaluated again with each event, too (`evaluateAgain`).
    func addWindows<Content: View>(
        _ kind: SceneNode.Kind, id: String? = nil, title: String? = nil,
        _ content: @escaping () -> Content
    ) {
        let render: @MainActor (Renderer) -> Void
        if Stage.world(has: "content-evaluated-again") {
            render = { $0.render(content(), at: "window") }
        } else {
            let view = content()
            render = { $0.render(view, at: "window") }
        }
        findings.scenes.append(SceneNode(kind: kind, id: id, title: title, render: render))
    }
}

/// Up to the SDK of Xcode 26 what makes the content of a scene does not escape: the App's body calls it. From that of
/// Xcode 27 on it does (`makeContent`).
@available(SwiftUI 2.0, *)
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    let id: String?
    let title: String?
    let content: () -> Content
    #if STUB_XCODE15
        public init(@ViewBuilder content: () -> Content) { Stage.crash("not run") }
        public init(id: String, @ViewBuilder content: () -> Content) { Stage.crash("not run") }
        public init(_ title: Text, @ViewBuilder content: () -> Content) { Stage.crash("not run") }
        public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
            Stage.crash("not run")
        }
        public init<S: StringProtocol>(
            _ title: S, id: String, @ViewBuilder content: () -> Content
        ) { Stage.crash("not run") }
    #else
        nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
            self.init(nil, nil, makeContent)
        }
        nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
            self.init(id, nil, makeContent)
        }
        nonisolated public init<S: StringProtocol>(
            _ title: S, @ViewBuilder makeContent: @escaping () -> Content
        ) { self.init(nil, String(title), makeContent) }
        nonisolated public init<S: StringProtocol>(
            _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
        ) { self.init(id, String(title), makeContent) }
        nonisolated private init(
            _ id: String?, _ title: String?, _ content: @escaping () -> Content
        ) {
            self.id = id
            self.title = title
            self.content = content
        }
    #endif
    func add(to renderer: Renderer, at path: String) {
        renderer.addWindows(.windowGroup, id: id, title: title, content)
    }
}

@available(SwiftUI 2.0, *)
public struct TupleScene<Content>: Scene, PrimitiveScene {
    public typealias Body = Never
    let value: Content
    func add(to renderer: Renderer, at path: String) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            if let scene = child.value as? any Scene { renderer.add(scene, at: "\(path).\(index)") }
        }
    }
}

@available(SwiftUI 2.0, *)
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> TupleScene<(First, repeat each Rest)> { TupleScene(value: (first, repeat each rest)) }
}

/// A scene with something done after it is evaluated.
@available(SwiftUI 2.0, *)
struct ObservingScene<Content: Scene>: Scene, PrimitiveScene {
    typealias Body = Never
    let content: Content
    let observe: @MainActor (Renderer, String) -> Void
    func add(to renderer: Renderer, at path: String) {
        renderer.add(content, at: path + "'")
        observe(renderer, path)
    }
}

@available(SwiftUI 2.0, *)
extension Scene {
    nonisolated func observing(_ observe: @escaping @MainActor (Renderer, String) -> Void)
        -> some Scene
    {
        ObservingScene(content: self, observe: observe)
    }
    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use onChange(of:initial:_:)")
    @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use onChange(of:initial:_:)")
    @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use onChange(of:initial:_:)")
    @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use onChange(of:initial:_:)")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use onChange(of:initial:_:)")
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some Scene {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: false, callsOld: true) {
                action($1)
            }
        }
    }
    @available(SwiftUI 5.0, *)
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: initial, action)
        }
    }
    @available(SwiftUI 5.0, *)
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: initial) { _, _ in action() }
        }
    }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        self
    }
    #if !os(watchOS) && !os(tvOS)
        nonisolated public func commands<Content: Commands>(
            @CommandsBuilder content: () -> Content
        ) -> some Scene {
            let commands = content()
            return observing { renderer, path in
                renderer.add(commands, at: path + "#commands")
            }
        }
    #endif
    @available(SwiftUI 4.0, *)
    nonisolated public func backgroundTask<Input, Output>(
        _ task: BackgroundTask<Input, Output>, action: @escaping @Sendable (Input) async -> Output
    ) -> some Scene { self }
}

@available(SwiftUI 4.0, *)
public struct BackgroundTask<Input, Output> {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

#if STUB_APPKIT || os(macOS)
    @available(SwiftUI 2.0, *)
    public struct Settings<Content: View>: Scene, PrimitiveScene {
        public typealias Body = Never
        let content: () -> Content
        nonisolated public init(@ViewBuilder content: () -> Content) {
            let value = content()
            self.content = { value }
        }
        func add(to renderer: Renderer, at path: String) {
            renderer.addWindows(.settings, content)
        }
    }
    @available(SwiftUI 4.0, *)
    public struct Window<Content: View>: Scene, PrimitiveScene {
        public typealias Body = Never
        let id: String
        let title: String
        let content: () -> Content
        nonisolated public init<S: StringProtocol>(
            _ title: S, id: String, @ViewBuilder content: () -> Content
        ) {
            self.id = id
            self.title = String(title)
            let value = content()
            self.content = { value }
        }
        nonisolated public init(
            _ title: Text, id: String, @ViewBuilder content: () -> Content
        ) {
            self.init(title.content, id: id, content: content)
        }
        func add(to renderer: Renderer, at path: String) {
            renderer.addWindows(.window, id: id, title: title, content)
        }
    }
    @available(SwiftUI 4.0, *)
    public struct MenuBarExtra<Content: View>: Scene, PrimitiveScene {
        public typealias Body = Never
        let content: () -> Content
        nonisolated public init<S: StringProtocol>(
            _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
        ) { self.init(content()) }
        nonisolated public init<S: StringProtocol>(
            _ title: S, @ViewBuilder content: () -> Content
        ) { self.init(content()) }
        nonisolated public init<S: StringProtocol>(
            _ title: S, systemImage: String, @ViewBuilder content: () -> Content
        ) { self.init(content()) }
        nonisolated private init(_ value: Content) { content = { value } }
        func add(to renderer: Renderer, at path: String) {
            renderer.addWindows(.menuBarExtra, content)
        }
    }
#endif
