import SourceEditing

/// A source in C or Objective-C as the call reads that starts the app in its `main` function: which classes it names, and
/// what else the file does.
///
/// Only a call that is read from its first to its last token counts; whatever else stands in the file is something else.
package struct ObjectiveCMainFile {
    /// The call of the framework's function.
    package struct Call {
        /// Where it stands, in bytes.
        package let offset: Int
        /// The class of the application object.
        package let application: ObjectiveCClassName
        /// The class of the delegate.
        package let delegate: ObjectiveCClassName

        /// A call from its parts.
        package init(
            offset: Int, application: ObjectiveCClassName, delegate: ObjectiveCClassName
        ) {
            self.offset = offset
            self.application = application
            self.delegate = delegate
        }
    }

    /// The only call; nil where there is none, several, or one that is not understood.
    package let call: Call?
    /// Where what else the file does stands, in bytes and in its order: statements, declarations, conditions.
    package let others: [Int]
    /// What the file imports: `UIKit` of `<UIKit/UIKit.h>` and of `@import UIKit;`, the name of a header in quotes.
    package let imports: [String]
    /// The comments behind the first line of code, in bytes.
    package let comments: [Range<Int>]

    /// Reads a source that starts the app by a function.
    package init(_ source: ObjectiveCTokens, calling function: String) {
        var reader = MainFileReader(source, function: function)
        reader.readFile()
        call = reader.calls.count == 1 ? reader.calls[0] : nil
        let directives = source.directives.filter { !Self.isHarmless(source.text[$0]) }
        others = (reader.others + directives.map(\.lowerBound)).sorted()
        imports = reader.imports + source.directives.compactMap { Self.header(source.text[$0]) }
        let start = source.tokens.first?.range.lowerBound ?? 0
        comments = source.comments.filter { $0.lowerBound > start }
    }

    /// Whether a line of the preprocessor only makes names known, speaks to tools, or goes on with an `#if`.
    private static func isHarmless(_ line: String) -> Bool {
        let words = line.dropFirst().drop { $0 == " " || $0 == "\t" }
        let harmless = [
            "import", "include ", "include<", "include\"", "pragma mark", "pragma clang diagnostic",
            "el", "endif",
        ]
        return harmless.contains { words.hasPrefix($0) }
    }

    /// `UIKit` of `#import <UIKit/UIKit.h>`, `Notes-Swift.h` of `#import "Notes-Swift.h"`.
    private static func header(_ line: String) -> String? {
        let parts = line.split(omittingEmptySubsequences: false) { "<>\"".contains($0) }
        guard parts.count > 2 else { return nil }
        let name = String(parts[1])
        return line.contains("<") && !name.hasSuffix("-Swift.h")
            ? name.split(separator: "/").first.map(String.init) : name.fileName
    }
}

/// The class that an argument names, as far as it is said in the file.
package enum ObjectiveCClassName: Equatable {
    /// None is named.
    case none
    /// `[X class]`: the class by its name in Objective-C.
    case type(String)
    /// `@"X"`: the name by which the runtime knows the class.
    case text(String)
}

/// Reads what the file declares, and the statements of `main`.
private struct MainFileReader {
    private let source: ObjectiveCTokens
    private let function: String
    private(set) var calls: [ObjectiveCMainFile.Call] = []
    private(set) var others: [Int] = []
    private(set) var imports: [String] = []
    private var parameters: [String] = []
    private var locals: [String: ObjectiveCClassName?] = [:]
    private var depth = 0

    init(_ source: ObjectiveCTokens, function: String) {
        self.source = source
        self.function = function
    }

    // MARK: The file

    mutating func readFile() {
        var index = 0
        while index < source.tokens.count { index = readDeclaration(index) }
    }

    /// Reads what stands outside of functions; the index behind it.
    private mutating func readDeclaration(_ index: Int) -> Int {
        if source.spells(index, "@"), source.spells(index + 1, "import") {
            imports.append(source.spelling(index + 2))
            return end(of: index)
        }
        if source.spells(index, "@"), source.spells(index + 1, "class") { return end(of: index) }
        if source.spells(index, "int"), source.spells(index + 1, "main"),
            source.spells(index + 2, "("), parameters.isEmpty
        {
            let close = source.partner(of: index + 2)
            guard source.spells(close + 1, "{") else { return other(index) }
            parameters = names(ofParameters: index + 3..<max(close, index + 3))
            let last = source.partner(of: close + 1)
            readStatements(close + 2..<max(last, close + 2))
            return last + 1
        }
        return other(index)
    }

    /// The names of `int argc, char *argv[]`.
    private func names(ofParameters range: Range<Int>) -> [String] {
        parts(of: range).compactMap { part in
            part.last { source.tokens[$0].kind == .name }.map(source.spelling)
        }
    }

    // MARK: Statements

