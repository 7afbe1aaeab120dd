import AppFacts
import SourceEditing

/// The app's types that moving code names as a representable names something of its own: `Coordinator` means the object that
/// keeps what the view needs there. The app file has other names for them.
///
/// Source: `UIViewControllerRepresentable`, whose associated types and type aliases these are.
struct RepresentableNames {
    /// Another name for one of the app's types.
    struct Alias {
        /// The type.
        let type: String
        /// What the app file calls it.
        let name: String
    }

    /// The other names, in the order of the types'.
    let aliases: [Alias]

    private static let taken = ["Context", "Coordinator", "LayoutOptions", "UIViewControllerType"]

    /// The names for a root that moves into a representable.
    init(for root: MovedRoot, in context: TargetContext) {
        let used = MovedNames(root).used
        aliases = Self.taken.filter { used.contains($0) && context.hasType(named: $0) }.map {
            let candidates = ["App" + $0, "Root" + $0, "Window" + $0]
            return Alias(type: $0, name: context.freeTypeName(of: candidates, besides: used))
        }
    }

    /// The edits of a root's moving code.
    func edits(of root: MovedRoot) -> [TextEdit] {
        let file = root.function.file
        let references = root.ranges.flatMap { file.references(in: $0) }
        return aliases.flatMap { alias in
            references.filter {
                $0.name == alias.type && ($0.role == .bare || $0.role == .type)
            }.map {
                TextEdit(range: file.tokens.tokens[$0.token].range, replacement: alias.name)
            }
        }
    }

    /// The type aliases, in the words of the app file.
    var declarations: [String] {
        aliases.map {
            """
            /// '\($0.type)' of the app, which means something else inside of a representable.
            private typealias \($0.name) = \($0.type)
            """
        }
    }
}
