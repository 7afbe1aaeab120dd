import ProjectDescription

extension InfoPlist {
    /// The Info.plist of every app.
    public static func app(name: String) -> InfoPlist {
        .extendingDefault(with: [
            "CFBundleDisplayName": .string(name),
            "UILaunchStoryboardName": "LaunchScreen",
            "UIApplicationSceneManifest": [
                "UIApplicationSupportsMultipleScenes": false,
            ],
        ])
    }
}
