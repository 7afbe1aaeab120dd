import SwiftFlow
import SwiftOutline
import Testing

/// What changes the value of a variable without assigning to it.
struct ChangeTests {
    private func changes(_ body: String) -> [String] {
        let program = TestProgram([
            "A.swift": """
            struct Theme { var tint = 1; mutating func flip() {}; func show() {} }
            class Object { var tint = 1; func flip() {} }
            var shared: [Int] = []
            class Owner {
                var names: [String] = []
                var table: [String: [Int]] = [:]
                var theme = Theme()
                var object = Object()
                var counter = Counter()
                var foreign = Foreign()
                var maybe: [Int]?
                static var all: [Int] = []
                func act() {
                    \(body)
                }
            }
            """
        ])
        let analysis = FlowAnalysis(of: Program(program), by: WindowSemantics()) { _, _ in false }
        for file in program.files {
            for type in file.outline.declarations where type.name == "Owner" {
                for member in type.members where member.name == "act" {
                    let member = LocatedDeclaration(file: file, declaration: member)
                    FlowFunction.all(of: member, owner: type.name).forEach(analysis.add)
                }
            }
        }
        analysis.run()
        return analysis.allFunctions.flatMap { analysis.trace(of: $0).events }.compactMap {
            if case .change(_, let member, _, _) = $0.kind { member } else { nil }
        }
    }

    @Test(
        "A method, a part or an inout argument changes the variable",
        arguments: [
            ("names.append(\"a\")", ["names"]), ("self.names.removeAll()", ["names"]),
            ("names[0] = \"b\"", ["names"]), ("table[\"a\"]?.append(1)", ["table"]),
            ("table[\"a\"]![0] += 1", ["table"]), ("theme.flip()", ["theme"]),
            ("theme.tint = 2", ["theme"]), ("swap(&names, &other)", ["names"]),
            ("Owner.all.insert(1, at: 0)", ["all"]), ("maybe?.sort()", ["maybe"]),
            ("counter.step()", ["counter"]), ("shared.append(1)", ["shared"]),
            ("(names, maybe) = f()", ["names", "maybe"]),
            ("names.removeAll { $0 == \"a\" }", ["names"]),
        ])
    func changed(body: String, expected: [String]) {
        #expect(changes(body) == expected)
    }

    @Test(
        "A method of the standard library or of Foundation's values that gives another value changes none"
    )
    func reading() {
        let methods = """
            map flatMap compactMap forEach filter first last contains allSatisfy sorted max min firstIndex lastIndex prefix
            suffix drop dropFirst dropLast reduce joined reversed shuffled enumerated split hasPrefix hasSuffix lowercased
            uppercased capitalized trimmingCharacters components replacingOccurrences padding appending union intersection
            subtracting symmetricDifference isSubset isSuperset isDisjoint elementsEqual starts distance index makeIterator
            randomElement merging mapValues compactMapValues addingTimeInterval timeIntervalSince compare isEqual advanced
            formatted appendingPathComponent appendingPathExtension deletingLastPathComponent deletingPathExtension range
            rounded isMultiple data encode hash
            """
        for method in methods.split(whereSeparator: \.isWhitespace) {
            #expect(changes("_ = counter.\(method)(1)") == [], "\(method)")
        }
    }

    @Test(
        "What only reads, works on an object, or on a local, changes no variable",
        arguments: [
            "_ = names.contains(\"a\")", "names.forEach { print($0) }", "theme.show()",
            "object.flip()", "object.tint = 2", "foreign.run()",
            "var names = names; names.append(\"a\")", "_ = names.map { $0.count }.sorted()",
        ])
    func unchanged(body: String) {
        #expect(changes(body) == [])
    }
}
