extension NSWindow {
    /// What no window is larger than.
    static let unlimited = CGSize(width: 1_000_000, height: 1_000_000)

    /// The height of a title bar below which the content begins; nothing where the content lies below it.
    private var titleBar: CGFloat {
        styleMask.contains(.titled) && !styleMask.contains(.fullSizeContentView) ? 28 : 0
    }
    func withTitleBar(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: size.height + titleBar)
    }
    func withoutTitleBar(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(0, size.height - titleBar))
    }

    /// What the log says of a window.
    var stageSummary: String {
        var parts = [contentViewController?.stageSummary ?? contentView?.stageSummary ?? "nothing"]
        if !title.isEmpty { parts.append("title=\"\(title)\"") }
        return (parts + sizes + style + look).joined(separator: " ")
    }

    /// The size of the content, and whether people can change it. A window that is as small as large can't be changed,
    /// whatever its style says.
    private var sizes: [String] {
        let size = "size=" + text(stageContentSize, otherwise: "automatic")
        let isFixed = contentMinSize == contentMaxSize || !styleMask.contains(.resizable)
        guard !isFixed else { return [size, "fixed"] }
        let least = text(contentMinSize, otherwise: "")
        let most = contentMaxSize == Self.unlimited ? "" : text(contentMaxSize, otherwise: "")
        return [size] + (least.isEmpty ? [] : ["min=" + least])
            + (most.isEmpty ? [] : ["max=" + most])
    }

    private func text(_ size: CGSize, otherwise: String) -> String {
        size.width == 0 && size.height == 0
            ? otherwise : "\(Int(size.width))x\(Int(size.height))"
    }

    /// What most windows have in their title bar, and this one does not.
    private var style: [String] {
        guard styleMask.contains(.titled) else { return ["borderless"] }
        return (styleMask.contains(.closable) ? [] : ["not-closable"])
            + (styleMask.contains(.miniaturizable) ? [] : ["not-miniaturizable"])
    }

    /// What is not as in any window.
    private var look: [String] {
        let parts = [
            titlebarAppearsTransparent ? "transparent-title-bar" : "",
            titleVisibility == .hidden ? "hidden-title" : "",
            backgroundColor.map { "background=\($0.name)" } ?? "",
            isMovableByWindowBackground ? "movable-by-background" : "",
            level == .normal ? "" : "level=\(level.rawValue)",
            collectionBehavior.isEmpty ? "" : "behavior=\(collectionBehavior.rawValue)",
            tabbingMode == .automatic ? "" : "tabbing=\(tabbingMode.rawValue)",
            isOpaque ? "" : "not-opaque", hasShadow ? "" : "no-shadow",
        ]
        return parts.filter { !$0.isEmpty }
    }
}
