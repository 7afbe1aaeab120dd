import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code of the app's own that starts it: `main.swift`, or the `main()` of a main type.
///
/// `App.main()` is an ordinary method that the code may call in the place of `UIApplicationMain`: what comes before it,
/// and a choice of another delegate where tests run, stay as they are.
package struct OwnStart {
    /// A call that starts the app's delegate, or may start it.
    package struct Start {
        /// The call.
        package let call: LaunchCall
        /// What tells while the app runs that its own delegate is chosen; nil where nothing else can be.
        package let choice: Choice?

        /// A start from its parts.
        package init(
            call: LaunchCall, choice: Choice?
        ) {
            self.call = call
            self.choice = choice
        }
    }

    /// A comparison that tells the app's delegate from others.
    package struct Choice {
        /// The class or the name that was chosen, as code.
        package let value: String
        /// The argument that must become a constant of that name first; nil where it is one already.
        package let unnamed: TokenRange?
        /// The app's own, as code.
        package let own: String

        /// A choice from its parts.
        package init(
            value: String, unnamed: TokenRange?, own: String
        ) {
            self.value = value
            self.unnamed = unnamed
            self.own = own
        }
    }

    /// The file with the calls.
    package let file: ProgramFile
    /// The application delegate.
    package let delegate: LocatedDeclaration
    /// The calls to replace, in their order.
    package let starts: [Start]
    /// Whether the code does nothing else: it goes, and the `App` carries `@main`.
    package let isAlone: Bool
    /// The statements behind a call that ask for its result.
    package let unreached: [TokenRange]
    /// The statements in front of a call that only hold what it is given.
    package let unneeded: [TokenRange]
    /// The classes of the application object that go, since they add nothing.
    package let applicationClasses: [LocatedDeclaration]
    /// Whether a name or a text in the code is of tests.
    package let namesTests: Bool

    /// The statements around the calls that go with them.
    package var going: [TokenRange] { unreached + unneeded }

    /// The code that goes, by its path.
    package var replaced: [String: [TokenRange]] {
        [file.path: starts.filter { $0.choice == nil }.map(\.call.statement) + going]
    }

    /// Reads the code behind an entry point; nil for one that is no code.
    ///
    /// - Throws: `Refusal` where it can't be told which delegate it starts, or where an application class of its own
    ///   would be lost.
    package init?(
        _ entry: EntryPoint, in context: TargetContext, by profile: PlatformProfile
    ) throws(Refusal) {
        switch entry.kind {
        case .mainFile, .mainType: break
        default: return nil
        }
        let reader = OwnStartReader(entry, in: context, by: profile)
        let calls = try reader.calls()
        let empty = try reader.emptyApplicationClasses(of: calls)
        try reader.checkProcessArguments(of: calls)
        delegate = try reader.delegate(of: calls)
        starts = try reader.starts(of: calls, delegate.declaration.name)
        file = entry.file
        unreached = try reader.unreached(behind: calls)
        let choices = starts.filter { $0.choice != nil }
        unneeded =
            choices.isEmpty
            ? UnneededArguments(in: entry.file, of: context).statements(of: calls) : []
        let isReplaced = starts.count == calls.count && starts.allSatisfy { $0.choice == nil }
        applicationClasses = isReplaced ? empty.filter { !$0.isKept }.map(\.located) : []
        let beside = applicationClasses.filter { $0.file.path == entry.file.path }
        isAlone =
            entry.kind == .mainFile && starts.count == 1 && isReplaced
            && reader.isNothingBut(calls, unreached + unneeded + beside.map(\.declaration.range))
        namesTests = reader.namesTests(calls)
    }
}
