extension UIKitApp {
    /// Whether a start of the app's own makes another application delegate in tests.
    package var startsOtherDelegateInTests: Bool {
        (entry.kind == .mainFile || entry.kind == .mainType) && OwnStartReader.isOfTests(entry.file)
    }
}
