// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Quay",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Quay", targets: ["Quay"])],
    targets: [.target(name: "Quay", path: "Code")]
)
