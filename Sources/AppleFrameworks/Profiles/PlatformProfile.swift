import ProjectModel

/// Every name that differs between the frameworks, so that no analysis compares with a name of its own.
package struct PlatformProfile: Sendable {
    /// The platforms that it serves.
    package let platforms: Set<ApplePlatform>
    /// The protocol of the application delegate.
    package let delegateProtocol: String
    /// The protocol that came before it; nil where there was none.
    package var formerDelegateProtocol: String?
    /// The protocols of a window's scene delegate; empty where there are none.
    package let sceneDelegateProtocols: Set<String>
    /// The attribute that makes a delegate the entry point, beside `@main`.
    package let entryAttribute: String?
    /// The function that starts an app from `main.swift`.
    package let launchFunction: String
    /// The class of the application object.
    package let applicationType: String
    /// How code reaches the application object, as tokens.
    package let applicationPaths: [[String]]
    /// What works only once the application object is there, as tokens.
    package let applicationBound: [[String]]
    /// SwiftUI's property wrapper for the delegate.
    package let adaptor: String
    /// The superclasses that a delegate may have without bringing behaviour of its own.
    package let plainSuperclasses: Set<String>
    /// The delegate's callbacks that give nothing back, and of which the framework does nothing more where they are there.
    package var silentCallbacks: Set<String> = []
    /// The lowest versions that have the SwiftUI life cycle.
    ///
    /// Source: Apple's documentation of `App`, availability.
    package let minimumVersions: [ApplePlatform: VersionNumber]
    /// The version that has scenes with one window; nil where none has.
    ///
    /// Source: Apple's documentation of `Window`, availability.
    package var singleWindowVersion: VersionNumber?
    /// The lowest deployment targets that Xcode 27 takes, where they are higher.
    ///
    /// Source: Airbridge's guide to Xcode 27, and gamebookengine#62; no page of Apple's was found.
    package var buildableVersions: [ApplePlatform: VersionNumber] = [:]

    /// A platform profile from its parts.
    package init(
        platforms: Set<ApplePlatform>, delegateProtocol: String,
        formerDelegateProtocol: String? = nil, sceneDelegateProtocols: Set<String>,
        entryAttribute: String?, launchFunction: String, applicationType: String,
        applicationPaths: [[String]], applicationBound: [[String]], adaptor: String,
        plainSuperclasses: Set<String>, silentCallbacks: Set<String> = [],
        minimumVersions: [ApplePlatform: VersionNumber], singleWindowVersion: VersionNumber? = nil,
        buildableVersions: [ApplePlatform: VersionNumber] = [:]
    ) {
        self.platforms = platforms
        self.delegateProtocol = delegateProtocol
        self.formerDelegateProtocol = formerDelegateProtocol
        self.sceneDelegateProtocols = sceneDelegateProtocols
        self.entryAttribute = entryAttribute
        self.launchFunction = launchFunction
        self.applicationType = applicationType
        self.applicationPaths = applicationPaths
        self.applicationBound = applicationBound
        self.adaptor = adaptor
        self.plainSuperclasses = plainSuperclasses
        self.silentCallbacks = silentCallbacks
        self.minimumVersions = minimumVersions
        self.singleWindowVersion = singleWindowVersion
        self.buildableVersions = buildableVersions
    }

    /// UIKit: iOS, tvOS, visionOS and Mac Catalyst.
    package static let uiKit = PlatformProfile(
        platforms: [.ios, .tvos, .visionos, .maccatalyst],
        delegateProtocol: "UIApplicationDelegate",
        sceneDelegateProtocols: ["UIWindowSceneDelegate", "UISceneDelegate"],
        entryAttribute: "UIApplicationMain",
        launchFunction: "UIApplicationMain",
        applicationType: "UIApplication",
        applicationPaths: [["UIApplication", ".", "shared"]],
        applicationBound: [["UIApplication", ".", "shared"]],
        adaptor: "UIApplicationDelegateAdaptor",
        plainSuperclasses: ["UIResponder", "NSObject"],
        silentCallbacks: [
            "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
            "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
            "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
            "applicationSignificantTimeChange(_:)", "application(_:didDiscardSceneSessions:)",
        ],
        minimumVersions: [
            .ios: VersionNumber(14), .maccatalyst: VersionNumber(14), .tvos: VersionNumber(14),
            .visionos: VersionNumber(1),
        ],
        buildableVersions: [
            .ios: VersionNumber(15), .maccatalyst: VersionNumber(15), .tvos: VersionNumber(15),
        ])

    /// AppKit: macOS.
    package static let appKit = PlatformProfile(
        platforms: [.macos],
        delegateProtocol: "NSApplicationDelegate",
        sceneDelegateProtocols: [],
        entryAttribute: "NSApplicationMain",
        launchFunction: "NSApplicationMain",
        applicationType: "NSApplication",
        applicationPaths: [["NSApp"], ["NSApplication", ".", "shared"]],
        applicationBound: [
            ["NSApp"], ["NSApplication", ".", "shared"],
            ["NSApplication", ".", "sharedApplication"], ["NSStatusBar", ".", "system"],
            ["NSStatusBar", ".", "systemStatusBar"], ["statusItem", "(", "withLength"],
            ["statusItemWithLength", "("],
        ],
        adaptor: "NSApplicationDelegateAdaptor",
        plainSuperclasses: ["NSObject", "NSResponder"],
        silentCallbacks: [
            "applicationWillFinishLaunching(_:)", "applicationDidFinishLaunching(_:)",
            "applicationWillBecomeActive(_:)", "applicationDidBecomeActive(_:)",
            "applicationWillResignActive(_:)", "applicationDidResignActive(_:)",
            "applicationWillHide(_:)", "applicationDidHide(_:)", "applicationWillUnhide(_:)",
            "applicationDidUnhide(_:)", "applicationWillUpdate(_:)", "applicationDidUpdate(_:)",
            "applicationWillTerminate(_:)", "applicationDidChangeScreenParameters(_:)",
        ],
        minimumVersions: [.macos: VersionNumber(11)], singleWindowVersion: VersionNumber(13))

    /// WatchKit: watchOS.
    package static let watchKit = PlatformProfile(
        platforms: [.watchos],
        delegateProtocol: "WKApplicationDelegate",
        formerDelegateProtocol: "WKExtensionDelegate",
        sceneDelegateProtocols: [],
        entryAttribute: nil,
        launchFunction: "WKApplicationMain",
        applicationType: "WKExtension",
        applicationPaths: [
            ["WKExtension", ".", "shared", "(", ")"], ["WKApplication", ".", "shared", "(", ")"],
        ],
        applicationBound: [],
        adaptor: "WKApplicationDelegateAdaptor",
        plainSuperclasses: ["NSObject"],
        minimumVersions: [.watchos: VersionNumber(7)])

    /// The profiles, one a framework.
    package static let all = [uiKit, appKit, watchKit]

    /// The profile of a platform.
    package static func profile(for platform: ApplePlatform) -> PlatformProfile {
        all.first { $0.platforms.contains(platform) } ?? uiKit
    }

    /// Whether its callbacks are those of UIKit.
    package var isUIKit: Bool { applicationType == Self.uiKit.applicationType }

    /// Whether its callbacks are those of AppKit.
    package var isAppKit: Bool { applicationType == Self.appKit.applicationType }

    /// Whether its callbacks are those of WatchKit.
    package var isWatchKit: Bool { applicationType == Self.watchKit.applicationType }

    /// The attributes that mark an entry point.
    package var entryAttributes: Set<String> { Set([entryAttribute, "main"].compactMap { $0 }) }
}
