// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Harbour",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Harbour", targets: ["Harbour"])],
    dependencies: [.package(path: "../Quay")],
    targets: [
        .target(name: "Harbour", dependencies: ["Quay"]),
        .testTarget(name: "HarbourTests", dependencies: ["Harbour"]),
    ]
)
