@_exported import Combine
@_exported import Observation
import Stage

// Hand-written stand-in for SwiftUI: declarations, and an evaluator small enough to trust.
#if STUB_APPKIT || os(macOS)
    @_exported import AppKit
#elseif STUB_WATCHKIT || os(watchOS)
    @_exported import WatchKit
#else
    @_exported import UIKit
#endif

#if !STUB_XCODE15
    @MainActor @preconcurrency
#endif
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that the evaluator renders itself.
public protocol PrimitiveView {
    @MainActor @preconcurrency func render(into renderer: Renderer, at path: String)
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { Stage.crash("a primitive view has no body") }
}
extension View where Body == Never {
    public var body: Never { Stage.crash("\(Self.self) is a primitive view") }
}

public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never
    public init() {}
    public func render(into renderer: Renderer, at path: String) {}
}

public struct TupleView<Content>: View, PrimitiveView {
    public typealias Body = Never
    public let value: Content
    public init(_ value: Content) { self.value = value }
    public func render(into renderer: Renderer, at path: String) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            if let view = child.value as? any View { renderer.render(view, at: "\(path).\(index)") }
        }
    }
}

public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    public typealias Body = Never
    enum Storage {
        case first(First)
        case second(Second)
    }
    let storage: Storage
    public func render(into renderer: Renderer, at path: String) {
        switch storage {
        case .first(let view): renderer.render(view, at: path + ".first")
        case .second(let view): renderer.render(view, at: path + ".second")
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}
extension Optional: PrimitiveView where Wrapped: View {
    public func render(into renderer: Renderer, at path: String) {
        if let self { renderer.render(self, at: path + ".some") }
    }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { .init(storage: .first(first)) }
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { .init(storage: .second(second)) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

public struct AnyView: View, PrimitiveView {
    public typealias Body = Never
    private let body_: @MainActor (Renderer, String) -> Void
    public init<Content: View>(_ view: Content) { body_ = { $0.render(view, at: $1) } }
    public init<Content: View>(erasing view: Content) { self.init(view) }
    public func render(into renderer: Renderer, at path: String) { body_(renderer, path) }
}

/// A view with something done after it is rendered.
public struct ObservingView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    let observe: @MainActor (Renderer, String) -> Void
    public func render(into renderer: Renderer, at path: String) {
        renderer.render(content, at: path + "'")
        observe(renderer, path)
    }
}

/// A view rendered with another environment.
public struct ScopedView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void
    public func render(into renderer: Renderer, at path: String) {
        let outer = renderer.environment
        change(&renderer.environment)
        renderer.render(content, at: path)
        renderer.environment = outer
    }
}

#if !STUB_XCODE15
    @MainActor @preconcurrency
#endif
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = AnyView
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
extension View {
    nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
        ModifiedView(content: self, modifier: modifier)
    }
}

/// A view with a modifier of the app's own, whose property wrappers live as long as its place in the tree.
struct ModifiedView<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let modifier: Modifier
    func render(into renderer: Renderer, at path: String) {
        let here = path + "/\(Modifier.self)"
        renderer.install(modifier, at: here)
        renderer.render(modifier.body(content: AnyView(content)), at: here)
    }
}

/// Changes nothing; for a modifier that only some builds have (Apple, `EmptyModifier`).
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}
