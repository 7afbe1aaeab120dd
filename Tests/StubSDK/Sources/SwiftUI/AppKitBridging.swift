#if STUB_APPKIT || os(macOS)
    import Stage

    public struct NSViewControllerRepresentableContext<Content: NSViewControllerRepresentable> {
        public let coordinator: Content.Coordinator
        public let environment: EnvironmentValues
    }
    public struct NSViewRepresentableContext<Content: NSViewRepresentable> {
        public let coordinator: Content.Coordinator
        public let environment: EnvironmentValues
    }

    #if !STUB_XCODE15
        @MainActor @preconcurrency
    #endif
    public protocol NSViewControllerRepresentable: View, PrimitiveView where Body == Never {
        associatedtype NSViewControllerType: NSViewController
        associatedtype Coordinator = Void
        typealias Context = NSViewControllerRepresentableContext<Self>
        @MainActor @preconcurrency func makeNSViewController(context: Context)
            -> NSViewControllerType
        @MainActor @preconcurrency func updateNSViewController(
            _ controller: NSViewControllerType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension NSViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
    extension NSViewControllerRepresentable {
        /// Makes the controller once for its place in the tree, then only updates it.
        public func render(into renderer: Renderer, at path: String) {
            let key = path + "/\(Self.self)"
            renderer.install(self, at: key)
            let cell = renderer.cell(key) {
                let coordinator = makeCoordinator()
                let context = Context(coordinator: coordinator, environment: renderer.environment)
                return Cell((makeNSViewController(context: context), coordinator))
            }
            let (controller, coordinator) = cell.value
            if let window = renderer.window { controller.view.stageMove(to: window) }
            updateNSViewController(
                controller,
                context: .init(coordinator: coordinator, environment: renderer.environment)
            )
            renderer.once(
                key + "#appear", { controller.stageAppear() },
                leave: { controller.stageDisappear() })
            renderer.findings.responders += controller.stageResponders
            renderer.show(controller.stageSummary)
        }
    }

    #if !STUB_XCODE15
        @MainActor @preconcurrency
    #endif
    public protocol NSViewRepresentable: View, PrimitiveView where Body == Never {
        associatedtype NSViewType: NSView
        associatedtype Coordinator = Void
        typealias Context = NSViewRepresentableContext<Self>
        @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
        @MainActor @preconcurrency func updateNSView(_ view: NSViewType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension NSViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
    extension NSViewRepresentable {
        /// Makes the view once for its place in the tree.
        public func render(into renderer: Renderer, at path: String) {
            let key = path + "/\(Self.self)"
            let cell = renderer.cell(key) {
                let coordinator = makeCoordinator()
                let context = Context(coordinator: coordinator, environment: renderer.environment)
                return Cell((makeNSView(context: context), coordinator))
            }
            if let window = renderer.window { cell.value.0.stageMove(to: window) }
            renderer.findings.responders.append(cell.value.0)
            renderer.show(cell.value.0.stageSummary)
        }
    }

    open class NSHostingView<Content: View>: NSView {
        open var rootView: Content
        let renderer = Renderer()
        public required init(rootView: Content) {
            self.rootView = rootView
            super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        }
        public required init?(coder: NSCoder) { nil }
        open override var stageSummary: String {
            renderer.environment.phase = 2
            renderer.window = window
            Stage.screen("\(type(of: self))") {
                renderer.evaluate { renderer.render(rootView, at: "host") }
            }
            return renderer.stageSummary
        }
    }
    open class NSHostingController<Content: View>: NSViewController {
        open var rootView: Content { didSet { renderer.isDirty = true } }
        let renderer = Renderer()
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public required init?(coder: NSCoder) { nil }
        private func evaluate() {
            renderer.environment.phase = 2
            Stage.screen("\(type(of: self))") {
                renderer.evaluate { renderer.render(rootView, at: "host") }
            }
        }
        open override func viewDidAppear() {
            super.viewDidAppear()
            evaluate()
        }
        open override var stageSummary: String {
            evaluate()
            return renderer.stageSummary
        }
    }
#endif
