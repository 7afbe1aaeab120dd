import Foundation
import SourceEditing

@testable import AppFacts

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element as two readers of XML can be compared by it.
struct ComparedElement: Equatable {
    let name: String
    let attributes: [String: String]
    let parent: Int?
    var characters = ""

    /// The elements that this project's reader sees; nil for a file that it refuses.
    static func ours(_ bytes: [UInt8]) -> [ComparedElement]? {
        guard let document = try? InterfaceDocument(SourceText(bytes: bytes)) else { return nil }
        return document.elements.indices.map { index in
            let element = document.elements[index]
            return ComparedElement(
                name: element.name, attributes: element.attributes.byName, parent: element.parent,
                characters: document.characters(of: index))
        }
    }

    /// The elements that Foundation's reader sees; nil for a file that it refuses.
    static func foundations(_ bytes: [UInt8]) -> [ComparedElement]? {
        let listener = Listener()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = listener
        return parser.parse() ? listener.elements : nil
    }

    private final class Listener: NSObject, XMLParserDelegate {
        var elements: [ComparedElement] = []
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            // Foundation on Linux leaves this one as libxml2 writes it.
            let values = attributes.mapValues { $0.replacing("&#38;", with: "&") }
            elements.append(
                ComparedElement(name: elementName, attributes: values, parent: open.last))
            open.append(elements.count - 1)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
            qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            if let last = open.last { elements[last].characters += string }
        }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            if let last = open.last {
                elements[last].characters += String(decoding: block, as: UTF8.self)
            }
        }
    }
}
