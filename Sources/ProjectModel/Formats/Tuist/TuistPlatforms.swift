/// The platforms of a target, and the versions that it needs of them.
struct TuistPlatforms {
    /// All platforms; empty where they can't be told.
    private(set) var platforms: Set<ApplePlatform> = []
    /// The versions with the texts that say so.
    private(set) var versions: [ApplePlatform: ManifestValue] = [:]
    /// What can't be read.
    private(set) var problems: [(key: String, place: ManifestPlace, reason: String)] = []

    /// Reads the arguments of a target.
    init(of target: TuistTarget, in manifest: inout TuistManifest) {
        if let value = target.call["platform"] {
            read(manifest.resolved(value, as: "Platform"), "platform", in: &manifest)
        } else if let value = target.call["destinations"] {
            read(manifest.resolved(value, as: "Destinations"), "destinations", in: &manifest)
        } else {
            problems.append(("destinations", target.place, "there are none"))
        }
        if let value = target.call["deploymentTargets"], !value.isNone {
            let versions = manifest.resolved(value, as: "DeploymentTargets")
            readVersions(versions, "deploymentTargets", in: &manifest)
        } else if let value = target.call["deploymentTarget"], !value.isNone {
            let version = manifest.resolved(value, as: "DeploymentTarget")
            readVersions(version, "deploymentTarget", in: &manifest)
        }
    }

    /// The platform whose rules hold.
    var main: ApplePlatform? { platforms.min() }

    private mutating func read(
        _ value: ManifestValue, _ key: String, in manifest: inout TuistManifest
    ) {
        if let elements = value.elements {
            for element in elements {
                read(manifest.resolved(element, as: "Destination"), key, in: &manifest)
            }
            return
        }
        if let call = value.call, call.name == "init", let list = call.unlabelled {
            return read(list, key, in: &manifest)
        }
        guard let name = value.member, let platform = Self.names[name] else {
            problems.append((key, value.place, value.reason ?? "it is no platform"))
            return
        }
        platforms.insert(platform)
    }

    private static let names: [String: ApplePlatform] = [
        "iOS": .ios, "iPhone": .ios, "iPad": .ios, "macWithiPadDesign": .ios,
        "appleVisionWithiPadDesign": .ios, "macCatalyst": .maccatalyst, "macOS": .macos,
        "mac": .macos, "tvOS": .tvos, "appleTv": .tvos, "watchOS": .watchos,
        "appleWatch": .watchos, "visionOS": .visionos, "appleVision": .visionos,
    ]

    private mutating func readVersions(
        _ value: ManifestValue, _ key: String, in manifest: inout TuistManifest
    ) {
        guard let call = value.call else {
            problems.append((key, value.place, value.reason ?? "it is no version"))
            return
        }
        if call.name == "multiplatform" || call.name == "init" {
            for argument in call.arguments {
                guard let platform = argument.label.flatMap({ Self.names[$0] }) else { continue }
                add(manifest.resolved(argument.value, as: "String"), for: platform, key)
            }
        } else if let platform = Self.names[call.name],
            let version = call["targetVersion"] ?? call.unlabelled
        {
            add(manifest.resolved(version, as: "String"), for: platform, key)
        } else {
            problems.append((key, value.place, "'.\(call.name)' is not known"))
        }
    }

    private mutating func add(
        _ value: ManifestValue, for platform: ApplePlatform, _ key: String
    ) {
        guard !value.isNone else { return }
        guard let text = value.text, VersionNumber(text) != nil else {
            problems.append((key, value.place, value.reason ?? "it is no version"))
            return
        }
        versions[platform] = value
    }
}
