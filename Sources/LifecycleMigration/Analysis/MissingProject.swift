import ProjectModel

/// Finds sources of an app that a project builds which is not there, as in half of a checkout.
struct MissingProject {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding at each Info.plist that a project must fill in; `appFile` is the source that is new.
    func findings(adding appFile: String) -> [Finding] {
        guard facts.context.target.project == nil else { return [] }
        return facts.manifest.propertyLists.filter(isFilledIn).map { list in
            Finding(
                .projectMissing, .warning, .manual, at: facts.context.library.place(list.location),
                "no project was found that fills in this property list, so '\(appFile.fileName)' is in no target",
                remedy:
                    "plan again where the project is, or add the file to the app's target in Xcode"
            )
        }
    }

    /// Whether build settings name the app: `$(PRODUCT_BUNDLE_IDENTIFIER)`.
    private func isFilledIn(_ list: PropertyListFacts) -> Bool {
        ["CFBundleIdentifier", "CFBundleExecutable"].contains { key in
            list.document.value(at: [.key(key)])?.string.map {
                $0.contains("$(") || $0.contains("${")
            } ?? false
        }
    }
}
