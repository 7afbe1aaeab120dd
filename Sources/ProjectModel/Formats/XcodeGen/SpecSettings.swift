/// Reads the `settings:` of a spec for one configuration.
struct SpecSettings: Sendable {
    private let groups: SpecValue?
    private let configurations: Set<String>

    /// Settings of a spec with its groups and the names of its configurations.
    init(groups: SpecValue?, configurations: Set<String>) {
        self.groups = groups
        self.configurations = configurations
    }

    /// Whether settings stand below `base`, `configs` and `groups`, and not by themselves.
    static func isStructured(_ settings: SpecValue) -> Bool {
        settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
    }

    /// The settings that hold for a configuration, each with the value that wins, in front of it those that lose.
    func values(of settings: SpecValue?, in configuration: String) -> [String: [SpecValue]] {
        var result: [String: [SpecValue]] = [:]
        collect(settings, configuration, depth: 0) { key, value in
            result[key, default: []].append(value)
        }
        return result
    }

    /// All places of a setting in every configuration, in every conditional spelling.
    func sites(of name: String, in settings: SpecValue?) -> [SpecSite] {
        var result: [SpecSite] = []
        collect(settings, nil, depth: 0) { key, value in
            if BuildSettingKey(key).name == name { result += value.sites }
        }
        return result
    }

    private func collect(
        _ settings: SpecValue?, _ configuration: String?, depth: Int,
        each: (String, SpecValue) -> Void
    ) {
        guard let settings, depth < 16 else { return }
        guard Self.isStructured(settings) else {
            for pair in settings.pairs { each(pair.key, pair.value) }
            return
        }
        for name in settings["groups"]?.strings ?? settings["presets"]?.strings ?? [] {
            collect(groups?[name], configuration, depth: depth + 1, each: each)
        }
        for pair in settings["base"]?.pairs ?? [] { each(pair.key, pair.value) }
        for pair in settings["configs"]?.pairs ?? [] where applies(pair.key, to: configuration) {
            collect(pair.value, configuration, depth: depth + 1, each: each)
        }
    }

    /// A variant's name is looked for inside of the configuration's, unless it is another's own.
    private func applies(_ variant: String, to configuration: String?) -> Bool {
        guard let configuration else { return true }
        guard configuration.lowercased().contains(variant.lowercased()) else { return false }
        return variant == configuration || !configurations.contains(variant)
    }
}
