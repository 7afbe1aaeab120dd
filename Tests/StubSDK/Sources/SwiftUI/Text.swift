import Stage

public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    let value: String
    public init(stringLiteral value: String) { self.value = value }
    public init(_ value: String) { self.value = value }
}

public struct Text: Equatable {
    let content: String
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    @_disfavoredOverload public init(_ key: LocalizedStringKey) { content = key.value }
    public init(verbatim content: String) { self.content = content }
    public init(_ date: Date, style: DateStyle) { content = "date" }
    public struct DateStyle: Sendable {
        public static let date = DateStyle(), time = DateStyle(), timer = DateStyle()
    }
    public static func + (left: Text, right: Text) -> Text { Text(left.content + right.content) }
    public func font(_ font: Font?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
}
extension Text: View, PrimitiveView {
    public typealias Body = Never
    public func render(into renderer: Renderer, at path: String) {
        renderer.show("Text(\(content))")
    }
}

public struct Font: Hashable, Sendable {
    public struct Weight: Hashable, Sendable {
        public static let bold = Weight(), semibold = Weight(), medium = Weight()
        public static let regular = Weight(), light = Weight(), heavy = Weight()
    }
    public enum Design: Sendable { case `default`, rounded, monospaced, serif }
    public static let largeTitle = Font(), title = Font(), headline = Font(), body = Font()
    public static let subheadline = Font(), caption = Font(), footnote = Font(), callout = Font()
    @available(SwiftUI 2.0, *) public static let title2 = Font()
    @available(SwiftUI 2.0, *) public static let title3 = Font()
    @available(SwiftUI 2.0, *) public static let caption2 = Font()
    public static func system(
        size: CGFloat, weight: Weight = .regular, design: Design = .default
    ) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public func bold() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
    let name: String
    init(named name: String) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "rgba(\(red),\(green),\(blue),\(opacity))"
    }
    public static let red = Color(named: "red")
    public static let green = Color(named: "green")
    public static let blue = Color(named: "blue")
    public static let orange = Color(named: "orange")
    public static let yellow = Color(named: "yellow")
    public static let purple = Color(named: "purple")
    public static let pink = Color(named: "pink")
    public static let white = Color(named: "white")
    public static let black = Color(named: "black")
    public static let gray = Color(named: "gray")
    public static let clear = Color(named: "clear")
    public static let primary = Color(named: "label")
    public static let secondary = Color(named: "secondaryLabel")
    public static let accentColor = Color(named: "tintColor")
    @available(SwiftUI 3.0, *) public static let teal = Color(named: "teal")
    @available(SwiftUI 3.0, *) public static let indigo = Color(named: "indigo")
    @available(SwiftUI 3.0, *) public static let mint = Color(named: "mint")
    @available(SwiftUI 3.0, *) public static let cyan = Color(named: "cyan")
    @available(SwiftUI 3.0, *) public static let brown = Color(named: "brown")
    public func opacity(_ opacity: Double) -> Color { Color(named: "\(name)@\(opacity)") }
}
extension Color: View, PrimitiveView {
    public typealias Body = Never
    public func render(into renderer: Renderer, at path: String) { renderer.show("Color(\(name))") }
}

#if STUB_APPKIT || os(macOS)
    extension Color {
        public init(_ color: NSColor) { name = "\(color)" }
        @available(macOS 12.0, *) public init(nsColor color: NSColor) { name = "\(color)" }
    }
#elseif !(STUB_WATCHKIT || os(watchOS))
    extension Color {
        public init(_ color: UIColor) { name = "\(color)" }
        @available(SwiftUI 3.0, *) public init(uiColor color: UIColor) { name = "\(color)" }
    }
#endif

public struct Image {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(systemName: String) { name = systemName }
    public func resizable() -> Image { self }
}
extension Image: View, PrimitiveView {
    public typealias Body = Never
    public func render(into renderer: Renderer, at path: String) { renderer.show("Image(\(name))") }
}
