/// A window of a nib or storyboard.
struct MacNibWindow {
    /// The window itself.
    let object: MacNibObject
    /// Its title.
    let title: String
    /// What Interface Builder wrote of it beside what stands below, by attribute.
    let attributes: [String: String]
    /// The size of its content.
    let contentSize: Size?
    /// The smallest size that people can make it.
    let minimumSize: Size?
    /// The largest size that people can make it.
    let maximumSize: Size?
    /// The parts of its style mask: `titled`, `closable`, `miniaturizable`, `resizable` and further.
    let styleMask: Set<String>
    /// The name that its frame is saved under; nil without one.
    let autosaveName: String?
    /// Whether it is shown as soon as the nib is loaded.
    let isVisibleAtLaunch: Bool
    /// Whether it has a toolbar.
    let hasToolbar: Bool
    /// The class of its content view, where that is one of the app's own.
    let contentViewClass: String?
    /// What it is connected with.
    let connections: [MacNibConnection]

    /// A size in points.
    struct Size: Hashable {
        /// Its width.
        let width: Double
        /// Its height.
        let height: Double
    }
}
