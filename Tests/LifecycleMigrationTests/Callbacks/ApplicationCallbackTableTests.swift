import Foundation
import Testing

@testable import AppleFrameworks
@testable import LifecycleMigration

/// The tool's callbacks of an application delegate, beside those that the stub frameworks have from UIKit's headers.
struct ApplicationCallbackTableTests {
    /// The methods of `UIApplicationDelegate` in `callbacks.txt`, with their async forms.
    private static func declared() throws -> Set<String> {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("StubSDK/callbacks.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var names: Set<String> = []
        for line in lines where line.hasPrefix("UIApplicationDelegate ;") {
            guard let start = line.range(of: "; func ") else { continue }
            let function = "func " + line[start.upperBound...]
            var labels = Self.labels(of: function)
            let base = function.dropFirst(5).prefix { $0 != "(" }
            names.insert("\(base)(\(labels.map { $0 + ":" }.joined()))")
            let last = labels.popLast() ?? ""
            let isHandler = last.hasSuffix("ompletionHandler") || last == "reply"
            if isHandler, !line.contains(" sync ;") {
                names.insert("\(base)(\(labels.map { $0 + ":" }.joined()))")
            }
        }
        return names
    }

    /// The labels of a function: the word in front of each colon outside of a type.
    private static func labels(of function: String) -> [String] {
        var labels: [String] = []
        var depth = 0
        var word = ""
        var isType = false
        for character in function.drop(while: { $0 != "(" }) {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if depth == 0 { break }
            switch character {
            case "(" where depth == 1, "," where depth == 1:
                word = ""
                isType = false
            case ":" where depth == 1 && !isType:
                isType = true
                labels.append(word.split(separator: " ").first.map(String.init) ?? "")
            default: word.append(character)
            }
        }
        return labels
    }

    @Test("Every callback of UIKit's headers is known, with its async form")
    func known() throws {
        let missing = try Self.declared().subtracting(ApplicationCallback.all.keys)
        #expect(missing.sorted() == [])
    }

    @Test("No callback is known that UIKit's headers lack")
    func invented() throws {
        let declared = try Self.declared()
        #expect(declared.count > 50)
        #expect(Set(ApplicationCallback.all.keys).subtracting(declared).sorted() == [])
    }
}
