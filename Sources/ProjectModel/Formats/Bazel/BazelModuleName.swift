/// The name of the Swift module that a target makes.
enum BazelModuleName {
    /// What it says itself, or what its rule makes of its label.
    static func name(of target: BazelTarget, in repository: BazelRepository) -> String {
        if let name = target["module_name"]?.text { return name }
        let isOfRulesIOS =
            target.rule == .framework || target.ruleName == "apple_library"
            || target.isAppWithSources
        if isOfRulesIOS { return BuildSettingModifier.identifier(target.name) }
        let root = repository.root(of: target.package)
        let package =
            root.isEmpty ? target.package : String(target.package.dropFirst(root.count + 1))
        let parts = [package, target.name].map(identifier).filter { !$0.isEmpty }
        let name = parts.joined(separator: "_")
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// Runs of other characters than letters, digits and `_` become one `_` each, none in front or at the end.
    private static func identifier(_ text: String) -> String {
        var result = ""
        var isBehindOther = false
        for character in text {
            guard character.isLetter || character.isNumber || character == "_" else {
                isBehindOther = !result.isEmpty
                continue
            }
            if isBehindOther { result += "_" }
            isBehindOther = false
            result.append(character)
        }
        return result
    }
}

extension BazelTarget {
    /// Whether it is an app whose rule takes its sources itself.
    var isAppWithSources: Bool {
        if case .app(_, takesSources: true) = rule { true } else { false }
    }

    /// Whether it is an app.
    var isApp: Bool {
        if case .app = rule { true } else { false }
    }
}
