import ProjectModel

/// Which apps have a literal of a manifest in common.
struct SharedLiterals {
    private let indices: [ManifestPropertyList.Sharer: Int]
    private let users: [Int: [Int]]

    /// The literals of targets.
    init(of targets: [AppTarget]) {
        var indices: [ManifestPropertyList.Sharer: Int] = [:]
        for (index, target) in targets.enumerated() {
            guard let project = target.project else { continue }
            indices[ManifestPropertyList.Sharer(project: project, name: target.name)] = index
        }
        var users: [Int: [Int]] = [:]
        for (index, target) in targets.enumerated() {
            let found = target.manifestPropertyLists.flatMap(\.sharers).compactMap { indices[$0] }
            if !found.isEmpty { users[index] = found }
        }
        self.indices = indices
        self.users = users
    }

    /// The index of an app; nil for one that was not read.
    func index(of sharer: ManifestPropertyList.Sharer) -> Int? { indices[sharer] }

    /// The apps that have a literal of a target too.
    func users(besides index: Int) -> [Int] { users[index] ?? [] }
}
