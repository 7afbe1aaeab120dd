import ProjectDescription

func plist() -> [String: Plist.Value] {
    var plist: [String: Plist.Value] = ["UILaunchScreen": [:]]
    if case let .string(name)? = Environment.displayName {
        plist["CFBundleDisplayName"] = .string(name)
    }
    return plist
}

let project = Project(
    name: "Tides",
    targets: [
        .target(
            name: "Tides",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.tides",
            deploymentTargets: .iOS("16.0"),
            infoPlist: .extendingDefault(with: plist()),
            sources: ["Sources/**"]
        ),
    ]
)
