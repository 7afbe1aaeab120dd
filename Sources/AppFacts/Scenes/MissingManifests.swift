/// Which property lists of an app have no scene manifest, and get the one that an app of SwiftUI's has.
///
/// SwiftUI's delegate adopts scenes by itself; the key is there for the second reading of Apple's check, by the manifest
/// alone, and for the libraries that ask for it. Sources: Capacitor's template for SwiftUI, Apple's own; slint#13433.
package struct MissingManifests {
    /// The property lists, in the order of the target.
    package let lists: [PropertyListFacts]

    /// Looks at the property lists of an app; one whose manifest Xcode generates has it already.
    package init(of app: UIKitApp) {
        self.init(in: app.manifest, of: app.context)
    }

    /// Looks at the property lists of a target; `besideGenerated` counts one as missing that Xcode would make.
    package init(
        in manifest: SceneManifest, of context: TargetContext, besideGenerated: Bool = false
    ) {
        let isGenerated =
            !besideGenerated
            && context.target.configurations.contains {
                $0.settings[SceneManifest.generatingSetting] == "YES"
            }
        let all = manifest.propertyLists
        let missing = isGenerated ? [] : all.filter(\.manifestKeys.isEmpty)
        // Of parts of one list, one has the key for all.
        let isMerged = context.target.mergesInfoPlists
        lists = isMerged ? Array((missing.count == all.count ? missing : []).prefix(1)) : missing
    }
}
