import ProjectDescription

extension Project {
    /// The project of the app with its tests.
    public static func app(name: String, dependencies: [TargetDependency] = []) -> Project {
        let plist: [String: InfoPlist.Value] = [
            "CFBundleShortVersionString": "1.0",
            "UIMainStoryboardFile": "", // no storyboard
            "UILaunchStoryboardName": "LaunchScreen"
        ]
        var targets: [Target] = [
            make(name: name, product: .app, infoPlist: .extendingDefault(with: plist), dependencies: dependencies)
        ]
        targets.append(make(name: "\(name)Tests", product: .unitTests, folder: "Tests", dependencies: [.target(name: name)]))
        return Project(name: name, organizationName: Environment.organization, targets: targets)
    }

    /// The project of a library.
    public static func module(name: String) -> Project {
        Project(name: name, targets: [make(name: name, product: .staticFramework)])
    }

    private static func make(
        name: String, product: Product, infoPlist: InfoPlist = .default, folder: String = "Sources",
        dependencies: [TargetDependency] = []
    ) -> Target {
        Target(
            name: name,
            platform: .iOS,
            product: product,
            bundleId: Environment.organization + "." + name.lowercased(),
            deploymentTarget: Environment.deploymentTarget,
            infoPlist: infoPlist,
            sources: ["\(folder)/**"],
            resources: product == .app ? ["Resources/**"] : nil,
            dependencies: dependencies
        )
    }
}
