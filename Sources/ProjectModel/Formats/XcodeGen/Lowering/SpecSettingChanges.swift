import SourceEditing

extension XcodeGenLowering {
    /// Removes a setting from every place that an app gets it from.
    ///
    /// - Throws: `ProjectError` where other apps get it from the same place, or a file can't be read.
    mutating func removeSetting(
        _ key: String, of app: XcodeGenTarget, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        let parts = Set([app.name, spec.codeTarget(of: app).name]).sorted().compactMap(spec.target)
        let others = otherApps
        for part in parts {
            let sites = spec.sites(of: key, for: part)
            for site in sites {
                let other = others.first { $0.spec.sites(of: key, for: $0.app).contains(site) }
                if let other { throw shared(key, spec, spec.place(of: site), with: other.app) }
                remove(site)
            }
            var loader = SpecConfigurations(spec, in: tree)
            for configuration in try loader.configurations(of: part) {
                for path in configuration.files.values.joined() {
                    try removeSetting(key, fromConfigFile: path, in: spec)
                }
            }
        }
    }

    private mutating func removeSetting(
        _ key: String, fromConfigFile path: String, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard let text = try? tree.read(path) else { return }
        let lines = XCConfigDocument(text).assignments.filter {
            BuildSettingKey($0.key).name == key
        }
        guard let first = lines.first else { return }
        if let other = others(using: path).first {
            throw shared(
                key, spec, FilePlace(path: path, offset: first.lines.lowerBound), with: other)
        }
        for line in lines { add(.remove(line.lines), to: path) }
    }

    /// The apps beside those that change that get settings from a configuration file.
    private func others(using path: String) -> [XcodeGenTarget] {
        otherApps.filter { other in
            var loader = SpecConfigurations(other.spec, in: tree)
            return ((try? loader.configurations(of: other.app)) ?? []).contains {
                $0.files.values.joined().contains(path)
            }
        }.map(\.app)
    }

    private func shared(
        _ key: String, _ spec: XcodeGenSpec, _ place: FilePlace?, with other: XcodeGenTarget
    ) -> ProjectError {
        failure(
            spec, place, "\"\(key)\" stands where \"\(other.name)\" gets it too",
            remedy: "move it into the targets, or migrate these apps together")
    }

    /// Raises the minimum version of a platform where an app gets a lower one, and of the unit tests that it hosts.
    ///
    /// - Throws: `ProjectError` where the version stands where it can't be changed.
    mutating func raise(
        _ platform: ApplePlatform, to version: VersionNumber, for app: XcodeGenTarget,
        in spec: XcodeGenSpec
    ) throws(ProjectError) {
        let key = platform.deploymentTargetSetting
        for target in [app, spec.codeTarget(of: app)] + spec.tests(of: app) {
            for configuration in spec.configurations {
                try raise(key, to: version, of: target, in: configuration, of: spec)
            }
        }
        let low = Set(edits.keys)
        guard !low.isEmpty else { return }
        // Who gets the literals that were changed.
        for target in spec.targets where isRaised(key, to: version, target, in: spec) {
            raised.insert(target.name)
        }
    }

    /// Raises the literal of the highest level that a configuration of a target gets the version from.
    private mutating func raise(
        _ key: String, to version: VersionNumber, of target: XcodeGenTarget,
        in configuration: String, of spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard let source = try deploymentSource(key, of: target, in: configuration, of: spec),
            source.version < version
        else { return }
        switch source.place {
        case .file(let path):
            guard others(using: path).isEmpty, let text = try? tree.read(path) else {
                throw failure(
                    spec, FilePlace(path: path, offset: 0),
                    "\"\(key)\" stands in a file that other apps use too",
                    remedy: "set it in the targets, or migrate these apps together")
            }
            for assignment in XCConfigDocument(text).assignments where assignment.key == key {
                let edit = TextEdit(
                    range: assignment.valueRange, replacement: version.description)
                add(edit, to: path)
            }
        case .value(let value):
            if let other = otherApp(with: value, key: key) {
                guard source.givesWay, addVersion(version, to: target, in: spec) else {
                    throw shared(key, spec, spec.place(of: value), with: other)
                }
            } else {
                try replace(value, by: version, key: key, spec: spec)
            }
        }
    }

    /// An app beside those that change that gets a literal as its minimum version, of any platform.
    private func otherApp(with value: SpecValue, key: String) -> XcodeGenTarget? {
        guard let part = value.parts.last else { return nil }
        return otherApps.first { other in
            other.app.value["deploymentTarget"]?.parts.last == part
                || other.spec.configurations.contains { name in
                    let source = try? deploymentSource(
                        key, of: other.app, in: name, of: other.spec)
                    guard case .value(let value)? = source?.place else { return false }
                    return value.parts.last == part
                }
        }?.app
    }

