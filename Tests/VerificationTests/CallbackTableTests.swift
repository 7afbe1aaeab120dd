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
            for key in callback.sources {
                #expect(table.sources[key] != nil, "\(key) of \(callback.signature.text)")
            }
        }
    }

    @Test("Every source is used")
    func usedSources() {
        let used = Set(callbacks.flatMap(\.sources))
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
