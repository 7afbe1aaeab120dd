// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "RIBs",
    platforms: [.iOS(.v15)],
    products: [.library(name: "RIBs", targets: ["RIBs"])],
    targets: [.target(name: "RIBs")]
)
