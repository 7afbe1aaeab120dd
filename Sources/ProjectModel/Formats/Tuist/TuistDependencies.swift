/// What a target is built with.
struct TuistDependencies {
    /// Targets and packages' products.
    private(set) var known: [ManifestTarget.Dependency] = []
    /// Everything by name, without an extension.
    private(set) var names: [String] = []
    /// What can't be read.
    private(set) var problems: [(place: ManifestPlace, reason: String)] = []

    /// Reads the argument of a target.
    init(of target: TuistTarget, in manifest: inout TuistManifest) {
        guard let argument = target.call["dependencies"], !argument.isNone else { return }
        let list = manifest.resolved(argument, as: "[TargetDependency]")
        for element in list.elements ?? [list] {
            add(manifest.resolved(element, as: "TargetDependency"), in: &manifest)
        }
    }

    private mutating func add(_ value: ManifestValue, in manifest: inout TuistManifest) {
        if value.member == "xctest" { return }
        guard let call = value.call else {
            problems.append((value.place, value.reason ?? "it is nothing that is known"))
            return
        }
        switch call.name {
        case "target":
            let name = call["name"]?.text ?? call.unlabelled?.call?["name"]?.text
            guard let name else { break }
            known.append(.target(name, of: manifest.path))
            return
        case "project":
            guard let name = call["target"]?.text, let path = call["path"] else { break }
            let place = manifest.resolved(path, as: "Path")
            guard let folder = manifest.path(place),
                let project = RelativePath.join(folder, "Project.swift")
            else { break }
            known.append(.target(name, of: project))
            return
        case "external", "carthage":
            guard let name = (call["name"] ?? call.unlabelled)?.text else { break }
            return add(product: name)
        case "package":
            guard let name = (call["product"] ?? call.unlabelled)?.text else { break }
            return add(product: name)
        case "sdk", "framework", "xcframework", "library":
            guard let path = call["name"] ?? call["path"],
                let text = path.text ?? path.call?.unlabelled?.text
            else { break }
            let name = RelativePath.name(of: text)
            names.append(name.split(separator: ".").first.map(String.init) ?? name)
            return
        case "cocoapods":
            names.append("Pods")
            return
        case "macro", "plugin", "xctest", "foreignBuild": return
        default: break
        }
        problems.append((value.place, reason(for: call)))
    }

    /// Why a dependency can't be read: of one of Tuist's own kinds an argument can't be followed.
    private func reason(for call: ManifestValue.Call) -> String {
        guard let labels = Self.arguments[call.name] else { return "'.\(call.name)' is not known" }
        let unread = labels.filter { call[$0] != nil && call[$0]?.text == nil }
        let named = unread.isEmpty ? labels.filter { call[$0] != nil } : unread
        guard let label = named.first else {
            return "an argument of '.\(call.name)' can't be followed"
        }
        return "the argument '\(label)' of '.\(call.name)' can't be followed"
    }

    /// The arguments of Tuist's own kinds of dependencies.
    private static let arguments = [
        "target": ["name"], "project": ["target", "path"], "external": ["name"],
        "carthage": ["name"], "package": ["product"], "sdk": ["name"], "framework": ["path"],
        "xcframework": ["path"], "library": ["path"],
    ]

    private mutating func add(product name: String) {
        known.append(.product(name, folder: nil))
        names.append(name)
    }
}
