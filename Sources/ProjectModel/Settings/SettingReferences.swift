extension AppTarget {
    /// What a text of a property list becomes with the build settings that it refers to, `$(NAME:modifier)`, once for each
    /// configuration; empty where one of them is not known.
    public func expanded(_ text: String) -> Set<String> {
        guard text.contains("$") else { return [text] }
        var results: Set<String> = []
        for configuration in configurations {
            guard let result = expanded(text, by: configuration.settings) else { return [] }
            results.insert(result)
        }
        return results
    }

    private func expanded(_ text: String, by settings: [String: String]) -> String? {
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            guard let reference = BuildSettingReference(at: rest[dollar...]),
                let value = value(of: reference, by: settings)
            else { return nil }
            result += value
            rest = rest[reference.end...]
        }
        return result + rest
    }

    private func value(
        of reference: BuildSettingReference, by settings: [String: String]
    ) -> String? {
        var parts = reference.body.split(separator: ":", omittingEmptySubsequences: false)[...]
        let name = parts.popFirst().map(String.init) ?? ""
        let modifiers = parts.map(String.init)
        var value = settings[name] ?? builtIn(name)
        if value ?? "" == "" {
            value = modifiers.lazy.compactMap(BuildSettingModifier.defaultValue).first
        }
        guard let value, !value.isEmpty, !value.contains("$") else { return nil }
        return modifiers.reduce(value) { BuildSettingModifier.apply($1, to: $0) }
    }

    private func builtIn(_ name: String) -> String? {
        switch name {
        case "PRODUCT_MODULE_NAME": moduleName
        case "PRODUCT_NAME": productName
        case "TARGET_NAME", "TARGETNAME": self.name
        default: nil
        }
    }
}
