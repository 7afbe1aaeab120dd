import AppFacts
import LifecycleMigration

/// Reads the arguments of one run, from left to right.
struct ArgumentParser {
    private let isPath: (String) -> Bool
    private var rest: ArraySlice<String>
    private var invocation = Invocation()
    private var given: [OptionDeclaration] = []
    private var operandsAreLiteral = false

    /// Reads arguments.
    ///
    /// - Parameter isPath: Whether a word names an existing file or folder.
    /// - Throws: `UsageError` for the first thing that is wrong.
    static func parse(
        _ arguments: [String], isPath: @escaping (String) -> Bool
    ) throws(UsageError) -> Invocation {
        var parser = ArgumentParser(isPath: isPath, rest: arguments[...])
        return try parser.parse()
    }

    private mutating func parse() throws(UsageError) -> Invocation {
        var first: String?
        while let argument = rest.popFirst() {
            if operandsAreLiteral || !argument.hasPrefix("-") || argument == "-" {
                if first == nil, !operandsAreLiteral { first = argument }
                invocation.operands.append(argument)
            } else if argument == "--" {
                operandsAreLiteral = true
            } else {
                try readOption(argument)
            }
        }
        if let first, first == invocation.operands.first { try readCommand(first) }
        do {
            try checkOptions()
            try checkOperands()
        } catch {
            var error = error
            error.command = invocation.command
            throw error
        }
        if invocation.isDryRun { invocation.command = .plan }
        return invocation
    }
}

extension ArgumentParser {
    private mutating func readCommand(_ word: String) throws(UsageError) {
        if word == "help", !isPath(word) { return try readHelp() }
        if word == "version", !isPath(word), invocation.operands.count == 1 {
            invocation.operands = []
            invocation.request = .version
            return
        }
        if let command = Command(rawValue: word) {
            invocation.command = command
            invocation.namesCommand = true
            invocation.operands.removeFirst()
            return
        }
        guard !isPath(word), !word.contains("/"), !word.contains(".") else { return }
        if let nearest = Suggestion.nearest(to: word, among: Command.allCases.map(\.rawValue)) {
            throw UsageError("unknown command '\(word)'", suggestion: nearest)
        }
    }

    /// `help` and `help COMMAND`, as many tools have them, and `help ID`, which is `explain ID`.
    private mutating func readHelp() throws(UsageError) {
        invocation.operands.removeFirst()
        invocation.request = .help
        guard let word = invocation.operands.popLast() else { return }
        if invocation.operands.isEmpty, FindingID(rawValue: word) != nil {
            invocation.command = .explain
            invocation.request = .run
            invocation.operands = [word]
            return
        }
        guard let command = Command(rawValue: word), invocation.operands.isEmpty else {
            throw UsageError(
                "'help' takes a command, not '\(word)'",
                suggestion: Suggestion.nearest(to: word, among: Command.allCases.map(\.rawValue)))
        }
        invocation.command = command
        invocation.namesCommand = true
    }

    private mutating func readOption(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let word = String(parts[0])
        let inlineValue = parts.count == 2 ? String(parts[1]) : nil
        guard
            let option = OptionDeclaration.all.first(where: {
                $0.name == word || $0.shortName == word
            })
        else {
            throw unknown(word)
        }
        let name = option.name
        given.append(option)
        let value = try readValue(of: option, inline: inlineValue)
        if option.group == .selection {
            invocation.planArguments += [name + (value.map { "=" + $0 } ?? "")]
        }
    }

    private mutating func readValue(
        of option: OptionDeclaration, inline: String?
    ) throws(UsageError) -> String? {
        switch option.action {
        case .flag(let store):
            if let inline { throw UsageError("'\(option.name)' takes no value, but '\(inline)'") }
            store(&invocation)
            return nil
        case .value(let meaning, let store):
            guard let value = inline ?? rest.popFirst() else {
                throw UsageError("'\(option.name)' needs a value, \(meaning)")
            }
            try store(&invocation, value)
            return value
        case .optionalValue(_, let looksLikeValue, let store):
            var value = inline
            if inline == nil, let next = rest.first, looksLikeValue(next), !isPath(next) {
                value = rest.popFirst()
            }
            if value == nil, let next = rest.first, isMistakenValue(next) {
                throw DeploymentTargetOption.misplaced(next)
            }
            try store(&invocation, value)
            return value
        }
    }

    /// Whether a word that is no path stands behind an option that may have a value, and in front of a path or of nothing.
    private func isMistakenValue(_ word: String) -> Bool {
        guard rest.dropFirst().first.map(isPath) ?? true, !isPath(word) else { return false }
        return !word.hasPrefix("-") && !word.contains("/") && Command(rawValue: word) == nil
    }

    private func unknown(_ name: String) -> UsageError {
        let names = OptionDeclaration.all.map(\.name)
        return UsageError(
            "unknown option '\(name)'", suggestion: Suggestion.nearest(to: name, among: names))
    }

    private func checkOptions() throws(UsageError) {
        if invocation.format == .csv, invocation.command != .scan {
            throw UsageError(
                "'--format csv' is the table of 'scan', not of '\(invocation.command.rawValue)'")
        }
        if invocation.showsDiff, invocation.format != .text, invocation.outputFile == nil {
            throw UsageError(
                "'--diff' prints nothing but the patch; a report beside it takes '--output'")
        }
        if invocation.commitsSteps, invocation.allowsDirty || invocation.allowsNoVersionControl {
            throw UsageError(
                "'--commit-per-step' commits nothing but the plan: it goes with neither '--allow-dirty' nor '--allow-no-vcs'"
            )
        }
        if invocation.keepsEdits, invocation.forgetsJournal {
            throw UsageError(
                "'--keep-edited' takes the apply back, and '--forget' leaves everything as it is: one of them"
            )
        }
        if invocation.showsStatistics, ![.text, .json].contains(invocation.format) {
            throw UsageError(
                "'--statistics' goes with '--format text' and '--format json', not '\(invocation.format.rawValue)'"
            )
        }
        if !invocation.hidden.isEmpty, !invocation.showsDiff {
            throw UsageError("'--hide' leaves files out of a patch, which only '--diff' prints")
        }
        for option in given where !option.commands.contains(invocation.command) {
            let owners = option.commands.map { "'\($0.rawValue)'" }.listed
            let command = invocation.command.rawValue
            throw UsageError("'\(option.name)' belongs to \(owners), not to '\(command)'")
        }
    }

    private func checkOperands() throws(UsageError) {
        if invocation.command == .explain, invocation.operands.count > 1 {
            throw UsageError("'explain' takes one ID, not \(invocation.operands.count)")
        }
        if invocation.command == .completions, invocation.request == .run {
            try checkShell()
        }
        if invocation.operands.contains("") { throw UsageError("a PATH is empty") }
    }

    private func checkShell() throws(UsageError) {
        let shells = CompletionShell.allCases.map(\.rawValue)
        guard let word = invocation.operands.first, invocation.operands.count == 1 else {
            throw UsageError(
                "'completions' takes one SHELL, \(shells.listed(by: "or")), not \(invocation.operands.count)"
            )
        }
        guard CompletionShell(rawValue: word) == nil else { return }
        throw UsageError(
            "'completions' takes \(shells.listed(by: "or")), not '\(word)'",
            suggestion: Suggestion.nearest(to: word, among: shells))
    }
}
