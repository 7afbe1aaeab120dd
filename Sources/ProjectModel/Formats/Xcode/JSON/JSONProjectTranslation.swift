/// Writes what a `project.xcproj` says as the `project.pbxproj` that says the same, so that one reader serves both.
///
/// The text is never written to disk. What nothing here reads is left out: rules, attributes, products.
struct JSONProjectTranslation {
    private let file: JSONProjectFile
    private var lines: [String] = []
    private var phaseFiles: [JSONMembership: [String]] = [:]
    private var buildFileCount = 0
    /// The identifiers of what each group holds; of nil, of what stands at the top.
    private let children: [Int?: [String]]
    private var document: PropertyListDocument { file.document }

    /// A translation of a project.
    init(_ file: JSONProjectFile) {
        self.file = file
        children = file.references.enumerated().reduce(into: [:]) { held, reference in
            held[reference.element.parent, default: []].append("R\(reference.offset)")
        }
    }

    /// The text of the project file.
    mutating func text() -> String {
        addReferences()
        for index in file.targets.indices { addTarget(index) }
        let root = document.tree.root
        addConfigurations("L", of: root, file: "configurations")
        add(
            "MAIN", "PBXGroup",
            ["children = \(list(children[nil] ?? []))", "sourceTree = \"<group>\""])
        add(
            "PROJECT", "PBXProject",
            [
                "buildConfigurationList = L", "mainGroup = MAIN",
                "targets = \(list(file.targets.indices.map { "T\($0)" }))",
            ])
        return "{ objects = {\n" + lines.joined(separator: "\n") + "\n}; rootObject = PROJECT; }\n"
    }

    private mutating func add(_ id: String, _ isa: String, _ pairs: [String]) {
        lines.append("\(id) = { isa = \(isa); " + pairs.map { $0 + "; " }.joined() + "};")
    }

    private func list(_ elements: [String]) -> String {
        "(" + elements.joined(separator: ", ") + ")"
    }

    private func quoted(_ text: String) -> String { OpenStepString.encode(text) }

    // MARK: Files

    private mutating func addReferences() {
        for (index, reference) in file.references.enumerated() {
            var pairs = [
                "path = \(quoted(reference.spelling))", "name = \(quoted(reference.name))",
            ]
            pairs.append("sourceTree = \(quoted(sourceTree(of: reference)))")
            switch reference.kind {
            case .file, .versionGroup: break
            case .group, .variantGroup: pairs.append("children = \(list(children[index] ?? []))")
            case .folder: pairs += folder(reference, index)
            }
            add("R\(index)", isa(of: reference), pairs)
            for membership in reference.memberships {
                let id = "B\(buildFileCount)"
                buildFileCount += 1
                add(id, "PBXBuildFile", ["fileRef = R\(index)"])
                phaseFiles[membership, default: []].append(id)
            }
        }
    }

    private func isa(of reference: JSONProjectReference) -> String {
        switch reference.kind {
        case .file, .versionGroup: "PBXFileReference"
        case .group: "PBXGroup"
        case .variantGroup: "PBXVariantGroup"
        case .folder: "PBXFileSystemSynchronizedRootGroup"
        }
    }

    private func sourceTree(of reference: JSONProjectReference) -> String {
        let written = document.text("path", of: reference.node) ?? ""
        if written.hasPrefix("<PROJECT>/") { return "SOURCE_ROOT" }
        return reference.path == nil && !written.isEmpty ? "<absolute>" : "<group>"
    }

    private mutating func folder(_ reference: JSONProjectReference, _ index: Int) -> [String] {
        var sets: [String] = []
        let exceptions = document.elements(
            of: document.node("membership-exceptions", in: reference.node))
        for (number, exception) in exceptions.enumerated() {
            guard let target = document.text("target", of: exception),
                let owner = file.targetIndex(named: target)
            else { continue }
            let members = ["inclusions", "exclusions"].flatMap {
                document.elements(of: document.node($0, in: exception)).map(document.string)
            }
            add(
                "E\(index)_\(number)", "PBXFileSystemSynchronizedBuildFileExceptionSet",
                ["membershipExceptions = \(list(members.map(quoted)))", "target = T\(owner)"])
            sets.append("E\(index)_\(number)")
        }
        let opaque = document.elements(of: document.node("opaque-folders", in: reference.node))
        let types = document.node("file-types", in: reference.node).map { node in
            document.tree.entries(of: node).map {
                "\(quoted(document.key(of: $0))) = \(quoted(document.string(of: $0.value)));"
            }.joined()
        }
        return [
            "exceptions = \(list(sets))",
            "explicitFolders = \(list(opaque.map { quoted(document.string(of: $0)) }))",
            "explicitFileTypes = {\(types ?? "")}",
        ]
    }

    // MARK: Targets

    private mutating func addTarget(_ index: Int) {
        let node = file.targets[index]
        let name = file.name(of: node)
        let packages = addPackageProducts(of: node, index)
        var phases: [String] = []
        for (kind, isa) in Self.phases {
            let id = "P\(index)_\(kind)".filter { $0 != "-" }
            let members = phaseFiles[JSONMembership(target: name, phase: kind)] ?? []
            add(id, isa, ["files = \(list(members))"])
            phases.append(id)
        }
        let folders = file.references.indices.filter { file.references[$0].targets.contains(name) }
        addConfigurations("L\(index)", of: node, file: "specialized-configurations")
        add(
            "T\(index)", isa(of: node),
            [
                "buildConfigurationList = L\(index)", "buildPhases = \(list(phases))",
                "dependencies = \(list(addDependencies(of: node, index)))",
                "fileSystemSynchronizedGroups = \(list(folders.map { "R\($0)" }))",
                "name = \(quoted(name))", "productName = \(quoted(name))",
                "packageProductDependencies = \(list(packages))",
                "productType = \(quoted(productType(of: node)))",
            ] + product(of: node))
    }

