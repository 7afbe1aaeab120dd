// swift-tools-version: 6.0
import PackageDescription

/// One chain of modules: each may import those before it and no others, and the compiler keeps it so.
let chain = [
    "SourceEditing", "SwiftOutline", "SwiftFlow", "ProjectModel", "AppleFrameworks", "AppFacts",
    "LaunchValidation", "LifecycleMigration", "CommandLineInterface",
]

/// The modules of the chain before one, or those up to it.
func modules(before name: String) -> [Target.Dependency] {
    chain.prefix { $0 != name }.map { .byName(name: $0) }
}

func modules(upTo name: String) -> [Target.Dependency] {
    modules(before: name) + [.byName(name: name)]
}

/// What is built into a module: the pages of the findings, by way of a link to docs/findings.
let resources: [String: [Resource]] = ["LifecycleMigration": [.embedInCode("Findings/Pages")]]

let package = Package(
    name: "sceneshift",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "sceneshift", targets: ["sceneshift"])
    ],
    targets: chain.map {
        .target(name: $0, dependencies: modules(before: $0), resources: resources[$0])
    } + [
        .executableTarget(name: "sceneshift", dependencies: ["CommandLineInterface"]),
        .testTarget(name: "SourceEditingTests", dependencies: modules(upTo: "SourceEditing")),
        .testTarget(name: "SwiftOutlineTests", dependencies: modules(upTo: "SwiftOutline")),
        .testTarget(name: "SwiftFlowTests", dependencies: modules(upTo: "SwiftFlow")),
        .testTarget(name: "ProjectModelTests", dependencies: modules(upTo: "ProjectModel")),
        .testTarget(
            name: "LifecycleMigrationTests", dependencies: modules(upTo: "LifecycleMigration")),
        // Runs of the whole tool in the process of a test.
        .target(
            name: "ToolRunning", dependencies: modules(upTo: "CommandLineInterface"),
            path: "Tests/ToolRunning"),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: modules(upTo: "CommandLineInterface") + ["ToolRunning"]),
        .testTarget(
            name: "SampleTests",
            dependencies: modules(upTo: "CommandLineInterface") + ["ToolRunning"]),
        // Only its random launches know the tool; the harness shares no code with it.
        .testTarget(name: "VerificationTests", dependencies: modules(upTo: "LifecycleMigration")),
    ],
    swiftLanguageModes: [.v6]
)
