/// Reads mutants line by line.
///
///     mutant NAME
///     one line that says what is wrong
///     caught by run in links-both-ways, opposite world
///     in PATH
///     -lines that occur once
///     +lines in their place
///     restore PATH
///     delete PATH
struct MutantReader {
    private var mutants: [Mutant] = []
    private var name: String?
    private var mistake = ""
    private var detection: Detection?
    private var changes: [Mutant.Change] = []
    private var path: String?
    private var old: [String] = []
    private var new: [String] = []

    /// Takes the next line.
    mutating func read(_ line: String) throws {
        if line.hasPrefix("-") {
            old.append(String(line.dropFirst()))
        } else if line.hasPrefix("+") {
            new.append(String(line.dropFirst()))
        } else if let value = argument(of: line, "mutant ") {
            try endMutant()
            name = value
        } else if let value = argument(of: line, "in ") {
            try endReplacement()
            path = value
        } else if let value = argument(of: line, "restore ") {
            try endReplacement()
            changes.append(.restore(path: value))
        } else if let value = argument(of: line, "delete ") {
            try endReplacement()
            changes.append(.delete(path: value))
        } else if let value = argument(of: line, "caught by ") {
            detection = Detection(value)
            if detection == nil { throw unfit("nothing is called \(value)") }
        } else if !line.trimmingSpaces.isEmpty {
            mistake = line
        }
    }

    /// The mutants that were read.
    mutating func finish() throws -> [Mutant] {
        try endMutant()
        return mutants
    }

    private func argument(of line: String, _ word: String) -> String? {
        line.hasPrefix(word) ? String(line.dropFirst(word.count)).trimmingSpaces : nil
    }

    private func unfit(_ reason: String) -> Mutant.Unfit {
        Mutant.Unfit(description: "\(name ?? "mutants.txt"): \(reason)")
    }

    private mutating func endReplacement() throws {
        defer {
            path = nil
            old = []
            new = []
        }
        guard let path else {
            if old.isEmpty, new.isEmpty { return }
            throw unfit("lines without a file")
        }
        guard !old.isEmpty else { throw unfit("nothing to replace in \(path)") }
        changes.append(
            .replace(
                path: path, old: old.joined(separator: "\n"), new: new.joined(separator: "\n")))
    }

    private mutating func endMutant() throws {
        try endReplacement()
        guard let name else { return }
        guard !changes.isEmpty, !mistake.isEmpty, let detection = self.detection else {
            throw unfit("no change, no reason, or nothing that finds it")
        }
        mutants.append(
            Mutant(name: name, mistake: mistake, detection: detection, changes: changes))
        self.name = nil
        mistake = ""
        self.detection = nil
        changes = []
    }
}
