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
        .target(name: "ProjectModel", dependencies: ["SourceEditing"]),
        .target(
            name: "LifecycleMigration",
            dependencies: ["SourceEditing", "SwiftOutline", "ProjectModel"]),
        .target(
            name: "CommandLineInterface",
            dependencies: ["SourceEditing", "SwiftOutline", "ProjectModel", "LifecycleMigration"]),
        .executableTarget(name: "sceneshift", dependencies: ["CommandLineInterface"]),
        .testTarget(name: "SourceEditingTests", dependencies: ["SourceEditing"]),
        .testTarget(name: "SwiftOutlineTests", dependencies: ["SwiftOutline"]),
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
        .testTarget(name: "VerificationTests"),
    ],
    swiftLanguageModes: [.v6]
)
