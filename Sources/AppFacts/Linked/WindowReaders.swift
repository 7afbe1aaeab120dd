import ProjectModel
import SourceEditing

/// Who may ask the application's delegate for its window by selector.
///
/// Source: libraries that send `window` to the application's delegate, which SwiftUI's own does not have unless the app's
/// has (software-mansion/react-native-reanimated#10587). Swift asks by the protocol's optional member, which is nil then.
package enum WindowReaders {
    /// Nobody: code on disk does not, and of other libraries it is not known, and not to be expected.
    case none
    /// A library that does, code that does, or a library whose code is not at hand and that may.
    case possible(name: String)
    /// No project says what the app is built with.
    case unknown

    /// Looks at all that an app is built with.
    package init(of context: TargetContext, _ graph: ModuleGraph) {
        guard context.target.project != nil else {
            self = .unknown
            return
        }
        let linked = LinkedCode.modules(linkedBy: context, in: graph)
        let known = Set(linked.map(\.name))
        let libraries = LinkedLibraries(of: context, beside: known)
        let askers = AbsentWindowReaders(
            context.library.lockFiles.packages(of: context.target.project),
            on: context.target.platform)
        if let name = libraries.absent.lazy.compactMap(askers.asker).first
            ?? askers.asker(importedBy: context, beside: known)
        {
            self = .possible(name: name)
            return
        }
        let own = context.target.sources.filter { !$0.hasSuffix(".swift") }
        let groups = linked.map(\.sources) + libraries.sources + [own]
        let asking = groups.lazy.compactMap { Self.asking(among: $0, in: context.library) }.first
        self = asking.map { .possible(name: $0.fileName) } ?? .none
    }

    /// The first source that asks a delegate for its window, in code of which some takes the application's delegate.
    private static func asking(among paths: [String], in library: SourceLibrary) -> String? {
        let delegates = library.paths(paths, mentioning: "elegate")
        let taking = library.paths(delegates, mentioning: "UIApplication").first { path in
            library.text(path).map { WindowRequest.takesDelegate($0.string) } ?? true
        }
        guard taking != nil else { return nil }
        return library.paths(delegates, mentioning: "window").first { path in
            guard let text = library.text(path)?.string else { return true }
            return path.hasSuffix(".swift")
                ? WindowRequest.isInSwift(text) : WindowRequest.isInObjectiveC(text)
        }
    }
}
