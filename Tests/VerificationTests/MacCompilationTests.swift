import Foundation
import Testing

/// Proves that the tool and its tests compile where its users are, on a Mac of the oldest version that it is for.
struct MacCompilationTests {
    private static let layout = RepositoryLayout.current
    private static let modules = MacModule.all(in: layout)

    @Test("A module compiles for a Mac", arguments: modules)
    func compiles(_ module: MacModule) async throws {
        guard let check = try await SharedMacCheck.get() else { return }
        let outcome = try await check.check(module)
        if outcome.compiles { await VerificationTally.shared.addMacModule() }
        #expect(
            outcome.problems == [],
            "what the SDK has and Tests/StubSDK/AppleHost lacks is to be declared there")
    }

    /// A source that must not compile, and the module that it is added to.
    struct Mistake: Sendable, CustomTestStringConvertible {
        /// The name of the module.
        let module: String
        /// What is wrong, in a few words.
        let testDescription: String
        /// The source.
        let source: String
        /// A part of the compiler's message.
        let message: String

        /// The mistake in a module; `body` is that of a function.
        init(_ module: String, _ description: String, _ body: String, _ message: String) {
            self.module = module
            testDescription = "\(description), in \(module)"
            source =
                body.hasPrefix("import") ? body : "import Foundation\nfunc added() { \(body) }\n"
            self.message = message
        }
    }

    @Test(
        "What a Mac does not have is rejected",
        arguments: [
            Mistake(
                "SourceEditing", "a newer call of the standard library",
                """
                import Swift
                func added(_ bytes: [UInt8]) -> Bool {
                    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
                }
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "sceneshift", "a newer type of the standard library",
                "import Swift\nfunc added(_ value: Int128) {}",
                "'Int128' is only available in macOS 15.0 or newer"),
            Mistake(
                "sceneshift", "a newer module",
                "import Synchronization\nlet added = Mutex(0)",
                "'Mutex' is only available in macOS 15.0 or newer"),
            Mistake(
                "sceneshift", "what the language needs a newer run time for",
                "import Swift\nstruct Added<each Value> { let values: (repeat each Value) }",
                "parameter packs in generic types are only available in macOS 14.0.0 or newer"),
            Mistake(
                "sceneshift", "a newer call of Foundation",
                "Process().launchRequirementData = nil",
                "'launchRequirementData' is only available in macOS 14.4 or newer"),
            Mistake(
                "sceneshift", "another system's library", "import Glibc",
                "no such module 'Glibc'"),
            Mistake(
                "sceneshift", "the permission bits of Linux",
                "_ = chmod(\".\", UInt32(0o700))",
                "cannot convert value of type 'UInt32' to expected argument type 'mode_t'"),
            Mistake(
                "sceneshift", "a folder as Linux opens it",
                "let folder: OpaquePointer? = opendir(\".\"); _ = folder",
                "cannot assign value of type 'UnsafeMutablePointer<DIR>?' to type 'OpaquePointer?'"),
            Mistake(
                "sceneshift", "the times of a file as Linux names them",
                "_ = stat().st_mtim",
                "value of type 'stat' has no member 'st_mtim'"),
            Mistake(
                "sceneshift", "the kind of a file as Linux has it",
                "let kind: UInt32 = S_IFMT; _ = kind",
                "cannot convert value of type 'mode_t' (aka 'UInt16') to specified type 'UInt32'"),
            Mistake(
                "sceneshift", "a type that tasks can't share",
                "let files = FileManager.default; Task { print(files) }; print(files)",
                "risks causing data races"),
            Mistake(
                "SourceEditingTests", "a newer call of the standard library, in an expectation",
                """
                import Testing
                @Test(arguments: [[UInt8]()]) func added(_ bytes: [UInt8]) {
                    #expect(
                        bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) } != nil)
                }
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "SourceEditingTests", "a newer call of the standard library, in a requirement",
                """
                import Testing
                @Test func added() throws {
                    let text = try #require(String(validating: [UInt8](), as: UTF8.self))
                    print(text)
                }
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "SourceEditingTests", "a newer call, in the arguments of a test",
                """
                import Testing
                struct Added {
                    static let numbers = [1]
                    @Test(arguments: numbers, [String(validating: [UInt8](), as: UTF8.self)])
                    func added(_ number: Int, _ text: String?) {}
                }
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "SourceEditingTests", "a newer call, in a trait of a suite",
                """
                import Testing
                @Suite(.enabled(if: String(validating: [UInt8](), as: UTF8.self) == nil))
                struct Added {}
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "SourceEditingTests", "a newer call, in what must throw",
                """
                import Testing
                @Test func added() {
                    #expect(throws: CancellationError.self) {
                        print(String(validating: [UInt8](), as: UTF8.self) ?? "")
                    }
                }
                """,
                "'init(validating:as:)' is only available in macOS 15.0 or newer"),
            Mistake(
                "SourceEditingTests", "a wrong type in an expectation",
                """
                import Testing
                @Test func added() {
                    #expect(1 == "1")
                }
                """,
                "cannot be applied to operands of type 'Int' and 'String'"),
            Mistake(
                "SourceEditingTests", "a newer call of Foundation",
                "_ = Process().launchRequirementData",
                "'launchRequirementData' is only available in macOS 14.4 or newer"),
            Mistake(
                "SourceEditingTests", "a function that lacks a result",
                "import Swift\nfunc added(_ flag: Bool) -> Int { if flag { return 1 } }",
                "missing return"),
        ])
    func rejects(_ mistake: Mistake) async throws {
        guard let check = try await SharedMacCheck.get() else { return }
        let module = try #require(Self.modules.first { $0.name == mistake.module })
        // Where the module itself does not compile, its own case says why.
        guard try await check.check(module).compiles,
            let problems = try await check.problems(of: module, adding: mistake.source)
        else { return }
        #expect(problems.contains { $0.contains(mistake.message) }, "\(problems)")
        #expect(problems.allSatisfy { $0.hasPrefix("Added.swift") || $0.contains("/Added.swift") })
    }

    @Test("What a Mac has only later may stand behind a question for its version")
    func askedFor() async throws {
        guard let check = try await SharedMacCheck.get() else { return }
        let module = try #require(Self.modules.first { $0.name == "SourceEditing" })
        let problems = try await check.problems(
            of: module,
            adding: """
                func added(_ bytes: [UInt8]) -> String? {
                    guard #available(macOS 15, *) else { return nil }
                    return bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) }
                }
                """)
        #expect(problems == [])
    }

    @Test("Every Swift file of Sources and Tests is checked, or left out with a reason")
    func everyFile() throws {
        let root = Self.layout.root
        let checked = Set(Self.modules.flatMap { $0.sources(in: Self.layout) }.map(\.path))
        for parent in ["Sources", "Tests"] {
            let folder = root.appendingPathComponent(parent)
            let files = FileManager.default.regularFiles(below: folder)
                .filter { $0.hasSuffix(".swift") }
            #expect(files.count > 100)
            for file in files where !checked.contains(folder.appendingPathComponent(file).path) {
                let path = "\(parent)/\(file)"
                let reasons = MacModule.exempt.filter { path.hasPrefix($0.key + "/") }
                #expect(reasons.count == 1, "\(path) is not checked for macOS")
            }
        }
    }

    @Test("What is left out is there", arguments: MacModule.exempt.keys.sorted())
    func exemptFoldersExist(path: String) {
        let folder = Self.layout.root.appendingPathComponent(path)
        #expect(!FileManager.default.regularFiles(below: folder).isEmpty)
    }

    @Test("Each place that the page about Macs names is there")
    func page() throws {
        let root = Self.layout.root
        let page = try String(
            contentsOf: root.appendingPathComponent("docs/on-a-mac.md"), encoding: .utf8)
        let places = page.matches(of: /`(Sources\/[^`]*\.swift)` \(`([^`]+)`\)/)
        #expect(places.count > 20)
        for place in places {
            let file = root.appendingPathComponent(String(place.1))
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(place.2), "\(place.1) has no \(place.2)")
        }
        for folder in MacModule.exempt.keys where folder.contains("Oracle/Compiler") {
            #expect(page.contains("`\(folder)`"))
        }
    }
}
