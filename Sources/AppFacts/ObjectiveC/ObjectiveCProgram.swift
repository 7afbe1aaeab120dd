import SourceEditing

/// The Objective-C of a Swift app as far as it has to do with windows, roots, delegates and scenes: what it does with them.
///
/// A light reading. Values go through variables, fields, results and arguments, in whatever spelling a message is sent; order and
/// conditions do not count, and what is not understood is nothing. Time in proportion to the files: each is read a few times.
package struct ObjectiveCProgram {
    /// What the code does, in the order of its files.
    package let uses: [ObjectiveCUse]

    private struct File {
        let path: String
        let source: ObjectiveCTokens
        let outline: ObjectiveCOutline
    }

    /// Values that go through more hands are not followed.
    private static let mostReadings = 4

    /// Reads the sources of a target; `delegates` are the names of its application delegates.
    package init(of context: TargetContext, delegates: Set<String>) {
        let sources = context.target.objectiveCSources
        guard context.hasCodeInC else {
            uses = []
            return
        }
        let headers = Self.headers(of: sources, in: context)
        let macros = ObjectiveCMacros(
            of: sources, and: headers.map(\.source), in: context.library)
        let names = macros.names(mentioning: Self.words)
        let words = (Self.words.union(delegates).union(names)).union(Self.parts).sorted()
        let paths = Set(words.flatMap { context.library.paths(sources, mentioning: $0) }).sorted()
        let facts = ObjectiveCFacts(delegates: delegates, in: context)
        let read = paths.compactMap { path in
            context.library.text(path).map { (path: path, source: ObjectiveCTokens($0)) }
        }
        let files = (headers + read).map { path, tokens in
            let source = macros.expanding(names, in: tokens)
            return File(
                path: path, source: source,
                outline: ObjectiveCOutline(of: source, noting: facts))
        }
        uses = Self.uses(in: files, facts).map { path, offset, kind in
            ObjectiveCUse(kind: kind, place: context.library.place(path, offset))
        }
    }

    private static let words: Set<String> = [
        "UIApplication", "UIWindow", "window", "windows", "keyWindow", "rootViewController",
        "setRootViewController", "sharedApplication", "NSApp", "connectedScenes", "UIWindowScene",
    ]

    /// Words of which a part tells that a file may matter.
    private static let parts: Set<String> = [
        "indow", "ootViewController", "sendAction", "action:", "targetForAction",
        "class_addMethod", "class_replaceMethod", "method_setImplementation",
        "method_exchangeImplementations", "object_setClass", "class_addProtocol",
    ]

    // MARK: Headers

    /// The headers in the tree that some sources import by their names in quotes, and those that these do, with the bridging header and prefix headers.
    static func headers(
        of sources: [String], in context: TargetContext
    ) -> [(path: String, source: ObjectiveCTokens)] {
        let library = context.library
        var byName: [String: [String]] = [:]
        var prefixes: [String] = []
        for path in library.tree.paths {
            if path.isHeader { byName[path.fileName, default: []].append(path) }
            if path.hasSuffix(".pch") { prefixes.append(path) }
        }
        var found: [(String, ObjectiveCTokens)] = []
        var seen: Set<String> = []
        let bridging = context.bridgingHeaders.sorted()
        seen.formUnion(bridging)
        var pending = prefixes + sources.reversed() + bridging.flatMap { byName[$0] ?? [] }
        while let path = pending.popLast() {
            guard let text = library.text(path) else { continue }
            if !path.isObjectiveC, !path.isPlainC {
                found.append((path, ObjectiveCTokens(text)))
            }
            for name in imports(of: text) where seen.insert(name).inserted {
                pending += byName[name] ?? []
            }
        }
        return found.sorted { $0.0 < $1.0 }
    }

    /// The names of the files in `#import "Name.h"` and `#include "folder/Name.h"`.
    private static func imports(of text: SourceText) -> [String] {
        var names: [String] = []
        for line in text.lines where line.count < longestLine && line.first == UInt8(ascii: "#") {
            let words = String(decoding: line, as: UTF8.self).split(separator: "\"")
            if words.count > 1, ["import", "include"].contains(where: words[0].contains) {
                names.append(String(words[1]).fileName)
            }
        }
        return names
    }

    private static let longestLine = 300

    // MARK: Readings

    private typealias Done = (path: String, offset: Int, kind: ObjectiveCUse.Kind)

    private static func uses(
        in files: [File], _ facts: ObjectiveCFacts
    ) -> [Done] {
        let all = files.enumerated().flatMap { number, file in bodies(of: file, number) }
        var found = [[ObjectiveCBody.Use]](repeating: [], count: all.count)
        // What a reading finds that learns nothing new is all there is; behind the last one all is read once more.
        for _ in 0...mostReadings {
            facts.hasChanged = false
            for (index, body) in all.enumerated() where !facts.readers.isCurrent(index) {
                facts.readers.begin(index)
                found[index] = uses(in: body, of: files[body.number].source, facts)
            }
            if !facts.hasChanged { break }
        }
        var byFile = files.map { delegateMethods(in: $0, facts) }
        for (body, uses) in zip(all, found) { byFile[body.number] += uses }
        return zip(files.indices, zip(files, byFile)).flatMap { number, read -> [Done] in
            let (file, found) = read
            var seen: Set<ObjectiveCUse.Kind> = []
            var line: Int?
            return found.sorted { $0.token < $1.token }.compactMap { token, kind -> Done? in
                if kind == .windowWithoutScene,
                    facts.covered.contains(ObjectiveCValue.Made(file: number, token: token))
                {
                    return nil
                }
                let offset = Int(file.source.tokens[token].place)
                if line != offset {
                    line = offset
                    seen = []
                }
                return seen.insert(kind).inserted ? (file.path, offset, kind) : nil
            }
        }
    }

    /// A method or function of a file.
    private struct Body {
        let number: Int
        let owner: String?
        let name: String
        let isOfClass: Bool
        let parameters: [(type: Range<Int>, name: String)]
        let tokens: Range<Int>
        let result: Range<Int>
    }

    /// The methods and functions of a file.
    private static func bodies(of file: File, _ number: Int) -> [Body] {
        let methods = file.outline.classes.flatMap { type in
            [(type.methods, false), (type.classMethods, true)].flatMap { methods, isOfClass in
                methods.map {
                    Body(
                        number: number, owner: type.name, name: $0.selector, isOfClass: isOfClass,
                        parameters: $0.parameters, tokens: $0.body, result: $0.result)
                }
            }
        }
        return methods
            + file.outline.functions.map {
                Body(
                    number: number, owner: nil, name: $0.name, isOfClass: false,
                    parameters: $0.parameters, tokens: $0.body, result: $0.result)
            }
    }

    /// The methods of the app's delegates in a file, by tokens.
    private static func delegateMethods(
        in file: File, _ facts: ObjectiveCFacts
    ) -> [ObjectiveCBody.Use] {
        file.outline.classes.filter { facts.delegates.contains($0.name) }.flatMap { type in
            type.methods.map { (max(0, $0.body.lowerBound - 1), .delegateMethod($0.selector)) }
        }
    }

    /// What a method or function does, by tokens.
    private static func uses(
        in body: Body, of source: ObjectiveCTokens, _ facts: ObjectiveCFacts
    ) -> [ObjectiveCBody.Use] {
        var reader = ObjectiveCBody(
            source, number: body.number, facts, owner: body.owner, selector: body.name,
            isOfClass: body.isOfClass)
        reader.bind(body.parameters)
        reader.run(body.tokens, result: body.result)
        return reader.uses
    }
}
