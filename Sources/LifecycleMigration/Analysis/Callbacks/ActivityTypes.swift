import ProjectModel

/// The types of user activities that an app can be asked to continue, beside universal links.
///
/// UIKit hands an activity to an app only where its Info.plist lists the type, or where it comes from Spotlight.
struct ActivityTypes {
    /// The types as Swift expressions, sorted.
    let expressions: [String]
    /// The types of the Info.plist that hold a variable with no single known value, sorted.
    let unknown: [String]
    /// Whether an expression needs `import CoreSpotlight`.
    let needsCoreSpotlight: Bool

    /// Reads the types that a target's property lists and sources name.
    init(of facts: UIKitFacts) {
        var names: Set<String> = []
        var unknown: Set<String> = []
        for list in facts.manifest.propertyLists {
            let values = list.document.value(at: ["NSUserActivityTypes"])?.array ?? []
            for type in values.compactMap(\.string) where type != "NSUserActivityTypeBrowsingWeb" {
                let known = Self.expanded(type, in: facts.context.target).filter {
                    !$0.contains("\"") && !$0.contains("\\")
                }
                names.formUnion(known)
                if known.isEmpty { unknown.insert(type) }
            }
        }
        let spotlight = ["CSQueryContinuationActionType", "CSSearchableItemActionType"].filter {
            !facts.context.files(mentioning: $0).isEmpty
        }
        expressions = names.sorted().map { "\"\($0)\"" } + spotlight
        self.unknown = unknown.sorted()
        needsCoreSpotlight = !spotlight.isEmpty
    }

    /// A type with its variables replaced, once for each configuration; empty where a variable is unknown.
    private static func expanded(_ type: String, in target: AppTarget) -> Set<String> {
        guard type.contains("$") else { return [type] }
        var values: Set<String> = []
        for configuration in target.configurations {
            guard let value = expanded(type, by: configuration.settings) else { return [] }
            values.insert(value)
        }
        return values
    }

    private static func expanded(_ type: String, by settings: [String: String]) -> String? {
        var result = ""
        var rest = type[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let behind = rest[rest.index(after: dollar)...]
            guard let open = behind.first, open == "(" || open == "{",
                let close = behind.firstIndex(of: open == "(" ? ")" : "}")
            else { return nil }
            let key = behind[behind.index(after: behind.startIndex)..<close]
            guard let value = settings[String(key)], !value.isEmpty, !value.contains("$") else {
                return nil
            }
            result += value
            rest = behind[behind.index(after: close)...]
        }
        return result + rest
    }
}
