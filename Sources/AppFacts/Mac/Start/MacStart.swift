import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code of a Mac app's own that starts it: `main.swift`, or the `main()` of a main type.
///
/// `App.main()` makes the application object, its delegate and the run loop, so that the statements which do so go. What else
/// the code does stays where it is, in front of that call.
package struct MacStart {
    /// A delegate that the code installs.
    package struct Delegate {
        /// Its class.
        package let located: LocatedDeclaration
        /// The static property that holds it; nil for one that the code makes itself.
        package let property: String?

        /// A delegate from its parts.
        package init(
            located: LocatedDeclaration, property: String?
        ) {
            self.located = located
            self.property = property
        }
    }

    /// The file with the code.
    package let file: ProgramFile
    /// The method with the code; nil for `main.swift`.
    package let method: Declaration?
    /// The delegate that it installs; nil where the main nib does.
    package let delegate: Delegate?
    /// The statement that runs the app.
    package let launch: TokenRange
    /// The other statements that go.
    package let going: [TokenRange]
    /// Those of them that stand behind the one that runs the app, and never run.
    package let unreached: [TokenRange]
    /// What the code does with the application object before it runs, as statements on `NSApp`.
    package let onApplication: [String]
    /// What it does with the delegate before it runs, as statements of the delegate itself, with the locals that they need.
    package let onDelegate: [String]
    /// The statements that stay in front of the call that starts the `App`.
    package let left: [TokenRange]
    /// The declarations that go, in any file: a variable that made the delegate, a class that adds nothing.
    package let declarations: [LocatedDeclaration]
    /// Whether nothing else is left of the code.
    package let isAlone: Bool

    /// A Mac start from its parts.
    package init(
        file: ProgramFile, method: Declaration?, delegate: Delegate?, launch: TokenRange,
        going: [TokenRange], unreached: [TokenRange], onApplication: [String], onDelegate: [String],
        left: [TokenRange], declarations: [LocatedDeclaration], isAlone: Bool
    ) {
        self.file = file
        self.method = method
        self.delegate = delegate
        self.launch = launch
        self.going = going
        self.unreached = unreached
        self.onApplication = onApplication
        self.onDelegate = onDelegate
        self.left = left
        self.declarations = declarations
        self.isAlone = isAlone
    }

    /// The first class of AppKit that what stays in front makes or asks for, before there is an application.
    package var firstInterfaceClass: Int? {
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
    package var replaced: [String: [TokenRange]] {
        declarations.reduce(into: [file.path: going + [launch]]) { ranges, located in
            ranges[located.file.path, default: []].append(located.declaration.range)
        }
    }
}

extension MacStart {
    /// Whether the app runs by a call that loads its main nib, and not by `run()`.
    package var loadsNib: Bool {
        launch.contains {
            file.outline.tokens.spells($0, PlatformProfile.appKit.launchFunction)
        }
    }
}
