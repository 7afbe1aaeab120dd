import Foundation

/// A stub framework: its folder, and which tier and which apps it is for.
struct StubModule: Sendable {
    /// How an app is checked.
    enum Tier: Sendable {
        /// Type-checked for its own platform.
        case typeCheck
        /// Compiled for the host and run.
        case run
    }

    /// The name in `import`.
    let name: String
    /// The folders of its sources, in the stub SDK.
    let folders: [String]
    /// The tiers that need it.
    let tiers: [Tier]
    /// The apps that can import it.
    let flavours: [SamplePlatform.Flavour]
    /// Whether it adds Swift to a Clang module of the same name.
    let isOverlay: Bool
    /// Whether apps compile against it differently with an older SDK. No other module imports such a one.
    let differsBetweenSDKs: Bool

    private init(
        _ name: String, _ folder: String? = nil, and shared: String? = nil,
        tiers: [Tier] = [.typeCheck, .run],
        flavours: [SamplePlatform.Flavour] = SamplePlatform.Flavour.allCases,
        isOverlay: Bool = false, differsBetweenSDKs: Bool = false
    ) {
        self.name = name
        folders = [folder ?? "Sources/\(name)"] + (shared.map { [$0] } ?? [])
        self.tiers = tiers
        self.flavours = flavours
        self.isOverlay = isOverlay
        self.differsBetweenSDKs = differsBetweenSDKs
    }

    /// All modules, each after those that it imports.
    static let all: [StubModule] = [
        StubModule("ObjectiveC", "Apple/ObjectiveC", tiers: [.typeCheck], isOverlay: true),
        StubModule("Dispatch", "Apple/Dispatch", tiers: [.typeCheck]),
        StubModule("Foundation", "Apple/Foundation", tiers: [.typeCheck]),
        StubModule("os", "Apple/os", tiers: [.typeCheck], isOverlay: true),
        StubModule("Stage"),
        StubModule("FoundationAdditions", tiers: [.run]),
        StubModule("ObjectiveC", tiers: [.run]),
        StubModule("Combine"),
        StubModule("UserNotifications"),
        StubModule("CloudKit"),
        StubModule("Intents"),
        StubModule("CoreData"),
        StubModule("os", "Sources/os", tiers: [.run]),
        StubModule("OSLog"),
        StubModule("CoreGraphics", tiers: [.typeCheck]),
        StubModule("QuartzCore"),
        StubModule("UIKit", and: "Sources/Storyboards", flavours: [.uikit]),
        StubModule("AppKit", and: "Sources/Storyboards", flavours: [.appkit]),
        StubModule("Cocoa", flavours: [.appkit]),
        StubModule("WatchKit", and: "Sources/Storyboards", flavours: [.watchkit]),
        StubModule("SwiftUI", differsBetweenSDKs: true),
        StubModule("BackgroundTasks"),
        StubModule("CoreLocation"),
        StubModule("CoreSpotlight", flavours: [.uikit, .appkit]),
        StubModule("StoreKit"),
        StubModule("WatchConnectivity"),
        StubModule("AVFoundation"),
        StubModule("MessageUI", flavours: [.uikit]),
        StubModule("SafariServices", flavours: [.uikit]),
        StubModule("CarPlay", flavours: [.uikit]),
        StubModule("ClockKit", flavours: [.watchkit]),
        StubModule("FirebaseCore"),
        StubModule("FirebaseMessaging"),
        StubModule("SVProgressHUD", flavours: [.uikit]),
    ]

    /// The modules of a tier and a kind of app.
    static func all(for tier: Tier, _ flavour: SamplePlatform.Flavour) -> [StubModule] {
        all.filter { $0.tiers.contains(tier) && $0.flavours.contains(flavour) }
    }
}
