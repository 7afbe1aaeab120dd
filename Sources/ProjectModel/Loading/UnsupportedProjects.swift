import SourceEditing

/// Finds apps that are described in a way that no format here reads, so that they are refused and not overlooked.
public enum UnsupportedProjects {
    /// One error for each description of an app in a tree that has no other project: those that functions in `.bzl` files
    /// make for Bazel, and those of rules that are not known.
    public static func find(in tree: FileTree) -> [ProjectError] {
        let repository = BazelRepository(tree)
        return tree.paths.flatMap { path -> [ProjectError] in
            let name = RelativePath.name(of: path)
            guard BazelRepository.buildFiles.contains(name),
                repository.buildFile(of: RelativePath.folder(of: path)) == path
            else { return [] }
            let made = repository.appsOfFunctions(in: RelativePath.folder(of: path))
            return made.isEmpty ? unknown(path, in: tree).map { [$0] } ?? [] : made
        }
    }

    /// The first word of a rule for apps in a file of Bazel; nil where there is none.
    private static func unknown(_ path: String, in tree: FileTree) -> ProjectError? {
        guard let text = try? tree.read(path),
            let offset = words.compactMap({ $0.firstOffset(in: text, from: 0) }).min()
        else { return nil }
        return ProjectError(
            path: path, offset: offset, reason: "the rule of this app of Bazel is not known",
            remedy: BazelRepository.remedy)
    }

    private static let words = BazelRule.apps.map { BytePattern($0 + "(") }
}

extension BazelRepository {
    /// What to do about apps that can't be read.
    fileprivate static let remedy =
        "make an Xcode project with rules_xcodeproj, then plan that .xcodeproj"

    /// The apps that functions of the repository make in a package.
    fileprivate func appsOfFunctions(in package: String) -> [ProjectError] {
        targets(of: package).compactMap { target -> ProjectError? in
            guard case .macro(let path, let offset) = target.rule,
                let file = try? file(path),
                let name = file.definitions.first(where: { $0.value.offset == offset })?.key,
                makes(offset, in: path, where: { if case .app = $0 { true } else { false } })
            else { return nil }
            let line = LineTable(file.text).position(of: offset).line
            return ProjectError(
                path: target.place.path, offset: target.place.range.lowerBound,
                reason: "the app '\(target.name)' is made by a function that is not followed, "
                    + "'\(name)' of '\(path)', line \(line)",
                remedy: Self.remedy)
        }
    }
}
