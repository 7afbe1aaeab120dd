import AppFacts
import ProjectModel

/// Finds sources of an app that a project builds which is not there, as in half of a checkout.
struct MissingProject {
    private let context: TargetContext
    private let propertyLists: [PropertyListFacts]

    /// An analysis of an app with its property lists.
    init(of context: TargetContext, propertyLists: [PropertyListFacts]) {
        self.context = context
        self.propertyLists = propertyLists
    }

    /// A finding at each Info.plist that a project must fill in; `appFile` is the source that is new, nil where none is.
    func findings(adding appFile: String?) -> [Finding] {
        guard context.target.project == nil else { return [] }
        let lost =
            appFile.map { "'\($0.fileName)' is in no target" }
            ?? "what the app is built with is not known"
        return propertyLists.filter(isFilledIn).map { list in
            Finding(
                .projectMissing, .warning, .manual, at: context.library.place(list.location),
                "no project was found that fills in this property list, so \(lost)",
                remedy: "plan again where the project is"
                    + (appFile == nil ? "" : ", or add the file to the app's target in Xcode")
            )
        }
    }

    /// Whether build settings name the app (`$(PRODUCT_BUNDLE_IDENTIFIER)`), or stand for another part of it beside a
    /// catalog of assets, which only Xcode's own builds compile.
    private func isFilledIn(_ list: PropertyListFacts) -> Bool {
        let namesApp = ["CFBundleIdentifier", "CFBundleExecutable"].contains { key in
            list.document.value(at: [.key(key)])?.string.map(Self.hasReference) ?? false
        }
        return namesApp
            || hasAssets
                && context.library.text(list.location.path).map {
                    Self.hasReference(String(decoding: $0.bytes, as: UTF8.self))
                } ?? false
    }

    private var hasAssets: Bool {
        context.library.tree.paths.contains { $0.contains(".xcassets/") }
    }

    private static func hasReference(_ text: String) -> Bool {
        text.contains("$(") || text.contains("${")
    }
}
