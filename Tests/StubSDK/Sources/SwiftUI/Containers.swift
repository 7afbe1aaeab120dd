import Stage

/// A view that shows its content and nothing of its own.
public struct ContainerView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let content: Content
    nonisolated public init(
        alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public func render(into renderer: Renderer, at path: String) {
        renderer.render(content, at: path)
    }
}
public typealias VStack<Content: View> = ContainerView<Content>
public typealias HStack<Content: View> = ContainerView<Content>
public typealias ZStack<Content: View> = ContainerView<Content>
public typealias Group<Content: View> = ContainerView<Content>
public typealias Form<Content: View> = ContainerView<Content>
public typealias NavigationView<Content: View> = ContainerView<Content>
@available(SwiftUI 4.0, *) public typealias NavigationStack<Content: View> = ContainerView<Content>
@available(SwiftUI 2.0, *) public typealias LazyVStack<Content: View> = ContainerView<Content>

public struct Alignment: Sendable {
    public static let center = Alignment(), leading = Alignment(), trailing = Alignment()
    public static let top = Alignment(), bottom = Alignment(), topLeading = Alignment()
}
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum ContentMode: Sendable { case fit, fill }
public enum Axis: Sendable {
    case horizontal, vertical
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

public struct ScrollView<Content: View>: View {
    let content: Content
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: some View { content }
}

public struct List<Content: View>: View {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        content = ForEach(data, content: rowContent)
    }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }
    public var body: some View { content }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    View, PrimitiveView
{
    public typealias Body = Never
    let data: Data
    let identify: (Data.Element) -> ID
    let content: (Data.Element) -> Content
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        identify = { $0[keyPath: id] }
        self.content = content
    }
    public func render(into renderer: Renderer, at path: String) {
        for element in data {
            renderer.render(content(element), at: "\(path)[\(identify(element))]")
        }
    }
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, id: \.id, content: content)
    }
}
extension ForEach where Data == Range<Int>, ID == Int {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

public struct Section<Content: View>: View {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    nonisolated public init<Header: View>(header: Header, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var body: some View { content }
}

public struct TabView<Content: View>: View {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public init<Selection: Hashable>(
        selection: Binding<Selection>?, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: some View { content }
}

public protocol TabViewStyle: Sendable {}
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
public struct PageTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}
@available(iOS 14.0, tvOS 14.0, macOS 11.0, watchOS 7.0, *)
extension View {
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}

public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    nonisolated public init(
        @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    public var body: some View { label }
}
extension NavigationLink where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        label = Text(title)
    }
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: () -> Destination
    ) {
        label = Text(title)
    }
}

public struct Button<Label: View>: View {
    let label: Label
    let action: () -> Void
    nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }
    public var body: some View { label }
}
extension Button where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

@available(SwiftUI 2.0, *)
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    public var body: some View { title }
}
@available(SwiftUI 2.0, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {
        self.title = Text(title)
    }
    nonisolated public init<S: StringProtocol>(_ title: S, image: String) {
        self.title = Text(title)
    }
}

public struct Toggle<Label: View>: View {
    let label: Label
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public var body: some View { label }
}
extension Toggle where Label == Text {
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        label = Text(title)
    }
}
public struct TextField: View {
    let title: String
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.title = String(title)
    }
    public var body: some View { Text("field \(title)") }
}
public struct Picker<Content: View>: View {
    let content: Content
    nonisolated public init<S: StringProtocol, Selection: Hashable>(
        _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: some View { content }
}

public struct Spacer: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(minLength: CGFloat? = nil) {}
    public func render(into renderer: Renderer, at path: String) {}
}
@available(SwiftUI 2.0, *)
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    let label: Label
    let content: Content
    public func render(into renderer: Renderer, at path: String) {
        #if STUB_APPKIT || os(macOS)
            guard renderer.menu != nil else { return }
            let title = renderer.title(of: label, at: path + "/title")
            let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
            let menu = NSMenu(title: title)
            menu.items = renderer.menuItems(of: content, at: path)
            item.submenu = menu
            renderer.menu?.append(item)
        #endif
    }
}
@available(SwiftUI 2.0, *)
extension Menu where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }
}
public struct Divider: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init() {}
    public func render(into renderer: Renderer, at path: String) {
        #if STUB_APPKIT || os(macOS)
            renderer.menu?.append(.separator())
        #endif
    }
}
@available(SwiftUI 2.0, *)
public struct ProgressView: View {
    nonisolated public init() {}
    public var body: some View { Text("progress") }
}
public struct GeometryProxy { public var size: CGSize { CGSize(width: 0, height: 0) } }
public struct GeometryReader<Content: View>: View {
    let content: (GeometryProxy) -> Content
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
    public var body: some View { content(GeometryProxy()) }
}
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
public struct Transaction { public init() {} }
public struct Animation: Sendable {
    public static let `default` = Animation(), easeInOut = Animation(), spring = Animation()
}
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
