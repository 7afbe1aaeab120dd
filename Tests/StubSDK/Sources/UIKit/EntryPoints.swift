import Stage

extension UIApplicationDelegate {
    /// What `@main class AppDelegate` calls, and `@UIApplicationMain` before it.
    @preconcurrency @MainActor public static func main() {
        #if STUB_RUN
            Stage.begin { Simulator.prepare() }
            let type: AnyClass = Self.self as AnyClass
            let delegate = { makeObject(of: type, as: (any UIApplicationDelegate).self) }
            Simulator(application: UIApplication.self, delegate: delegate, host: nil).run()
        #endif
    }
}

@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    #if STUB_RUN
        let module = Stage.setting("MODULE") ?? "App"
        let principal = principalClassName.flatMap { classNamed($0, module: module) }
        let delegate = delegateClassName.flatMap { classNamed($0, module: module) }
        Simulator(
            application: principal as? UIApplication.Type ?? UIApplication.self,
            delegate: {
                delegate.flatMap { makeObject(of: $0, as: (any UIApplicationDelegate).self) }
            }, host: nil
        ).run()
    #endif
    return 0
}
