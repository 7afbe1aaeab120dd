import SwiftOutline

/// How the delegate of a Mac app is told of files to open.
///
/// AppKit calls `application(_:openFile:)` only where nothing answers `application(_:open:)`, and SwiftUI's own delegate does.
/// Sources: Apple's documentation of `NSApplicationDelegate`; OpenSwiftUI's application delegate for AppKit.
package struct OpenedFiles {
    /// Whether the method for one file can be called from a new one for URLs.
    package let isForwarded: Bool

    /// The ways of a delegate.
    package init(of delegate: DelegateClass) {
        let others = [
            "application(_:open:)", "application(_:openFiles:)", "application(_:openTempFile:)",
            "application(_:openFileWithoutUI:)",
        ]
        isForwarded =
            delegate.methods("application(_:openFile:)").contains { $0.declaration.body != nil }
            && others.allSatisfy { delegate.methods($0).isEmpty }
    }

    /// The new method, as its lines.
    package static func lines(access: String) -> [String] {
        [
            "\(access)func application(_ application: NSApplication, open urls: [URL]) {",
            "\tfor url in urls where url.isFileURL {",
            "\t\t_ = self.application(application, openFile: url.path)", "\t}", "}",
        ]
    }
}
