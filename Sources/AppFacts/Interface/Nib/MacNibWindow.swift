/// A window of a nib or storyboard.
package struct MacNibWindow {
    /// The window itself.
    package let object: MacNibObject
    /// Its title.
    package let title: String
    /// What Interface Builder wrote of it beside what stands below, by attribute.
    package let attributes: [String: String]
    /// The size of its content.
    package let contentSize: Size?
    /// The smallest size that people can make it.
    package let minimumSize: Size?
    /// The largest size that people can make it.
    package let maximumSize: Size?
    /// The parts of its style mask: `titled`, `closable`, `miniaturizable`, `resizable` and further.
    package let styleMask: Set<String>
    /// The name that its frame is saved under; nil without one.
    package let autosaveName: String?
    /// Whether it is shown as soon as the nib is loaded.
    let isVisibleAtLaunch: Bool
    /// Whether it has a toolbar.
    package let hasToolbar: Bool
    /// The class of its content view, where that is one of the app's own.
    package let contentViewClass: String?
    /// What it is connected with.
    package let connections: [MacNibConnection]

    /// A Mac nib window from its parts.
    package init(
        object: MacNibObject, title: String, attributes: [String: String], contentSize: Size?,
        minimumSize: Size?, maximumSize: Size?, styleMask: Set<String>, autosaveName: String?,
        isVisibleAtLaunch: Bool, hasToolbar: Bool, contentViewClass: String?,
        connections: [MacNibConnection]
    ) {
        self.object = object
        self.title = title
        self.attributes = attributes
        self.contentSize = contentSize
        self.minimumSize = minimumSize
        self.maximumSize = maximumSize
        self.styleMask = styleMask
        self.autosaveName = autosaveName
        self.isVisibleAtLaunch = isVisibleAtLaunch
        self.hasToolbar = hasToolbar
        self.contentViewClass = contentViewClass
        self.connections = connections
    }

    /// A size in points.
    package struct Size: Hashable {
        /// Its width.
        package let width: Double
        /// Its height.
        package let height: Double

        /// A size from its parts.
        package init(
            width: Double, height: Double
        ) {
            self.width = width
            self.height = height
        }
    }
}
