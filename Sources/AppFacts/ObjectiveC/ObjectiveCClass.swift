import SourceEditing

/// A class, or a category of one, as an Objective-C source implements it.
package struct ObjectiveCClass {
    /// One of its methods.
    package struct Method {
        /// Its name with the colons: `application:openURL:options:`.
        package let selector: String
        /// Where it starts, in bytes.
        package let offset: Int
        /// The tokens between its braces.
        package let body: Range<Int>

        /// A method from its parts.
        package init(
            selector: String, offset: Int, body: Range<Int>
        ) {
            self.selector = selector
            self.offset = offset
            self.body = body
        }
    }

    /// The class's name.
    package let name: String

    /// A class in Objective-C from its parts.
    package init(
        name: String, offset: Int, isCategory: Bool, methods: [Method]
    ) {
        self.name = name
        self.offset = offset
        self.isCategory = isCategory
        self.methods = methods
    }
    /// Where `@implementation` stands, in bytes.
    package let offset: Int
    /// Whether it is a category.
    package let isCategory: Bool
    /// The methods of instances in the order of the file.
    package let methods: [Method]

    /// The classes that a source implements, in its order.
    package static func all(in source: ObjectiveCTokens) -> [ObjectiveCClass] {
        var found: [ObjectiveCClass] = []
        var index = 0
        while index < source.tokens.count {
            guard source.spells(index, "@"), source.spells(index + 1, "implementation"),
                index + 2 < source.tokens.count
            else {
                index += 1
                continue
            }
            var reader = MethodReader(source, at: index + 3)
            let methods = reader.methods()
            found.append(
                ObjectiveCClass(
                    name: source.spelling(index + 2),
                    offset: source.tokens[index].range.lowerBound,
                    isCategory: source.spells(index + 3, "("), methods: methods))
            index = reader.index
        }
        return found
    }
}

/// Reads the methods between `@implementation` and `@end`.
private struct MethodReader {
    private let source: ObjectiveCTokens
    private(set) var index: Int

    init(_ source: ObjectiveCTokens, at index: Int) {
        self.source = source
        self.index = index
    }

    mutating func methods() -> [ObjectiveCClass.Method] {
        var found: [ObjectiveCClass.Method] = []
        while index < source.tokens.count {
            if source.spells(index, "@"), source.spells(index + 1, "end") { break }
            if source.spells(index, "-"), source.spells(index + 1, "("), let method = method() {
                found.append(method)
            } else if source.spells(index, "{") {
                index = source.partner(of: index) + 1
            } else {
                index += 1
            }
        }
        return found
    }

    /// The method at a minus sign; nil where no body follows.
    private mutating func method() -> ObjectiveCClass.Method? {
        let offset = source.tokens[index].range.lowerBound
        var next = source.partner(of: index + 1) + 1
        var selector = ""
        while next < source.tokens.count, !source.spells(next, "{"), !source.spells(next, ";") {
            if source.spells(next, "(") {
                next = source.partner(of: next) + 1
            } else {
                if source.spells(next + 1, ":") {
                    selector += source.spelling(next) + ":"
                } else if selector.isEmpty, source.tokens[next].kind == .name {
                    selector = source.spelling(next)
                }
                next += 1
            }
        }
        guard source.spells(next, "{") else {
            index = next + 1
            return nil
        }
        let end = source.partner(of: next)
        index = end + 1
        return ObjectiveCClass.Method(
            selector: selector, offset: offset, body: min(next + 1, end)..<end)
    }
}
