import SwiftFlow
import SwiftOutline

/// A test for the version of the system: `#available(iOS 13, *)`.
package struct SystemAvailability {
    /// Whether every system that SwiftUI's life cycle runs on passes.
    package let isGiven: Bool

    /// Reads a condition; nil where it is anything else.
    package init?(_ condition: TokenRange, in file: SwiftFile) {
        let text = file.text(condition)
        guard text.hasPrefix(Self.start), text.hasSuffix(")") else { return nil }
        let versions = text.dropFirst(Self.start.count).dropLast().split(separator: ",")
        isGiven = versions.allSatisfy { version in
            let words = version.split(separator: " ")
            guard words.count == 2, let first = Self.first[String(words[0])] else {
                return words == ["*"]
            }
            return words[1].split(separator: ".").first.flatMap { Int($0) }.map { $0 <= first }
                ?? false
        }
    }

    private static let start = "#available("

    /// The first versions with SwiftUI's life cycle. Source: Apple's documentation of `App`.
    private static let first = [
        "iOS": 14, "tvOS": 14, "iOSApplicationExtension": 14, "macOS": 11, "OSX": 11,
    ]

    /// The blocks of a file that run only on systems without SwiftUI's life cycle: the `else` of such a test.
    package static func olderBlocks(in file: SwiftFile) -> TokenRanges {
        let tokens = file.tokens.tokens
        return TokenRanges(
            tokens.indices.dropFirst().compactMap { test -> TokenRange? in
                guard tokens[test].kind == .poundAvailable else { return nil }
                let end = Int(file.tokens.partners[test + 1])
                guard end > test, end + 1 < tokens.count,
                    SystemAvailability(test..<end + 1, in: file)?.isGiven == true
                else { return nil }
                var last = end
                if tokens[test - 1].kind == .keyword(.if), tokens[end + 1].kind == .leftBrace {
                    last = Int(file.tokens.partners[end + 1])
                } else if tokens[test - 1].kind != .keyword(.guard) {
                    return nil
                }
                guard last > 0, last + 2 < tokens.count,
                    tokens[last + 1].kind == .keyword(.else), tokens[last + 2].kind == .leftBrace
                else { return nil }
                let close = Int(file.tokens.partners[last + 2])
                return close > last ? last + 2..<close : nil
            })
    }
}

extension StatementPath {
    /// Whether the place is one that runs only on systems without SwiftUI's life cycle.
    package func isForOlderSystems(in file: SwiftFile) -> Bool {
        around.contains { statement in
            guard let condition = statement.blocks.first?.condition,
                SystemAvailability(condition, in: file)?.isGiven == true
            else { return false }
            let given = statement.kind == .guardStatement ? 0 : 1
            return statement.blocks.dropFirst(given).contains { block in
                block.body.contains(token)
            }
        }
    }
}
