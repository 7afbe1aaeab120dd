import ProjectModel
import SwiftOutline

/// What is known of the code around an app that may need its application delegate; nothing is read before it is asked for.
struct DelegateSurroundings {
    private let known: (delegate: DelegateClass, context: TargetContext, graph: ModuleGraph)?

    /// Nothing is known.
    static var unknown: DelegateSurroundings { DelegateSurroundings() }

    private init() { known = nil }

    /// The surroundings of an app with its delegate.
    init(of delegate: DelegateClass, in context: TargetContext, _ graph: ModuleGraph) {
        known = (delegate, context, graph)
    }

    /// The same surroundings of another delegate of the app.
    func of(_ other: DelegateClass) -> DelegateSurroundings {
        known.map { DelegateSurroundings(of: other, in: $0.context, $0.graph) } ?? .unknown
    }

    /// Whether one target alone compiles each source of the delegate.
    var isCompiledOnce: Bool {
        guard let (delegate, context, graph) = known else { return false }
        let paths = Set(delegate.declarations.map(\.file.path))
        return context.sharedPaths.isDisjoint(with: paths)
            && (context.target.project == nil || paths.allSatisfy(graph.isOfOneTarget))
    }

    /// Whether anything is known of it.
    var areKnown: Bool { known != nil }

    /// Whether a test that runs in the app names the delegate's class.
    var isNamedByTests: Bool { isNamedByTests(beside: nil) }

    /// Whether tests that run in the app name the delegate's class, and some word.
    func isNamedByTests(beside word: String?) -> Bool {
        guard let (delegate, context, graph) = known else { return true }
        let tests = graph.tests(of: context.target).flatMap(\.sources)
        return [delegate.name, word].compactMap { $0 }.allSatisfy {
            !context.library.paths(tests, mentioning: $0).isEmpty
        }
    }

    /// Who may ask the application's delegate for its window by selector.
    var windowReaders: WindowReaders {
        known.map { WindowReaders(of: $0.context, $0.graph) } ?? .unknown
    }
}
