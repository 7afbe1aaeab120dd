// Hand-written, after NSXMLParser.h.

public protocol XMLParserDelegate: AnyObject {
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String])
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?)
    func parser(_ parser: XMLParser, foundCharacters string: String)
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
}

open class XMLParser: NSObject {
    public init(data: Data) { absent() }
    weak open var delegate: (any XMLParserDelegate)? {
        get { absent() }
        set {}
    }
    open func parse() -> Bool { absent() }
}
