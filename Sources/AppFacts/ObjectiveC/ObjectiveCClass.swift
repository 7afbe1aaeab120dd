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
        /// The tokens between the parentheses of its result's type.
        let result: Range<Int>
        /// The types of its parameters as tokens, and their names.
        let parameters: [(type: Range<Int>, name: String)]

        /// The name of the parameter behind a part of the selector; nil where it has no such part.
        package func parameterName(of part: String) -> String? {
            let parts = selector.split(separator: ":")
            guard let index = parts.firstIndex(where: { $0 == part }) else { return nil }
            return parameters.indices.contains(index) ? parameters[index].name : nil
        }
    }

    /// The class's name.
    package let name: String

    /// Where `@implementation` stands, in bytes.
    package let offset: Int
    /// Whether it is a category.
    package let isCategory: Bool
    /// The methods of instances in the order of the file.
    package let methods: [Method]
    /// The methods of the class.
    let classMethods: [Method]
    /// The methods of instances and of the class.
    package var allMethods: [Method] { methods + classMethods }
    /// Its tokens between its name and `@end`.
    package let range: Range<Int>

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
                    name: source.spelling(index + 2), offset: Int(source.tokens[index].place),
                    isCategory: source.spells(index + 3, "("), methods: methods.ofInstances,
                    classMethods: methods.ofClass, range: index + 3..<reader.index))
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

    mutating func methods() -> (
        ofInstances: [ObjectiveCClass.Method], ofClass: [ObjectiveCClass.Method]
    ) {
        var ofInstances: [ObjectiveCClass.Method] = []
        var ofClass: [ObjectiveCClass.Method] = []
        while index < source.tokens.count {
            if source.spells(index, "@"), source.spells(index + 1, "end") { break }
            let isOfClass = source.spells(index, "+")
            if isOfClass || source.spells(index, "-"), source.spells(index + 1, "(") {
                guard let method = method() else { continue }
                if isOfClass { ofClass.append(method) } else { ofInstances.append(method) }
            } else if source.spells(index, "{") {
                index = source.partner(of: index) + 1
            } else {
                index += 1
            }
        }
        return (ofInstances, ofClass)
    }

    /// The method at a sign; nil where no body follows.
    private mutating func method() -> ObjectiveCClass.Method? {
        let offset = Int(source.tokens[index].place)
        let resultEnd = source.partner(of: index + 1)
        let result = index + 2..<max(index + 2, resultEnd)
        var next = resultEnd + 1
        var selector = ""
        var type = next..<next
        var parameters: [(type: Range<Int>, name: String)] = []
        while next < source.tokens.count, !source.spells(next, "{"), !source.spells(next, ";") {
            if source.spells(next, "(") {
                let end = source.partner(of: next)
                type = next + 1..<max(next + 1, end)
                next = end + 1
            } else {
                let isName = source.tokens[next].kind == .name
                if source.spells(next + 1, ":") {
                    selector += (isName ? source.spelling(next) : "") + ":"
                } else if selector.isEmpty, isName {
                    selector = source.spelling(next)
                } else if isName, !type.isEmpty {
                    parameters.append((type, source.spelling(next)))
                    type = next..<next
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
            selector: selector, offset: offset, body: min(next + 1, end)..<end, result: result,
            parameters: parameters)
    }
}
