import ProjectModel

/// Tells storyboards whose first screen something may make, beside what other storyboards refer to by a name.
package struct StoryboardStarts {
    private let context: TargetContext

    /// Those of a target.
    package init(in context: TargetContext) {
        self.context = context
    }

    /// The name of a storyboard, as code spells it.
    package static func name(of file: InterfaceFile) -> String {
        String(file.path.fileName.dropLast(".storyboard".count))
    }

    /// Whether anything may make what a storyboard starts with.
    package func mayStart(_ file: InterfaceFile) -> Bool {
        let name = Self.name(of: file)
        return isStartedByCode(file)
            || context.interfaces.mayHave {
                $0.attributes["storyboardName"] == name
                    && $0.attributes["referencedIdentifier"] == nil
            }
    }

    /// Whether a property list names a storyboard, as it does that of the launch, or code that names one makes what any starts with.
    package func isStartedByCode(_ file: InterfaceFile) -> Bool {
        let name = Self.name(of: file)
        let lists = context.library.tree.paths.filter {
            $0.hasSuffix(".plist") || $0.hasSuffix(".pbxproj")
        }
        let entries = [
            "<string>\(name)</string>", "StoryboardFile = \(name);",
            "StoryboardFile = \"\(name)\";",
        ]
        let isListed = lists.contains { path in
            guard let text = context.library.text(path)?.string else { return true }
            return entries.contains { text.contains($0) }
        }
        let others = context.target.sources.filter { !$0.hasSuffix(".swift") }
        return isListed
            || context.files(mentioning: name).contains {
                !$0.tokens(spelled: "instantiateInitialViewController").isEmpty
            } || !context.library.paths(others, mentioning: name).isEmpty
    }
}
