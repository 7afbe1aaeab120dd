/// Expands build settings over their levels, as Xcode does for one configuration of a target.
struct BuildSettingsResolver {
    /// The values by full key, lowest level first; the first level is no part of the result.
    private let levels: [[String: String]]

    /// A resolver over levels, lowest first, and over what Xcode defines itself.
    init(levels: [[String: String]], builtIn: [String: String]) {
        self.levels = [builtIn] + levels
    }

    /// Every setting of every level, expanded; variables that nothing defines stay as they are.
    ///
    /// - Throws: `BuildSettingOverflow` for the first setting, by its name, that is more than the allowance.
    func resolved(
        within allowance: inout BuildSettingAllowance
    ) throws(BuildSettingOverflow) -> [String: String] {
        var result: [String: String] = [:]
        for key in Set(levels.dropFirst().flatMap(\.keys)).sorted() {
            var expansion = Expansion(levels: levels, setting: key)
            result[key] = try expansion.value(of: key, below: levels.count)
            try allowance.take(expansion.cost)
        }
        return result
    }

    /// The expanded value of a setting by its full key.
    ///
    /// - Throws: `BuildSettingOverflow` where it is too long.
    func value(of key: String) throws(BuildSettingOverflow) -> String? {
        var expansion = Expansion(levels: levels, setting: key)
        return try expansion.value(of: key, below: levels.count)
    }
}

/// One expansion, with bounds that hold for settings that refer to themselves or to each other.
private struct Expansion {
    struct Definition {
        let key: String
        let level: Int
    }

    /// What a reference costs that becomes nothing, and one that is not closed, in bytes.
    private static let referenceCost = 16
    private static let unclosedCost = 100

    let levels: [[String: String]]
    /// The setting that is asked for.
    let setting: String
    /// How many bytes were put in so far.
    private(set) var cost = 0
    private var active: [Definition] = []

    init(levels: [[String: String]], setting: String) {
        self.levels = levels
        self.setting = setting
    }

    /// The expanded value of a key from the highest level below one.
    mutating func value(
        of key: String, below limit: Int
    ) throws(BuildSettingOverflow) -> String? {
        for level in stride(from: limit - 1, through: 0, by: -1) {
            guard let text = levels[level][key] else { continue }
            guard !active.contains(where: { $0.key == key && $0.level == level }) else {
                return ""
            }
            return try expand(text, in: Definition(key: key, level: level))
        }
        return nil
    }

    private mutating func spend(_ count: Int) throws(BuildSettingOverflow) {
        cost += count
        guard cost <= BuildSettingAllowance.valueLimit else {
            throw BuildSettingOverflow(setting: setting)
        }
    }

    /// Expands a text that stands in a definition.
    private mutating func expand(
        _ text: String, in definition: Definition
    ) throws(BuildSettingOverflow) -> String {
        guard text.contains("$"), active.count < 32 else { return text }
        active.append(definition)
        defer { active.removeLast() }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard let reference = BuildSettingReference(at: rest) else {
                try spend(Self.unclosedCost)
                result += "$"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[reference.end...]
            let value = try value(of: reference, in: definition)
            try spend(value.utf8.count + Self.referenceCost)
            result += value
        }
        return result + rest
    }

    private mutating func value(
        of reference: BuildSettingReference, in definition: Definition
    ) throws(BuildSettingOverflow) -> String {
        let body = try expand(reference.body, in: definition)
        var parts = body.split(separator: ":", omittingEmptySubsequences: false)[...]
        let name = parts.popFirst().map(String.init) ?? ""
        let modifiers = parts.map(String.init)
        var value = try lookUp(name, in: definition)
        if value ?? "" == "" {
            value = modifiers.lazy.compactMap(BuildSettingModifier.defaultValue).first ?? value
        }
        guard var value else { return reference.spelling(of: body) }
        for modifier in modifiers {
            try spend(value.utf8.count)
            value = BuildSettingModifier.apply(modifier, to: value)
        }
        return value
    }

    private mutating func lookUp(
        _ name: String, in definition: Definition
    ) throws(BuildSettingOverflow) -> String? {
        let base = BuildSettingKey(definition.key).name
        guard name == "inherited" || name == base else {
            return try value(of: name, below: levels.count)
        }
        if definition.key != base,
            let same = try value(of: definition.key, below: definition.level)
        {
            return same
        }
        let limit = definition.key == base ? definition.level : definition.level + 1
        return try value(of: base, below: limit) ?? ""
    }
}
