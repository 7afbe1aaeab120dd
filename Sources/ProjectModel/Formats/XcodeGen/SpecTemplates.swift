extension SpecValue {
    /// The spec with its targets made from templates, and those of several platforms made one by one, in XcodeGen's
    /// order: platforms, templates, platforms again.
    func resolvingTargets(_ cost: SpecCost) -> SpecValue {
        var result = resolvingPlatforms(cost)
        result = result.resolvingTemplates(cost)
        return result.resolvingPlatforms(cost)
    }

    private func settingTargets(_ pairs: [SpecPair]) -> SpecValue {
        guard var targets = self["targets"] else { return self }
        targets.content = .map(pairs)
        return setting("targets", to: targets)
    }

    private func resolvingTemplates(_ cost: SpecCost) -> SpecValue {
        let templates = Dictionary(
            (self["targetTemplates"]?.pairs ?? []).map { ($0.key, $0.value) },
            uniquingKeysWith: { $1 })
        guard let targets = self["targets"] else { return self }
        return settingTargets(
            targets.pairs.map { pair in
                var pair = pair
                pair.value = pair.value.resolvingTemplates(templates, name: pair.key, cost)
                return pair
            })
    }

    private func resolvingTemplates(
        _ templates: [String: SpecValue], name: String, _ cost: SpecCost
    ) -> SpecValue {
        var names: [String] = []
        var index = 0
        collect(templates, into: &names, at: &index, cost)
        guard !names.isEmpty else { return self }
        var base: SpecValue?
        for template in names.compactMap({ templates[$0] }) {
            base = base.map { template.merged(onto: $0, cost) } ?? template
        }
        var result = base.map { merged(onto: $0, cost) } ?? self
        // What a template is made of itself is not what the target is made of.
        result = result.expanded(["target_name": name], cost)
        let attributes = (result["templateAttributes"]?.pairs ?? []).compactMap { pair in
            pair.value.string.map { (pair.key, $0) }
        }
        if !attributes.isEmpty {
            result = result.expanded(Dictionary(attributes, uniquingKeysWith: { $1 }), cost)
        }
        return result
    }

    /// The names of the templates, those that a template is made from in front of it.
    private func collect(
        _ templates: [String: SpecValue], into names: inout [String], at index: inout Int,
        _ cost: SpecCost
    ) {
        guard cost.enter(at: self) else { return }
        defer { cost.budget.leave() }
        for name in self["templates"]?.strings ?? [] where !names.contains(name) {
            guard let template = templates[name] else { continue }
            guard cost.take(1 + names.count / 8, at: template) else { return }
            names.insert(name, at: index)
            template.collect(templates, into: &names, at: &index, cost)
            index += 1
        }
    }

    private func resolvingPlatforms(_ cost: SpecCost) -> SpecValue {
        guard let targets = self["targets"] else { return self }
        return settingTargets(
            targets.pairs.flatMap { pair -> [SpecPair] in
                guard let platforms = pair.value["platform"]?.elements else { return [pair] }
                return platforms.compactMap(\.string).map { pair.onPlatform($0, cost) }
            })
    }
}

extension SpecPair {
    /// The target of one platform, of a target of several.
    fileprivate func onPlatform(_ platform: String, _ cost: SpecCost) -> SpecPair {
        var result = self
        let original = value
        func text(_ text: String) -> SpecValue {
            SpecValue(
                content: .scalar(.string(text)), sites: [], parts: [], folder: original.folder,
                isLiteral: false)
        }
        result.value = original.expanded(["platform": platform], cost)
        let suffix = result.value["platformSuffix"]?.string ?? "_\(platform)"
        result.key = (result.value["platformPrefix"]?.string ?? "") + key + suffix
        result.value = result.value.setting("platform", to: text(platform))
            .setting("productName", to: text(key))
        var settings =
            result.value["settings"]
            ?? SpecValue(content: .map([]), sites: [], parts: [], folder: original.folder)
        if SpecSettings.isStructured(settings) {
            var base =
                settings["base"]
                ?? SpecValue(content: .map([]), sites: [], parts: [], folder: original.folder)
            if base["PRODUCT_NAME"] == nil { base = base.setting("PRODUCT_NAME", to: text(key)) }
            settings = settings.setting("base", to: base)
        } else if settings["PRODUCT_NAME"] == nil {
            settings = settings.setting("PRODUCT_NAME", to: text(key))
        }
        result.value = result.value.setting("settings", to: settings)
        if let version = original["deploymentTarget"], version.isMap {
            result.value = result.value.setting(
                "deploymentTarget", to: version[platform] ?? text(""))
        }
        return result
    }
}
