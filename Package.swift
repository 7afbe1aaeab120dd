// swift-tools-version: 6.0
import PackageDescription

// One chain of modules: each may import only those before it, and the compiler keeps it so.
let package = Package(
    name: "sceneshift",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "sceneshift", targets: ["sceneshift"])
    ],
    targets: [
        .target(name: "SourceEditing"),
        .target(name: "SwiftOutline", dependencies: ["SourceEditing"]),
        .target(name: "SwiftFlow", dependencies: ["SourceEditing", "SwiftOutline"]),
        .target(
            name: "ProjectModel", dependencies: ["SourceEditing", "SwiftOutline", "SwiftFlow"]),
        .target(
            name: "LifecycleMigration",
            dependencies: ["SourceEditing", "SwiftOutline", "SwiftFlow", "ProjectModel"]),
        .target(
            name: "CommandLineInterface",
            dependencies: ["SourceEditing", "SwiftOutline", "ProjectModel", "LifecycleMigration"]),
        .executableTarget(name: "sceneshift", dependencies: ["CommandLineInterface"]),
        .testTarget(name: "SourceEditingTests", dependencies: ["SourceEditing"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline"]),
        .testTarget(
            name: "SwiftFlowTests", dependencies: ["SourceEditing", "SwiftOutline", "SwiftFlow"]),
        .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel"]),
        .testTarget(name: "LifecycleMigrationTests", dependencies: ["LifecycleMigration"]),
        .testTarget(
            name: "CommandLineInterfaceTests",
            dependencies: ["SourceEditing", "LifecycleMigration", "CommandLineInterface"]),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "SourceEditing", "SwiftOutline", "ProjectModel", "LifecycleMigration",
                "CommandLineInterface",
            ]),
        // Only its random launches know the tool; the harness shares no code with it.
        .testTarget(
            name: "VerificationTests",
            dependencies: ["SourceEditing", "ProjectModel", "LifecycleMigration"]),
    ],
    swiftLanguageModes: [.v6]
)
