import Foundation
import Testing

/// The table of callbacks: readable, cited, and without a doubt about a callback.
struct CallbackTableTests {
    private let table: CallbackTable

    init() throws {
        let file = RepositoryLayout.current.stubSDK.appendingPathComponent("callbacks.txt")
        table = try CallbackTable(text: String(contentsOf: file, encoding: .utf8))
    }

    private var callbacks: [CallbackTable.Callback] { table.modules.flatMap(\.callbacks) }

    @Test("Every claim about the life cycle has a source that the table names")
    func sources() {
        for callback in callbacks where callback.inScenes != .outside {
            #expect(!callback.sources.isEmpty, "\(callback.signature.text)")
            for citation in callback.sources {
                #expect(
                    table.sources[citation.key] != nil, "\(citation) of \(callback.signature.text)")
            }
        }
    }

    /// The files of public repositories among the sources.
    private var files: [String: CitedFile] { table.sources.compactMapValues(CitedFile.init) }

    @Test("What a file is cited for has its lines, and a claim that no source has is inferred")
    func citedLines() {
        #expect(files.count >= 2)
        for callback in callbacks {
            for citation in callback.sources {
                #expect(
                    (files[citation.key] != nil) == (citation.lines != nil),
                    "\(citation) of \(callback.signature.text)")
            }
        }
        #expect(callbacks.count(where: \.isInferred) == 23)
    }

    @Test("The lines that are cited have the method, or pass on whatever there is no method for")
    func resolvedLines() async throws {
        // Public repositories are cloned by whoever wants to look: docs/verification.md.
        guard let folder = ProcessInfo.processInfo.environment["CITED_SOURCES"] else { return }
        for (key, file) in files.sorted(by: { $0.key < $1.key }) {
            let text = try #require(try await file.lines(clonedTo: folder), "\(file)")
            for callback in callbacks {
                for citation in callback.sources where citation.key == key {
                    let lines = try #require(citation.lines)
                    try #require(lines.upperBound <= text.count, "\(citation)")
                    let cited = text[lines.lowerBound - 1..<lines.upperBound].joined(separator: " ")
                    #expect(
                        callback.isNamed(in: cited) || cited.contains("func forwardingTarget(for"),
                        "\(citation) of \(callback.signature.text)")
                    if callback.underSwiftUI == .forwards {
                        #expect(!text.contains { callback.isDeclared(in: $0) }, "\(citation)")
                    }
                }
            }
        }
    }

    @Test("Every source is used")
    func usedSources() {
        let used = Set(callbacks.flatMap(\.sources).map(\.key))
        #expect(table.sources.keys.filter { !used.contains($0) } == [])
    }

    @Test("A callback stands in the table once, in a protocol that the table declares")
    func unique() {
        let names = callbacks.map { "\($0.owner) \($0.signature.text)" }
        #expect(Set(names).count == names.count)
        let protocols = Set(table.modules.flatMap(\.protocols).map(\.name))
        #expect(callbacks.filter { !protocols.contains($0.owner) }.isEmpty)
    }

    @Test("A call passes on labels and names")
    func forwardingCalls() throws {
        let open = try CallbackSignature(
            "func application(_ app: A, open url: URL, options: [K: Any]) -> Bool")
        #expect(open.forwardingCall == "application(app, open: url, options: options)")
        #expect(open.result == "Bool")
        let closure = try CallbackSignature(
            "func f(_ a: A, done handler: @escaping ([any B]?) -> Void)")
        #expect(closure.forwardingCall == "f(a, done: handler)")
        #expect(closure.result == nil)
        #expect(try CallbackSignature("func f()").forwardingCall == "f()")
        #expect(try CallbackSignature("var window: W? { get set }").isProperty)
    }

    @Test("A line that can't be read is named by its number")
    func malformed() {
        #expect(throws: CallbackTable.Malformed.self) {
            try CallbackTable(text: "module A\nnonsense")
        }
    }
}

extension CallbackTable.Callback {
    /// The words that tell it from others: its labels and names as they are written.
    private var words: [String] {
        signature.text.split { !$0.isLetter && $0 != "_" }.map(String.init)
            .prefix { $0 != "completionHandler" && $0 != "restorationHandler" }
            .filter {
                $0.first?.isLowercase == true && !["func", "var", "get", "set"].contains($0)
            }
    }

    /// Whether some code names all of them.
    fileprivate func isNamed(in code: String) -> Bool {
        let named = Set(code.split { !$0.isLetter && $0 != "_" }.map(String.init))
        let labels = words.filter {
            !["application", "app", "url", "userActivity", "escaping"].contains($0)
        }
        return labels.filter(named.contains).count * 2 >= labels.count
    }

    /// Whether a line declares it.
    fileprivate func isDeclared(in line: String) -> Bool {
        guard let name = words.first,
            !["application", "scene", "windowScene", "window"].contains(name)
        else { return false }
        return line.contains("func \(name)(")
    }
}
