import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Whether an app has an SDK, and in which version.
package struct SDKPresence {
    private let programs: [TargetContext]
    private let context: TargetContext
    private let uses: SDKUses
    private let packages: [LockedPackage]
    private let linked: Set<String>
    private let objectiveC: ObjectiveCImports

    /// What a target imports and links, with what the lock files around it pin; `programs` are its own sources and those
    /// that it is built with.
    package init(in programs: [TargetContext], of context: TargetContext, uses: SDKUses) {
        self.programs = programs
        self.context = context
        self.uses = uses
        packages = context.library.lockFiles.packages(of: context.target.project)
        linked = Set(context.target.linkedProducts)
        objectiveC = ObjectiveCImports(of: context)
    }

    /// Whether the app imports or links the SDK in a version that is meant, or that is not known.
    package func has(_ sdk: KnownSDK) -> Bool {
        isLinked(sdk.link) && mayHaveVersion(of: sdk)
    }

    /// The first import of the SDK.
    package func importPlace(of link: SDKLink) -> SDKPlace? {
        (link.modules + link.umbrellas).lazy.compactMap(importPlace).first
    }

    /// The first import of the SDK in Objective-C, where it may be set up, too.
    package func objectiveCPlace(of link: SDKLink) -> Place? {
        objectiveC.place(of: link.modules)
    }

    /// Whether the app imports the first of the SDK's modules itself, and nothing of the vendor's that builds on it.
    func isUsedDirectly(_ link: SDKLink) -> Bool {
        let core = link.modules.prefix(1)
        return (core + link.umbrellas).contains { importPlace(of: $0) != nil }
            && link.modules.dropFirst().allSatisfy { importPlace(of: $0) == nil }
            && linked.intersection(link.products).isSubset(of: core)
    }

    private func isLinked(_ link: SDKLink) -> Bool {
        if link.products.contains(where: linked.contains) { return true }
        if linksPods, link.pods.contains(where: pins) { return true }
        if link.modules.contains(where: { importPlace(of: $0) != nil }) { return true }
        if !link.umbrellas.allSatisfy({ importPlace(of: $0) == nil }),
            uses.firstName(of: link) != nil
        {
            return true
        }
        return objectiveCPlace(of: link) != nil
    }

    /// A target that links no library of the pods has none of them; one of a folder without a project may.
    private var linksPods: Bool {
        context.target.project == nil || linked.contains { $0.hasPrefix("Pods") }
    }

    private func pins(_ pod: String) -> Bool {
        packages.contains { $0.manager == .cocoaPods && $0.name == pod }
    }

    /// Where a version is pinned twice, one that is meant is enough.
    private func mayHaveVersion(of sdk: KnownSDK) -> Bool {
        guard sdk.versions != .all else { return true }
        let pinned = packages.filter { package in
            switch package.manager {
            case .cocoaPods: sdk.link.isPod(package.name)
            case .swiftPackageManager, .carthage: sdk.link.packages.contains(package.name)
            }
        }
        let versions = pinned.compactMap(\.version)
        return versions.isEmpty || versions.contains(where: sdk.versions.contains)
    }

    private func importPlace(of module: String) -> SDKPlace? {
        for program in programs {
            for file in program.files(naming: module) {
                let found = file.outline.declarations.first {
                    $0.kind == .import && $0.name.split(separator: ".").first ?? "" == module
                        && !program.conditions.leavesOut($0.keyword, of: file.outline)
                }
                guard let found else { continue }
                return isOwn(module) ? nil : SDKPlace(file: file, token: found.keyword)
            }
        }
        return nil
    }

    /// Whether a module is a target of the project's, or of a package that lies in the tree, and not the SDK's.
    private func isOwn(_ module: String) -> Bool {
        if context.target.projectModules.contains(module) { return true }
        let folder = "Sources/\(module)/"
        return context.library.tree.paths.contains { path in
            guard let start = path.firstRange(of: folder)?.lowerBound else { return false }
            let root = path[..<start]
            return (root.isEmpty || root.hasSuffix("/"))
                && context.library.tree.contains("\(root)Package.swift")
        }
    }
}
