#if !(STUB_APPKIT || os(macOS) || STUB_WATCHKIT || os(watchOS))
    import Stage

    @MainActor @preconcurrency
    public struct UIViewControllerRepresentableContext<Content: UIViewControllerRepresentable> {
        public let coordinator: Content.Coordinator
        public let environment: EnvironmentValues
        public var transaction: Transaction { Transaction() }
    }
    @MainActor @preconcurrency
    public struct UIViewRepresentableContext<Content: UIViewRepresentable> {
        public let coordinator: Content.Coordinator
        public let environment: EnvironmentValues
    }

    #if !STUB_XCODE15
        @MainActor @preconcurrency
    #endif
    public protocol UIViewControllerRepresentable: View, PrimitiveView where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        associatedtype Coordinator = Void
        typealias Context = UIViewControllerRepresentableContext<Self>
        @MainActor @preconcurrency func makeUIViewController(context: Context)
            -> UIViewControllerType
        @MainActor @preconcurrency func updateUIViewController(
            _ uiViewController: UIViewControllerType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
        @MainActor @preconcurrency static func dismantleUIViewController(
            _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
    extension UIViewControllerRepresentable {
        public static func dismantleUIViewController(
            _ controller: UIViewControllerType, coordinator: Coordinator
        ) {}
        /// Makes the controller once for its place in the tree, then only updates it.
        public func render(into renderer: Renderer, at path: String) {
            let key = path + "/\(Self.self)"
            renderer.install(self, at: key)
            var made = false
            let cell = renderer.cell(key) {
                made = true
                let coordinator = makeCoordinator()
                let context = Context(coordinator: coordinator, environment: renderer.environment)
                return Cell((makeUIViewController(context: context), coordinator))
            }
            let (controller, coordinator) = cell.value
            updateUIViewController(
                controller,
                context: .init(coordinator: coordinator, environment: renderer.environment)
            )
            if made { renderer.host?.adopt(controller) }
            renderer.once(
                key + "#appear", { controller.stageAppear() },
                leave: {
                    controller.stageDisappear()
                    Self.dismantleUIViewController(controller, coordinator: coordinator)
                })
            let inset = renderer.environment.ignoresSafeArea ? "" : " inset"
            renderer.show(controller.stageSummary + inset)
        }
    }

    #if !STUB_XCODE15
        @MainActor @preconcurrency
    #endif
    public protocol UIViewRepresentable: View, PrimitiveView where Body == Never {
        associatedtype UIViewType: UIView
        associatedtype Coordinator = Void
        typealias Context = UIViewRepresentableContext<Self>
        @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
        @MainActor @preconcurrency func updateUIView(_ view: UIViewType, context: Context)
        @MainActor @preconcurrency func makeCoordinator() -> Coordinator
    }
    extension UIViewRepresentable where Coordinator == Void {
        public func makeCoordinator() {}
    }
    extension UIViewRepresentable {
        public func render(into renderer: Renderer, at path: String) {
            let coordinator = makeCoordinator()
            _ = makeUIView(
                context: .init(coordinator: coordinator, environment: renderer.environment))
            renderer.show("\(Self.self)")
        }
    }

    open class UIHostingController<Content: View>: UIViewController {
        public var rootView: Content { didSet { renderer.isDirty = true } }
        let renderer = Renderer()
        public init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
        }
        public init?(coder: NSCoder, rootView: Content) {
            self.rootView = rootView
            super.init(coder: coder)
        }
        public required init?(coder: NSCoder) {
            Stage.crash("init(coder:) has not been implemented")
        }
        func evaluate() {
            renderer.host = self
            Stage.screen("\(type(of: self))") {
                renderer.evaluate { renderer.render(rootView, at: "host") }
            }
        }
        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            renderer.environment.phase = 2
            evaluate()
        }
        open override var stageChildren: [UIViewController] { [] }
        open override var prefersStatusBarHidden: Bool { renderer.findings.hidesStatusBar }
        open override var stageSummary: String {
            evaluate()
            return renderer.stageSummary + stagePresented
        }
    }

    extension UIViewController {
        /// The controller of a representable is a child of its hosting controller.
        func adopt(_ controller: UIViewController) { addChild(controller) }
    }
#endif
