import AppleFrameworks
import ProjectModel

/// Which libraries whose code is not at hand may ask for the delegate's window: those that are known to, and those whose
/// names say that they lay something over the app.
package struct AbsentWindowReaders {
    private let packages: [LockedPackage]
    private let platform: ApplePlatform

    /// Those of an app on a platform; `packages` are what its lock files pin.
    package init(_ packages: [LockedPackage], on platform: ApplePlatform) {
        self.packages = packages
        self.platform = platform
    }

    /// What a library is called that may ask; nil where it is not expected to.
    package func asker(_ name: String) -> String? {
        // Which pods these are, no lock file says.
        if LinkedLibraries.isOfPods(name) { return name }
        let rows = KnownSDK.windowAskers.filter { row in
            row.link.pods.contains(name) || row.link.packages.contains(name.lowercased())
        }
        guard rows.isEmpty else { return asker(among: rows) }
        let isExpected =
            !Self.harmless.contains(name) && !name.contains("Swift") && !name.hasPrefix("Rx")
            && Self.words.contains(where: name.contains)
        return isExpected ? name : nil
    }

    /// What a library is called that may ask, and that some of an app's sources import, whatever the project says it is linked with.
    ///
    /// Of `known` modules the sources are at hand.
    func asker(importedBy context: TargetContext, beside known: Set<String>) -> String? {
        let vendored = VendoredSources(in: context)
        let rows = KnownSDK.windowAskers.filter { row in
            row.link.modules.contains { module in
                !known.contains(module)
                    && context.files(naming: module).contains {
                        $0.outline.imports(anyOf: [module])
                    } && vendored.sources(of: module) == nil
            }
        }
        return asker(among: rows)
    }

    private func asker(among rows: [KnownSDK]) -> String? {
        rows.first { !$0.absentOn.contains(platform) && mayHaveVersion(of: $0) }?.name
    }

    private func mayHaveVersion(of row: KnownSDK) -> Bool {
        let versions = packages.filter {
            row.link.pods.contains($0.name) || row.link.packages.contains($0.name)
        }.compactMap(\.version)
        return versions.isEmpty || versions.contains(where: row.versions.contains)
    }

    /// What the names of libraries have in them that show something over all else.
    private static let words = [
        "HUD", "Toast", "StatusBar", "PhotoBrowser", "PhotoViewer", "ImageBrowser", "ImageViewer",
        "ImagePicker", "PhotoPicker", "SideMenu", "Drawer", "Popup", "PopUp", "AlertView",
        "ActionSheet", "Overlay", "Spinner", "Walkthrough", "CoachMark", "Feedback", "SupportKit",
    ]

    /// Those of them that are known to take a view of the app's, the key window or that of a scene.
    private static let harmless: Set<String> = [
        "ActionSheetPicker-3.0", "AlertHUDKit", "CoreActionSheetPicker",
        "GSImageViewerController", "IHProgressHUD", "JGProgressHUD",
        "KRProgressHUD", "MBProgressHUD", "MMDrawerController", "PKHUD", "ProgressHUD",
        "SCLAlertView", "SideMenu", "STPopup", "Toast", "YPImagePicker",
    ]
}
