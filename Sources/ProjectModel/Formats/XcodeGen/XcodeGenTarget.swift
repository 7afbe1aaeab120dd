/// A target of a spec.
struct XcodeGenTarget: Sendable {
    /// Its name, the platform's part included.
    let name: String
    /// What the spec says of it.
    let value: SpecValue
    /// What it builds, where it matters here.
    let type: ProductType?
    /// The entries of its `sources:`.
    let sources: [SpecSource]
    /// The files that it compiles and copies.
    let sourceFiles: (sources: [String], resources: [String])

    /// A target of a spec; nil where it costs more than there is to find its files.
    init?(_ pair: SpecPair, in tree: FileTree, _ cost: SpecCost) {
        value = pair.value
        name = value["name"]?.string ?? pair.key
        let type = value["type"]?.string ?? ""
        self.type =
            ProductType(rawValue: type)
            ?? ProductType(rawValue: "com.apple.product-type." + type)
        let entries = value["sources"].map { $0.elements ?? [$0] } ?? []
        guard cost.take(1 + entries.count, at: pair.value) else { return nil }
        sources = entries.compactMap { SpecSource($0, in: tree) }
        for source in sources {
            guard cost.take(source.cost(in: tree) / 4, at: source.value) else { return nil }
        }
        var seen: Set<String> = []
        var sourcePaths: [String] = []
        var resources: [String] = []
        for files in sources.map({ $0.files(in: tree) }) {
            sourcePaths += files.sources.filter { seen.insert($0).inserted }
            resources += files.resources.filter { seen.insert($0).inserted }
        }
        sourceFiles = (sourcePaths, resources)
    }

    /// Whether a file is compiled because of one of its entries.
    func compiles(_ file: String) -> Bool { sources.contains { $0.compiles(file) } }

    /// The names of the targets that it depends on.
    var targetDependencies: [String] { dependencies.compactMap { $0["target"]?.string } }

    /// The entries of its `dependencies:`.
    var dependencies: [SpecValue] { value["dependencies"]?.elements ?? [] }

    /// The platforms by Xcode's settings: the SDK, and what it supports beside.
    var platformSettings: [String: String] {
        let platform = value["platform"]?.string ?? "auto"
        var destinations = value["supportedDestinations"]?.strings ?? []
        var result: [String: String] = [:]
        if let sdk = Self.sdks[platform] { result["SDKROOT"] = sdk }
        if destinations.contains("macCatalyst") {
            result["SUPPORTS_MACCATALYST"] = "YES"
            if !destinations.contains("iOS") { destinations.append("iOS") }
        }
        let supported = destinations.compactMap { Self.sdks[$0] }
        if !supported.isEmpty {
            result["SUPPORTED_PLATFORMS"] = supported.joined(separator: " ")
            if result["SDKROOT"] == nil {
                // The first one in XcodeGen's order decides which rules hold.
                result["SDKROOT"] = Self.order.first(where: destinations.contains)
                    .flatMap { Self.sdks[$0] }
            }
        }
        return result
    }

    /// The platforms that its `deploymentTarget` stands for.
    var deploymentPlatforms: [String] {
        let destinations = value["supportedDestinations"]?.strings ?? []
        return destinations.isEmpty ? [value["platform"]?.string ?? ""] : destinations
    }

    private static let order = ["iOS", "tvOS", "watchOS", "visionOS", "macOS"]

    private static let sdks = [
        "iOS": "iphoneos", "tvOS": "appletvos", "macOS": "macosx", "watchOS": "watchos",
        "visionOS": "xros",
    ]

    /// The build setting that holds the minimum version of a platform of XcodeGen.
    static func deploymentSetting(_ platform: String) -> String? {
        switch platform {
        case "iOS": "IPHONEOS_DEPLOYMENT_TARGET"
        case "tvOS": "TVOS_DEPLOYMENT_TARGET"
        case "macOS": "MACOSX_DEPLOYMENT_TARGET"
        case "watchOS": "WATCHOS_DEPLOYMENT_TARGET"
        case "visionOS": "XROS_DEPLOYMENT_TARGET"
        default: nil
        }
    }
}
