/// The methods that Tuist gives a dictionary of build settings.
enum ManifestSettings {
    /// A setting that a method sets to its argument.
    private static let single = [
        "swiftVersion": "SWIFT_VERSION", "marketingVersion": "MARKETING_VERSION",
        "currentProjectVersion": "CURRENT_PROJECT_VERSION", "bitcodeEnabled": "ENABLE_BITCODE",
        "codeSignIdentity": "CODE_SIGN_IDENTITY",
        "swiftObjcBridgingHeaderPath": "SWIFT_OBJC_BRIDGING_HEADER",
        "swiftOptimizeObjectLifetimes": "SWIFT_OPTIMIZE_OBJECT_LIFETIME",
        "swiftCompilationMode": "SWIFT_COMPILATION_MODE",
        "swiftOptimizationLevel": "SWIFT_OPTIMIZATION_LEVEL",
        "debugInformationFormat": "DEBUG_INFORMATION_FORMAT",
    ]
    /// A setting that a method sets to a list, or to several arguments.
    private static let several = [
        "otherSwiftFlags": "OTHER_SWIFT_FLAGS", "otherCFlags": "OTHER_CFLAGS",
        "otherLinkerFlags": "OTHER_LDFLAGS",
        "swiftActiveCompilationConditions": "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
    ]
    /// The settings that a method sets to the arguments of its labels, and those with a value of their own.
    private static let labelled: [String: (labels: [String: String], own: [String: String])] = [
        "automaticCodeSigning": (
            ["devTeam": "DEVELOPMENT_TEAM"], ["CODE_SIGN_STYLE": "Automatic"]
        ),
        "manualCodeSigning": (
            [
                "identity": "CODE_SIGN_IDENTITY",
                "provisioningProfileSpecifier": "PROVISIONING_PROFILE_SPECIFIER",
            ], ["CODE_SIGN_STYLE": "Manual"]
        ),
        "codeSignIdentityAppleDevelopment": ([:], ["CODE_SIGN_IDENTITY": "Apple Development"]),
        "appleGenericVersioningSystem": ([:], ["VERSIONING_SYSTEM": "apple-generic"]),
        "versionInfo": (
            [
                "": "VERSION_INFO_STRING", "prefix": "VERSION_INFO_PREFIX",
                "suffix": "VERSION_INFO_SUFFIX",
            ], [:]
        ),
    ]
    /// The values of Tuist's own enumerations.
    private static let members = [
        "singlefile": "singlefile", "wholemodule": "wholemodule", "o": "-O", "oNone": "-Onone",
        "oSize": "-Osize", "dwarf": "dwarf", "dwarfWithDsym": "dwarf-with-dsym",
    ]

    /// The types under which sources may extend dictionaries of settings.
    static let types = ["SettingsDictionary", "[String:SettingValue]", "Dictionary"]

    /// Whether a method is one of these.
    static func isMethod(_ name: String) -> Bool {
        single[name] != nil || several[name] != nil || labelled[name] != nil
    }

    /// What a method sets; nil for any other method, or other arguments.
    static func pairs(
        _ name: String, _ arguments: [ManifestValue.Argument], at place: ManifestPlace
    ) -> [ManifestValue.Pair]? {
        func pair(_ key: String, _ value: ManifestValue) -> ManifestValue.Pair {
            ManifestValue.Pair(
                key: ManifestValue(.text(key), at: place), value: written(value), place: place)
        }
        if let key = single[name] {
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return [pair(key, arguments[0].value)]
        }
        if let key = several[name] {
            guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
            let values = arguments.map(\.value)
            let isList = values.count == 1 && values[0].text == nil
            return [pair(key, isList ? values[0] : ManifestValue(.list(values), at: place))]
        }
        guard let (labels, own) = labelled[name] else { return nil }
        let given = arguments.compactMap { argument in
            labels[argument.label ?? ""].map { pair($0, argument.value) }
        }
        guard given.count == arguments.count else { return nil }
        return own.sorted { $0.key < $1.key }.map {
            pair($0.key, ManifestValue(.text($0.value), at: place))
        } + given.filter { !$0.value.isNone }
    }

    /// A value as the settings have it.
    private static func written(_ value: ManifestValue) -> ManifestValue {
        guard let text = value.member.flatMap({ members[$0] }) else { return value }
        return ManifestValue(.text(text), at: value.place)
    }
}

extension ManifestEvaluator {
    /// A value as a dictionary: `.init()` and `.common` are one where a dictionary is expected.
    mutating func dictionary(_ value: ManifestValue) -> [ManifestValue.Pair]? {
        if let pairs = value.pairs { return pairs }
        if Self.isEmptyMaking(value) { return [] }
        for type in ManifestSettings.types {
            let resolved = self.resolved(value, as: type, in: ManifestScope(file: 0))
            if let pairs = resolved.pairs { return pairs }
        }
        return nil
    }

    /// Whether a value is `.init()` of a type that its place tells.
    static func isEmptyMaking(_ value: ManifestValue) -> Bool {
        guard let call = value.call else { return false }
        return call.type == nil && call.name == "init" && call.arguments.isEmpty
    }

    /// A method of a dictionary; nil for one that isn't known.
    mutating func dictionaryMethod(
        _ name: String, _ pairs: [ManifestValue.Pair], _ arguments: [ManifestValue.Argument],
        at place: ManifestPlace
    ) -> ManifestValue? {
        if let added = ManifestSettings.pairs(name, arguments, at: place) {
            guard takeList(pairs.count + added.count, at: place) else { return nil }
            return ManifestValue(.pairs(pairs + added), at: place)
        }
        guard name == "merging" || name == "merge",
            let new = (arguments.first?.value).flatMap({ dictionary($0) }),
            pairs.count + new.count < Self.longestList,
            let keepsOld = keepsFirst(arguments.dropFirst().first?.value),
            takeList(pairs.count + new.count, at: place)
        else { return nil }
        return ManifestValue(.pairs(keepsOld ? new + pairs : pairs + new), at: place)
    }
}
