/// Reads the `settings:` of a spec for one configuration.
struct SpecSettings: Sendable {
    private let groups: SpecValue?
    private let configurations: Set<String>

    /// Groups in groups are not followed deeper.
    private static let deepest = 16

    /// Settings of a spec with the names of its configurations.
    init(of root: SpecValue, in configurations: [String]) {
        groups = root["settingGroups"] ?? root["settingPresets"]
        self.configurations = Set(configurations)
    }

    /// Takes what it costs to read settings; where that is more than there is, nobody may ask for them.
    func check(_ settings: SpecValue, in configuration: String, _ cost: SpecCost) {
        collect(settings, configuration, depth: 0, cost) { _, value in _ = cost.take(1, at: value) }
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
        _ settings: SpecValue?, _ configuration: String?, depth: Int, _ cost: SpecCost? = nil,
        each: (String, SpecValue) -> Void
    ) {
        guard let settings else { return }
        if let cost {
            guard cost.take(1, at: settings) else { return }
            if depth >= Self.deepest { cost.budget.end(.depth, at: cost.place(of: settings)) }
        }
        guard depth < Self.deepest else { return }
        guard Self.isStructured(settings) else {
            for pair in settings.pairs { each(pair.key, pair.value) }
            return
        }
        for name in settings["groups"]?.strings ?? settings["presets"]?.strings ?? [] {
            collect(groups?[name], configuration, depth: depth + 1, cost, each: each)
        }
        for pair in settings["base"]?.pairs ?? [] { each(pair.key, pair.value) }
        for pair in settings["configs"]?.pairs ?? [] where applies(pair.key, to: configuration) {
            collect(pair.value, configuration, depth: depth + 1, cost, each: each)
        }
    }

    /// A variant's name is looked for inside of the configuration's, unless it is another's own.
    private func applies(_ variant: String, to configuration: String?) -> Bool {
        guard let configuration else { return true }
        guard configuration.lowercased().contains(variant.lowercased()) else { return false }
        return variant == configuration || !configurations.contains(variant)
    }
}
