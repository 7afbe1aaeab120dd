import ProjectModel

/// The sources of libraries that a package manager has put into the tree: CocoaPods into `Pods`, Carthage into
/// `Carthage/Checkouts`.
struct VendoredSources {
    private let context: TargetContext
    private var tree: FileTree { context.library.tree }

    /// Those of an app.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The sources behind a linked product, one group for each library; nil where one of them is not there, or only built.
    func sources(of product: String) -> [[String]]? {
        if product.hasPrefix("Pods_") || product.hasPrefix("libPods") || product.hasPrefix("Pods-")
        {
            let names = Set(
                context.library.lockFiles.packages(of: context.target.project)
                    .filter { $0.manager == .cocoaPods }
                    .compactMap { $0.name.split(separator: "/").first.map(String.init) })
            guard !names.isEmpty else { return nil }
            var groups: [[String]] = []
            for name in names.sorted() {
                guard let sources = sources(in: "Pods/" + name) else { return nil }
                groups.append(sources)
            }
            return groups
        }
        return ["Pods/", "Carthage/Checkouts/"].lazy.compactMap { sources(in: $0 + product) }.first
            .map { [$0] }
    }

    /// What a folder of a library holds; nil where it holds no source, or something that is built already.
    private func sources(in name: String) -> [String]? {
        let folder = RelativePath.folder(of: context.target.project ?? "")
        let paths = tree.paths(below: RelativePath.join(folder, name) ?? name)
        guard !paths.contains(where: isBuilt) else { return nil }
        let sources = paths.filter { path in
            [".swift", ".m", ".mm", ".h", ".c", ".cpp"].contains { path.hasSuffix($0) }
        }
        return sources.isEmpty ? nil : sources
    }

    private func isBuilt(_ path: String) -> Bool {
        path.hasSuffix(".a") || path.contains(".framework/") || path.contains(".xcframework/")
            || path.hasSuffix(".dylib")
    }
}
