import ProjectModel
import SourceEditing

/// A storyboard or nib as elements of XML, each with its bytes; the one reader for all that looks into such a file.
package struct InterfaceDocument: Sendable {
    /// The file's text.
    package let text: SourceText
    /// The elements in the order in which they start.
    package let elements: [InterfaceElement]
    private let byID: [String: Int]

    /// Reads a file.
    ///
    /// - Throws: `DocumentError` where it is no XML, nests its elements deeper than Interface Builder ever does, or
    ///   declares entities of its own.
    package init(_ text: SourceText) throws(DocumentError) {
        self.text = text
        let elements = try InterfaceParser.elements(of: text)
        self.elements = elements
        let named = elements.indices.compactMap { index in
            elements[index].attributes["id"].map { ($0, index) }
        }
        byID = Dictionary(named) { first, _ in first }
    }

    /// The index of the first element that other elements call so.
    package func index(ofID id: String) -> Int? { byID[id] }

    /// The elements anywhere in another one; they follow it.
    package func descendants(of index: Int) -> some Sequence<InterfaceElement> {
        let end = elements[index].range.upperBound
        return elements[(index + 1)...].prefix { $0.range.lowerBound < end }
    }

    /// The characters of an element, without those of the elements in it.
    func characters(of index: Int) -> String {
        let content = elements[index].content
        let characters = InterfaceCharacters(of: text.bytes)
        var children = descendants(of: index).filter { $0.parent == index }.map(\.range)[...]
        var result = ""
        var next = content.lowerBound
        while next < content.upperBound {
            if let child = children.first, child.lowerBound == next {
                children.removeFirst()
                next = child.upperBound
            } else if let markup = try? InterfaceMarkup(at: next, of: text.bytes) {
                if markup.kind == .characters {
                    result += (try? characters.decoded(markup.content, as: .plain)) ?? ""
                }
                next = markup.range.upperBound
            } else {
                let start = next
                let rest = text.bytes[start..<content.upperBound]
                next = rest.firstIndex(of: UInt8(ascii: "<")) ?? content.upperBound
                // All of it was decoded once, as the file was read.
                result += (try? characters.decoded(start..<next, as: .text)) ?? ""
            }
        }
        return result
    }
}
