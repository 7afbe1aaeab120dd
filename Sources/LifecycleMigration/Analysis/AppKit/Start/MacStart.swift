import SwiftFlow
import SwiftOutline

/// Code of a Mac app's own that starts it: `main.swift`, or the `main()` of a main type.
///
/// `App.main()` makes the application object, its delegate and the run loop, so that the statements which do so go. What else
/// the code does stays where it is, in front of that call.
struct MacStart {
    /// A delegate that the code installs.
    struct Delegate {
        /// Its class.
        let located: LocatedDeclaration
        /// The static property that holds it; nil for one that the code makes itself.
        let property: String?
    }

    /// The file with the code.
    let file: ProgramFile
    /// The method with the code; nil for `main.swift`.
    let method: Declaration?
    /// The delegate that it installs; nil where the main nib does.
    let delegate: Delegate?
    /// The statement that runs the app.
    let launch: TokenRange
    /// The other statements that go.
    let going: [TokenRange]
    /// Those of them that stand behind the one that runs the app, and never run.
    let unreached: [TokenRange]
    /// What the code does with the application object before it runs, as statements on `NSApp`.
    let onApplication: [String]
    /// What it does with the delegate before it runs, as statements of the delegate itself, with the locals that they need.
    let onDelegate: [String]
    /// The statements that stay in front of the call that starts the `App`.
    let left: [TokenRange]
    /// The declarations that go, in any file: a variable that made the delegate, a class that adds nothing.
    let declarations: [LocatedDeclaration]
    /// Whether nothing else is left of the code.
    let isAlone: Bool

    /// The first class of AppKit that what stays in front makes or asks for, before there is an application.
    var firstInterfaceClass: Int? {
        let tokens = file.outline.tokens
        return left.lazy.flatMap { Array($0) }.first { token in
            tokens.tokens[token].kind == .identifier
                && Self.interfaceClasses.contains(file.outline.name(at: token))
        }
    }

    private static let interfaceClasses: Set<String> = [
        "NSStoryboard", "NSWindow", "NSPanel", "NSWindowController", "NSViewController", "NSView",
        "NSMenu", "NSMenuItem", "NSStatusBar", "NSPopover", "NSAlert", "NSNib", "NSHostingView",
        "NSHostingController", "NSDocumentController",
    ]

    /// The code that goes, by its path.
    var replaced: [String: [TokenRange]] {
        declarations.reduce(into: [file.path: going + [launch]]) { ranges, located in
            ranges[located.file.path, default: []].append(located.declaration.range)
        }
    }
}

extension MacStart {
    /// Whether the app runs by a call that loads its main nib, and not by `run()`.
    var loadsNib: Bool {
        launch.contains {
            file.outline.tokens.spells($0, PlatformProfile.appKit.launchFunction)
        }
    }
}
