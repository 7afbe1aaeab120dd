#if !(STUB_APPKIT || os(macOS) || STUB_WATCHKIT || os(watchOS))
    import Stage

    @available(SwiftUI 2.0, *)
    extension App {
        /// The app is made first, then UIKit runs with SwiftUI's own delegate (osui-ios).
        @MainActor @preconcurrency public static func main() {
            #if STUB_RUN
                Stage.begin {
                    Simulator.prepare()
                    _ = EnvironmentValues()
                }
                let host = UIKitHost(AppGraph(Self()))
                Simulator(application: UIApplication.self, delegate: { nil }, host: host).run()
            #endif
        }
    }

    @available(SwiftUI 2.0, *)
    @MainActor @preconcurrency @propertyWrapper
    public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
        DynamicProperty
    {
        private let delegate = AdaptedDelegate<Delegate>()
        public init(_ type: Delegate.Type = Delegate.self) { AdaptorRegistry.register(delegate) }
        public init(_ type: Delegate.Type = Delegate.self) where Delegate: ObservableObject {
            AdaptorRegistry.register(delegate)
            AdaptorRegistry.registerObject(delegate)
        }
        public var wrappedValue: Delegate { delegate.value }
    }
    @available(SwiftUI 2.0, *)
    extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
        public var projectedValue: ObservedObjectWrapper<Delegate> { .init(object: wrappedValue) }
    }
#endif
