import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// A type with `@main` that is no `App`, in a Mac app with a delegate: a command of an argument parser that starts the app.
package struct CommandStart {
    private let entry: EntryPoint
    private let context: TargetContext

    /// A look at what an entry point starts.
    package init(_ entry: EntryPoint, in context: TargetContext) {
        self.entry = entry
        self.context = context
    }

    /// Why the app is left alone; nil for an `App`, and for a command of a target without a delegate.
    package var refusal: Refusal? {
        guard let declaration = command,
            let delegate = context.files(mentioning: PlatformProfile.appKit.delegateProtocol).first
        else { return nil }
        return Refusal(
            .entryOwnCode, at: context.place(entry.file, entry.token),
            "'\(declaration.name)' is not an App, and decides whether the app with the delegate in \(delegate.path.fileName) runs",
            remedy: "let the app start from its delegate, and make the command another product")
    }

    /// The command as an entry point of its own; nil for an `App`, and for a type that may be one by a module that is not read.
    package var entryPoint: EntryPoint? {
        guard let command, !NamesInSources(of: context).has("Scene") else { return nil }
        return EntryPoint(
            kind: .mainType, file: entry.file, declaration: command, attribute: entry.attribute,
            token: entry.token)
    }

    /// The type, where it is no `App` and starts none.
    private var command: Declaration? {
        guard entry.kind == .swiftUIApp, let declaration = entry.declaration, !isApp(declaration),
            !EntryPointAnalysis(context: context, profile: .appKit).startsApp(entry.file)
        else { return nil }
        return declaration
    }

    /// Whether a type, or an extension of it, conforms to `App`, or to something that only its own module knows.
    private func isApp(_ declaration: Declaration) -> Bool {
        let extensions = context.extensions(of: declaration.name).map(\.declaration)
        let names = ([declaration] + extensions).flatMap(\.inheritance).map(
            \.baseName.lastComponent)
        return AppConformance(in: context).isApp(declaration.name)
            || names.contains { !context.types(named: $0).isEmpty }
    }
}
