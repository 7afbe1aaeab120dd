// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Notices",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Notices", targets: ["Notices"])],
    dependencies: [
        .package(url: "https://github.com/firebase/firebase-ios-sdk", exact: "11.4.0")
    ],
    targets: [
        .target(
            name: "Notices",
            dependencies: [.product(name: "FirebaseMessaging", package: "firebase-ios-sdk")])
    ]
)
