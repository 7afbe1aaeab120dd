/// Which platforms a target builds for, from its resolved settings.
struct PlatformDetection {
    private let settings: [String: String]

    /// Reads resolved settings.
    init(_ settings: [String: String]) {
        self.settings = settings
    }

    /// The platform whose rules hold, and all that the target builds for.
    func platforms(of type: ProductType?) -> (main: ApplePlatform, all: Set<ApplePlatform>) {
        if type?.hasCodeInExtension == true { return (.watchos, [.watchos]) }
        let own = Self.platform(ofSDK: settings["SDKROOT"] ?? "")
        var all = Set(words("SUPPORTED_PLATFORMS").compactMap(Self.platform))
        if all.isEmpty { all = own.map { [$0] } ?? byDeploymentTarget }
        let main = own.flatMap { all.contains($0) ? $0 : nil } ?? all.min() ?? .ios
        all.insert(main)
        if all.contains(.ios), isOn("SUPPORTS_MACCATALYST") { all.insert(.maccatalyst) }
        return (main, all)
    }

    /// The platform of an SDK's name, such as `iphonesimulator` or `macosx13.0`.
    private static func platform(ofSDK name: some StringProtocol) -> ApplePlatform? {
        let name = RelativePath.name(of: name.lowercased())
        let prefixes: [(String, ApplePlatform)] = [
            ("iphone", .ios), ("appletv", .tvos), ("watch", .watchos), ("xr", .visionos),
            ("macosx", .macos),
        ]
        return prefixes.first { name.hasPrefix($0.0) }?.1
    }

    /// Where no SDK is named: the platforms that a minimum version is set for.
    private var byDeploymentTarget: Set<ApplePlatform> {
        Set(
            ApplePlatform.allCases.filter {
                $0 != .maccatalyst && settings[$0.deploymentTargetSetting] != nil
            })
    }

    private func words(_ key: String) -> [Substring] {
        (settings[key] ?? "").split(whereSeparator: \.isWhitespace)
    }

    private func isOn(_ key: String) -> Bool {
        settings[key].map { $0.uppercased() == "YES" } ?? false
    }
}
