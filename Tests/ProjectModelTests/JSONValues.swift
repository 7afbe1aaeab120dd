import Foundation
import SourceEditing

@testable import ProjectModel

/// Values of JSON as text, so that two readers can be compared.
enum JSONValues {
    /// What our own reader makes of a text; nil where it refuses it.
    static func read(_ text: String) -> String? {
        guard let document = try? PropertyListDocument(json5: SourceText(text)) else { return nil }
        return plain(document, document.tree.root)
    }

    private static func plain(_ document: PropertyListDocument, _ node: Int) -> String {
        let text = document.string(of: node)
        switch document.tree.nodes[node].kind {
        case .array:
            return "["
                + document.elements(of: node).map { plain(document, $0) }.joined(separator: ",")
                + "]"
        case .dictionary:
            let pairs = document.tree.entries(of: node).map {
                (document.key(of: $0), plain(document, $0.value))
            }
            return "{"
                + pairs.sorted { $0.0 < $1.0 }.map { "\($0.0):\($0.1)" }.joined(separator: ",")
                + "}"
        case .string: return "'\(text)'"
        case .boolean(let flag): return flag ? "1.0" : "0.0"
        case .null: return "null"
        default:
            if text.hasPrefix("0x") {
                return String(Double(Int(text.dropFirst(2), radix: 16) ?? 0))
            }
            return String(Double(text.hasPrefix("+") ? String(text.dropFirst()) : text) ?? .nan)
        }
    }

    /// What Foundation's reader makes of a text.
    static func foundation(_ text: String) throws -> String {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try decoder.decode(Foreign.self, from: Data(text.utf8)).text
    }

    /// A value as Foundation reads it.
    private struct Foreign: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                text = "null"
            } else if let flag = try? value.decode(Bool.self) {
                text = flag ? "1.0" : "0.0"
            } else if let number = try? value.decode(Double.self) {
                text = String(number)
            } else if let string = try? value.decode(String.self) {
                text = "'\(string)'"
            } else if let list = try? value.decode([Foreign].self) {
                text = "[" + list.map(\.text).joined(separator: ",") + "]"
            } else {
                let pairs = try value.decode([String: Foreign].self).sorted { $0.key < $1.key }
                text = "{" + pairs.map { "\($0.key):\($0.value.text)" }.joined(separator: ",") + "}"
            }
        }
    }
}
