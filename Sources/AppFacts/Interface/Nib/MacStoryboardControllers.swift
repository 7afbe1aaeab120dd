/// A window controller of a storyboard.
package struct MacWindowController {
    /// The controller itself, whose class is nil where it is AppKit's own.
    package let object: MacNibObject
    /// The name that code asks for it by.
    package let identifier: String?
    /// Its window.
    package let window: MacNibWindow?
    /// The controller of the window's content.
    package let content: MacContentController?
    /// What it is connected with beside its content.
    package let connections: [MacNibConnection]

    /// A Mac window controller from its parts.
    package init(
        object: MacNibObject, identifier: String?, window: MacNibWindow?,
        content: MacContentController?, connections: [MacNibConnection]
    ) {
        self.object = object
        self.identifier = identifier
        self.window = window
        self.content = content
        self.connections = connections
    }
}

/// A view controller of a storyboard.
package struct MacContentController {
    /// The controller itself, whose element tells the class where the storyboard names none.
    package let object: MacNibObject
    /// The name that code asks for it by.
    package let identifier: String?
    /// The storyboard that it stands in, where that is another one.
    package let storyboardName: String?
    /// The size of its view, which AppKit makes a window as large as; nil where the storyboard doesn't say it.
    package let viewSize: MacNibWindow.Size?

    /// A Mac content controller from its parts.
    package init(
        object: MacNibObject, identifier: String?, storyboardName: String?,
        viewSize: MacNibWindow.Size?
    ) {
        self.object = object
        self.identifier = identifier
        self.storyboardName = storyboardName
        self.viewSize = viewSize
    }

    /// The class of the controller; nil for one of another storyboard, which isn't read.
    package var className: String? { object.className ?? Self.classes[object.element] }

    private static let classes = [
        "viewController": "NSViewController", "splitViewController": "NSSplitViewController",
        "tabViewController": "NSTabViewController", "pagecontroller": "NSPageController",
    ]
}
