import Foundation

/// A wrong migration, written as a change of a right one. The harness must reject it.
struct Mutant: Sendable, CustomStringConvertible {
    /// One change of the migrated project.
    enum Change: Sendable, Equatable {
        /// Replaces a text that occurs once.
        case replace(path: String, old: String, new: String)
        /// Takes the file of the project before the migration.
        case restore(path: String)
        /// Takes a file away.
        case delete(path: String)
    }

    /// A mutant that can't be read or does not fit its sample.
    struct Unfit: Error, CustomStringConvertible {
        /// The mutant and what is wrong with it.
        let description: String
    }

    /// The name, in kebab case.
    let name: String
    /// What is wrong with it.
    let mistake: String
    /// What must find it, and nothing else.
    let detection: Detection
    /// The changes.
    let changes: [Change]

    /// The name.
    var description: String { name }

    /// Reads `mutants.txt`.
    static func read(_ text: String) throws -> [Mutant] {
        var reader = MutantReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            try reader.read(String(line))
        }
        return try reader.finish()
    }

    /// The migrated project with the mistake.
    func applied(to after: SourceTree, before: SourceTree) throws -> SourceTree {
        var tree = after
        for change in changes {
            switch change {
            case .replace(let path, let old, let new):
                tree.set(path, to: try replace(old, by: new, in: path, of: tree))
            case .restore(let path):
                guard before.files[path] != nil || after.files[path] != nil else {
                    throw Unfit(description: "\(name): there is no \(path)")
                }
                tree.set(path, to: before.text(path))
            case .delete(let path):
                guard tree.files[path] != nil else {
                    throw Unfit(description: "\(name): there is no \(path)")
                }
                tree.set(path, to: nil)
            }
        }
        return tree
    }

    private func replace(
        _ old: String, by new: String, in path: String, of tree: SourceTree
    ) throws -> String {
        let pieces = (tree.text(path) ?? "").components(separatedBy: old)
        guard pieces.count == 2 else {
            throw Unfit(
                description: "\(name): its text occurs \(pieces.count - 1) times in \(path)")
        }
        return pieces.joined(separator: new)
    }
}
