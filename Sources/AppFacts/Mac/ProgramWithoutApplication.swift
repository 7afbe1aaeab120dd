import ProjectModel
import SwiftFlow
import SwiftOutline

/// A target of a Mac app's product type whose main function starts no application: a tool in a bundle, which waits for a
/// request or ends by itself.
///
/// The life cycle is that of the application object, and it makes none.
package struct ProgramWithoutApplication {
    /// Where its main function is.
    package let place: Place

    /// Whether a target is one; nil for a target that may start an application, and for one whose main function isn't found.
    package init?(_ context: TargetContext, linked: [String]) {
        let names = NamesInSources(of: context)
        guard let place = Self.main(in: context, names),
            !Self.starts.contains(where: names.has), !Self.lookedUp.contains(where: names.quotes),
            !BackgroundApp.shown.contains(where: names.has),
            !Self.mayStart(linked, context)
        else { return nil }
        self.place = place
    }

    /// Whether code that is linked has the name of an application in it, by itself or in a text: `AppKit` is none.
    private static func mayStart(_ linked: [String], _ context: TargetContext) -> Bool {
        var target = context.target
        target.sources = linked
        let names = NamesInSources(
            of: TargetContext(
                target: target, library: context.library, conditions: context.conditions))
        return starts.contains(where: names.has) || lookedUp.contains(where: names.quotes)
    }

    private static func main(in context: TargetContext, _ names: NamesInSources) -> Place? {
        if let path = context.swiftPaths.first(where: { $0.fileName == "main.swift" }) {
            return context.library.place(path, 0)
        }
        let types = context.files(naming: "main").flatMap(\.typeDeclarations)
        if let type = types.first(where: { $0.declaration.attribute("main") != nil }) {
            return context.place(type.file, type.declaration.keyword)
        }
        return names.firstCall(of: "main").map { context.library.place($0.path, $0.offset) }
    }

    /// What starts an application, or stands for one.
    private static let starts = lookedUp + ["App"]

    /// Those of them that a text may name for the runtime to look up.
    private static let lookedUp = [
        "NSApplication", "NSApp", "NSApplicationMain", "NSApplicationDelegate", "NSPrincipalClass",
        "NSApplicationLoad", "UIApplicationMain", "RunApplicationEventLoop",
    ]
}
