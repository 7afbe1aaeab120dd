import ProjectModel
import SwiftFlow
import SwiftOutline

/// The main nib of a Mac app that nothing loads once its key is gone from the Info.plist.
package struct UnusedMainNib {
    /// The nib.
    package let nib: MacNib
    /// The target.
    package let context: TargetContext
    /// What the apps of the tree are built with.
    package let graph: ModuleGraph

    /// Looks at the main nib of an app; `graph` is what it is built with.
    package init(_ nib: MacNib, in context: TargetContext, _ graph: ModuleGraph) {
        self.nib = nib
        self.context = context
        self.graph = graph
    }

    /// Whether Objective-C has the name, or a text of Swift does.
    package func isNamed(_ name: String) -> Bool {
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
