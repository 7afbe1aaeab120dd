import Foundation
import Testing

/// The list of declarations: each stands in the stubs as it is listed, has a source, and nothing that the tool writes
/// is left out.
struct DeclarationTests {
    private let list: DeclarationList
    private let layout = RepositoryLayout.current

    init() throws { list = try DeclarationList(RepositoryLayout.current) }

    @Test("Every listed declaration stands in the stub sources with its words")
    func spellings() throws {
        for entry in list.entries {
            let file = layout.stubSDK.appendingPathComponent(entry.file)
            let text = try? String(contentsOf: file, encoding: .utf8)
            let source = try #require(text, "line \(entry.line): no file \(entry.file)")
            #expect(
                Self.squeezed(source).contains(Self.squeezed(entry.spelling)),
                "line \(entry.line): \(entry.name) is not spelled so in \(entry.file)")
        }
    }

    @Test("Every declaration has a source that the list names, and every source is used")
    func sources() {
        for entry in list.entries {
            #expect(list.sources[entry.source] != nil, "line \(entry.line): \(entry.source)")
        }
        let used = Set(list.entries.map(\.source))
        #expect(list.sources.keys.filter { !used.contains($0) } == [])
        #expect(Set(list.entries.map(\.name)).count == list.entries.count)
    }

    @Test("Every name of the frameworks that migrated code uses is listed")
    func generatedCode() throws {
        let declared = try StubDeclarations(layout).owners
        // The methods of a delegate protocol stand in the table of callbacks.
        let whole = Set(list.entries.filter { $0.covers }.map(\.baseName))
        let listed = Set(list.entries.map(\.baseName))
        var missing: [String: String] = [:]
        var own: Set<String> = []
        for sample in SampleFolder.all(below: layout.samples) {
            for name in try GeneratedNames.names(of: sample) {
                guard let owners = declared[name], !listed.contains(name),
                    whole.isDisjoint(with: owners)
                else { continue }
                if list.ownNames.contains(name) {
                    own.insert(name)
                    continue
                }
                missing[name] = "\(sample): \(name) of \(owners.sorted())"
            }
        }
        #expect(missing.values.sorted() == [])
        #expect(list.ownNames.subtracting(own).sorted() == [], "no app needs them any more")
    }

    @Test("A name is a type, a member or a call, and no local or label")
    func names() {
        let source = "let view = A.b(c: d) // e\nview.f = \"g\\(h())\" as? I\nif j { k(.l) }"
        #expect(GeneratedNames.names(in: source) == ["A", "b", "f", "h", "I", "k", "l"])
    }

    @Test("Names are those of the types that declare them")
    func scanner() {
        let source = """
            open class A: B {
                public struct C { public static let d = 1; let e = 2 }
                open func f(_ g: Int) { let h = 1 }
                func i() {}
            }
            public protocol J { func k(); var l: Int { get } }
            extension A { public var m: String { "public let n" } }
            enum O { case p }
            public enum Q { case r, s }
            """
        let owners = StubDeclarations(source: source).owners
        #expect(
            owners == [
                "A": [""], "C": ["A"], "d": ["C"], "f": ["A"], "J": [""], "k": ["J"], "l": ["J"],
                "m": ["A"], "Q": [""], "r": ["Q"], "s": ["Q"],
            ])
    }

    @Test("A line that can't be read is named by its number")
    func malformed() {
        #expect(throws: DeclarationList.Malformed.self) {
            try DeclarationList(text: "source a b\nView ; View.swift ; public protocol View")
        }
    }

    /// Without the differences of formatting.
    private static func squeezed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("( ", with: "(").replacing(" )", with: ")")
    }
}
