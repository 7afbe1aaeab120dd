import SwiftFlow

/// AppKit's types, as far as values lead through them to windows.
///
/// Source: the declarations of the SDK, as the list of the tests' stand-ins has them.
package enum AppKitTypes {
    /// The types by name.
    package static let table: [String: FrameworkType] = [
        "NSApplication": FrameworkType(
            inherits: ["NSResponder"],
            members: [
                "mainWindow": FrameworkMember(type: .optional(window)),
                "keyWindow": FrameworkMember(type: .optional(window)),
                "windows": FrameworkMember(type: .collection(window)),
                "delegate": FrameworkMember(type: .optional(.plain("NSApplicationDelegate"))),
            ],
            statics: ["shared": FrameworkMember(type: .plain("NSApplication"))]),
        "NSResponder": FrameworkType(inherits: ["NSObject"]),
        "NSView": FrameworkType(
            inherits: ["NSResponder"],
            members: [
                "window": FrameworkMember(type: .optional(window)),
                "superview": FrameworkMember(type: .optional(view)),
                "subviews": FrameworkMember(type: .collection(view)),
            ]),
        "NSControl": FrameworkType(inherits: ["NSView"]),
        "NSButton": FrameworkType(inherits: ["NSControl"]),
        "NSTextField": FrameworkType(inherits: ["NSControl"]),
        "NSTableView": FrameworkType(inherits: ["NSControl"]),
        "NSTextView": FrameworkType(inherits: ["NSView"]),
        "NSHostingView": FrameworkType(inherits: ["NSView"]),
        "NSViewController": FrameworkType(
            inherits: ["NSResponder"],
            members: [
                "view": FrameworkMember(type: view),
                "parent": FrameworkMember(type: .optional(.plain("NSViewController"))),
                "children": FrameworkMember(type: .collection(.plain("NSViewController"))),
            ]),
        "NSHostingController": FrameworkType(inherits: ["NSViewController"]),
        "NSSplitViewController": FrameworkType(inherits: ["NSViewController"]),
        "NSTabViewController": FrameworkType(inherits: ["NSViewController"]),
        "NSWindow": FrameworkType(
            inherits: ["NSResponder"],
            members: [
                "contentView": FrameworkMember(type: .optional(view)),
                "contentViewController": FrameworkMember(
                    type: .optional(.plain("NSViewController"))),
            ]),
        "NSPanel": FrameworkType(inherits: ["NSWindow"]),
        "NSWindowController": FrameworkType(
            inherits: ["NSResponder"],
            members: ["window": FrameworkMember(type: .optional(window))]),
    ]

    private static let window = FlowType.plain("NSWindow")
    private static let view = FlowType.plain("NSView")
}
