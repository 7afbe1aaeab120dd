import AppFacts
import SwiftFlow

/// Says what becomes of an application delegate without any work left, and of its window.
struct DelegateRemainderFindings {
    private let remainder: DelegateRemainder
    private let delegate: DelegateClass
    private let context: TargetContext
    private var windows: [UnneededWindow] = []
    private var nib: MacNib?
    private var unused: [LocatedDeclaration] = []

    /// Findings for an app.
    init(_ choices: MigrationChoices) {
        remainder = choices.remainder
        delegate = choices.facts.delegate
        context = choices.facts.context
        windows = choices.unneededWindows
        unused = choices.unusedBesideDelegate?.declarations ?? []
    }

    /// Findings for a Mac app.
    init(_ choices: MacChoices) {
        remainder = choices.remainder
        delegate = choices.facts.delegate
        context = choices.facts.context
        nib = choices.facts.nib
    }

    /// One finding, where nothing is left of it, or where a library may ask for its window.
    func findings() -> [Finding] { ofClass() + ofWindow() + besideSceneDelegate() }

    private func besideSceneDelegate() -> [Finding] {
        unused.map { located in
            Finding(
                .delegateWithoutWork, .note, .automatic,
                at: context.place(located.file, located.declaration.keyword),
                "nothing uses '\(located.declaration.name)', which would be all that is left of this file, so it is removed"
            )
        }
    }

    private func ofWindow() -> [Finding] {
        if case .kept(.window) = remainder { return [] }
        return windows.compactMap { window in
            guard case .kept(let window, let asker) = window else { return nil }
            return Finding(
                .windowAccess, .note, .automatic,
                at: context.place(window.file, window.declaration.keyword),
                "'window' stays, and is nil: " + Self.reason(asker)
            )
        }
    }

    private static func reason(_ asker: UnneededWindow.Asker) -> String {
        switch asker {
        case .library(let name): "'\(name)' may ask the application's delegate for it"
        case .type(let name): "'\(name)' may require it"
        case .tests: "tests that run in the app may ask for it"
        case .targets: "other targets compile the delegate, too"
        }
    }

    private func ofClass() -> [Finding] {
        let place = context.place(delegate.file, delegate.declaration.keyword)
        let name = delegate.name
        let without = "delete it with its adaptor in the App"
        switch remainder {
        case .work: return []
        case .nothing:
            return [
                Finding(
                    .delegateWithoutWork, .note, .automatic, at: place,
                    "nothing is left of '\(name)' that does anything, so it is removed",
                    remedy: nib.flatMap { nib in
                        nib.isStoryboard && nib.initial != nil
                            ? "delete the 'Application' scene of \(nib.path.fileName), which nothing loads any more, in Interface Builder"
                            : nil
                    })
            ]
        case .kept(.comment(let file, let offset)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review,
                    at: context.library.place(file.path, offset),
                    "nothing is left of '\(name)' but comments, for which it stays",
                    remedy: "\(without) if they say nothing any more")
            ]
        case .kept(.window(let reader)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)' but its empty 'window', which '\(reader)' may ask for",
                    remedy:
                        "\(without) if no library reads the window of the application's delegate")
            ]
        case .kept(.otherTargets):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)', which other targets compile, too",
                    remedy: "\(without) if no target needs it any more")
            ]
        case .kept(.onlyImport(let module)):
            return [
                Finding(
                    .delegateWithoutWork, .note, .review, at: place,
                    "nothing is left of '\(name)', whose file alone imports '\(module)'",
                    remedy: "\(without), and import '\(module)' where it is used")
            ]
        }
    }
}
