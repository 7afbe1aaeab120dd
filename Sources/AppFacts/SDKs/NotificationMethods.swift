import SwiftFlow
import SwiftOutline

/// The methods by which the delegate of the notification centre hears of notifications.
package struct NotificationMethods {
    /// One of them.
    package struct Method {
        /// The method.
        package let located: LocatedDeclaration
        /// What the notification brings, as code of the method spells it.
        package let content: String
        /// Whether the method gives the argument that has it a name.
        package let isNamed: Bool

        /// A method from its parts.
        package init(
            located: LocatedDeclaration, content: String, isNamed: Bool
        ) {
            self.located = located
            self.content = content
            self.isNamed = isNamed
        }
    }

    /// Those of all classes that do something, in the order of the sources.
    package let methods: [Method]

    /// Looks for them in the sources of a target.
    package init(in context: TargetContext) {
        methods = context.files(naming: "userNotificationCenter", as: .bound).flatMap { file in
            file.outline.declarations.flatMap(\.members).compactMap { member in
                Method(LocatedDeclaration(file: file, declaration: member))
            }
        }
    }
}

extension NotificationMethods.Method {
    fileprivate init?(_ located: LocatedDeclaration) {
        let declaration = located.declaration
        guard declaration.kind == .function, declaration.name == "userNotificationCenter",
            declaration.parameters.count > 1, !located.doesNothing,
            let path = Self.paths[declaration.parameters[1].label ?? ""]
        else { return nil }
        self.located = located
        let name = declaration.parameters[1].name
        isNamed = name != nil
        content = (name.map(SwiftName.code) ?? path.name) + path.members
    }

    private static let paths: [String: (name: String, members: String)] = [
        "willPresent": ("notification", ".request.content.userInfo"),
        "didReceive": ("response", ".notification.request.content.userInfo"),
    ]
}
