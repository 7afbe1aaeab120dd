import AppFacts
import SourceEditing

/// A file that somebody edited after the apply that wrote it, and what becomes of it without the apply's part.
struct EditedFile {
    /// The file, as people name it.
    let path: String
    /// What can be made of it.
    let result: Result

    /// A file of a journal, with what it is now and what it is to be.
    struct Merge {
        /// The file.
        let file: JournalRecord.File
        /// Its bytes, with the edits.
        let edited: [UInt8]
        /// The same without what the apply did.
        let merged: [UInt8]
    }

    /// What can be made of an edited file.
    enum Result {
        /// The edits and the file as it was before the apply, line by line.
        case merge(Merge)
        /// Edits stand in lines that the apply wrote, by their numbers.
        case conflict(lines: [Int])
        /// The file is new with the apply, and is there no more without it.
        case isNew
        /// The apply took the file away, and there is one again.
        case isBack
        /// It can't be joined line by line: it is gone, or is no text.
        case isUnmergeable
    }

    /// What was made of an edited file of a journal.
    ///
    /// - Parameters:
    ///   - current: What is in it now; nil where it can't be read, or is gone.
    ///   - before: What was in it before the apply; nil where it was not there.
    ///   - after: What the apply left in it; nil where it took it away.
    init(
        _ file: JournalRecord.File, named path: String, current: [UInt8]?, before: [UInt8]?,
        after: [UInt8]?
    ) {
        self.path = path
        guard let before else {
            result = .isNew
            return
        }
        guard let after else {
            result = .isBack
            return
        }
        guard let current, ![current, before, after].contains(where: { $0.contains(0) }) else {
            result = .isUnmergeable
            return
        }
        let merge = LineMerge(of: current, and: before, from: after)
        if let merged = merge.bytes {
            result = .merge(Merge(file: file, edited: current, merged: merged))
        } else {
            result = .conflict(lines: merge.conflicts)
        }
    }

    /// What was made of it; nil where nothing can be.
    var merge: Merge? {
        if case .merge(let merge) = result { merge } else { nil }
    }

    /// What is in the way of keeping its edits, with what to do about it; nil for nothing.
    var obstacle: (place: String, reason: String, remedy: String)? {
        switch result {
        case .merge: return nil
        case .conflict(let lines):
            let isOne = lines.count == 1
            return (
                isOne ? "\(path):\(lines[0])" : path,
                isOne
                    ? "your change here stands where the apply changed lines"
                    : "your changes at lines \(lines.map(String.init).listed) stand where the apply changed lines",
                "move a change of yours to other lines, or out of the file"
            )
        case .isNew:
            return (
                path, "is new with the apply, and was edited since",
                "move a new file out of the repository, since the app has no use for it without the apply"
            )
        case .isBack:
            return (
                path, "was taken away by the apply, and is there again",
                "move a file away that is there again"
            )
        case .isUnmergeable:
            return (
                path, "was changed since the apply, and can't be joined line by line",
                "put a file that is no text back with Git"
            )
        }
    }
}

extension [EditedFile] {
    /// Why a plain undo puts nothing back: all of these were edited.
    var refusal: ToolError? {
        guard let first else { return nil }
        let others = dropFirst().map(\.path)
        let more =
            others.isEmpty ? "" : ", as \(others.count == 1 ? "was" : "were") \(others.listed)"
        let keeping =
            obstacle.map { obstacle in
                "'sceneshift undo --keep-edited' keeps your changes, once this is out of the way: \(obstacle.summary)"
            }
            ?? "'sceneshift undo --keep-edited' takes back what the apply wrote and keeps your changes"
        return ToolError(
            first.path, "was changed after the apply\(more), so that nothing was put back",
            remedy: "\(keeping); \(Self.forgetting)")
    }

    private static let forgetting =
        "'sceneshift undo --forget' leaves everything as it is and gives the journal up"

    /// Why the edits can't be kept; nil where they can.
    var obstacle: ToolError? {
        let obstacles = compactMap(\.obstacle)
        guard let first = obstacles.first else { return nil }
        let others = obstacles.dropFirst().map { "; \($0.place): \($0.reason)" }.joined()
        let remedies = obstacles.map(\.remedy).inOrderOnce.joined(separator: ", ")
        return ToolError(
            first.place, first.reason + others,
            remedy:
                "nothing was put back: \(remedies), and run 'sceneshift undo --keep-edited' again; \(Self.forgetting)"
        )
    }
}
