import Foundation

/// Asks Git about a repository in a way in which nothing of the repository is executed.
///
/// Git runs what a repository's configuration names: monitors of the file system, filters, hooks, pagers, programs that
/// fetch what is missing. It is therefore called at the top of the repository alone, with settings that switch these off,
/// no filter and no hook defined, and only the environment that it needs; and only where each file that it reads by itself is
/// a file (`GitFiles`), since it would wait for a pipe.
struct GitProgram {
    /// The repository.
    let repository: GitRepository
    /// Where the program is.
    private let path: String
    /// What comes in front of every question.
    private var settings: [String]

    /// Git for questions about a repository.
    ///
    /// - Throws: `ToolError` where there is no Git, or it can't be asked.
    init(for repository: GitRepository) throws(ToolError) {
        guard let path = Self.find(outside: repository.topLevel) else {
            throw Self.unavailable("there is no 'git' on the PATH", "install Git")
        }
        if let place = GitFiles(of: repository).unreadable { throw Self.pipe(place) }
        self.repository = repository
        self.path = path
        settings = Self.harmless.flatMap { ["-c", $0] }
        let answer = run(
            ["rev-parse", "--absolute-git-dir"], mergesErrors: true, seconds: Self.shortPatience)
        guard answer.status == 0 else { throw Self.reason(for: answer) }
        guard FileSystem.realPath(Self.lastLine(of: answer.output)) == repository.gitFolder else {
            throw Self.unavailable(
                "it looks elsewhere for it", "see what 'git rev-parse --git-dir' says")
        }
        settings += try withoutPrograms() + withoutPipes()
    }

    /// What is switched off; the last value of a setting counts, so that the repository's own is passed over.
    private static let harmless = [
        "core.fsmonitor=", "core.hooksPath=/dev/null", "core.pager=cat", "core.editor=false",
        "core.sshCommand=false", "core.askPass=", "core.untrackedCache=false", "credential.helper=",
        "diff.external=", "protocol.allow=never", "safe.bareRepository=explicit",
        "status.submoduleSummary=false", "submodule.recurse=false",
        // Both run hooks where they write, and a hook may stand in a configuration (Git 2.54, hook.<name>.command).
        "hook.post-index-change.enabled=false", "hook.reference-transaction.enabled=false",
    ]

    /// A filter without a command leaves a file as it is, and a hook that is switched off, with a command that does nothing,
    /// runs in no version. The names of both are the repository's, so Git is asked for them; reading its configuration runs
    /// nothing.
    private func withoutPrograms() throws(ToolError) -> [String] {
        let answer = run(
            ["config", "-z", "--name-only", "--get-regexp", "^(filter|hook)\\."],
            seconds: Self.shortPatience)
        // 1: there are none.
        guard answer.status == 0 || answer.status == 1 else { throw Self.reason(for: answer) }
        var result: [String] = []
        for record in answer.output.split(separator: 0) {
            let key = String(decoding: record, as: UTF8.self)
            let isHook = key.hasPrefix("hook.")
            guard !key.contains("="), !key.contains("\n") else {
                let kind = isHook ? "hook" : "filter"
                throw Self.unavailable(
                    "its configuration names a \(kind) that can't be switched off",
                    "take the \(kind) out of '.git/config'")
            }
            result += (isHook ? Self.switchedOff(hook: key) : Self.switchedOff(filter: key))
                .flatMap { ["-c", $0] }
        }
        return result
    }

    /// The configuration may name a pipe for patterns and attributes, at which Git would wait; nothing takes its place.
    private func withoutPipes() throws(ToolError) -> [String] {
        let answer = run(
            [
                "config", "-z", "--type=path", "--get-regexp",
                "^core\\.(attributesfile|excludesfile)$",
            ], seconds: Self.shortPatience)
        guard answer.status == 0 || answer.status == 1 else { throw Self.reason(for: answer) }
        return answer.output.split(separator: 0).flatMap { record -> [String] in
            let parts = record.split(separator: 0x0A, maxSplits: 1)
            guard parts.count == 2 else { return [] }
            let value = String(decoding: parts[1], as: UTF8.self)
            let path = value.hasPrefix("/") ? value : repository.topLevel + "/" + value
            guard FileStatus(path)?.kind == .other else { return [] }
            return ["-c", String(decoding: parts[0], as: UTF8.self) + "=/dev/null"]
        }
    }

    private static func switchedOff(filter key: String) -> [String] {
        [key.hasSuffix(".required") ? key + "=false" : key + "="]
    }

    /// Git knows the last part of a key in any case of its letters, and prints it in small ones.
    private static func switchedOff(hook key: String) -> [String] {
        guard let dot = key.lastIndex(of: "."), dot > key.index(key.startIndex, offsetBy: 4) else {
            return []
        }
        let command = key.hasSuffix(".command") ? [key + "=true"] : []
        return command + [key[..<dot] + ".enabled=false"]
    }

