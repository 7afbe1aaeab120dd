import ProjectModel
import SourceEditing

/// Who may ask the application's delegate for its window by selector.
///
/// Source: libraries that send `window` to the application's delegate, which SwiftUI's own does not have unless the app's
/// has (software-mansion/react-native-reanimated#10587).
enum WindowReaders {
    /// Nobody: the app is built with Apple's libraries, and with code on disk that does not.
    case none
    /// A library whose code is not at hand, or code that may ask.
    case possible(name: String)
    /// No project says what the app is built with.
    case unknown

    /// Looks at all that an app is built with.
    init(of context: TargetContext, _ graph: ModuleGraph) {
        guard context.target.project != nil else {
            self = .unknown
            return
        }
        let linked = LinkedCode.modules(linkedBy: context, in: graph)
        let known = Set(linked.map(\.name))
        let vendored = VendoredSources(in: context)
        var groups = linked.map(\.sources)
        for product in context.target.foreignProducts where !known.contains(product) {
            guard let sources = vendored.sources(of: product) else {
                self = .possible(name: product)
                return
            }
            groups += sources
        }
        if let package = linked.first(where: { Self.mayNeedMore($0, in: context) }) {
            self = .possible(name: package.name)
            return
        }
        groups.append(context.target.sources.filter { !$0.hasSuffix(".swift") })
        let asking = groups.lazy.compactMap { Self.asking(among: $0, in: context.library) }.first
        self = asking.map { .possible(name: $0.fileName) } ?? .none
    }

    /// Whether a package on disk may be built with one that is fetched from elsewhere.
    private static func mayNeedMore(_ module: LinkedModule, in context: TargetContext) -> Bool {
        guard module.kind == .package else { return false }
        let library = context.library
        var folder = RelativePath.folder(of: module.sources.first ?? "")
        while true {
            let path = folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
            if library.tree.contains(path) {
                return ["url:", "id:", "binaryTarget"].contains {
                    library.source(path).contains(Mention($0))
                }
            }
            guard !folder.isEmpty else { return true }
            folder = RelativePath.folder(of: folder)
        }
    }

    /// The first source that deals with a delegate and a window, in code of which some takes the application's delegate.
    private static func asking(among paths: [String], in library: SourceLibrary) -> String? {
        let delegates = library.paths(paths, mentioning: "elegate")
        let taking = library.paths(delegates, mentioning: "UIApplication").first { path in
            library.text(path).map { takesDelegate($0.string) } ?? true
        }
        guard taking != nil else { return nil }
        return library.paths(delegates, mentioning: "window").first
    }

    /// Whether code takes the application's delegate, or hands the application to something that may.
    private static func takesDelegate(_ text: String) -> Bool {
        let code = text.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if Self.delegates.contains(where: code.contains) { return true }
        // An application that is kept or handed on may be asked for its delegate under another name.
        return Self.applications.contains { application in
            code.ranges(of: application).contains { range in
                let rest = code[range.upperBound...]
                return rest.first.map { Self.ends.contains($0) } ?? true
            }
        }
    }

    private static let delegates = [
        "shared.delegate", "sharedApplication.delegate", "sharedApplication].delegate",
        "sharedApplication]delegate]", "sharedApplication().delegate", "pplication.delegate",
        "app.delegate", "UIApplicationDelegate", "forKey:\"delegate\"", "forKey:@\"delegate\"",
        "[applicationdelegate]", "[appdelegate]",
    ]
    private static let applications = ["UIApplication.shared", "UIApplicationsharedApplication]"]
    private static let ends: Set<Character> = [")", ",", ";", "}", "{", "]", "\"", ":"]
}

extension AppTarget {
    /// What it is linked with that is none of Apple's.
    fileprivate var foreignProducts: [String] {
        let products = linkedProducts.filter {
            !SystemLibraries.contains($0) && !SystemLibraries.contains("lib" + $0)
        }
        return products + linkedByFlags.filter { !SystemLibraries.contains($0) }
    }

    /// The frameworks that linker flags name: `-framework X`, `-weak_framework X`.
    private var linkedByFlags: [String] {
        let flags = configurations.flatMap {
            ($0.settings["OTHER_LDFLAGS"] ?? "").split(separator: " ").map {
                String($0.filter { $0 != "\"" })
            }
        }
        return zip(flags, flags.dropFirst()).filter { $0.0.hasSuffix("framework") }.map(\.1)
    }
}
