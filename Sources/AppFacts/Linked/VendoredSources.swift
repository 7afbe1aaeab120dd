import ProjectModel

/// The sources of libraries that a package manager has put into the tree: CocoaPods into `Pods`, Carthage into
/// `Carthage/Checkouts`; or that lie there in a folder of their own, as a pod that is developed beside its example.
package struct VendoredSources {
    private let context: TargetContext
    private let specifications: [String: String]
    private var tree: FileTree { context.library.tree }

    /// Those of an app.
    package init(in context: TargetContext) {
        self.context = context
        specifications = Dictionary(
            context.library.tree.paths.filter { $0.hasSuffix(".podspec") }.map {
                ($0.fileName, RelativePath.folder(of: $0))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The sources of a library; nil where they are not there, or only built.
    package func sources(of name: String) -> [String]? {
        let folder = RelativePath.folder(of: context.target.project ?? "")
        let places = ["Pods/", "Carthage/Checkouts/"].flatMap { parent in
            Self.folders(of: name).compactMap { RelativePath.join(folder, parent + $0) }
        }
        let developed = [specifications[name + ".podspec"]].compactMap { $0 }
        return (places + developed).lazy.compactMap(sources(below:)).first
    }

    /// What the folder of a module may be called: in the name of a module `_` stands for what no name in Swift has.
    private static func folders(of module: String) -> [String] {
        guard module.contains("_") else { return [module] }
        return [module]
            + ["-", ".", "+", " "].map { mark in
                module.split(separator: "_", omittingEmptySubsequences: false).joined(
                    separator: mark)
            }
    }

    /// What a folder of a library holds; nil where it holds no source, or something that is built already.
    private func sources(below folder: String) -> [String]? {
        let searched = folder.isEmpty ? tree.paths[...] : tree.paths(below: folder)
        let paths = searched.isEmpty ? tree.unsearchedFiles(below: folder)[...] : searched
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
