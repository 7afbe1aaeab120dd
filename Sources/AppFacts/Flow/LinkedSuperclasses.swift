import AppleFrameworks
import ProjectModel
import SwiftFlow

/// The classes of linked modules that the first views of an app inherit from, or are, and the property wrappers of these views.
package struct LinkedSuperclasses {
    private let facts: LaunchFacts
    private let modules: [LinkedModule]

    /// A look at what an app is built with.
    package init(_ facts: LaunchFacts, in modules: [LinkedModule]) {
        self.facts = facts
        self.modules = modules
    }

    /// The launch of the app with their code, as if it were the app's own; nil where there are none.
    package func launch() -> LaunchFacts? {
        let names = facts.unreadSuperclasses
        guard !names.isEmpty else { return nil }
        let found = modules.filter { $0.kind != .tests && declares(names, in: $0) }
        guard !found.isEmpty else { return nil }
        let own = Set(facts.context.target.sources)
        return facts.with(found.flatMap(\.sources).filter { !own.contains($0) })
    }

    private func declares(_ names: [String], in module: LinkedModule) -> Bool {
        let sources = module.sources.filter { $0.hasSuffix(".swift") }
        return names.contains { name in
            let paths = facts.context.library.paths(sources, mentioning: name)
            guard !paths.isEmpty else { return false }
            return !facts.context.reading(Array(paths)).types(named: name).isEmpty
        }
    }
}

extension LaunchFacts {
    /// The superclasses, of what the start of the app makes, that are not the app's own, and the screens of others that it makes.
    package var unreadSuperclasses: [String] {
        var names: Set<String> = []
        for function in timeline.early {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind else { continue }
                switch call.target {
                case .making(let type, _):
                    if let name = flow.program.unreadSuperclass(of: type) { names.insert(name) }
                    names.formUnion(unreadWrappers(of: type))
                case .makingForeign(let type):
                    // A view controller of a package's may be the root itself.
                    if Self.mayBeScreen(type) { names.insert(type) }
                default: break
                }
            }
            names.formUnion(typesNamedByRoots(in: function))
        }
        names.formUnion(shownByStoryboard.compactMap(flow.program.unreadSuperclass))
        return names.sorted()
    }

    /// The types that a root comes from by their members: `FeedFactory.make()`, `HomeModule().entry`.
    private func typesNamedByRoots(in function: FlowFunction) -> [String] {
        let file = function.file
        return flow.trace(of: function).events.flatMap { event -> [String] in
            guard case .write(_, "rootViewController", _, _) = event.kind else { return [] }
            let locals = event.range.filter { file.tokens.tokens[$0].kind == .identifier }
                .flatMap { flow.trace(of: function).locals(named: file.name(at: $0)) }
            return (Array(event.range) + locals.flatMap(\.range)).filter {
                file.tokens.tokens[$0].kind == .identifier
            }.map(file.name(at:)).filter {
                $0.first?.isUppercase == true && !SharedStores.isOfApple($0)
                    && flow.program.type($0)?.isDeclared != true
                    && !flow.objectiveC.isClass($0)
            }
        }
    }

    /// The property wrappers of a view controller's members that are not the app's own.
    private func unreadWrappers(of type: String) -> [String] {
        guard flow.program.supertypes(of: type).contains("UIViewController"),
            let members = flow.program.type(type)?.allMembers
        else { return [] }
        return members.flatMap(\.located.declaration.attributes).map(\.name).filter { name in
            name.first?.isUppercase == true && !SharedStores.isOfApple(name)
                && flow.program.type(name)?.isDeclared != true
        }
    }

    private static func mayBeScreen(_ type: String) -> Bool {
        !SharedStores.isOfApple(type)
            && ["Controller", "VC", "View", "Screen"].contains(where: type.hasSuffix)
    }

    /// The same launch with the code of linked modules that declares something of one of some names, and that names one of some words; nil
    /// where there is none.
    package func with(
        codeDeclaring names: Set<String>, naming words: Set<String>, in modules: [LinkedModule]
    ) -> LaunchFacts? {
        let own = Set(context.target.sources)
        let sources = modules.filter { $0.kind != .tests }.flatMap(\.sources).filter {
            $0.hasSuffix(".swift") && !own.contains($0)
        }
        guard !names.isEmpty, !sources.isEmpty else { return nil }
        let saying = Set(words.flatMap { context.library.paths(sources, mentioning: $0) })
        let linked = context.reading(saying.sorted())
        let declaring = names.sorted().flatMap { name in
            Array(linked.files(naming: name, as: .bound))
                + linked.files(naming: name, as: .declared)
        }.map(\.path)
        return declaring.isEmpty ? nil : with(Set(declaring).sorted())
    }

    /// The same launch with further sources.
    func with(_ sources: [String]) -> LaunchFacts {
        LaunchFacts(
            context: context.reading(context.target.sources + sources), delegate: delegate,
            sceneDelegate: usesScenes ? owner : nil, others: [], usesScenes: usesScenes,
            storyboard: storyboard, isPlaceholder: isPlaceholder,
            hasSeveralScenes: hasSeveralScenes, hasOnlyWindowScenes: hasOnlyWindowScenes,
            flows: AppFlows())
    }
}
