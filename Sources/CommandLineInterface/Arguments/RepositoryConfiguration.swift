import ProjectModel

/// The decisions that a repository keeps for everybody who runs the tool on it: `.sceneshift.json` at its top.
enum RepositoryConfiguration {
    /// The name of the file.
    static let fileName = ".sceneshift.json"

    /// What was asked for of a PATH: with what its repository says, unless the command line names a file of its own.
    ///
    /// - Throws: `ToolError` where the file can't be read, is no JSON object, or has a key that is unknown.
    static func invocation(
        _ invocation: Invocation, for path: String, in environment: ToolEnvironment
    ) throws(ToolError) -> Invocation {
        // A PATH that is not there is reported with its plan.
        guard invocation.configurationFile == nil,
            let root = try? PlanRoot(path, in: environment)
        else { return invocation }
        let top = (try? GitRepository.find(around: root.named))?.topLevel ?? root.named
        guard FileStatus(top + "/" + fileName) != nil else { return invocation }
        let shown = root.join(RelativePath.path(to: top + "/" + fileName, from: root.named))
        var own = invocation
        do {
            try Configuration(top + "/" + fileName, named: shown, in: environment).apply(to: &own)
        } catch let error as ToolError {
            throw error
        } catch let error as UsageError {
            throw ToolError(
                shown, error.reason,
                remedy: error.suggestion.map { "did you mean '\($0)'?" }
                    ?? "correct it, or name another file with --config")
        } catch {
            throw ToolError(shown, "can't be read", remedy: "name another file with --config")
        }
        // The file counts paths from where it lies, and a report from its PATH.
        if let way = root.wayFromTop(to: root.named), !way.isEmpty {
            own.accepted = Set(
                own.accepted.map { finding in
                    AcceptedFinding(
                        id: finding.id,
                        path: finding.path.map { RelativePath.path(to: $0, from: way) },
                        message: finding.message)
                })
        }
        return own
    }
}
