import SourceEditing

extension XcodeGenLowering {
    /// Lets a target compile a new file: a folder of its takes it, or it is listed behind its sibling.
    ///
    /// - Throws: `ProjectError` where no entry can take it.
    mutating func addSource(
        _ path: String, beside sibling: String, to target: XcodeGenTarget, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard !target.compiles(path) else { return }
        if let source = target.sources.first(where: { $0.path == sibling }) {
            try refuseShared(source, of: target, in: spec)
            try list(path, behind: source, of: target, in: spec)
        } else if let source = target.sources.first(where: { $0.holds(path) && $0.hasIncludes }) {
            try refuseShared(source, of: target, in: spec)
            try list(path, under: "includes", of: source, in: spec)
        } else {
            let holder = target.sources.first { $0.holds(path) }
            let keeper = holder.map { "\"excludes\" of \"\($0.path)\" keeps" } ?? "no entry takes"
            throw failure(
                spec, spec.place(of: holder?.value["excludes"] ?? target.value["sources"]),
                "\"sources\" of \"\(target.name)\": \(keeper) \"\(path)\""
                    + (holder == nil ? "" : " out"),
                remedy: "let \"sources\" take that file, then plan again")
        }
    }

    private mutating func list(
        _ path: String, behind source: SpecSource, of target: XcodeGenTarget, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        let text = source.value["path"] ?? source.value
        guard let site = source.value.sites.last, let part = text.parts.last, text.isLiteral,
            let document = spec.documents[site.file],
            case .scalar(let style) = document.nodes[part.node].kind
        else {
            throw failure(
                spec, spec.place(of: source.value),
                "\"sources\" of \"\(target.name)\" lists \"\(source.path)\" by a variable",
                remedy: "list \"\(path)\" beside it, then plan again")
        }
        let name = YAMLWriter.scalar(
            RelativePath.path(to: path, from: text.folder), like: style)
        let entry = document.entries[site.place.entry]
        let isObject = source.value.isMap
        switch document.nodes[site.place.container].kind {
        case .sequence(isFlow: false):
            let dash = document.text[
                entry.range.lowerBound..<document.nodes[entry.value].range.lowerBound]
            add(
                document.insertion(of: [dash + (isObject ? "path: " : "") + name], after: entry),
                to: site.file)
        case .sequence:
            add(
                .insert(", " + (isObject ? "{path: \(name)}" : name), at: entry.range.upperBound),
                to: site.file)
        default:
            // One source without a list becomes a list of two.
            let range = document.nodes[part.node].range
            add(.insert("[", at: range.lowerBound), to: site.file)
            add(.insert(", " + name + "]", at: range.upperBound), to: site.file)
        }
    }

    /// Adds a file to those that are taken of a folder, or that are not.
    mutating func list(
        _ path: String, under key: String, of source: SpecSource, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        guard let last = source.value[key]?.elements?.last, let site = last.sites.last,
            let part = last.parts.last, last.isLiteral, let document = spec.documents[site.file],
            case .scalar(let style) = document.nodes[part.node].kind,
            case let entry = document.entries[site.place.entry]
        else {
            throw failure(
                spec, spec.place(of: source.value),
                "\"\(key)\" of \"\(source.path)\" does not take \"\(path)\"",
                remedy: "add the file there, then plan again")
        }
        let name = YAMLWriter.scalar(
            RelativePath.path(to: path, from: source.path), like: style)
        if case .sequence(isFlow: false) = document.nodes[site.place.container].kind {
            let dash = document.text[
                entry.range.lowerBound..<document.nodes[entry.value].range.lowerBound]
            add(document.insertion(of: [dash + name], after: entry), to: site.file)
        } else {
            add(.insert(", " + name, at: entry.range.upperBound), to: site.file)
        }
    }

    /// Refuses to list a file for targets that did not ask for it.
    func refuseShared(
        _ source: SpecSource, of target: XcodeGenTarget, in spec: XcodeGenSpec
    ) throws(ProjectError) {
        let sites = Set(source.value.sites)
        let wishedNames = Set(spec.apps.map(\.name)).subtracting(
            otherApps.filter { $0.spec.path == spec.path }.map(\.app.name))
        let other = spec.targets.first { other in
            other.name != target.name && !wishedNames.contains(other.name)
                && other.sources.contains { !sites.isDisjoint(with: $0.value.sites) }
        }
        guard let other else { return }
        throw failure(
            spec, spec.place(of: source.value),
            "\"\(source.path)\" is listed for \"\(other.name)\" too, by a template",
            remedy: "list the sources in the targets, or migrate these apps together")
    }

    /// Takes a file out of every list that names it.
    ///
    /// - Throws: `ProjectError` where it is named by a variable.
    mutating func removeFile(_ path: String) throws(ProjectError) {
        for spec in specs {
            let listed = spec.targets.flatMap(\.sources).filter { $0.path == path }.map(\.value)
            let grouped = (spec.root["fileGroups"]?.elements ?? []).filter {
                RelativePath.join($0.folder, $0.string ?? "") == path && $0.string != nil
            }
            for value in listed + grouped {
                guard (value["path"] ?? value).isLiteral else {
                    throw failure(
                        spec, spec.place(of: value), "\"\(path)\" is listed by a variable",
                        remedy: "take the file out of the list, then plan again")
                }
                if let site = value.sites.last { remove(site) }
            }
        }
    }
}
