/// What a run has in the place of the Objective-C run time's list of methods: each method of an app's classes that is
/// declared for Objective-C, by its selector.
///
/// A nib's menu items and a storyboard's connections name their actions by selectors, and actions without a target are sent to whoever has the method.
struct ActionTableSource {
    /// A method that takes nothing or the sender.
    private struct Method: Hashable {
        let selector: String
        let reference: String
        /// What `#selector` is named for in a run.
        let base: String
    }

    private let source: MaskedSource

    /// Looks at a source as it was found.
    init(_ text: String) { source = MaskedSource(text) }

    /// Extensions at the end of the source, since only its own file can name a private method, and a function that gives all
    /// of them; nil without any.
    func declarations(number: Int) -> String? {
        let types = self.types
        var extensions: [String] = []
        var calls: [String] = []
        for (index, type) in types.enumerated() where !type.isValue {
            let methods = methods(of: type)
            guard !methods.isEmpty else { continue }
            let list = methods.map {
                "StageAction(\"\($0.selector)\", of: \(type.name).self, Selector(\(type.name).\($0.reference), named: \"\($0.base)\"))"
            }
            let function = "stageActions\(number)_\(index)"
            extensions.append(
                "extension \(type.name) { @MainActor static func \(function)() -> [StageAction] { [\(list.joined(separator: ", "))] } }"
            )
            calls.append("\(type.name).\(function)()")
        }
        guard !calls.isEmpty else { return nil }
        return
            (["import FoundationAdditions"] + extensions + [
                "@MainActor func \(Self.function(number))() -> [StageAction] { \(calls.joined(separator: " + ")) }"
            ]).joined(separator: "\n") + "\n"
    }

    /// The class that the simulator looks for.
    static func table(of numbers: [Int]) -> String {
        let calls = numbers.map { "\(function($0))()" }.joined(separator: " + ")
        return """
            import FoundationAdditions
            final class StageActions: ActionTable {
                override class var actions: [StageAction] { \(calls.isEmpty ? "[]" : calls) }
            }

            """
    }

    private static func function(_ number: Int) -> String { "stageActions\(number)" }

    // MARK: Types

    private struct TypeBody {
        let name: String
        let body: Range<Int>
        /// Whether it is a structure or an enumeration, which only holds others.
        let isValue: Bool
        let hasAllMembers: Bool
    }

    /// The classes and extensions that can be named: no generic ones, and none inside of functions.
    private var types: [TypeBody] {
        let words = ["class", "extension", "struct", "enum"]
        let heads = words.flatMap { word in source.places(of: word).map { (word, $0) } }
            .sorted { $0.1 < $1.1 }
        var found: [TypeBody] = []
        for (word, start) in heads {
            let first = source.skipBlanks(from: start + word.utf8.count)
            var end = source.end(ofNameAt: first)
            while source.follows(".", at: end) { end = source.end(ofNameAt: end + 1) }
            let name = source.text(first..<end)
            guard !["", "func", "var", "let", "subscript", "override", "final"].contains(name),
                !source.follows("<", at: end),
                let open = (end..<source.bytes.count).first(where: {
                    source.isCode[$0] && source.follows("{", at: $0)
                }), let close = source.end(ofBracketAt: open),
                !source.text(end..<open).contains(" where ")
            else { continue }
            let outer = found.last { $0.body.contains(start) }
            guard depth(from: outer?.body.lowerBound ?? 0, to: start) == 0 else { continue }
            let line = source.text(0..<start).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .suffix(2).joined(separator: " ")
            found.append(
                TypeBody(
                    name: (outer.map { $0.name + "." } ?? "") + name, body: open + 1..<close - 1,
                    isValue: word == "struct" || word == "enum",
                    hasAllMembers: line.contains("@objcMembers")))
        }
        return found
    }

    /// How many braces are open at a place that were not at another one.
    private func depth(from start: Int, to end: Int) -> Int {
        (start..<end).reduce(0) { depth, index in
            guard source.isCode[index] else { return depth }
            return source.follows("{", at: index)
                ? depth + 1 : source.follows("}", at: index) ? depth - 1 : depth
        }
    }

    // MARK: Methods

    private func methods(of type: TypeBody) -> [Method] {
        let all = source.places(of: "func").filter(type.body.contains).compactMap { start in
            depth(from: type.body.lowerBound, to: start) == 0
                ? method(at: start, in: type) : nil
        }
        return all.filter { method in all.count { $0.reference == method.reference } == 1 }
    }

    private func method(at start: Int, in type: TypeBody) -> Method? {
        let head = attributes(before: start, in: type)
        let words = head.split { $0 == " " || $0 == "\n" }
        let name = source.skipBlanks(from: start + "func".utf8.count)
        let open = source.end(ofNameAt: name)
        let isDeclared =
            type.hasAllMembers || words.contains { $0.hasPrefix("@objc") || $0 == "@IBAction" }
        guard isDeclared, !words.contains("static"), !words.contains("class"),
            !words.contains("override"), open > name,
            source.follows("(", at: open), let close = source.end(ofBracketAt: open)
        else { return nil }
        let base = source.text(name..<open)
        let rest = source.text(close..<source.bytes.count).prefix { $0 != "{" && $0 != "\n" }
        let parameters = source.text(open + 1..<close - 1).trimmingSpaces
        guard !rest.contains("async"), !rest.contains("throws"), !parameters.contains(",") else {
            return nil
        }
        let own = words.last { $0.hasPrefix("@objc(") }.map { String($0.dropFirst(6).dropLast()) }
        guard !parameters.isEmpty else {
            return Method(selector: own ?? base, reference: base, base: base)
        }
        let label = String(parameters.prefix { $0 != " " && $0 != ":" })
        return Method(
            selector: own ?? base + Self.suffix(of: label) + ":",
            reference: "\(base)(\(label):)", base: base)
    }

    /// What stands in front of a method, behind the last bracket or statement.
    private func attributes(before start: Int, in type: TypeBody) -> String {
        var first = start
        while first > type.body.lowerBound {
            let byte = source.bytes[first - 1]
            let isEnd =
                source.isCode[first - 1] && [UInt8(ascii: "}"), UInt8(ascii: "{")].contains(byte)
            if isEnd { break }
            first -= 1
        }
        return String(
            decoding: (first..<start).filter { source.isCode[$0] }.map { source.bytes[$0] },
            as: UTF8.self)
    }

    /// How Objective-C's name of a method has the label of its parameter.
    private static func suffix(of label: String) -> String {
        guard label != "_", let first = label.first else { return "" }
        let prepositions = ["for", "with", "from", "in", "at", "of", "to", "by", "on", "using"]
        let word = first.uppercased() + label.dropFirst()
        return prepositions.contains(label) ? word : "With" + word
    }
}