    /// What Git answers, in records that end with a zero byte.
    ///
    /// - Throws: `ToolError` where it answers with an error.
    func records(of question: [String]) throws(ToolError) -> [ArraySlice<UInt8>] {
        try answer(to: ["--no-optional-locks", "--literal-pathspecs"] + question).split(
            separator: 0)
    }

    /// What Git prints.
    ///
    /// - Throws: `ToolError` where it ends with an error.
    ///
    /// - Parameter index: A file that stands in for the repository's index; nil for none.
    func answer(to question: [String], index: String? = nil) throws(ToolError) -> [UInt8] {
        let answer = run(question, index: index)
        guard answer.status == 0 else { throw Self.reason(for: answer) }
        return answer.output
    }

    /// The exit status of a question that answers with it alone, and what Git prints.
    func outcome(of question: [String]) -> (status: Int32, output: [UInt8]) {
        let answer = run(question)
        return (answer.status, answer.output)
    }

    private func run(
        _ arguments: [String], index: String? = nil, mergesErrors: Bool = false,
        seconds: Int = patience
    ) -> ChildProcess.Result {
        let command = [path, "--work-tree=" + repository.topLevel] + settings + arguments
        var environment = Self.environment(around: repository)
        environment["GIT_INDEX_FILE"] = index
        return ChildProcess.run(
            command, in: repository.topLevel, environment: environment,
            mergesErrors: mergesErrors, seconds: seconds)
    }

    /// Longer takes only a Git that waits for something.
    private static let patience = 120
    /// The same where only a configuration is read.
    private static let shortPatience = 20

    // MARK: Surroundings

    /// What Git needs to know of the user.
    private static let known = [
        "HOME", "XDG_CONFIG_HOME", "USER", "LOGNAME", "TMPDIR", "DEVELOPER_DIR", "GIT_EXEC_PATH",
        "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "EMAIL",
        "GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL",
    ]

    private static func environment(around repository: GitRepository) -> [String: String] {
        let own = ProcessInfo.processInfo.environment
        var result = own.filter { known.contains($0.key) }
        result["PATH"] = folders(outside: repository.topLevel).joined(separator: ":")
        result["LC_ALL"] = "C"
        result["GIT_TERMINAL_PROMPT"] = "0"
        result["GIT_OPTIONAL_LOCKS"] = "0"
        result["GIT_NO_LAZY_FETCH"] = "1"
        result["GIT_PAGER"] = "cat"
        // What is no repository itself must not lead to one above it.
        result["GIT_CEILING_DIRECTORIES"] =
            repository.topLevel.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        return result
    }

    /// The folders of the PATH, but none that the repository could have put a program into.
    private static func folders(outside top: String) -> [String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).filter { folder in
            guard folder.hasPrefix("/"), let real = FileSystem.realPath(folder) else {
                return false
            }
            return real != top && real.path(below: top) == nil
        }
    }

    private static func find(outside top: String) -> String? {
        folders(outside: top).map { $0 + "/git" }.first {
            FileStatus($0)?.kind == .file && access($0, X_OK) == 0
        }
    }

    // MARK: Reasons

    /// Refuses to ask about files above which Git would wait for a pipe.
    ///
    /// - Parameter paths: The files, relative to the top of the repository.
    /// - Throws: `ToolError` that names the pipe.
    func refusePipes(above paths: [String]) throws(ToolError) {
        if let place = GitFiles(of: repository).unreadable(above: paths) { throw Self.pipe(place) }
    }

    private static func pipe(_ place: String) -> ToolError {
        unavailable(
            "'\(place)' \(FileSystem.notAFile)", "put a file in its place, or take it away")
    }

    /// Warnings stand in front of an answer.
    private static func lastLine(of output: [UInt8]) -> String {
        String(decoding: output.split(separator: 0x0A).last ?? [], as: UTF8.self)
    }

    private static func reason(for answer: ChildProcess.Result) -> ToolError {
        let text = String(decoding: answer.output, as: UTF8.self)
        if answer.isTimedOut {
            return unavailable("it did not answer", "see what 'git status' does there")
        }
        if text.contains("dubious ownership") {
            return unavailable(
                "it belongs to another user",
                "make it yours, or name it with 'git config --global --add safe.directory'")
        }
        return unavailable(
            "Git ended with status \(answer.status)",
            "see what 'git status' says there; on a Mac it may want the command-line tools "
                + "('xcode-select --install')")
    }

    /// The error of a repository that can't be asked about.
    static func unavailable(_ reason: String, _ remedy: String) -> ToolError {
        ToolError(
            nil,
            "there is a Git repository, but Git can't be asked about uncommitted changes: \(reason)",
            remedy: remedy + "; or use --allow-dirty, which doesn't ask")
    }
}
