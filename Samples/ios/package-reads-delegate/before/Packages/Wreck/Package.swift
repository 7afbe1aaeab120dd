// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Wreck",
    products: [.library(name: "Wreck", targets: ["Wreck"])],
    targets: [.target(name: "Wreck")]
)