    private mutating func readStatements(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            if source.spells(index, "@"), source.spells(index + 1, "autoreleasepool"),
                source.spells(index + 2, "{"), depth < 4
            {
                let last = min(source.partner(of: index + 2), range.upperBound)
                depth += 1
                readStatements(index + 3..<max(last, index + 3))
                depth -= 1
                index = last + 1
                continue
            }
            let end = end(of: index)
            let statement = index..<max(index, min(end - 1, range.upperBound))
            if isRead(statement) {
                index = end
            } else {
                index = other(index)
            }
        }
    }

    /// Whether a statement, without its semicolon, is the call, or about the name of a class.
    private mutating func isRead(_ statement: Range<Int>) -> Bool {
        if statement.isEmpty { return true }
        if let start = startOfCall(in: statement) {
            guard let call = call(start..<statement.upperBound) else { return false }
            calls.append(call)
            return true
        }
        let first = statement.lowerBound
        if source.spells(first, "return"), statement.count == 2, !calls.isEmpty {
            return source.tokens[first + 1].kind == .name
        }
        return readLocal(statement)
    }

    /// The call in `return f(…)`, `int status = f(…)` and `f(…)`.
    private func startOfCall(in statement: Range<Int>) -> Int? {
        let first = statement.lowerBound
        if source.spells(first, function) { return first }
        if source.spells(first, "return"), source.spells(first + 1, function) { return first + 1 }
        let isStatus =
            source.spells(first, "int") && source.spells(first + 2, "=")
            && source.spells(first + 3, function)
        return isStatus ? first + 3 : nil
    }

    private func call(_ range: Range<Int>) -> ObjectiveCMainFile.Call? {
        let open = range.lowerBound + 1
        guard source.spells(open, "("), source.partner(of: open) == range.upperBound - 1 else {
            return nil
        }
        let arguments = parts(of: open + 1..<range.upperBound - 1)
        guard arguments.count == 4, parameters.count >= 2,
            zip(arguments, parameters.prefix(2)).allSatisfy({ argument, name in
                argument.count == 1 && source.spells(argument.lowerBound, name)
            }), let application = className(arguments[2]), let delegate = className(arguments[3])
        else { return nil }
        return ObjectiveCMainFile.Call(
            offset: source.tokens[range.lowerBound].range.lowerBound, application: application,
            delegate: delegate)
    }

    /// `NSString *name;`, `NSString *name = …` and `name = …`, of which a local gets one.
    private mutating func readLocal(_ statement: Range<Int>) -> Bool {
        var index = statement.lowerBound
        let isDeclaration = source.spells(index, "NSString")
        if isDeclaration {
            guard source.spells(index + 1, "*") else { return false }
            index += 2
            if source.spells(index, "const") { index += 1 }
        }
        guard index < statement.upperBound, source.tokens[index].kind == .name else { return false }
        let name = source.spelling(index)
        guard isDeclaration == (locals[name] == nil) else { return false }
        if isDeclaration { locals[name] = .some(nil) }
        if isDeclaration, index + 1 == statement.upperBound { return true }
        guard source.spells(index + 1, "="), locals[name] == .some(nil),
            index + 2 < statement.upperBound,
            let value = className(index + 2..<statement.upperBound)
        else { return false }
        locals[name] = .some(value)
        return true
    }

    // MARK: Names of classes

    /// The class that an expression names; nil for one that is not understood.
    private func className(_ range: Range<Int>) -> ObjectiveCClassName? {
        let first = range.lowerBound
        if range.count == 1 {
            if ["nil", "NULL", "nullptr"].contains(where: { source.spells(first, $0) }) {
                return ObjectiveCClassName.none
            }
            return locals[source.spelling(first)] ?? nil
        }
        if range.count == 2, source.spells(first, "@"), source.tokens[first + 1].kind == .string {
            let name = source.spelling(first + 1)
            return name.contains("\\") || name.isEmpty ? nil : .text(name)
        }
        guard source.spells(first, "NSStringFromClass"), source.spells(first + 1, "("),
            source.partner(of: first + 1) == range.upperBound - 1
        else { return nil }
        return typeName(first + 2..<range.upperBound - 1)
    }

    /// The class of `[X class]` and of `X.class`.
    private func typeName(_ range: Range<Int>) -> ObjectiveCClassName? {
        let first = range.lowerBound
        let isMessage =
            range.count == 4 && source.spells(first, "[") && source.spells(first + 2, "class")
            && source.spells(first + 3, "]")
        if isMessage, source.tokens[first + 1].kind == .name {
            return .type(source.spelling(first + 1))
        }
        let isProperty =
            range.count == 3 && source.spells(first + 1, ".") && source.spells(first + 2, "class")
        guard isProperty, source.tokens[first].kind == .name else { return nil }
        return .type(source.spelling(first))
    }

    // MARK: Extents

    /// What stands between the commas of a range, outside of brackets.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if source.spells(index, ",") {
                parts.append(start..<index)
                start = index + 1
            } else if isOpening(index) {
                index = source.partner(of: index)
            }
            index += 1
        }
        parts.append(start..<max(start, range.upperBound))
        return parts
    }

    /// The index behind the semicolon that ends what begins at an index.
    private func end(of start: Int) -> Int {
        var index = start
        while index < source.tokens.count, !source.spells(index, ";") {
            index = isOpening(index) ? source.partner(of: index) + 1 : index + 1
        }
        return min(index, source.tokens.count) + 1
    }

    /// Notes something else, up to a semicolon, the braces of a function or a statement, or the end of a class.
    private mutating func other(_ start: Int) -> Int {
        others.append(source.tokens[start].range.lowerBound)
        let isClass =
            source.spells(start, "@")
            && ["interface", "implementation", "protocol"].contains(source.spelling(start + 1))
        var index = start
        while index < source.tokens.count {
            if isClass {
                if source.spells(index, "@"), source.spells(index + 1, "end") { return index + 2 }
                index += 1
            } else if source.spells(index, ";") {
                return index + 1
            } else if isOpening(index) {
                let isBlock = source.spells(index, "{")
                index = source.partner(of: index) + 1
                let goesOn = [";", ")", "else", "while"].contains { source.spells(index, $0) }
                if isBlock, !goesOn { return index }
            } else {
                index += 1
            }
        }
        return index
    }

    private func isOpening(_ index: Int) -> Bool {
        ["(", "[", "{"].contains { source.spells(index, $0) }
    }
}
