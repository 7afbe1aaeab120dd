import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// An entry attribute on something that is no type outside of every other one: a type inside of a namespace, or an extension
/// that implements a class of Objective-C.
package struct HiddenEntry {
    /// Why the app is left alone; nil where there is no such attribute.
    package let refusal: Refusal?

    /// Looks for one in a target, by the attributes of its platform.
    package init(in context: TargetContext, by profile: PlatformProfile) {
        let files = profile.entryAttributes.sorted().flatMap { context.files(mentioning: "@" + $0) }
        refusal =
            files.lazy.compactMap { file in
                Self.refusal(in: file, context, by: profile)
            }.first
    }

    /// Types in types deeper than this are not entered.
    private static let depthLimit = 16

    private static func refusal(
        in file: ProgramFile, _ context: TargetContext, by profile: PlatformProfile
    ) -> Refusal? {
        var level = file.outline.declarations.filter { $0.kind.hasMembers }
        for depth in 0..<depthLimit {
            for declaration in level {
                guard depth > 0 || declaration.kind == .extension,
                    let attribute = declaration.attributes.first(where: {
                        profile.entryAttributes.contains($0.name)
                    })
                else { continue }
                return refusal(
                    of: declaration, at: context.place(file, attribute.range.lowerBound), file,
                    context)
            }
            level = level.flatMap { $0.members.filter { $0.kind.hasMembers } }
        }
        return nil
    }

    private static func refusal(
        of declaration: Declaration, at place: Place, _ file: ProgramFile,
        _ context: TargetContext
    ) -> Refusal {
        let name = declaration.name
        guard declaration.kind == .extension else {
            return Refusal(
                .delegateDeclaration, at: place,
                "'\(name)' starts the app, and is declared inside of another type",
                remedy: "declare it outside of every type, then plan again")
        }
        guard context.types(named: name).isEmpty else {
            return Refusal(
                .delegateDeclaration, at: place,
                "the attribute that starts the app stands on an extension of '\(name)'",
                remedy: "put it, and `main()`, on the class itself, then plan again")
        }
        return Refusal(
            .entryObjectiveC, at: place,
            "'\(name)' starts the app, and is declared in Objective-C: this only implements it",
            remedy: "declare the class in Swift, then plan again")
    }
}
