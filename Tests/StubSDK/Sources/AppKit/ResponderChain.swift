#if STUB_RUN
    extension NSApplication {
        /// Who is asked in turn for an action without a target: what the key window shows, the window, its controller and
        /// its delegate, the application and its delegate (Apple, `sendAction(_:to:from:)`). The content is taken to have
        /// the focus.
        private var stageResponders: [AnyObject] {
            let windows = [keyWindow, windows.last(where: \.isVisible)].compactMap { $0 }
            return (windows.first?.stageResponders ?? []) + [self]
                + [delegate as AnyObject?].compactMap { $0 }
        }

        /// Who answers an action; nil where nobody does.
        func stageTarget(of action: Selector, _ target: Any?) -> Any? {
            if let target { return action.isAnswered(by: target) ? target : nil }
            return stageResponders.first { action.isAnswered(by: $0) }
        }

        /// Whether code of the app's answers an item.
        func stageIsOwn(_ item: NSMenuItem) -> Bool {
            guard let action = item.action else { return true }
            if let target = item.target { return action.isOwn(of: target) }
            return stageResponders.contains { action.isOwn(of: $0) }
        }

        /// Whether somebody shows text of AppKit's, a toolbar or a side bar.
        func stageHas(_ isAsked: (AnyObject) -> Bool) -> Bool {
            stageResponders.contains(where: isAsked)
        }

        /// A menu decides that by who answers the action, and asks who does (Apple, `NSMenu.autoenablesItems`).
        func stageEnables(_ item: NSMenuItem) -> Bool {
            guard let action = item.action, let target = stageTarget(of: action, item.target) else {
                return false
            }
            return (target as? any NSMenuItemValidation)?.validateMenuItem(item) ?? true
        }
    }

    extension NSWindow {
        fileprivate var stageResponders: [AnyObject] {
            let content: [AnyObject] = contentViewController?.stageResponders ?? []
            let view: [AnyObject] = [contentView].compactMap { $0 }
            let others: [AnyObject?] = [self, windowController, delegate as AnyObject?]
            return content + view + others.compactMap { $0 }
        }
    }
#endif
