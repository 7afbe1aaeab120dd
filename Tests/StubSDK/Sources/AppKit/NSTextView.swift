import Stage

@preconcurrency @MainActor open class NSTextView: NSView {
    open var string = "" { didSet { Stage.effect("the text is \"\(string)\"") } }
    public convenience init() { self.init(frame: .zero) }
}
