import AppleFrameworks
import ProjectModel
import SwiftOutline

/// The code beside an app's own that runs in it and may ask for its window, its delegate or its Info.plist.
package struct LinkedCode {
    /// What is linked, and the tests, in the order in which they are reached from the app.
    package let modules: [LinkedModule]
    /// The target.
    package let context: TargetContext
    private let owners: [String: LinkedModule]

    /// What of all that an app is built with matters; `className` is the delegate's, which tests may name.
    package init(of context: TargetContext, delegate className: String, in graph: ModuleGraph) {
        self.context = context
        let library = context.library
        let own = Set(context.target.sources)
        let words = (Self.words + [className]).map { SketchedWord($0) }
        func matters(_ path: String) -> Bool {
            guard path.hasSuffix(".swift"), !own.contains(path) else { return false }
            let sketch = library.source(path).sketch
            return words.contains { sketch.mayContain($0) }
        }
        let linked = Self.modules(linkedBy: context, in: graph)
        modules = (linked + graph.tests(of: context.target)).filter {
            $0.sources.contains(where: matters)
        }
        var owners: [String: LinkedModule] = [:]
        for module in modules {
            for path in module.sources where !own.contains(path) && owners[path] == nil {
                owners[path] = module
            }
        }
        self.owners = owners
    }

    /// Everything on disk that an app is built with beside its own sources.
    package static func modules(
        linkedBy context: TargetContext, in graph: ModuleGraph
    ) -> [LinkedModule] {
        let library = context.library
        return graph.modules(linkedBy: context.target) { names in
            let mentions = names.map { ImportMention($0) }
            return { path in
                guard path.hasSuffix(".swift") else { return [] }
                let source = library.source(path)
                return mentions.indices.filter { source.imports(mentions[$0]) }
            }
        }
    }

    /// Without one of these, code neither finds a window nor the delegate, and reads no key that changes.
    private static let words =
        [
            "UIApplication", "UIWindow", "rootViewController", "keyWindow", "connectedScenes",
            "NSApp", "NSApplication", "WKExtension", "WKApplication", "infoDictionary",
            "InfoDictionaryKey",
        ] + PropertyListReads.storyboardKeys + MainNibKey.allCases.map(\.rawValue)
        + [WatchDelegateKey.text]

    /// The module that compiles a source; nil for one of the app's own.
    package func owner(of path: String) -> LinkedModule? { owners[path] }

    /// Whether the app's own sources name a type of what it links.
    package func isNamedByApp(_ name: String) -> Bool {
        context.files(naming: name).contains { _ in true }
    }

    /// The code of some modules as that of a target, made once in `flows`; `files` of the app's own are read beside.
    package func context(
        in flows: AppFlows, of kinds: (LinkedModule.Kind) -> Bool, beside files: [String] = []
    ) -> TargetContext? {
        let sources = modules.filter { kinds($0.kind) }.flatMap(\.sources)
        guard !sources.isEmpty else { return nil }
        return flows.context(beside: (sources + files).inOrderOnce, context.reading)
    }
}
