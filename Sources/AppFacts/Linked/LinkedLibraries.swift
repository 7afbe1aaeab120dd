import AppleFrameworks
import ProjectModel
import SourceEditing

/// The libraries of other people that an app is built with: those whose sources lie in the tree, and the names of others.
package struct LinkedLibraries {
    /// The sources of those that lie in the tree, library by library.
    package private(set) var sources: [[String]] = []
    /// The names of those that do not, or that are built already.
    package private(set) var absent: [String] = []

    /// The libraries of an app; `known` are the modules that are looked at anyway.
    package init(of context: TargetContext, beside known: Set<String>) {
        let vendored = VendoredSources(in: context)
        let packages = context.library.lockFiles.packages(of: context.target.project)
        let pods = packages.filter { $0.manager == .cocoaPods }
            .compactMap { $0.name.split(separator: "/").first.map(String.init) }
        for product in context.target.foreignProducts where !known.contains(product) {
            let isUmbrella = Self.isOfPods(product) && !pods.isEmpty
            for name in isUmbrella ? Set(pods).sorted() : [product] {
                if let found = vendored.sources(of: name) {
                    sources.append(found)
                } else {
                    absent.append(name)
                }
            }
        }
        // What packages are built with themselves.
        absent += packages.filter { $0.manager == .swiftPackageManager }.map(\.name)
    }

    /// Whether a product stands for all pods of a target.
    static func isOfPods(_ product: String) -> Bool {
        ["Pods_", "Pods-", "libPods"].contains { product.hasPrefix($0) }
    }
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
