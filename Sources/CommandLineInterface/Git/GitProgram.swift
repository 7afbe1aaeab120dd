import Foundation

/// Asks Git about a repository in a way in which nothing of the repository is executed.
///
/// Git runs what a repository's configuration names: monitors of the file system, filters, hooks, pagers, programs that
/// fetch what is missing. It is therefore called at the top of the repository alone, with settings that switch these off,
/// no filter defined, and only the environment that it needs.
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
        self.repository = repository
        self.path = path
        settings = Self.harmless.flatMap { ["-c", $0] }
        let answer = run(["rev-parse", "--absolute-git-dir"], mergesErrors: true)
        guard answer.status == 0 else { throw Self.reason(for: answer) }
        guard FileSystem.realPath(Self.lastLine(of: answer.output)) == repository.gitFolder else {
            throw Self.unavailable(
                "it looks elsewhere for it", "see what 'git rev-parse --git-dir' says")
        }
        settings += try withoutFilters()
    }

    /// What is switched off; the last value of a setting counts, so that the repository's own is passed over.
    private static let harmless = [
        "core.fsmonitor=", "core.hooksPath=/dev/null", "core.pager=cat", "core.editor=false",
        "core.sshCommand=false", "core.askPass=", "core.untrackedCache=false", "credential.helper=",
        "diff.external=", "protocol.allow=never", "safe.bareRepository=explicit",
        "status.submoduleSummary=false", "submodule.recurse=false",
    ]

    /// A filter without a command leaves a file as it is. The names of filters are the repository's, so Git is asked for
    /// them; reading its configuration runs nothing.
    private func withoutFilters() throws(ToolError) -> [String] {
        let answer = run(["config", "-z", "--name-only", "--get-regexp", "^filter\\."])
        // 1: there are none.
        guard answer.status == 0 || answer.status == 1 else { throw Self.reason(for: answer) }
        var result: [String] = []
        for record in answer.output.split(separator: 0) {
            let key = String(decoding: record, as: UTF8.self)
            guard !key.contains("="), !key.contains("\n") else {
                throw Self.unavailable(
                    "its configuration names a filter that can't be switched off",
                    "take the filter out of '.git/config'")
            }
            result += ["-c", key.hasSuffix(".required") ? key + "=false" : key + "="]
        }
        return result
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
    func answer(to question: [String]) throws(ToolError) -> [UInt8] {
        let answer = run(question)
        guard answer.status == 0 else { throw Self.reason(for: answer) }
        return answer.output
    }

    private func run(
        _ arguments: [String], mergesErrors: Bool = false
    ) -> ChildProcess.Result {
        let command = [path, "--work-tree=" + repository.topLevel] + settings + arguments
        return ChildProcess.run(
            command, in: repository.topLevel, environment: Self.environment(around: repository),
            mergesErrors: mergesErrors, seconds: Self.patience)
    }

    /// Longer takes only a Git that waits for something.
    private static let patience = 120

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

    private static func unavailable(_ reason: String, _ remedy: String) -> ToolError {
        ToolError(
            nil,
            "there is a Git repository, but Git can't be asked about uncommitted changes: \(reason)",
            remedy: remedy + "; or use --allow-dirty, which doesn't ask")
    }
}
