import ProjectModel
import SwiftOutline

/// What is known of the code around an app that may need its application delegate; nothing is read before it is asked for.
package struct DelegateSurroundings {
    private let known: (delegate: DelegateClass, context: TargetContext, graph: ModuleGraph)?

    /// Nothing is known.
    package static var unknown: DelegateSurroundings { DelegateSurroundings() }

    private init() { known = nil }

    /// The surroundings of an app with its delegate.
    package init(of delegate: DelegateClass, in context: TargetContext, _ graph: ModuleGraph) {
        known = (delegate, context, graph)
    }

    /// The same surroundings of another delegate of the app.
    package func of(_ other: DelegateClass) -> DelegateSurroundings {
        known.map { DelegateSurroundings(of: other, in: $0.context, $0.graph) } ?? .unknown
    }

    /// Whether one target alone compiles each source of the delegate.
    package var isCompiledOnce: Bool {
        guard let delegate = known?.delegate else { return false }
        return delegate.declarations.allSatisfy { isCompiledOnce($0.file.path) }
    }

    /// Whether one target alone compiles a source of the delegate.
    package func isCompiledOnce(_ path: String) -> Bool {
        guard let (_, context, graph) = known else { return false }
        return !context.sharedPaths.contains(path)
            && (context.target.project == nil || graph.isOfOneTarget(path))
    }

    /// Whether apps alone compile a source of the delegate, and all of them have the same code about windows: what goes in one
    /// of them goes in all, and they move together. Where libraries `mayAsk` for the window, none of them has one that does.
    package func isOfEqualApps(_ path: String, whoseLibrariesMayAsk mayAsk: Bool) -> Bool {
        guard let (_, context, graph) = known, context.target.project != nil,
            graph.isOfApps(path)
        else { return false }
        let own = context.library.paths(context.target.sources, mentioning: "window")
        return graph.apps(compiling: path).allSatisfy { app in
            Set(context.library.paths(app.sources, mentioning: "window")) == Set(own)
                && (!mayAsk
                    || isUnasked(TargetContext(target: app, library: context.library), graph))
        }
    }

    private func isUnasked(_ app: TargetContext, _ graph: ModuleGraph) -> Bool {
        if case .none = WindowReaders(of: app, graph) { return true }
        return false
    }

    /// Whether anything is known of it.
    package var areKnown: Bool { known != nil }

    /// Whether a test that runs in the app names the delegate's class.
    package var isNamedByTests: Bool { isNamedByTests(beside: nil) }

    /// Whether tests that run in the app name the delegate's class, and some word.
    package func isNamedByTests(beside word: String?) -> Bool {
        guard let (delegate, context, _) = known else { return true }
        return namesDelegate(delegate, in: context.library)
            && word.map { !context.library.paths(tests, mentioning: $0).isEmpty } ?? true
    }

    /// Whether tests that run in the app name the delegate's class, and ask something for a member.
    package func areAskedByTests(for member: String) -> Bool {
        guard let (delegate, context, _) = known else { return true }
        return namesDelegate(delegate, in: context.library)
            && context.library.paths(tests, mentioning: member).contains { path in
                guard path.hasSuffix(".swift") else { return true }
                return context.library.outline(path)?.asks(for: member) ?? true
            }
    }

    /// The sources of tests that run in the app, or in another one that compiles the delegate.
    private var tests: [String] {
        guard let (delegate, context, graph) = known else { return [] }
        let paths = Set(delegate.declarations.map(\.file.path)).sorted()
        return graph.tests(of: context.target).flatMap(\.sources)
            + paths.flatMap { graph.testSources(ofAppsCompiling: $0).joined() }
    }

    /// Whether a test has the name of the delegate's class, be it in a text.
    private func namesDelegate(_ delegate: DelegateClass, in library: SourceLibrary) -> Bool {
        library.paths(tests, mentioning: delegate.name).contains { path in
            guard path.hasSuffix(".swift") else { return true }
            return library.outline(path)?.names(delegate.name) ?? true
        }
    }

    /// Who may ask the application's delegate for its window by selector.
    package var windowReaders: WindowReaders {
        known.map { WindowReaders(of: $0.context, $0.graph) } ?? .unknown
    }
}

extension SwiftFile {
    /// Whether code has a name, or a text that it is part of.
    fileprivate func names(_ name: String) -> Bool {
        tokens.tokens.indices.contains { token in
            switch tokens.tokens[token].kind {
            case .identifier: tokens.spells(token, name)
            case .stringSegment: tokens.text(of: token).contains(name)
            default: false
            }
        }
    }

    /// Whether code asks something for a member, be it by a key.
    package func asks(for member: String) -> Bool {
        tokens.tokens.indices.contains { token in
            switch tokens.tokens[token].kind {
            case .identifier:
                token > 0 && tokens.tokens[token - 1].kind == .period
                    && tokens.spells(token, member)
            case .stringSegment: tokens.text(of: token).contains(member)
            default: false
            }
        }
    }
}
