import AppFacts
import ProjectModel

/// Finds an iOS app without any key for a launch screen, which runs letterboxed.
///
/// Source: Apple's technical note TN3208 and the iOS 27 release notes. The plan itself never takes such a key away.
struct LaunchScreenKeys {
    private let context: TargetContext

    /// An analysis of a target.
    init(in context: TargetContext) {
        self.context = context
    }

    private static let keys: Set<String> = [
        "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards",
        "UILaunchImages", "UILaunchImageFile",
    ]
    private static let settings: Set<String> = [
        "INFOPLIST_KEY_UILaunchScreen_Generation", "INFOPLIST_KEY_UILaunchStoryboardName",
        "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME",
    ]

    /// A note at each property list without such a key, where no build setting makes one either; none without a project,
    /// whose settings are not known.
    func findings() -> [Finding] {
        guard context.target.platform == .ios, context.target.project != nil,
            !context.target.configurations.contains(where: hasSetting)
        else { return [] }
        let found = context.readablePropertyLists.map(finding)
        let missing = found.compactMap { $0 }
        // Of parts of one list, one has the key for all.
        guard context.target.mergesInfoPlists else { return missing }
        return Array((missing.count == found.count ? missing : []).prefix(1))
    }

    private func hasSetting(_ configuration: BuildConfiguration) -> Bool {
        configuration.settings.contains { key, value in
            value != "NO" && Self.settings.contains { key.isVariant(of: $0) }
        }
    }

    private func finding(about list: PropertyListFacts) -> Finding? {
        guard !list.document.keys.contains(where: isLaunchKey) else { return nil }
        return Finding(
            .plistLaunchScreen, .note, .manual, at: context.library.place(list.location),
            "no key names a launch screen: iOS runs the app letterboxed",
            remedy: "add the key UILaunchScreen with an empty dictionary")
    }

    private func isLaunchKey(_ key: String) -> Bool {
        Self.keys.contains { key.isVariant(of: $0) }
    }
}
