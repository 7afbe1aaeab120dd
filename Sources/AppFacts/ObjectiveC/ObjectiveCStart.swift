import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// A file in Objective-C that does nothing but start the app with a delegate in Swift: the `App` takes its place.
///
/// The file defines the symbol `main`, and so does `@main`; what it imports, only it sees.
package struct ObjectiveCStart {
    /// The file.
    package let path: String
    /// Where the call stands, in bytes.
    package let offset: Int
    /// The application delegate.
    package let delegate: LocatedDeclaration
    /// The comments that go with the code, in bytes.
    package let comments: [Range<Int>]

    /// The start of a target; nil where no Objective-C starts it, or none that names a class of its Swift code.
    ///
    /// - Throws: `Refusal` where the file does more, or where it isn't sure which class it starts.
    package init?(in context: TargetContext, by profile: PlatformProfile) throws(Refusal) {
        guard profile.isUIKit, let start = SwiftDelegateStart(in: context, by: profile) else {
            return nil
        }
        delegate = try start.delegate()
        try start.checkOthers(delegate)
        path = start.main.path
        offset = start.call?.offset ?? start.main.offset
        comments = start.file.comments
    }

    /// Where the call stands.
    package func place(in context: TargetContext) -> Place { context.library.place(path, offset) }
}

