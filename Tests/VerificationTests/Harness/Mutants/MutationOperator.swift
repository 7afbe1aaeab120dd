/// A mistake that many migrations could have, made from the files of right ones.
struct MutationOperator: Sendable, CustomStringConvertible {
    /// The name, in kebab case.
    let name: String
    /// What is wrong with its mutants.
    let mistake: String
    /// What must find them.
    let detection: Detection
    private let variants: @Sendable (MigratedFiles) -> [[Mutant.Change]]

    /// A mistake; `variants` gives the changes of each mutant of a migration.
    init(
        _ name: String, _ mistake: String, _ detection: Detection,
        _ variants: @escaping @Sendable (MigratedFiles) -> [[Mutant.Change]]
    ) {
        self.name = name
        self.mistake = mistake
        self.detection = detection
        self.variants = variants
    }

    /// The name.
    var description: String { name }

    /// Every mistake.
    static let all =
        inProjects + inDelegates + inCallbacks + withLinks + inScenes + withRoots + withModels
        + inLaunches + inWindows + inMenus

    /// Every mutant of a migration, in the order of its files.
    func mutants(of files: MigratedFiles) -> [Mutant] {
        variants(files).filter { !$0.isEmpty }.enumerated().map { number, changes in
            let place = changes.first?.path ?? ""
            return Mutant(
                name: "\(name) \(place)\(number > 0 ? " \(number + 1)" : "")", mistake: mistake,
                detection: detection, changes: changes)
        }
    }
}
