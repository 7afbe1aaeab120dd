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

    @Test("Every source is used")
    func usedSources() {
        let used = Set(callbacks.flatMap { $0.claimed + $0.declared }.map(\.key))
        #expect(table.sources.keys.filter { !used.contains($0) } == [])
    }

    @Test("How many claims no source has; they are open")
    func open() {
        // docs/verification.md has the figures.
        #expect(callbacks.count(where: \.inScenes.isInferred) == 30)
        #expect(callbacks.count(where: \.underSwiftUI.isInferred) == 5)
    }

    @Test("What is about scenes, and what has none, is so by its module")
    func scenes() {
        for module in table.modules {
            for callback in module.callbacks where callback.inScenes.word != .outside {
                #expect(
                    (callback.inScenes.word == .none) == (module.name != "UIKit"),
                    "\(callback.signature.text)")
            }
        }
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
        #expect(message("module A\nnonsense")?.hasPrefix("callbacks.txt:2: ") == true)
    }

    @Test(
        "A citation has the form that the kind of its source asks for",
        arguments: [
            ("file", "f:7"), ("file", "f:7-9"), ("folder", "d:A.h:7"), ("folder", "d:A.h:7-9"),
            ("page", "p#Handle-URLs"), ("thread", "t#description"), ("thread", "t#Sources/A.swift"),
            ("inference", "i"),
        ])
    func formed(kind: String, citation: String) {
        #expect(message(Self.row(citation)) == nil, "\(kind)")
    }

    @Test(
        "A citation without its place, or with another kind's, is an error with its line",
        arguments: [
            "f", "f:", "f:0", "f:9-7", "f:7-", "f:7-8-9", "f:x", "f:A.h:7", "f#Handle-URLs", "d",
            "d:7", "d:A.h", "d::7", "d:A.h:x", "d#Overview", "p", "p#", "p:7", "t", "t#",
            "t#Overview", "t:7", "i:7", "i#Overview", "unknown:7", "",
        ])
    func illFormed(citation: String) {
        #expect(
            message(Self.row(citation))?.hasPrefix("callbacks.txt:7: ") == true, "\(citation)")
    }

    @Test(
        "A source says what it is, and a file or folder where",
        arguments: [
            "source k", "source k Apple", "source k page", "source k file A/B at 1234567, C/",
            "source k folder A/B at 1234567, C.h", "source k file A/B, C.swift",
            "source k file A/B at 123, C.swift", "source k file A at 1234567, C.swift",
        ])
    func illFormedSource(line: String) {
        #expect(message(line)?.hasPrefix("callbacks.txt:1: ") == true)
    }

    @Test("A claim has a source, unless the declaration says it; a header is cited by lines")
    func claims() {
        #expect(message(Self.row("f:7", scenes: "called")) != nil)
        #expect(message(Self.row("f:7", scenes: "called i")) == nil)
        #expect(message(Self.row("f:7", scenes: "none f:7")) != nil)
        #expect(message(Self.row("f:7", scenes: "gone f:7")) != nil)
        #expect(message(Self.row("f:7", declared: "d:A.h:7")) == nil)
        #expect(message(Self.row("f:7", declared: "p#Overview")) != nil)
        #expect(message(Self.row("f:7", declared: "i")) != nil)
    }

    /// A table with a source of each kind and one callback, in its seventh line.
    private static func row(
        _ citation: String, scenes: String = "none", declared: String = ""
    ) -> String {
        """
        source f file A/B at 1234567, C.swift
        source d folder A/B at 1234567, C/
        source p page Apple, "D"
        source t thread A/B#1
        source i inference nobody says so
        module A
        P ; \(scenes) ; forwards \(citation) ; \(declared) ; ; ; ; func f()
        """
    }

    /// What is wrong with a table; nil where it can be read.
    private func message(_ text: String) -> String? {
        do {
            _ = try CallbackTable(text: text)
            return nil
        } catch { return "\(error)" }
    }
}
