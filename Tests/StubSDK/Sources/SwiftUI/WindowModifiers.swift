#if STUB_APPKIT || os(macOS)
    @available(SwiftUI 2.0, *)
    extension Scene {
        nonisolated public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene {
            observing { renderer, _ in
                renderer.changeTraits { $0.hidesTitleBar = style is HiddenTitleBarWindowStyle }
            }
        }
        @available(SwiftUI 4.0, *)
        public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
            observing { renderer, _ in
                renderer.changeTraits { $0.defaultSize = CGSize(width: width, height: height) }
            }
        }
        @available(SwiftUI 4.0, *)
        public func windowResizability(_ resizability: WindowResizability) -> some Scene {
            observing { renderer, _ in
                renderer.changeTraits { $0.isAsLargeAsContent = resizability == .contentSize }
            }
        }
    }
    @available(SwiftUI 2.0, *)
    public protocol WindowStyle {}
    @available(SwiftUI 2.0, *)
    public struct HiddenTitleBarWindowStyle: WindowStyle {
        nonisolated public init() {}
    }
    @available(SwiftUI 2.0, *)
    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
        nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { Self() }
    }
    @available(SwiftUI 4.0, *)
    public struct WindowResizability: Sendable, Equatable {
        private let name: String
        public static let contentSize = WindowResizability(name: "contentSize")
        public static let contentMinSize = WindowResizability(name: "contentMinSize")
        public static let automatic = WindowResizability(name: "automatic")
    }

    /// What the modifiers of a scene say of its windows.
    struct WindowTraits {
        /// The first size; nil where the content says it.
        var defaultSize: CGSize?
        /// Whether the content limits the size in both directions. Without, a `Window` and a `WindowGroup` can't be made
        /// smaller than their content only (Apple, `WindowResizability.automatic`).
        var isAsLargeAsContent = false
        /// Whether there is no title bar to be seen.
        var hidesTitleBar = false
    }

    /// The limits that the outermost `frame` sets to the content of a window.
    struct ContentFrame {
        /// The limits of one dimension.
        struct Range {
            var least: CGFloat?
            var ideal: CGFloat?
            var most: CGFloat?
        }
        var width = Range()
        var height = Range()
    }

    extension Renderer {
        func changeTraits(_ change: (inout WindowTraits) -> Void) {
            guard let last = findings.scenes.indices.last else { return }
            change(&findings.scenes[last].traits)
        }

        /// Keeps the frame of a window's whole content: each modifier around it adds a mark to the path.
        func keep(_ frame: ContentFrame, at path: String) {
            let isWhole = path.hasPrefix("window") && path.dropFirst(6).allSatisfy { $0 == "'" }
            if isWhole { findings.frame = frame }
        }
    }

    extension WindowTraits {
        /// The window's style: SwiftUI's windows have all buttons, and content below the title bar.
        func dress(_ window: NSWindow) {
            window.styleMask = [
                .titled, .closable, .miniaturizable, .resizable, .fullSizeContentView,
            ]
            guard hidesTitleBar else { return }
            window.titlebarAppearsTransparent = true
            window.titleVisibility = .hidden
        }

        /// The window's limits, and its first size where it has none yet.
        func size(_ window: NSWindow, by frame: ContentFrame, isFirst: Bool) {
            let unlimited: CGFloat = 1_000_000
            window.contentMinSize = CGSize(
                width: frame.width.least ?? 0, height: frame.height.least ?? 0)
            if isAsLargeAsContent {
                window.contentMaxSize = CGSize(
                    width: min(frame.width.most ?? unlimited, unlimited),
                    height: min(frame.height.most ?? unlimited, unlimited))
            }
            guard isFirst else { return }
            let content = CGSize(width: frame.width.ideal ?? 0, height: frame.height.ideal ?? 0)
            window.setContentSize(defaultSize ?? content)
        }
    }

    /// A view with one behind it, which shows nothing of its own.
    struct BackgroundView<Content: View, Background: View>: View, PrimitiveView {
        typealias Body = Never
        let content: Content
        let background: Background
        func render(into renderer: Renderer, at path: String) {
            renderer.render(content, at: path + "'")
            let shown = renderer.findings.content
            renderer.render(background, at: path + "#background")
            renderer.findings.content = shown
        }
    }
#endif