/// A start in Objective-C that names a class of the target's Swift code, whatever else the file does.
package struct SwiftDelegateStart {
    /// The start as far as any class is named.
    package let main: ObjectiveCMain
    /// The file as the call reads.
    package let file: ObjectiveCMainFile
    /// The call where it is understood.
    package var call: ObjectiveCMainFile.Call? { file.call }
    /// The target.
    package let context: TargetContext
    private let profile: PlatformProfile
    /// The names of the classes.
    package let names: [String]

    /// The start of a target; nil where no Objective-C starts it, or none that names a Swift class.
    package init?(in context: TargetContext, by profile: PlatformProfile) {
        guard let main = context.objectiveCMain(calling: profile.launchFunction),
            let text = context.library.text(main.path)
        else { return nil }
        self.context = context
        self.profile = profile
        self.main = main
        file = ObjectiveCMainFile(ObjectiveCTokens(text), calling: profile.launchFunction)
        let named: [String] =
            switch file.call?.delegate {
            case .type(let name), .text(let name): [name]
            case .some(.none), nil: main.delegateClasses
            }
        names = named.filter { !Self.classes($0.lastComponent, in: context).isEmpty }
        if names.isEmpty { return nil }
    }

    // MARK: The delegate

    /// The classes of a target that have a name, in Swift or in Objective-C.
    private static func classes(_ name: String, in context: TargetContext) -> [LocatedDeclaration] {
        let renamed = context.files(mentioning: "@objc(\(name))").flatMap { file in
            file.typeDeclarations.filter { $0.writtenObjectiveCName == name }
        }
        let own = context.types(named: name).filter { type in
            !renamed.contains {
                $0.file.path == type.file.path && $0.declaration.keyword == type.declaration.keyword
            }
        }
        return (own + renamed).filter { $0.declaration.kind == .class }
    }

    /// The one class that the call means.
    ///
    /// - Throws: `Refusal` where that isn't sure.
    package func delegate() throws(Refusal) -> LocatedDeclaration {
        let name = names[0].lastComponent
        let found = try Set(names).count == 1 ? candidates() : []
        guard found.count == 1, let only = found.first else {
            throw refusal(
                found.isEmpty && Set(names).count == 1
                    ? "the app starts from Objective-C, and which class it starts is not understood"
                    : "the app starts from Objective-C, with one of several classes",
                remedy:
                    "put `@main` on the delegate and take this file out of the target, then plan again"
            )
        }
        if let path = objectiveCClass(name) {
            throw refusal(
                "the app starts from Objective-C with '\(name)', which is a class of \(path.fileName) and one in Swift",
                remedy: "give the two names of their own, then plan again")
        }
        let conditions = context.conditions
        guard conditions.takesIn(only.declaration.keyword, of: only.file.outline) else {
            throw refusal(
                "the app starts from Objective-C with '\(name)', which stands in a conditional compilation block",
                remedy: "move the condition away from the class, then plan again")
        }
        return only
    }

    /// The classes of the name that the call gives, as the compiler or the runtime looks it up.
    private func candidates() throws(Refusal) -> [LocatedDeclaration] {
        guard let call else { return Self.classes(names[0].lastComponent, in: context) }
        switch call.delegate {
        case .none: return []
        case .type(let name):
            return Self.classes(name, in: context).filter {
                ($0.writtenObjectiveCName ?? $0.declaration.name) == name
            }
        case .text(let name):
            let all = Self.classes(name.lastComponent, in: context)
            let found = all.filter { $0.runtimeName(in: context.target.moduleName) == name }
            guard found.isEmpty, let other = all.first else { return found }
            throw refusal(
                "the app starts from Objective-C with the class '\(name)', and '\(other.declaration.name)' is '\(other.runtimeName(in: context.target.moduleName))' to the runtime",
                remedy: "give the class's own name, then plan again")
        }
    }

    /// A file of the target that has a class of the name in Objective-C, or a header that the start imports and that has.
    private func objectiveCClass(_ name: String) -> String? {
        let headers = Set(file.imports.filter { $0.hasSuffix(".h") && !$0.hasSuffix("-Swift.h") })
        let imported = context.library.tree.paths.filter { headers.contains($0.fileName) }
        let sources = context.target.objectiveCSources
        return context.library.paths(imported + sources, mentioning: name).first { path in
            guard let text = context.library.text(path) else { return false }
            let tokens = ObjectiveCTokens(text)
            return tokens.tokens.indices.contains { index in
                ["interface", "implementation"].contains { tokens.spells(index, $0) }
                    && tokens.spells(index + 1, name) && !tokens.spells(index + 2, "(")
            }
        }
    }

    // MARK: What else there is

    /// Refuses a file that does more than start a delegate, and an application class of its own.
    package func checkOthers(_ delegate: LocatedDeclaration) throws(Refusal) {
        if let call {
            switch call.application {
            case .none, .type(profile.applicationType), .text(profile.applicationType): break
            case .type(let name), .text(let name):
                let declared = context.types(named: name.lastComponent).first.map {
                    context.place($0.file, $0.declaration.keyword)
                }
                throw Refusal(
                    .entryApplicationSubclass, at: declared ?? place,
                    "\(main.path.fileName) starts the app with an application object of the class '\(name)', which SwiftUI does not make",
                    remedy: "move what '\(name)' does elsewhere, and start the app without it")
            }
        }
        let foreign = foreignModules
        if let module = foreign.first, case .type(let name)? = call?.delegate {
            throw refusal(
                "the app starts from Objective-C with '\(name)', which may be a class of '\(module)' as well as one of the app",
                remedy: "import \"\(context.target.moduleName)-Swift.h\" here, then plan again")
        }
        let starts = startingFiles
        if starts.count > 1 {
            throw refusal(
                "the app starts from Objective-C in \(starts.count) files: "
                    + starts.map(\.fileName).joined(separator: ", "),
                remedy: "leave one of them in the target")
        }
        guard !file.others.isEmpty || call == nil else { return }
        throw refusal(
            "\(main.path.fileName) does more than start the app with the Swift class '\(delegate.declaration.name)'\(lines)",
            remedy: "take the steps that are listed, in their order")
    }

    /// The modules that the file imports and that may have a class of the delegate's name; none where it imports what the
    /// compiler makes of the app's own code.
    private var foreignModules: [String] {
        if file.imports.contains(where: { $0.hasSuffix("-Swift.h") }) {
            let own = context.target.moduleName + "-Swift.h"
            let all = file.imports.filter { $0.hasSuffix("-Swift.h") }
            return all.contains(own) ? [] : all.sorted()
        }
        return file.imports.filter { !$0.hasSuffix(".h") && !SystemLibraries.contains($0) }
    }

    private var startingFiles: [String] {
        let sources = context.target.sources.filter { !$0.hasSuffix(".swift") }
        return context.library.paths(sources, mentioning: profile.launchFunction).filter { path in
            context.library.text(path).flatMap {
                ObjectiveCMain(in: $0, path: path, calling: profile.launchFunction)
            } != nil
        }
    }

    /// The lines of what else the file does, for a message.
    package var lines: String {
        let numbers = Set(file.others.map { context.library.place(main.path, $0).position.line })
        guard !numbers.isEmpty else { return "" }
        let shown = numbers.sorted().prefix(6).map(String.init).joined(separator: ", ")
        return (numbers.count == 1 ? ": line " : ": lines ") + shown
            + (numbers.count > 6 ? " and more" : "")
    }

    /// Where it stands.
    package var place: Place { context.library.place(main.path, call?.offset ?? main.offset) }

    private func refusal(_ message: String, remedy: String) -> Refusal {
        Refusal(.entryObjectiveC, at: place, message, remedy: remedy)
    }

}

extension LocatedDeclaration {
    /// The name in Objective-C that a class is written to have, by `@objc(Name)`; nil for one that the compiler makes.
    package var writtenObjectiveCName: String? {
        guard let arguments = declaration.attribute("objc")?.arguments else { return nil }
        return file.outline.text(arguments).filter { !$0.isWhitespace }
    }

    /// The name by which the runtime finds a class of a module.
    ///
    /// Source: “Configuring Swift and Objective-C interoperability” of Apple: `@objc(Name)` drops the module's name.
    fileprivate func runtimeName(in module: String) -> String {
        writtenObjectiveCName ?? module + "." + declaration.name
    }
}
