import ProjectModel
import SwiftFlow

/// The name of the `App` structure and of the file that holds it.
package struct AppFileName: Sendable {
    /// The type's name.
    package let typeName: String
    /// The file's path.
    package let path: String

    /// An app file name from its parts.
    package init(
        typeName: String, path: String
    ) {
        self.typeName = typeName
        self.path = path
    }

    /// A name made from the product's that no type, module or file of the target has.
    ///
    /// - Throws: `Refusal` where every candidate is taken.
    package static func choose(
        for context: TargetContext, beside delegate: ProgramFile
    ) throws(Refusal) -> AppFileName {
        let module = context.target.moduleName
        if Self.imported.contains(module) {
            throw Refusal(
                .appNameTaken, at: context.library.place(delegate.path, 0),
                "the app's own module is called '\(module)', so that no file of it can import the framework",
                remedy: "give the target another PRODUCT_MODULE_NAME")
        }
        let folder = delegate.path.folder
        let product = telling(
            productName(of: context.target), in: context.target.project,
            orElse: [module, HeaderProject.name(in: delegate)].compactMap { $0 })
        for candidate in candidates(for: product) {
            let name = AppFileName(typeName: candidate, path: folder + candidate + ".swift")
            if name.isFree(in: context) { return name }
        }
        throw Refusal(
            .appNameTaken, at: context.library.place(delegate.path, 0),
            "every name for the App structure is taken in this target",
            remedy: "rename the type or file that is in the way")
    }

    /// What the file of an `App` imports.
    private static let imported: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit"]

    /// The name of a target's product; where configurations call it differently, the target's own name if one of them has that.
    private static func productName(of target: AppTarget) -> String {
        let names = target.expanded("$(PRODUCT_NAME)")
        return names.count > 1 && names.contains(target.name) ? target.name : target.productName
    }

    /// What an app is called: its product, or its project where that only tells one target from another, else the first of other
    /// names that says more.
    static func telling(
        _ product: String, in project: String?, orElse others: [String] = []
    ) -> String {
        let suffix = ".xcodeproj"
        let project = project?.fileName ?? ""
        let named = project.hasSuffix(suffix) ? [String(project.dropLast(suffix.count))] : []
        return ([product] + named + others).first(where: says) ?? product
    }

    private static func says(_ name: String) -> Bool {
        !sayingNothing.contains(name.filter { $0.isLetter || $0.isNumber }.lowercased())
    }

    private static let sayingNothing: Set<String> = [
        "app", "application", "ios", "iosapp", "iphone", "ipad", "mac", "macapp", "macos",
        "macosapp",
        "osx", "tvos", "tvosapp", "visionos", "visionosapp", "watch", "watchapp", "watchos",
        "watchosapp", "catalyst",
    ]

    /// The names for a product's `App`, the best first.
    package static func candidates(for product: String) -> [String] {
        let stem = identifier(product)
        // A name that starts with a digit would need a prefix that nobody reads.
        if stem == "App" || stem.hasPrefix("_") { return ["MainApp", "TheApp"] }
        // No name says "App" twice: a product's "NotesApp" that is taken by its module gives "NotesMainApp".
        let ending = ["App", "Application"].first { stem.hasSuffix($0) && stem != $0 } ?? ""
        let base = String(stem.dropLast(ending.count))
        return ["App", "MainApp", "SwiftUIApp"].map { base + $0 }
    }

    /// A type name out of any text: words joined, each with a capital, and nothing that an identifier can't have; an apostrophe
    /// parts no words.
    package static func identifier(_ text: String) -> String {
        let words = text.filter { !"'\u{2019}".contains($0) }.split { character in
            !character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && $0 != "_" }
        }
        let joined = words.map { word in
            isBrand(word) && word == words.first
                ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let first = joined.unicodeScalars.first else { return "Main" }
        return first.properties.isXIDStart ? joined : "_" + joined
    }

    /// Whether a word starts with one small letter on purpose, as Xcode's template leaves it: `iExpense`.
    private static func isBrand(_ word: Substring) -> Bool {
        word.first?.isLowercase == true && word.dropFirst().first?.isUppercase == true
    }

    /// Whether no type, function, module or file of a target has the name; one inside of another type would hide the `App` there, and
    /// readers take the one for the other.
    ///
    /// Two files of one name in a module are an error, wherever they lie; disks may ignore case.
    package func isFree(in context: TargetContext) -> Bool {
        let name = path.fileName.lowercased()
        return typeName != context.target.moduleName && !context.hasType(named: typeName)
            && context.allTypes(named: typeName).isEmpty && !context.hasGlobal(named: typeName)
            && !context.swiftPaths.contains { $0.fileName.lowercased() == name }
            && context.library.tree.path(matching: path) == nil
    }
}
