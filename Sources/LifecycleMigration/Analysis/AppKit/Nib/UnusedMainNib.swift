import ProjectModel
import SwiftFlow
import SwiftOutline

/// The main nib of a Mac app that nothing loads once its key is gone from the Info.plist.
struct UnusedMainNib {
    private let nib: MacNib
    private let context: TargetContext
    private let graph: ModuleGraph

    /// Looks at the main nib of an app; `graph` is what it is built with.
    init(_ nib: MacNib, in context: TargetContext, _ graph: ModuleGraph) {
        self.nib = nib
        self.context = context
        self.graph = graph
    }

    /// A note where no code has the nib's name; none for a storyboard, which may have other scenes.
    var findings: [Finding] {
        let name = nib.path.fileName.prefix { $0 != "." }
        guard !nib.isStoryboard, !isNamed(String(name)), graph.copiers(of: nib.path) < 2 else {
            return []
        }
        return [
            Finding(
                .storyboardUnused, .note, .review, at: context.library.place(nib.path, 0),
                "nothing loads the nib '\(name)' any more", remedy: "delete it in Xcode")
        ]
    }

    /// Whether Objective-C has the name, or a text of Swift does.
    private func isNamed(_ name: String) -> Bool {
        let modules = LinkedCode.modules(linkedBy: context, in: graph).flatMap(\.sources)
        let sources =
            context.target.sources + modules + graph.tests(of: context.target).flatMap(\.sources)
        let naming = Set(context.library.paths(sources, mentioning: name))
        return naming.contains { path in
            guard path.hasSuffix(".swift"), let tokens = context.file(path)?.outline.tokens else {
                return true
            }
            return tokens.tokens.indices.contains {
                tokens.tokens[$0].kind == .stringSegment && tokens.text(of: $0).contains(name)
            }
        }
    }
}
