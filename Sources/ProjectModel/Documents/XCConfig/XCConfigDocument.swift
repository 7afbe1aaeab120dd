import SourceEditing

/// A build configuration file (`.xcconfig`) with the places of its statements; it can't be damaged, since Xcode
/// skips lines that say nothing.
public struct XCConfigDocument: Sendable {
    /// One statement.
    public enum Statement: Sendable, Hashable {
        case assignment(XCConfigAssignment)
        case include(XCConfigInclude)
    }

    /// The file.
    public let text: SourceText
    /// Its statements in order.
    public let statements: [Statement]

    /// Reads a file.
    public init(_ text: SourceText) {
        self.text = text
        var parser = XCConfigParser(text)
        statements = parser.statements()
    }

    /// The assignments in order.
    public var assignments: [XCConfigAssignment] {
        statements.compactMap {
            if case .assignment(let assignment) = $0 { assignment } else { nil }
        }
    }
}

/// `KEY[condition] = value`.
public struct XCConfigAssignment: Sendable, Hashable {
    /// The setting with its conditions, without blanks.
    public let key: String
    /// The value without comment, closing semicolon and blanks at its ends.
    public let value: String
    /// Byte range of the value; empty where there is none.
    public let valueRange: Range<Int>
    /// Byte range of the whole line, newline included; several lines where they are joined by `\`.
    public let lines: Range<Int>
}

/// `#include "path"`, or `#include? "path"`.
public struct XCConfigInclude: Sendable, Hashable {
    /// The path as it is written.
    public let path: String
    /// Whether the file may be missing.
    public let isOptional: Bool
    /// Byte range of the whole line, newline included.
    public let lines: Range<Int>
}
