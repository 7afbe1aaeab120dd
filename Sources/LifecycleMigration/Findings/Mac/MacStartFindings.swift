import AppFacts
import SwiftFlow
import SwiftOutline

/// Says what becomes of the code that starts a Mac app.
struct MacStartFindings {
    private let facts: MacFacts
    private var context: TargetContext { facts.context }

    /// The findings for an app.
    init(_ facts: MacFacts) {
        self.facts = facts
    }

    /// What moves into the delegate, what goes, and what comes too early.
    func findings() -> [Finding] { start + going + earlyInterface }

    private var start: [Finding] {
        guard let start = facts.start, !start.onDelegate.isEmpty || !start.onApplication.isEmpty
        else { return [] }
        let file = start.file.path.fileName
        let application =
            start.onApplication.isEmpty
            ? []
            : [
                Finding(
                    .launchOrder, .note, .review, at: facts.entry.place(in: context),
                    "what \(file) did with the application before it ran is done in 'applicationWillFinishLaunching(_:)', the first time that there is one"
                )
            ]
        let delegate =
            start.onDelegate.isEmpty
            ? []
            : [
                Finding(
                    .launchOrder, .note, .review, at: facts.entry.place(in: context),
                    "what \(file) set on the delegate is now set in its 'init()', after the initial values of its properties"
                )
            ]
        return application + delegate
    }

    /// Code behind the run, and classes and variables, that go with the code that started the app.
    private var going: [Finding] {
        guard let start = facts.start else { return [] }
        let unreached = start.unreached.map { statement in
            Finding(
                .entryOwnCode, .note, .automatic,
                at: context.place(start.file, statement.lowerBound),
                "this never runs, since the app ends with its process, and is removed")
        }
        return unreached
            + start.declarations.map { located in
                let name = located.declaration.name
                let message =
                    switch located.declaration.kind {
                    case .class:
                        "'\(name)' adds nothing to the class of the application object, and is removed"
                    case .function: "'\(name)' only started the app, and is removed"
                    default: "'\(name)' made the delegate, which SwiftUI makes, and is removed"
                    }
                return Finding(
                    located.declaration.kind == .class ? .entryApplicationSubclass : .entryOwnCode,
                    .note, .automatic,
                    at: context.place(located.file, located.declaration.keyword), message)
            }
    }

    /// Code that stays in front of the start and makes parts of the interface.
    private var earlyInterface: [Finding] {
        guard let start = facts.start, let token = start.firstInterfaceClass else { return [] }
        return [
            Finding(
                .delegateEarlyAccess, .warning, .manual, at: context.place(start.file, token),
                "'\(start.file.outline.name(at: token))' is used before SwiftUI makes the application: where that uses `NSApplication.shared`, there is another application than SwiftUI's",
                remedy: "make it in `applicationWillFinishLaunching(_:)`")
        ]
    }
}
