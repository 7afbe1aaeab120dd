import ProjectModel
import SwiftOutline

/// What is known of the code around an app that may need its application delegate; nothing is read before it is asked for.
struct DelegateSurroundings {
    private let known: (delegate: DelegateClass, context: TargetContext, graph: ModuleGraph)?

    /// Who may ask for a window.
    enum WindowReaders {
        /// Nobody: the app is built with Apple's libraries, and with code on disk that does not.
        case none
        /// A library whose code is not at hand, or code that may ask.
        case possible(name: String)
        /// No project says what the app is built with.
        case unknown
    }

    /// Nothing is known.
    static var unknown: DelegateSurroundings { DelegateSurroundings() }

    private init() { known = nil }

    /// The surroundings of an app with its delegate.
    init(of delegate: DelegateClass, in context: TargetContext, _ graph: ModuleGraph) {
        known = (delegate, context, graph)
    }

    /// Whether one target alone compiles each source of the delegate.
    var isCompiledOnce: Bool {
        guard let (delegate, context, graph) = known else { return false }
        let paths = Set(delegate.declarations.map(\.file.path))
        return context.sharedPaths.isDisjoint(with: paths)
            && (context.target.project == nil || paths.allSatisfy(graph.isOfOneTarget))
    }

    /// Whether a test that runs in the app names the delegate's class.
    var isNamedByTests: Bool {
        guard let (delegate, context, graph) = known else { return true }
        let tests = graph.tests(of: context.target).flatMap(\.sources)
        return !context.library.paths(tests, mentioning: delegate.name).isEmpty
    }

    /// Who may ask the application's delegate for its window by selector.
    var windowReaders: WindowReaders {
        known.map { Self.readers(in: $0.context, $0.graph) } ?? .unknown
    }

    /// Source: libraries that send `window` to the application's delegate, which SwiftUI's own does not have unless the
    /// app's has (software-mansion/react-native-reanimated#10587).
    private static func readers(in context: TargetContext, _ graph: ModuleGraph) -> WindowReaders {
        guard context.target.project != nil else { return .unknown }
        let modules = LinkedCode.modules(linkedBy: context, in: graph)
        let known = Set(modules.map(\.name))
        let foreign =
            context.target.linkedProducts.filter {
                !SystemLibraries.contains($0) && !SystemLibraries.contains("lib" + $0)
                    && !known.contains($0)
            } + context.target.linkedByFlags.filter { !SystemLibraries.contains($0) }
        if let first = foreign.first { return .possible(name: first) }
        if let package = modules.first(where: { $0.kind == .package }),
            !context.library.lockFiles.packages(of: context.target.project).isEmpty
        {
            return .possible(name: package.name)
        }
        let own = context.target.sources.filter { !$0.hasSuffix(".swift") }
        let paths = modules.flatMap(\.sources) + own
        let asking = context.library.paths(
            context.library.paths(paths, mentioning: "delegate"), mentioning: "window")
        return asking.first.map { .possible(name: $0.fileName) } ?? .none
    }
}

extension AppTarget {
    /// The frameworks that linker flags name: `-framework X`, `-weak_framework X`.
    fileprivate var linkedByFlags: [String] {
        let flags = configurations.flatMap {
            ($0.settings["OTHER_LDFLAGS"] ?? "").split(separator: " ").map {
                String($0.filter { $0 != "\"" })
            }
        }
        return zip(flags, flags.dropFirst()).filter { $0.0.hasSuffix("framework") }.map(\.1)
    }
}
