import ProjectDescription

let target = Target.target(
    name: "Beacon",
    destinations: .iOS,
    product: .app,
    bundleId: "org.example.beacon",
    deploymentTargets: .iOS("15.0"),
    infoPlist: .file(path: "Beacon/Info.plist"),
    sources: "Beacon/**",
    resources: ["Beacon/**/*.storyboard"]
)

let project = Project(name: "Beacon", targets: [target])
