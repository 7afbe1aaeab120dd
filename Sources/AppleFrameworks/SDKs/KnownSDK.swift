import ProjectModel

/// A row of the table of SDKs: what one does to the application delegate in some range of its versions, and what an app
/// has to do about it.
package struct KnownSDK {
    /// What it does.
    package enum Kind: CaseIterable {
        /// Adds methods to the class of the application's delegate, which is SwiftUI's own: the app's are not called.
        case takesCallbacks
        /// Puts itself in the delegate's place, or casts it.
        case replacesDelegate
        /// Learns of links by UIKit's calls, which no longer come.
        case tracksLinks
        /// Learns of the app's state by UIKit's calls of the application's delegate, which no longer come.
        case followsState
        /// Takes its size and place from the window of the application's delegate, which is nil once SwiftUI makes the window.
        case measuresByWindow
        /// Puts another root view controller into the key window, which is SwiftUI's.
        case replacesRoot
        /// Goes down from the root of the key window by the classes of UIKit's containers, and comes to SwiftUI's root.
        case searchesRoot
        /// Calls the app's own handler of links, by way of the application's delegate.
        case callsHandler
        /// Reads `UIApplicationSceneManifest` in the Info.plist.
        case readsManifest
        /// Sends `window` to the application's delegate, which the app's must have then.
        case asksForWindow
        /// Goes on working by what the plan does anyway.
        case unharmed
    }

    /// The framework of an app's delegate.
    package enum Framework {
        case uiKit
        case appKit
    }

    /// Its name as its vendor writes it.
    package let name: String
    /// What it does.
    package let kind: Kind
    /// The frameworks in whose apps it does that; what a vendor does nowhere else needs no word.
    package var frameworks: Set<Framework> = [.uiKit]
    /// The platforms of those frameworks on which it does nothing, or isn't there.
    package var absentOn: Set<ApplePlatform> = []
    /// How an app comes to have it.
    package let link: SDKLink
    /// The versions that this row is about.
    package var versions = SDKVersions.all
    /// The callbacks of the app that it takes, or calls.
    package var callbacks: [SDKCallback] = []
    /// The calls that make it active; where there are none, it is active once it is linked.
    package var starts: [SDKUse] = []
    /// The key of Info.plist that makes it active, set to YES.
    package var startKey: String?
    /// The key of Info.plist that switches it off, set to NO.
    package var switchKey: String?
    /// What in the app's code switches it off, or shows that what it does is provided for.
    package var switches: [SDKUse] = []
    /// What it must be told by the app.
    package var handOvers: [SDKHandOver] = []
    /// The line for the methods of the notification centre's delegate, which are taken with the others and given back
    /// with them; `%` stands for what the notification brings.
    package var notificationLine: String?
    /// The calls that make it ready to be told anything.
    package var configuredBy: [SDKUse] = []
    /// What it does, as a sentence goes on behind its name.
    package let effect: String
    /// What to do, apart from lines to write; none where those are all.
    package var remedy: String?
    /// Whether something is lost for certain, which is for somebody to repair, or may be.
    package var isCertain = true
    /// Where this is known from, and how surely.
    package let source: String

    /// Every row, in the order of the kinds.
    package static let all: [KnownSDK] =
        callbackTakers + delegateReplacers + linkTrackers + stateFollowers + handlerCallers
        + windowMeasurers + rootReplacers + rootSearchers + manifestReaders + windowAskers
        + unharmed
}

/// How an app comes to have an SDK.
package struct SDKLink {
    /// The modules that are imported.
    package var modules: [String] = []
    /// Modules that bring others of the vendor's along, so that a name of the SDK has to be used besides.
    package var umbrellas: [String] = []
    /// Names of the SDK's, of which one is used where it is set up.
    package var names: [String] = []
    /// The products of its Swift packages, and its frameworks, as a target links them.
    package var products: [String] = []
    /// Its repositories in `Package.resolved` and `Cartfile.resolved`, in lower case, without the owner.
    package var packages: [String] = []
    /// Its pods in `Podfile.lock`; the version of a part of one counts as well.
    package var pods: [String] = []

    /// An SDK link from its parts.
    package init(
        modules: [String] = [], umbrellas: [String] = [], names: [String] = [],
        products: [String] = [], packages: [String] = [], pods: [String] = []
    ) {
        self.modules = modules
        self.umbrellas = umbrellas
        self.names = names
        self.products = products
        self.packages = packages
        self.pods = pods
    }
}

extension SDKLink {
    /// Whether a pod is one of these, or a part of one: `Name/Part`.
    package func isPod(_ name: String) -> Bool {
        pods.contains { name == $0 || name.hasPrefix($0 + "/") }
    }
}

/// A range of versions.
package struct SDKVersions: Equatable {
    /// The first one; nil for any.
    package var from: VersionNumber?
    /// The first one that is no longer meant; nil where all later ones are.
    package var below: VersionNumber?

    /// SDK versions from their parts.
    package init(
        from: VersionNumber? = nil, below: VersionNumber? = nil
    ) {
        self.from = from
        self.below = below
    }

    /// Every version.
    package static let all = SDKVersions()

    /// Whether a version is meant.
    package func contains(_ version: VersionNumber) -> Bool {
        (from.map { $0 <= version } ?? true) && (below.map { version < $0 } ?? true)
    }
}

/// Something that the app must tell an SDK itself.
package struct SDKHandOver {
    /// Where.
    package let callback: SDKCallback
    /// The line; `%` stands for what the app calls the argument that matters.
    package let line: String
    /// What shows that the app does it; one is enough.
    package let shownBy: [SDKUse]
    /// Names of which one is used where this matters; where there are none, it always does.
    package var neededWith: [String] = []
    /// Whether less is lost without it than a vendor calls broken: it is advice beside something else.
    package var isAdvice = false
    /// Where, in a delegate without the callback.
    package var olderCallback: SDKCallback?
    /// The module whose import the line needs, where it is a whole statement for the start of the method, as its vendor
    /// writes it; nil where more than that is for the app to decide.
    package var module: String?
}

extension KnownSDK.Kind {
    /// Whether an app hears of it: not of what the plan takes care of.
    package var isReported: Bool {
        switch self {
        case .takesCallbacks, .replacesDelegate, .tracksLinks, .followsState, .measuresByWindow,
            .replacesRoot, .searchesRoot,
            .callsHandler:
            true
        case .readsManifest, .asksForWindow, .unharmed: false
        }
    }
}
