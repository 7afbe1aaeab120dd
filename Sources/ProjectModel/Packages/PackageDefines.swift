/// What the `swiftSettings` of a package's target set for `#if`.
///
/// SwiftPM sets `SWIFT_PACKAGE` in every build, and `DEBUG` in debug builds.
struct PackageDefines {
    private var names: [String: Set<String>] = ["Debug": [], "Release": []]
    private var isWhole = true

    /// Reads the argument.
    init(_ settings: [ManifestToken]) {
        var index = 0
        while index < settings.count {
            guard case .word(let word) = settings[index] else {
                index += 1
                continue
            }
            let isCall = index + 1 < settings.count && settings[index + 1] == .mark("(")
            let isMember = index > 0 && settings[index - 1] == .mark(".")
            let end = isCall ? Self.end(of: settings, from: index + 2) : index + 1
            switch (word, isCall && isMember) {
            case ("define", true): define(Array(settings[index + 2..<end - 1]))
            case ("unsafeFlags", true):
                let flags = SwiftFlags(
                    Array(settings[index + 2..<end - 1]).texts.joined(separator: " "))
                // Under a condition it isn't said for which builds they are.
                if flags.isOpen || settings[index..<end].contains(.word("when")) { isWhole = false }
                for name in flags.conditions { add(name, to: Array(names.keys)) }
            case (_, true): break
            default: isWhole = false
            }
            index = end
        }
    }

    /// The configurations of a package that is built with them.
    var configurations: [BuildConfiguration] {
        [("Debug", ["SWIFT_PACKAGE", "DEBUG"]), ("Release", ["SWIFT_PACKAGE"])].map {
            name, always in
            let conditions = always + (names[name] ?? []).sorted()
            return BuildConfiguration(
                name: name,
                settings: [
                    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions.joined(separator: " ")
                ],
                isWhole: isWhole)
        }
    }

    private mutating func define(_ arguments: [ManifestToken]) {
        guard case .text(let name)? = arguments.first else {
            isWhole = false
            return
        }
        guard arguments.count > 1 else { return add(name, to: Array(names.keys)) }
        let condition = ManifestToken.arguments(of: arguments, from: 0).values
        let isOfConfiguration =
            !arguments.contains(.word("platforms")) && condition.keys.count <= 1
        switch isOfConfiguration ? arguments.configuration : nil {
        case "debug": add(name, to: ["Debug"])
        case "release": add(name, to: ["Release"])
        default: isWhole = false
        }
    }

    private mutating func add(_ name: String, to configurations: [String]) {
        for configuration in configurations { names[configuration]?.insert(name) }
    }

    private static func end(of tokens: [ManifestToken], from start: Int) -> Int {
        max(ManifestToken.arguments(of: tokens, from: start).end, start + 1)
    }
}

extension [ManifestToken] {
    /// `debug` of `configuration: .debug`.
    fileprivate var configuration: String? {
        guard let label = firstIndex(of: .word("configuration")), label + 3 < count,
            self[label + 1] == .mark(":"), self[label + 2] == .mark("."),
            case .word(let name) = self[label + 3]
        else { return nil }
        return name
    }
}
