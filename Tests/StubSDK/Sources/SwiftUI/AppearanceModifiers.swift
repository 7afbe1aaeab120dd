// Modifiers that change how things look: accepted, and without effect on the log.

extension View {
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    { self }
    nonisolated public func padding(_ length: CGFloat) -> some View { self }
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: width, idealWidth: width, maxWidth: width, minHeight: height,
            idealHeight: height, maxHeight: height)
    }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        #if STUB_APPKIT || os(macOS)
            return observing { renderer, path in
                var frame = ContentFrame()
                frame.width = .init(least: minWidth, ideal: idealWidth, most: maxWidth)
                frame.height = .init(least: minHeight, ideal: idealHeight, most: maxHeight)
                renderer.keep(frame, at: path)
            }
        #else
            return self
        #endif
    }
    nonisolated public func background<Background: View>(_ background: Background) -> some View {
        #if STUB_APPKIT || os(macOS)
            return BackgroundView(content: self, background: background)
        #else
            return self
        #endif
    }
    @available(SwiftUI 3.0, *)
    nonisolated public func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay) -> some View { self }
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { self }
    @available(SwiftUI 3.0, *)
    nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func lineLimit(_ count: Int?) -> some View { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { self }
    nonisolated public func hidden() -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        #if STUB_APPKIT || os(macOS)
            return observing { renderer, _ in
                if disabled { renderer.menu?.last?.isEnabled = false }
            }
        #else
            return self
        #endif
    }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { self }
    nonisolated public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }
    nonisolated public func scaledToFit() -> some View { self }
    nonisolated public func scaledToFill() -> some View { self }
    nonisolated public func edgesForExtendedLayout() -> some View { self }
    nonisolated public func fixedSize() -> some View { self }
    nonisolated public func layoutPriority(_ value: Double) -> some View { self }
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    {
        self
    }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    @available(SwiftUI 2.0, *)
    nonisolated public func accessibilityLabel(_ label: String) -> some View { self }
    nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        self
    }
    nonisolated public func listStyle<Style>(_ style: Style) -> some View { self }
    nonisolated public func buttonStyle<Style>(_ style: Style) -> some View { self }
    nonisolated public func navigationViewStyle<Style>(_ style: Style) -> some View { self }
    @available(SwiftUI 2.0, *)
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    @available(SwiftUI 2.0, *)
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    { self }
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        observing { renderer, path in
            if isPresented.wrappedValue { renderer.render(content(), at: path + "#sheet") }
        }
    }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        observing { renderer, path in
            if let item = item.wrappedValue {
                renderer.render(content(item), at: path + "#sheet")
            }
        }
    }
    #if !os(macOS)
        @available(SwiftUI 2.0, *)
        nonisolated public func fullScreenCover<Content: View>(
            isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
            @ViewBuilder content: @escaping () -> Content
        ) -> some View { sheet(isPresented: isPresented, content: content) }
        nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
            self
        }
        nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
        nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View
        { self }
    #endif
    #if os(iOS) || STUB_UIKIT
        nonisolated public func statusBar(hidden: Bool) -> some View {
            WindowView(content: self) { $0.hidesStatusBar = hidden }
        }
        @available(SwiftUI 2.0, *)
        nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
            WindowView(content: self) { $0.hidesStatusBar = hidden }
        }
        @available(iOS 16.0, *)
        nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
            self
        }
        @available(iOS 16.0, *)
        nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
        nonisolated public func keyboardType(_ type: Int) -> some View { self }
    #endif
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        self
    }
    nonisolated public func shadow(radius: CGFloat) -> some View { self }
    nonisolated public func previewDevice(_ device: String?) -> some View { self }
    nonisolated public func clipShape<S>(_ shape: S) -> some View { self }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        self
    }
    nonisolated public func searchable(text: Binding<String>) -> some View { self }
    nonisolated public func help(_ text: String) -> some View { self }
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        #if STUB_APPKIT || os(macOS)
            return observing { renderer, _ in
                renderer.menu?.last?.keyEquivalent = String(key.character)
                renderer.menu?.last?.keyEquivalentModifierMask = modifiers.flags
            }
        #else
            return self
        #endif
    }
}

@available(SwiftUI 3.0, *)
public enum Visibility: Sendable { case automatic, visible, hidden }

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public let character: Character
    public init(extendedGraphemeClusterLiteral: Character) {
        character = extendedGraphemeClusterLiteral
    }
    public static let delete: KeyEquivalent = "\u{8}"
    public static let upArrow: KeyEquivalent = "\u{F700}"
    public static let downArrow: KeyEquivalent = "\u{F701}"
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 16)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 8)
    public static let control = EventModifiers(rawValue: 4)
}
#if STUB_APPKIT || os(macOS)
    extension EventModifiers {
        fileprivate var flags: NSEvent.ModifierFlags {
            let known: [(EventModifiers, NSEvent.ModifierFlags)] = [
                (.command, .command), (.shift, .shift), (.option, .option), (.control, .control),
            ]
            return known.filter { contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
        }
    }
#endif

public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button()
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
}

public struct PlainListStyle { public init() {} }
public struct StackNavigationViewStyle { public init() {} }
public struct PlainButtonStyle { public init() {} }
public struct Circle { public init() {} }
public struct Rectangle { public init() {} }
