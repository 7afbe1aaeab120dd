@preconcurrency @MainActor open class NSTextView: NSView {
    open var string = ""
    public convenience init() { self.init(frame: .zero) }
}
