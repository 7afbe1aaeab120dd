import Foundation
import ProjectModel
import SourceEditing

/// The values of a property list as our reader and as Foundation's give them.
enum PropertyListComparison {
    /// What our reader makes of a text.
    static func ours(_ text: String) throws -> NSObject {
        try ours(PropertyListDocument(SourceText(text)))
    }

    /// What our reader made of a document.
    static func ours(_ document: PropertyListDocument) throws -> NSObject {
        document.value(at: []).map(object) ?? NSNull()
    }

    /// What Foundation's reader makes of a file.
    static func theirs(_ bytes: [UInt8]) throws -> NSObject {
        let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        return value as? NSObject ?? (value as? [String: Any]).map { NSDictionary(dictionary: $0) }
            ?? NSNull()
    }

    private static func object(_ value: PropertyListValue) -> NSObject {
        switch value {
        case .string(let text), .date(let text): return NSString(string: text)
        case .integer(let number): return NSNumber(value: number)
        case .real(let number): return NSNumber(value: number)
        case .boolean(let flag): return NSNumber(value: flag)
        case .data(let bytes): return NSData(data: Data(bytes))
        case .array(let values): return NSArray(array: values.map(object))
        case .dictionary(let pairs):
            let dictionary = NSMutableDictionary()
            for pair in pairs { dictionary[NSString(string: pair.key)] = object(pair.value) }
            return dictionary
        }
    }
}
