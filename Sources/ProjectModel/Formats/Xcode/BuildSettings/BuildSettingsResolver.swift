/// Expands build settings over their levels, as Xcode does for one configuration of a target.
struct BuildSettingsResolver {
    /// The values by full key, lowest level first; the first level is no part of the result.
    private let levels: [[String: String]]

    /// A resolver over levels, lowest first, and over what Xcode defines itself.
    init(levels: [[String: String]], builtIn: [String: String]) {
        self.levels = [builtIn] + levels
    }

    /// Every setting of every level, expanded; variables that nothing defines stay as they are.
    func resolved() -> [String: String] {
        var result: [String: String] = [:]
        for key in Set(levels.dropFirst().flatMap(\.keys)) {
            result[key] = value(of: key)
        }
        return result
    }

    /// The expanded value of a setting by its full key.
    func value(of key: String) -> String? {
        var expansion = Expansion(levels: levels)
        return expansion.value(of: key, below: levels.count)
    }
}

/// One expansion, with bounds that hold for settings that refer to themselves or to each other.
private struct Expansion {
    struct Definition {
        let key: String
        let level: Int
    }

    let levels: [[String: String]]
    var active: [Definition] = []
    var budget = 1_000

    /// The expanded value of a key from the highest level below one.
    mutating func value(of key: String, below limit: Int) -> String? {
        for level in stride(from: limit - 1, through: 0, by: -1) {
            guard let text = levels[level][key] else { continue }
            guard !active.contains(where: { $0.key == key && $0.level == level }) else {
                return ""
            }
            return expand(text, in: Definition(key: key, level: level))
        }
        return nil
    }

    /// Expands a text that stands in a definition.
    private mutating func expand(_ text: String, in definition: Definition) -> String {
        guard text.contains("$"), active.count < 32, budget > 0 else { return text }
        active.append(definition)
        defer { active.removeLast() }
        var result = ""
        var rest = text[...]
        while budget > 0, let dollar = rest.firstIndex(of: "$") {
            budget -= 1
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = BuildSettingReference(at: rest) else {
                result += "$"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[reference.end...]
            result += value(of: reference, in: definition)
        }
        return result + rest
    }

    private mutating func value(
        of reference: BuildSettingReference, in definition: Definition
    ) -> String {
        let body = expand(reference.body, in: definition)
        var parts = body.split(separator: ":", omittingEmptySubsequences: false)[...]
        let name = parts.popFirst().map(String.init) ?? ""
        let modifiers = parts.map(String.init)
        var value = lookUp(name, in: definition)
        if value ?? "" == "" {
            value = modifiers.lazy.compactMap(BuildSettingModifier.defaultValue).first ?? value
        }
        guard let value else { return reference.spelling(of: body) }
        return modifiers.reduce(value) { BuildSettingModifier.apply($1, to: $0) }
    }

    private mutating func lookUp(_ name: String, in definition: Definition) -> String? {
        let base = BuildSettingKey(definition.key).name
        guard name == "inherited" || name == base else {
            return value(of: name, below: levels.count)
        }
        if definition.key != base, let same = value(of: definition.key, below: definition.level) {
            return same
        }
        let limit = definition.key == base ? definition.level : definition.level + 1
        return value(of: base, below: limit) ?? ""
    }
}
