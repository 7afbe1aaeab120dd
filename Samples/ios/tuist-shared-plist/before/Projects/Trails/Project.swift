import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "Trails",
    targets: [
        .target(
            name: "Trails",
            destinations: .iOS,
            product: .app,
            bundleId: "org.example.trails",
            deploymentTargets: .iOS("15.0"),
            infoPlist: .app(name: "Trails"),
            sources: ["Sources/**"],
            resources: ["Resources/**"],
            dependencies: [.project(target: "Maps", path: "../Maps")]
        )
    ]
)