    /// Gives a target a version of its own, where the one that it gets is shared; false where it has no place of its own.
    private mutating func addVersion(
        _ version: VersionNumber, to target: XcodeGenTarget, in spec: XcodeGenSpec
    ) -> Bool {
        guard let own = target.value.parts.last, let document = spec.documents[own.file],
            spec.targets.count(where: { $0.value.parts.contains(own) }) == 1,
            case let entries = document.entries(of: own.node),
            !entries.contains(where: { document.key(of: $0) == "deploymentTarget" })
        else { return false }
        let line = "deploymentTarget: \"\(version)\""
        let before = entries.last { ["platform", "type"].contains(document.key(of: $0)) }
        if let before, case .mapping(isFlow: false) = document.nodes[own.node].kind {
            add(document.insertion(of: [line], after: before), to: own.file)
        } else {
            for edit in document.settingEdits(
                of: "deploymentTarget", to: .string(version.description), in: own.node)
            {
                add(edit, to: own.file)
            }
        }
        raised.insert(target.name)
        return true
    }

    private mutating func replace(
        _ value: SpecValue, by version: VersionNumber, key: String, spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard let part = value.parts.last, value.isLiteral,
            let document = spec.documents[part.file],
            case .scalar(let style) = document.nodes[part.node].kind
        else {
            throw failure(
                spec, spec.place(of: value), "\"\(key)\" is not written as a version here",
                remedy: "raise it to \(version) by hand")
        }
        var code = version.description
        switch style {
        case .singleQuoted: code = "'\(code)'"
        case .doubleQuoted: code = "\"\(code)\""
        default: break
        }
        add(TextEdit(range: document.nodes[part.node].range, replacement: code), to: part.file)
    }

    private func isRaised(
        _ key: String, to version: VersionNumber, _ target: XcodeGenTarget, in spec: XcodeGenSpec
    ) -> Bool {
        spec.configurations.contains { name in
            guard let source = try? deploymentSource(key, of: target, in: name, of: spec),
                source.version < version
            else { return false }
            switch source.place {
            case .file(let path): return edits[path] != nil
            case .value(let value):
                guard let part = value.parts.last,
                    let range = spec.documents[part.file]?.nodes[part.node].range
                else { return false }
                return (edits[part.file] ?? []).contains { $0.range == range }
            }
        }
    }

    /// Where a configuration of a target gets its minimum version from.
    private func deploymentSource(
        _ key: String, of target: XcodeGenTarget, in configuration: String, of spec: XcodeGenSpec
    ) throws(ProjectError) -> DeploymentSource? {
        var loader = SpecConfigurations(spec, in: tree)
        let all = try loader.configurations(of: target)
        guard let levels = all.first(where: { $0.name == configuration }) else { return nil }
        func read(_ value: SpecValue?, givesWay: Bool = true) -> DeploymentSource? {
            guard let value, let version = value.setting.flatMap({ VersionNumber($0) }) else {
                return nil
            }
            return DeploymentSource(version: version, place: .value(value), givesWay: givesWay)
        }
        func read(_ level: BuildSettingLevel) -> DeploymentSource? {
            guard let text = levels.values[level]?[key], let version = VersionNumber(text),
                let file = levels.files[level]?.last(where: { sets(key, in: $0) })
            else { return nil }
            return DeploymentSource(version: version, place: .file(file), givesWay: false)
        }
        let own = spec.settings.values(of: target.value["settings"], in: configuration)[key]?.last
        let project = spec.settings.values(of: spec.root["settings"], in: configuration)[key]?.last
        let platforms = target.deploymentPlatforms.filter {
            XcodeGenTarget.deploymentSetting($0) == key
        }
        let short = platforms.isEmpty ? nil : target.value["deploymentTarget"]
        let inFile = read(.targetFile)
        let option = spec.root["options"]?["deploymentTarget"]?.pairs.last {
            XcodeGenTarget.deploymentSetting($0.key) == key
        }?.value
        let projectFile = read(.projectFile)
        return read(own, givesWay: false) ?? inFile ?? (projectFile == nil ? read(short) : nil)
            ?? read(project)
            ?? projectFile ?? read(option)
    }

    private func sets(_ key: String, in path: String) -> Bool {
        guard let text = try? tree.read(path) else { return false }
        return XCConfigDocument(text).assignments.contains { $0.key == key }
    }
}

/// Where a minimum version stands.
private struct DeploymentSource {
    enum Place {
        case file(String)
        case value(SpecValue)
    }

    let version: VersionNumber
    let place: Place
    /// Whether a `deploymentTarget` of the target outranks it.
    let givesWay: Bool
}

extension XcodeGenSpec {
    /// The places of a setting that a target gets, the project's included.
    func sites(of key: String, for target: XcodeGenTarget) -> Set<SpecSite> {
        Set(settings.sites(of: key, in: target.value["settings"]))
            .union(settings.sites(of: key, in: root["settings"]))
    }
}
