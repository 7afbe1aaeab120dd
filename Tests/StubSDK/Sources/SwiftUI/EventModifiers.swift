import Stage

extension View {
    nonisolated func observing(
        _ observe: @escaping @MainActor (Renderer, String) -> Void
    ) -> ObservingView<Self> { ObservingView(content: self, observe: observe) }

    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        observing { renderer, path in renderer.once(path + "#appear", { action?() }) }
    }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        observing { renderer, path in
            renderer.once(path + "#disappear", {}, leave: { action?() })
        }
    }
    @available(SwiftUI 3.0, *)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        observing { renderer, path in
            renderer.once(path + "#task", { Task(priority: priority) { await action() } })
        }
    }

    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use onChange(of:initial:_:)")
    @available(macOS, introduced: 11.0, deprecated: 14.0, message: "Use onChange(of:initial:_:)")
    @available(tvOS, introduced: 14.0, deprecated: 17.0, message: "Use onChange(of:initial:_:)")
    @available(watchOS, introduced: 7.0, deprecated: 10.0, message: "Use onChange(of:initial:_:)")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use onChange(of:initial:_:)")
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: false, callsOld: true) {
                action($1)
            }
        }
    }
    @available(SwiftUI 5.0, *)
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: initial, action)
        }
    }
    @available(SwiftUI 5.0, *)
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        observing { renderer, path in
            renderer.change(path + "#change", to: value, initial: initial) { _, _ in action() }
        }
    }
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        observing { renderer, path in
            renderer.subscribe(path + "#receive", to: publisher, action)
        }
    }

    @available(SwiftUI 2.0, *)
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        observing { renderer, _ in renderer.findings.openURL.append(action) }
    }
    @available(SwiftUI 2.0, *)
    nonisolated public func onContinueUserActivity(
        _ type: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        observing { renderer, _ in renderer.findings.activities.append((type, action)) }
    }
    @available(SwiftUI 2.0, *)
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }
    @available(SwiftUI 2.0, *)
    nonisolated public func userActivity(
        _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
}

// MARK: What a window shows of a modifier

/// A view that decides about the whole window, where nothing stands beside it.
struct WindowView<Content: View>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let decide: (inout Renderer.Findings) -> Void
    func render(into renderer: Renderer, at path: String) {
        let isWhole = renderer.findings.content.isEmpty
        renderer.render(content, at: path)
        if isWhole { decide(&renderer.findings) }
    }
}

extension View {
    @available(SwiftUI 2.0, *)
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        ScopedView(content: self) {
            if regions.contains(.container) && edges.contains(.vertical) {
                $0.ignoresSafeArea = true
            }
        }
    }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ScopedView(content: self) { if edges.contains(.vertical) { $0.ignoresSafeArea = true } }
    }
    @available(SwiftUI 4.0, *)
    nonisolated public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        WindowView(content: self) { $0.tint = (tint as? Color)?.name }
    }
    @available(SwiftUI 3.0, *)
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View {
        WindowView(content: self) { $0.tint = tint?.name }
    }
    nonisolated public func accentColor(_ color: Color?) -> some View {
        WindowView(content: self) { $0.tint = color?.name }
    }
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        WindowView(content: self) { $0.style = scheme.map { $0 == .dark ? "dark" : "light" } }
    }
}

public enum Edge: Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let vertical: Set = [.top, .bottom]
        public static let horizontal: Set = [.leading, .trailing]
        public static let all: Set = [.vertical, .horizontal]
    }
}
@available(SwiftUI 2.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
