import SourceEditing

/// One app that a project builds, as far as a change of its life cycle needs to know it.
///
/// All paths are relative to the top of the tree, with `/`, and name files that exist.
public struct AppTarget: Sendable, Hashable {
    /// The target's name as the project spells it; for a bare folder the folder's name.
    public var name: String
    /// The product's name with build settings expanded, where it is known; else the target's name.
    public var productName: String
    /// The Swift module's name (`PRODUCT_MODULE_NAME`, else the product name made a C identifier).
    public var moduleName: String
    /// The platform that decides which framework's rules hold.
    public var platform: ApplePlatform
    /// Every platform that it builds for.
    public var platforms: Set<ApplePlatform>
    /// The project that declares it (`App.xcodeproj`), or nil for a bare folder.
    public var project: String?
    /// The id of the format that loaded it.
    public var format: ProjectFormatID
    /// The sources it compiles, in build order; Swift and Objective-C.
    public var sources: [String]
    /// The resources it copies (storyboards, nibs), localised variants included; asset catalogues and other
    /// bundles by the path of their folder.
    public var resources: [String]
    /// Every Info.plist that one of its configurations uses and that is on disk, without repetition.
    public var infoPlists: [String]
    /// The literals of its manifest that become the Info.plist, or keys of it.
    public var manifestPropertyLists: [ManifestPropertyList]
    /// What its manifest says of the app in a way that can't be read: each names the key, and why it matters.
    public var unreadable: [ProjectError]
    /// The sources that it is to compile and that are not there; only Xcode's projects name them.
    public var missingSources: [String] = []
    /// Whether its Info.plists are parts of one that the build puts together.
    public var mergesInfoPlists = false
    /// Whether it is an App Clip, which links open that its app's site is registered for.
    public var isAppClip = false
    /// What else builds the app, and has to be changed by hand with it.
    public var builtElsewhere: [ProjectError] = []
    /// Where its manifest sets build settings, by their keys; empty for Xcode's projects, which are asked.
    public var settingPlaces: [String: FilePlace]
    /// Where its project declares it; nil where the format does not tell.
    public var declaration: FilePlace?
    /// The target's build configurations, settings fully resolved (project level, target level, xcconfig);
    /// of an old watch app also those of its extension.
    public var configurations: [BuildConfiguration]
    /// What it links: products of Swift packages, frameworks and libraries by name, without an extension; sorted.
    public var linkedProducts: [String]
    /// The names of all targets of its project, which may be those of modules that it imports; sorted.
    public var projectModules: [String]

    /// A target from its parts.
    public init(
        name: String, productName: String, moduleName: String, platform: ApplePlatform,
        platforms: Set<ApplePlatform>, project: String?, format: ProjectFormatID, sources: [String],
        resources: [String], infoPlists: [String], configurations: [BuildConfiguration],
        linkedProducts: [String] = [], projectModules: [String] = [],
        manifestPropertyLists: [ManifestPropertyList] = [], unreadable: [ProjectError] = [],
        settingPlaces: [String: FilePlace] = [:], declaration: FilePlace? = nil
    ) {
        self.name = name
        self.productName = productName
        self.moduleName = moduleName
        self.platform = platform
        self.platforms = platforms
        self.project = project
        self.format = format
        self.sources = sources
        self.resources = resources
        self.infoPlists = infoPlists
        self.configurations = configurations
        self.linkedProducts = linkedProducts
        self.projectModules = projectModules
        self.manifestPropertyLists = manifestPropertyLists
        self.unreadable = unreadable
        self.settingPlaces = settingPlaces
        self.declaration = declaration
    }

    /// The lowest deployment target that a configuration sets for the app's own platform; nil where none is set.
    public var deploymentTarget: VersionNumber? {
        configurations.compactMap { $0.deploymentTarget(for: platform) }.min()
    }
}

/// One build configuration of a target.
public struct BuildConfiguration: Sendable, Hashable {
    /// Its name, such as `Debug`.
    public var name: String
    /// Settings by their full key (conditions included, as in `KEY[sdk=iphoneos*]`), variables expanded where known.
    public var settings: [String: String]
    /// Whether all settings are known: no file that it is based on is missing, and none is computed.
    public var isWhole: Bool

    /// A configuration from its parts.
    public init(name: String, settings: [String: String], isWhole: Bool = true) {
        self.name = name
        self.settings = settings
        self.isWhole = isWhole
    }

    /// The deployment target that this configuration sets for a platform.
    public func deploymentTarget(for platform: ApplePlatform) -> VersionNumber? {
        settings[platform.deploymentTargetSetting].flatMap { VersionNumber($0) }
    }
}
