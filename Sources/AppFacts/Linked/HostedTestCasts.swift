import ProjectModel
import SwiftFlow
import SwiftOutline

/// The casts of the application's delegate in unit tests that run in the app, as far as they become what the app's own
/// casts become.
///
/// A test that another target compiles too, or that runs in several apps, is left alone.
package struct HostedTestCasts {
    /// The casts, in the order of the modules and their files.
    package private(set) var casts: [(file: ProgramFile, cast: DelegateCast)] = []
    /// The locals that are cast further on.
    package private(set) var bindings: [(file: ProgramFile, binding: DelegateBinding)] = []
    /// Locals that nothing uses any more without the casts.
    package private(set) var unusedLocals: [(file: ProgramFile, locals: [TokenRange])] = []
    /// Whether tests of an app that compiles the delegate's class make a delegate of their own.
    package private(set) var makesDelegate = false

    /// None at all.
    package static var none: HostedTestCasts { HostedTestCasts() }

    private init() {}

    /// The casts in the tests of an app.
    package init(of use: SharedDelegateUse, in code: LinkedCode, _ graph: ModuleGraph) {
        let delegate = use.delegate
        makesDelegate = graph.testSources(ofAppsCompiling: delegate.file.path).contains { tests in
            let context = use.context.reading(tests)
            return !DelegateInstances(of: delegate, in: context).places().isEmpty
        }
        for tests in code.modules where tests.kind == .tests {
            let sources = TestSources(tests.sources, of: use)
            for file in sources.files {
                let uses = file.uses(
                    of: delegate.name, conformances: delegate.conformances(use.profile),
                    profile: use.profile)
                guard !uses.casts.isEmpty || !uses.bindings.isEmpty,
                    Self.isAlone(file.path, graph), Self.mayHaveProperty(use, graph)
                else { continue }
                add(uses, of: file, sources)
            }
        }
    }

    private mutating func add(
        _ uses: DelegateCastAnalysis.Result, of file: ProgramFile, _ sources: TestSources
    ) {
        let repaired = uses.casts.filter {
            !sources.isLeft($0.range.lowerBound, in: file.outline)
        }
        casts += repaired.map { (file, $0) }
        bindings += uses.bindings.filter { !sources.isLeft($0.name, in: file.outline) }
            .map { (file, $0) }
        // A cast that stays needs its local.
        if repaired.count == uses.casts.count { unusedLocals.append((file, uses.unusedLocals)) }
    }

    /// Whether nothing is repaired.
    package var isEmpty: Bool { casts.isEmpty && bindings.isEmpty }

    /// What is repaired, by path.
    package var ranges: [String: [TokenRange]] {
        var ranges: [String: [TokenRange]] = [:]
        for (file, cast) in casts { ranges[file.path, default: []].append(cast.range) }
        for (file, binding) in bindings {
            ranges[file.path, default: []].append(binding.name..<binding.name + 1)
        }
        return ranges
    }

    private static func isAlone(_ path: String, _ graph: ModuleGraph) -> Bool {
        graph.isOfOneTarget(path) && graph.isOfOneHost(path)
    }

    /// Whether the delegate's class has the property, or can get it without a change of another target.
    private static func mayHaveProperty(
        _ use: SharedDelegateUse, _ graph: ModuleGraph
    ) -> Bool {
        if case .existing(_, isSetInTime: true) = use.shared.origin { return true }
        return graph.isOfOneTarget(use.delegate.file.path)
    }
}
