/// What Git is in the middle of; files that it wrote for that are not the user's work, nor a commit's.
enum GitOperation: String, CaseIterable {
    case merge
    case mailbox = "'git am'"
    case rebase
    case cherryPick = "cherry-pick"
    case revert
    case bisect
    /// Of several commits; between two of them only the list of the rest tells.
    case sequence = "cherry-pick or revert of several commits"

    /// What is under way in a repository; nil where nothing is.
    static func underWay(in repository: GitRepository) -> GitOperation? {
        allCases.first { operation in
            operation.marks.contains {
                FileStatus(repository.gitFolder + "/" + $0, followsLinks: false) != nil
            }
        }
    }

    /// What Git keeps in its folder meanwhile.
    private var marks: [String] {
        switch self {
        case .merge: ["MERGE_HEAD", "MERGE_AUTOSTASH"]
        case .mailbox: ["rebase-apply/applying"]
        case .sequence: ["sequencer"]
        case .rebase: ["rebase-merge", "rebase-apply"]
        case .cherryPick: ["CHERRY_PICK_HEAD"]
        case .revert: ["REVERT_HEAD"]
        case .bisect: ["BISECT_LOG", "BISECT_START"]
        }
    }
}
