import SourceEditing
import Testing

@testable import ProjectModel

/// The versions that package managers note.
struct LockFileTests {
    @Test("Package.resolved in version 1, 2 and 3", arguments: [first, second, third])
    func resolved(text: String) {
        let packages = LockFile.packageResolved.packages(in: SourceText(text))
        #expect(packages.map(\.name) == ["firebase-ios-sdk", "posthog-ios"])
        #expect(packages.map(\.version) == [VersionNumber(10, 1), nil])
    }

    @Test("Podfile.lock lists pods, those that others need, and nothing behind them")
    func podfile() {
        let packages = LockFile.podfileLock.packages(
            in: SourceText(
                """
                PODS:
                  - Firebase/Auth (10.1.0):
                    - FirebaseAuth (~> 10.1.0)
                  - "GoogleUtilities/AppDelegateSwizzler (7.11.1)":
                    - GoogleUtilities/Logger
                  - PostHog (3.69.4-beta.1)

                DEPENDENCIES:
                  - Firebase/Messaging (~> 10)
                """))
        #expect(
            packages.map(\.name) == [
                "Firebase/Auth", "GoogleUtilities/AppDelegateSwizzler", "PostHog",
            ])
        #expect(
            packages.map(\.version) == [
                VersionNumber(10, 1), VersionNumber(7, 11, 1), VersionNumber(3, 69, 4),
            ])
    }

    @Test("Podfile names pods where no lock file lies beside it")
    func podsWithoutLock() throws {
        let text = """
            target 'Notes' do
              pod 'Firebase/Messaging', '~> 10.0'
              # pod 'PostHog'
              pod("Branch")
              podspec
              pod name, version
            end
            """
        let packages = LockFile.podfile.packages(in: SourceText(text))
        #expect(packages.map(\.name) == ["Firebase/Messaging", "Branch"])
        #expect(packages.allSatisfy { $0.version == nil })

        let files = ["Podfile": text, "Podfile.lock": "PODS:\n  - PostHog (3.0.0)\n"]
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        #expect(LockFiles(of: tree).packages(of: nil).map(\.name) == ["PostHog"])
    }

    @Test(
        "A Podfile of another folder names its project",
        arguments: [
            "project '../Notes.xcodeproj'", "  project(\"../Notes\")", "xcodeproj '../Notes'",
            "project '../Notes.xcodeproj', 'Beta' => :release",
        ])
    func podsOfAnotherFolder(line: String) {
        let files = [
            "Pods/Podfile": "\(line)\npod 'Branch'\n",
            "Pods/Podfile.lock": "PODS:\n  - Branch (3.0.0)\n",
        ]
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        #expect(
            LockFiles(of: tree).packages(of: "Notes.xcodeproj").map(\.version) == [VersionNumber(3)]
        )
        #expect(LockFiles(of: tree).packages(of: "Other.xcodeproj").isEmpty)
    }

    @Test("Cartfile.resolved names repositories and binaries")
    func cartfile() {
        let text = """
            binary "https://dl.google.com/FirebaseAuthBinary.json" "6.5.0"
            github "PostHog/posthog-ios" "v3.69.1"
            github "a/b" "main"
            # github "c/d" "1.0"
            """
        let packages = LockFile.cartfileResolved.packages(in: SourceText(text))
        #expect(packages.map(\.name) == ["firebaseauthbinary", "posthog-ios", "b"])
        #expect(packages.map(\.version) == [VersionNumber(6, 5), VersionNumber(3, 69, 1), nil])
    }

    @Test("Every piece of a lock file is read without trouble, and no version is made up")
    func truncated() {
        for text in [Self.first, Self.second, Self.third] {
            let bytes = Array(text.utf8)
            for length in 0..<bytes.count - 1 {
                let piece = SourceText(bytes: Array(bytes[..<length]))
                #expect(LockFile.packageResolved.packages(in: piece).isEmpty)
            }
        }
        for kind in LockFile.allCases {
            #expect(kind.packages(in: SourceText(bytes: [0, 255, 34, 92])).isEmpty)
        }
    }

    @Test("Brackets without end neither hang nor crash")
    func deep() {
        for bracket in ["[", "{\"pins\":", "{\"a\":[", "\"\\", "1"] {
            let text = String(repeating: bracket, count: 200_000)
            #expect(LockFile.packageResolved.packages(in: SourceText(text)).isEmpty)
        }
        let spaces = SourceText("{" + String(repeating: " ", count: 1_000_000))
        #expect(LockFile.packageResolved.packages(in: spaces).isEmpty)
    }

    @Test(
        "A project has the lock files inside of it, next to it and above, and not those of others")
    func places() {
        let swiftpm = "xcshareddata/swiftpm/Package.resolved"
        let files = [
            "App/Notes.xcodeproj/project.xcworkspace/\(swiftpm)": Self.second,
            "App/All.xcworkspace/\(swiftpm)": Self.second,
            "Podfile.lock": "PODS:\n  - Above (1.0)\n",
            "App/Other.xcodeproj/project.xcworkspace/\(swiftpm)": Self.third,
            "Elsewhere/Podfile.lock": "PODS:\n  - Elsewhere (1.0)\n",
        ]
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        let locks = LockFiles(of: tree)
        let names = locks.packages(of: "App/Notes.xcodeproj").map(\.name)
        #expect(
            names == [
                "firebase-ios-sdk", "posthog-ios", "firebase-ios-sdk", "posthog-ios", "Above",
            ])
        #expect(locks.packages(of: nil).map(\.name) == ["Above"])
    }

    @Test(
        "Pods farther away than others count where their Podfile names the project",
        arguments: [
            (podfile: "target 'Notes' do\nend\n", names: ["Near", "Far"]),
            (podfile: "target 'Other' do\nend\n", names: ["Near"]),
        ])
    func nearestPods(podfile: String, names: [String]) {
        let files = [
            "App/Podfile.lock": "PODS:\n  - Near (1.0)\n",
            "Podfile.lock": "PODS:\n  - Far (1.0)\n", "Podfile": podfile,
        ]
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(files.mapValues { SourceText($0) }))
        #expect(LockFiles(of: tree).packages(of: "App/Notes.xcodeproj").map(\.name) == names)
    }

    private static let first = """
        {"object": {"pins": [
          {"package": "Firebase", "repositoryURL": "https://github.com/firebase/firebase-ios-sdk.git",
           "state": {"branch": null, "revision": "abc", "version": "10.1.0"}},
          {"package": "PostHog", "repositoryURL": "git@github.com:PostHog/posthog-ios.git",
           "state": {"branch": "main", "revision": "abc", "version": null}}]}, "version": 1}
        """

    private static let second = """
        {"pins": [
          {"identity": "firebase-ios-sdk", "kind": "remoteSourceControl",
           "location": "https:\\/\\/github.com\\/firebase\\/firebase-ios-sdk",
           "state": {"revision": "abc", "version": "10.1.0"}},
          {"identity": "posthog-ios", "kind": "remoteSourceControl",
           "location": "https://github.com/PostHog/posthog-ios", "state": {"branch": "main"}}
        ], "version": 2}
        """

    private static let third = second.replacing(
        "\"pins\"", with: "\"originHash\": \"f1\", \"pins\"")
}
