import SwiftFlow
import SwiftOutline

/// The texts of a source as code puts them together: by `+`, in a list that is joined, or around a value.
package struct JoinedTexts {
    private let file: ProgramFile
    private let texts: [(token: Int, text: String)]

    /// The texts of a source.
    package init(in file: ProgramFile) {
        self.file = file
        let tokens = file.outline.tokens
        texts = tokens.tokens.indices.compactMap { token in
            tokens.tokens[token].kind == .stringSegment ? (token, tokens.text(of: token)) : nil
        }
    }

    /// The first text of each run that makes up a name, or whose first and last are its two ends on one line.
    package func starts(of name: String) -> [Int] {
        texts.indices.filter { first in
            let text = texts[first].text
            if isFormat(of: name, text) || isSearched(texts[first].token, for: name) { return true }
            return text.count < name.count && name.hasPrefix(text)
                && (makesUp(name, from: first) || hasEnds(of: name, from: first))
        }.map { texts[$0].token }
    }

    /// A name has more in common with others than a few letters.
    private static let leastEnd = 4
    private static let mostParts = 8

    /// `key.hasPrefix("UIMainStory")`: keys are gone through, and those with a part of the name are taken.
    private func isSearched(_ token: Int, for name: String) -> Bool {
        let tokens = file.outline.tokens
        let text = tokens.text(of: token)
        guard text.count >= Self.leastEnd, token > 2, tokens.tokens[token - 2].kind == .leftParen
        else { return false }
        return switch tokens.text(of: token - 3) {
        case "hasPrefix": name.hasPrefix(text)
        case "hasSuffix": name.hasSuffix(text)
        case "contains", "localizedCaseInsensitiveContains": name.firstRange(of: text) != nil
        default: false
        }
    }

    /// `"UIMain%@File"`: the two ends of a name with something formatted between them.
    private func isFormat(of name: String, _ text: String) -> Bool {
        let parts = text.split(separator: "%@", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
        return first.count + last.count >= 2 * Self.leastEnd && name.hasPrefix(first)
            && name.hasSuffix(last)
    }

    /// Whether a text and those behind it are the parts of a name, in order.
    private func makesUp(_ name: String, from first: Int) -> Bool {
        var rest = name.dropFirst(texts[first].text.count)
        for next in texts[(first + 1)...].prefix(Self.mostParts) {
            guard rest.hasPrefix(next.text) else { return false }
            rest = rest.dropFirst(next.text.count)
            if rest.isEmpty { return true }
        }
        return false
    }

    /// Whether a text of the same line ends the name, with something unknown between the two.
    private func hasEnds(of name: String, from first: Int) -> Bool {
        let start = texts[first]
        guard start.text.count >= Self.leastEnd else { return false }
        return texts[(first + 1)...].prefix(Self.mostParts).contains { next in
            next.text.count >= Self.leastEnd
                && start.text.count + next.text.count <= name.count && name.hasSuffix(next.text)
                && line(of: start.token) == line(of: next.token)
        }
    }

    private func line(of token: Int) -> Int {
        file.lines.position(of: file.outline.tokens.tokens[token].start).line
    }
}
