/// The names of the frameworks in new code: with the module in front where the target has a type of that name.
package struct FrameworkNames {
    private let context: TargetContext

    /// The names for new code of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// A name as new code must write it.
    package func callAsFunction(_ name: String) -> String {
        isHidden(name) ? module(of: name) + "." + name : name
    }

    /// The same among the members of a type, whose own types hide names, too.
    package func callAsFunction(_ name: String, within type: String) -> String {
        let parts = context.allTypes(named: type) + context.extensions(of: type)
        let isOwn = parts.contains { part in
            part.declaration.members.contains { $0.isType && $0.name == name }
        }
        return isOwn ? module(of: name) + "." + name : self(name)
    }

    /// Whether the target's own code hides a name.
    package func isHidden(_ name: String) -> Bool {
        // What a folder without a project is compiled as is not known.
        context.target.project != nil && name == context.target.moduleName
            || context.hasType(named: name)
    }

    /// The `import` lines that some names need beside SwiftUI's.
    package func imports(for names: String...) -> [String] {
        names.filter { isHidden($0) && module(of: $0) != "SwiftUI" }.map {
            "import " + module(of: $0)
        }
    }

    private func module(of name: String) -> String {
        switch name {
        case "ObservableObject", "Published": "Combine"
        case "Date", "NotificationCenter": "Foundation"
        case "Set": "Swift"
        case "Task": "_Concurrency"
        case "NSStoryboard": "AppKit"
        default: "SwiftUI"
        }
    }
}