    private static let phases = [
        ("compile-sources", "PBXSourcesBuildPhase"), ("resources", "PBXResourcesBuildPhase"),
        ("frameworks", "PBXFrameworksBuildPhase"),
    ]

    private func isa(of target: Int) -> String {
        switch document.text("kind", of: target) {
        case "aggregate": "PBXAggregateTarget"
        case "external-build-system": "PBXLegacyTarget"
        default: "PBXNativeTarget"
        }
    }

    private func productType(of target: Int) -> String {
        if let short = document.text("product-type", of: target) {
            return "com.apple.product-type." + short
        }
        return document.text("full-product-type", of: target) ?? ""
    }

    private func product(of target: Int) -> [String] {
        guard let node = document.node("product", in: target), let index = reference(node) else {
            return []
        }
        return ["productReference = R\(index)"]
    }

    private mutating func addPackageProducts(of target: Int, _ index: Int) -> [String] {
        let members = document.elements(of: document.node("package-product-members", in: target))
        return members.enumerated().compactMap { number, member in
            guard let name = document.text("product-name", of: member) else { return nil }
            let id = "K\(index)_\(number)"
            add(id, "XCSwiftPackageProductDependency", ["productName = \(quoted(name))"])
            return id
        }
    }

    private mutating func addDependencies(of target: Int, _ index: Int) -> [String] {
        let dependencies = document.elements(of: document.node("dependencies", in: target))
        return dependencies.enumerated().compactMap { number, dependency in
            let id = "D\(index)_\(number)"
            if let product = document.text("product-name", of: dependency) {
                add(
                    id + "P", "XCSwiftPackageProductDependency",
                    ["productName = \(quoted(product))"])
                add(id, "PBXTargetDependency", ["productRef = \(id)P"])
                return id
            }
            let name =
                document.tree.nodes[dependency].kind == .string
                ? document.string(of: dependency) : document.text("target", of: dependency)
            guard let owner = name.flatMap(file.targetIndex) else {
                return nil
            }
            add(id, "PBXTargetDependency", ["target = T\(owner)"])
            return id
        }
    }

    // MARK: Configurations

    /// The project names the configurations; a target has them all, and may have a file for one.
    private mutating func addConfigurations(_ id: String, of node: Int, file key: String) {
        let all = document.elements(of: document.node("configurations", in: document.tree.root))
        let own = document.elements(of: document.node(key, in: node))
        var made: [String] = []
        for (number, configuration) in all.enumerated() {
            let name = configurationName(configuration)
            var pairs = [
                "name = \(quoted(name))", "buildSettings = {\(settings(of: node, in: name))}",
            ]
            let special = own.first { configurationName($0) == name }
            if let special, let base = document.node("file", in: special) {
                pairs += baseFile(base)
            }
            add("\(id)_\(number)", "XCBuildConfiguration", pairs)
            made.append("\(id)_\(number)")
        }
        let fallback = document.text("default-configuration", of: document.tree.root) ?? ""
        add(
            id, "XCConfigurationList",
            [
                "buildConfigurations = \(list(made))",
                "defaultConfigurationName = \(quoted(fallback))",
            ])
    }

    private func configurationName(_ node: Int) -> String {
        document.tree.nodes[node].kind == .dictionary
            ? document.text("name", of: node) ?? "" : document.string(of: node)
    }

    private func baseFile(_ node: Int) -> [String] {
        if let anchor = document.node("anchor", in: node), let index = reference(anchor),
            let path = document.node("relative-path", in: node)
        {
            let relative = quoted(document.namePath(path).joined(separator: "/"))
            return [
                "baseConfigurationReferenceAnchor = R\(index)",
                "baseConfigurationReferenceRelativePath = \(relative)",
            ]
        }
        return reference(node).map { ["baseConfigurationReference = R\($0)"] } ?? []
    }

    /// The settings that hold in a configuration: those without a condition on it, and those with one that fits.
    private func settings(of node: Int, in configuration: String) -> String {
        guard let settings = document.node("build-settings", in: node) else { return "" }
        return document.tree.entries(of: settings).compactMap { entry -> String? in
            guard let key = JSONSettingKey(document.key(of: entry)).key(in: configuration) else {
                return nil
            }
            let value =
                document.tree.nodes[entry.value].kind == .array
                ? list(document.elements(of: entry.value).map { quoted(document.string(of: $0)) })
                : quoted(document.string(of: entry.value))
            return "\(quoted(key)) = \(value);"
        }.joined(separator: " ")
    }

    // MARK: References

    /// The reference that a path of names or an identifier leads to.
    private func reference(_ node: Int) -> Int? {
        let path = document.namePath(node)
        if path.count == 1, let id = path.first, id.hasPrefix("id:") {
            let wanted = id.dropFirst(3)
            return file.references.indices.first {
                document.text("id", of: file.references[$0].node).map { $0 == wanted } ?? false
            }
        }
        var parent: Int?
        for name in path {
            let found = file.references.indices.first {
                file.references[$0].parent == parent && file.references[$0].name == name
            }
            guard let found else { return nil }
            parent = found
        }
        return parent
    }
}
