import ProjectModel
import SwiftFlow
import SwiftOutline

/// The types of user activities that an app continues, beside universal links.
package struct ActivityTypes {
    /// The types that are known, as Swift expressions, sorted.
    package let expressions: [String]
    /// Whether there may be others, so that only a scene's delegate gets them all.
    package let isOpen: Bool
    /// Whether an expression needs `import CoreSpotlight`.
    package let needsCoreSpotlight: Bool

    /// Reads the types that a target's property lists and sources name; `handler` is the method that continues them.
    package init(of app: UIKitApp, handler: LocatedDeclaration?) {
        var names: Set<String> = []
        var hasUnknown = false
        for list in app.manifest.propertyLists {
            let values = list.document.value(at: ["NSUserActivityTypes"])?.array ?? []
            for type in values.compactMap(\.string) where type != KnownActivityTypes.web {
                let known = Self.expanded(type, in: app.context.target).filter {
                    !$0.contains("\"") && !$0.contains("\\")
                }
                names.formUnion(known)
                hasUnknown = hasUnknown || known.isEmpty
            }
        }
        let spotlight = KnownActivityTypes.spotlight.filter {
            !app.context.files(mentioning: $0).isEmpty
        }
        expressions = names.sorted().map { "\"\($0)\"" } + spotlight
        needsCoreSpotlight = !spotlight.isEmpty
        isOpen =
            hasUnknown
            || handler.map { handler in
                var others = OtherActivities(than: names, in: app.context)
                return others.matter(to: handler)
            } ?? false
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
