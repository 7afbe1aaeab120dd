import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.app(
    name: Environment.appName,
    dependencies: [
        .project(target: "Maps", path: .relativeToRoot("Projects/Maps")),
    ]
)
