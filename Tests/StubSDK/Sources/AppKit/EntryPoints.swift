import Stage

extension NSApplicationDelegate {
    /// What `@main class AppDelegate` calls, and `@NSApplicationMain` before it.
    @preconcurrency @MainActor public static func main() {
        #if STUB_RUN
            Stage.begin()
            // A nib or storyboard sets the delegate in a real app; here the attribute names it.
            let type: AnyClass = Self.self as AnyClass
            Simulator.start(host: nil, loadsMainNib: true) {
                makeObject(of: type, as: (any NSApplicationDelegate).self)
            }
        #endif
    }
}

@preconcurrency @MainActor @discardableResult
public func NSApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>
) -> Int32 {
    #if STUB_RUN
        let delegate = NSApplication.shared.delegate
        Simulator.start(host: nil, loadsMainNib: true) { delegate }
    #endif
    return 0
}
