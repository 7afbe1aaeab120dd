import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Maps",
    targets: [
        .target(
            name: "Maps",
            destinations: .iOS,
            product: .staticFramework,
            bundleId: "org.example.maps",
            deploymentTargets: .iOS("15.0"),
            sources: ["Sources/**"]
        ),
        .target(
            name: "MapsDemo",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.maps.demo",
            deploymentTargets: .iOS("15.0"),
            infoPlist: .app(name: "Maps"),
            sources: ["Demo/**"],
            resources: ["Resources/**"],
            dependencies: [.target(name: "Maps")]
        ),
    ]
)
