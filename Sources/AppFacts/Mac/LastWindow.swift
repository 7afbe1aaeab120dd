extension DelegateClass {
    /// Whether the delegate of a Mac app always says that this ends with its last window, so that no window is ever closed without it.
    package var quitsWithLastWindow: Bool {
        methods("applicationShouldTerminateAfterLastWindowClosed(_:)").contains { method in
            let text = method.declaration.body.map(method.file.outline.text) ?? ""
            return ["true", "return true"].contains(text)
        }
    }
}
