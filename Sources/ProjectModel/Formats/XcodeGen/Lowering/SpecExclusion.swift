import SourceEditing

extension XcodeGenLowering {
    /// Leaves a file that stays out of an app and of the extension with its code.
    ///
    /// - Throws: `ProjectError` where an entry that takes it can't be changed.
    mutating func leaveOut(
        _ path: String, of app: XcodeGenTarget, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        let code = spec.codeTarget(of: app)
        for target in code.name == app.name ? [app] : [app, code] {
            for source in target.sources where source.files(in: tree).resources.contains(path) {
                try refuseShared(source, of: target, in: spec)
                if source.path == path {
                    try unlist(source, in: spec)
                } else {
                    try exclude(path, of: source, in: spec)
                }
            }
        }
    }

    private mutating func unlist(
        _ source: SpecSource, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard let site = source.value.sites.last, (source.value["path"] ?? source.value).isLiteral
        else { throw exclusionFailure(source.path, of: source, in: spec) }
        remove(site)
    }

    /// Adds a file to those that a folder is taken without.
    private mutating func exclude(
        _ path: String, of source: SpecSource, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        // In the list stand patterns.
        guard !path.contains(where: { "*?[]{}".contains($0) }) else {
            throw exclusionFailure(path, of: source, in: spec)
        }
        if source.value["excludes"]?.elements?.isEmpty == false {
            return try list(path, under: "excludes", of: source, in: spec)
        }
        let name = YAMLWriter.scalar(RelativePath.path(to: path, from: source.path))
        let text = source.value["path"] ?? source.value
        guard source.value["excludes"] == nil, let site = text.sites.last,
            let part = text.parts.last, text.isLiteral, let folder = text.string,
            let document = spec.documents[site.file],
            case .scalar = document.nodes[part.node].kind
        else { throw exclusionFailure(path, of: source, in: spec) }
        let entry = document.entries[site.place.entry]
        if source.value.isMap {
            guard case .mapping(let isFlow) = document.nodes[site.place.container].kind else {
                throw exclusionFailure(path, of: source, in: spec)
            }
            add(
                isFlow
                    ? .insert(", excludes: [\(name)]", at: entry.range.upperBound)
                    : document.insertion(of: ["excludes: [\(name)]"], after: entry),
                to: site.file)
        } else {
            let map = "{path: \(YAMLWriter.scalar(folder)), excludes: [\(name)]}"
            let isListed: Bool
            if case .sequence = document.nodes[site.place.container].kind {
                isListed = true
            } else {
                isListed = false
            }
            add(
                TextEdit(
                    range: document.nodes[part.node].range,
                    replacement: isListed ? map : "[\(map)]"), to: site.file)
        }
    }

    private func exclusionFailure(
        _ path: String, of source: SpecSource, in spec: XcodeGenSpec
    ) -> ProjectError {
        failure(
            spec, spec.place(of: source.value),
            "this entry takes '\(path)' in, and can't be changed so that it does not",
            remedy: ProjectChange.leavingOutRemedy)
    }
}
