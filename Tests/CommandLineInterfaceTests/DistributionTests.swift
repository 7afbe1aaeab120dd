import CommandLineInterface
import Foundation
import Testing

/// What others run the tool by: the release script, the hooks of pre-commit and the action of GitHub.
struct DistributionTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
    }

    /// The top of the package.
    private static let top = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private func text(_ name: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: Self.top + "/" + name), encoding: .utf8)
    }

    // MARK: The release script

    @Test(
        "A dry run prints each command of a system, and runs none",
        arguments: [
            (
                "linux", "--static-swift-stdlib -Xswiftc -static-executable", "linux-",
                "--owner=0 --group=0"
            ),
            ("macos", "--arch arm64 --arch x86_64", "macos-universal", "--uid 0 --gid 0"),
        ])
    func dryRun(system: String, flags: String, archive: String, owner: String) throws {
        let run = try tool.shell(
            """
            '\(Self.top)/Scripts/release' --dry-run --system \(system) \
                --output '\(folder.path)/out' 9.8.7
            """)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("+ ") })
        #expect(lines.contains { $0.contains("swift build") && $0.contains(flags) })
        #expect(
            lines.contains {
                $0.contains("tar") && $0.contains("sceneshift-v9.8.7-\(archive)")
                    && $0.contains(owner)
            })
        #expect(lines.filter { $0.contains("worktree") }.count == 2)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    }

    @Test(
        "A version that the sources do not have is not released",
        arguments: [
            ("9.8.7", 1), ("9.8", 64), ("", 64), ("--output", 64), ("--nonsense 1.0.0", 64),
        ]
    )
    func wrongVersion(arguments: String, status: Int32) throws {
        let run = try tool.shell("'\(Self.top)/Scripts/release' \(arguments)")
        #expect(run.status == status)
        #expect(!run.output.contains("+ "))
        if status == 1 {
            #expect(run.output.contains("ToolVersion.swift has another version than 9.8.7"))
        }
    }

    @Test("The files that need all archives name each one with its checksum")
    func finishing() throws {
        for name in ["linux-x86_64", "macos-universal"] {
            let program = "sceneshift-v9.8.7-\(name)/sceneshift"
            try folder.write(Array("a program for \(name)".utf8), to: program)
            try folder.write(Array("MIT".utf8), to: "sceneshift-v9.8.7-\(name)/LICENSE")
            let run = try tool.shell(
                "tar -czf sceneshift-v9.8.7-\(name).tar.gz sceneshift-v9.8.7-\(name)")
            #expect(run.status == 0)
        }
        let run = try tool.shell(
            """
            '\(Self.top)/Scripts/release' --finish --output '\(folder.path)' \
                --repository https://example.invalid/me/sceneshift/ 9.8.7
            """)
        #expect(run.status == 0)
        #expect(run.output.contains("there is no archive for linux-aarch64"))
        #expect(try tool.shell("sha256sum --check SHA256SUMS || shasum -c SHA256SUMS").status == 0)
        let sums = String(decoding: try #require(folder.read("SHA256SUMS")), as: UTF8.self)
        let formula = String(decoding: try #require(folder.read("sceneshift.rb")), as: UTF8.self)
        let plugin = String(
            decoding: try #require(folder.read("sceneshift-plugin/Package.swift")), as: UTF8.self)
        for line in sums.split(separator: "\n") {
            let sum = line.prefix(64)
            #expect((line.hasSuffix(".zip") ? plugin : formula).contains("\"\(sum)\""))
        }
        let address = "https://example.invalid/me/sceneshift/releases/download/v9.8.7/"
        #expect(formula.contains(address + "sceneshift-v9.8.7-macos-universal.tar.gz"))
        #expect(plugin.contains(address + "sceneshift.artifactbundle.zip"))
        #expect(
            ![formula, plugin].contains { $0.contains("@VERSION@") || $0.contains("_SHA256@") })
    }

    @Test("The bundle says for which systems its programs are")
    func bundle() throws {
        try folder.write(
            Array("a program".utf8), to: "sceneshift-v9.8.7-macos-universal/sceneshift")
        try folder.write(Array("MIT".utf8), to: "sceneshift-v9.8.7-macos-universal/LICENSE")
        let run = try tool.shell(
            """
            tar -czf sceneshift-v9.8.7-macos-universal.tar.gz sceneshift-v9.8.7-macos-universal
            '\(Self.top)/Scripts/release' --finish --output '\(folder.path)' 9.8.7 2> /dev/null
            unzip -q sceneshift.artifactbundle.zip
            """)
        #expect(run.status == 0)
        let info = try #require(folder.read("sceneshift.artifactbundle/info.json"))
        let bundle = try JSONDecoder().decode(ArtifactBundle.self, from: Data(info))
        let artifact = try #require(bundle.artifacts["sceneshift"])
        #expect(bundle.schemaVersion == "1.0" && artifact.version == "9.8.7")
        #expect(artifact.type == "executable" && artifact.variants.count == 1)
        for variant in artifact.variants {
            #expect(variant.supportedTriples == ["arm64-apple-macosx", "x86_64-apple-macosx"])
            #expect(folder.read("sceneshift.artifactbundle/" + variant.path) != nil)
        }
    }

    /// `info.json` of an artifact bundle (SE-0305).
    private struct ArtifactBundle: Decodable {
        let schemaVersion: String
        let artifacts: [String: Artifact]

        struct Artifact: Decodable {
            let version: String
            let type: String
            let variants: [Variant]
        }

        struct Variant: Decodable {
            let path: String
            let supportedTriples: [String]
        }
    }

    @Test("The scripts pass the shell's own check, and shellcheck's where there is one")
    func scripts() throws {
        let steps = try ActionSteps(try text(Self.action)).scripts
        #expect(steps.count == 2)
        for (index, step) in steps.enumerated() {
            try folder.write(
                Array("#!/usr/bin/env bash\nset -e\n\(step)".utf8), to: "step\(index).sh")
        }
        let run = try tool.shell(
            """
            set -e
            for script in '\(Self.top)/Scripts/release' step*.sh; do
                bash -n "$script"
                if command -v shellcheck > /dev/null; then shellcheck "$script"; fi
            done
            """)
        #expect(run.status == 0, "\(run.output)")
    }

    // MARK: pre-commit

    @Test(
        "A hook's command fails while an app has something left to do, and passes once it is done")
    func hook() throws {
        let entries = try text(".pre-commit-hooks.yaml").split(separator: "\n").filter {
            $0.hasPrefix("  entry: ")
        }
        #expect(Set(entries).count == 1)
        let entry = try #require(entries.first).dropFirst("  entry: sceneshift ".count)
        try folder.writeSmallApp()
        #expect(try tool.shell("\"$0\" \(entry)").status == 1)
        #expect(try tool.shell("\"$0\" apply --allow-no-vcs").status == 0)
        #expect(try tool.shell("\"$0\" \(entry)").status == 0)
    }

    // MARK: GitHub's action

    private static let action = ".github/actions/sceneshift/action.yml"

    @Test(
        "The action's step gives its status, annotates, and writes a summary and SARIF",
        arguments: [("true", 1), ("false", 0)] as [(String, Int32)])
    func plan(fails: String, status: Int32) throws {
        let step = try #require(try ActionSteps(try text(Self.action)).scripts.last)
        try folder.write(Array(step.utf8), to: "step.sh")
        try folder.writeSmallApp()
        let run = try tool.shell(
            """
            mkdir bin && ln -s "$0" bin/sceneshift
            export PATH="$PWD/bin:$PATH"
            export GITHUB_OUTPUT="$PWD/output" GITHUB_STEP_SUMMARY="$PWD/summary.md"
            export ARGUMENTS="$(printf '%s\\n%s' --to=swiftui --life-cycle-events=notifications)"
            export PLANNED=App SARIF=found.sarif FAIL=\(fails)
            bash --noprofile --norc -eo pipefail step.sh
            """)
        #expect(run.status == status, "\(run.output)")
        #expect(run.output.contains("::warning ") || run.output.contains("::notice "))
        #expect(folder.read("output") == Array("status=1\n".utf8))
        let sarif = try #require(folder.read("found.sarif"))
        #expect(String(decoding: sarif, as: UTF8.self).contains("\"version\": \"2.1.0\""))
        let summary = try #require(folder.read("summary.md"))
        #expect(String(decoding: summary, as: UTF8.self).hasPrefix("# "))
    }

    @Test("Without a release and a tool, the action says what to name")
    func installing() throws {
        let step = try #require(try ActionSteps(try text(Self.action)).scripts.first)
        try folder.write(Array(step.utf8), to: "step.sh")
        let run = try tool.shell(
            "VERSION= REPOSITORY= PATH=/usr/bin:/bin bash --noprofile --norc -eo pipefail step.sh")
        #expect(run.status == 1)
        #expect(
            run.output == "::error::no sceneshift is installed: name a release with 'version'\n")
    }
}

/// The shell scripts of the steps of a composite action.
private struct ActionSteps {
    /// The scripts, in order, as they stand.
    private(set) var scripts: [String] = []

    /// Reads the lines below each `run: |`.
    init(_ yaml: String) throws {
        let indent = "        "
        var script: [Substring]?
        for line in yaml.split(separator: "\n", omittingEmptySubsequences: false) {
            if let lines = script {
                guard !line.hasPrefix(indent), !line.isEmpty else {
                    script = lines + [line.dropFirst(indent.count)]
                    continue
                }
                scripts.append(lines.joined(separator: "\n") + "\n")
                script = nil
            }
            if line == "      run: |" { script = [] }
        }
        if let lines = script { scripts.append(lines.joined(separator: "\n") + "\n") }
    }
}
