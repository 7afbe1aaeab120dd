import AppleFrameworks
import SourceEditing

/// The application delegate of an app that starts from Objective-C, where its class is written in Objective-C, too.
package struct ObjectiveCDelegate {
    /// One of its methods.
    package struct Method {
        /// The source, relative to the top of the tree.
        package let path: String
        /// Its tokens.
        package let source: ObjectiveCTokens
        /// The method.
        package let code: ObjectiveCClass.Method
        /// Whether only some builds have it.
        package let isConditional: Bool

        /// Its name with the colons.
        package var selector: String { code.selector }
        /// Whether it has no statement.
        package var isEmpty: Bool { code.body.isEmpty }
    }

    /// The start that names it.
    package let main: ObjectiveCMain
    /// Its name.
    package let name: String
    /// The source that implements it, relative to the top of the tree.
    package let path: String
    /// That source.
    package let source: ObjectiveCTokens
    /// What it implements there.
    package let type: ObjectiveCClass
    /// The methods of its instances, those of its categories included, in the order of the files.
    package let methods: [Method]
    /// The classes that headers say it inherits from, without repetition; more than one where they disagree.
    package let superclasses: [String]
    /// Whether others can set the window that it keeps.
    package let keepsWindow: Bool

    /// The delegate of an app; nil where none starts from Objective-C, or not with one class of the target's Objective-C.
    package init?(in context: TargetContext, by profile: PlatformProfile) {
        guard profile.isUIKit, let main = context.objectiveCMain(calling: profile.launchFunction),
            let name = Self.name(in: main, context, by: profile)
        else { return nil }
        let library = context.library
        var methods: [Method] = []
        var own: [(path: String, source: ObjectiveCTokens, type: ObjectiveCClass)] = []
        for path in library.paths(context.target.objectiveCSources, implementing: name) {
            guard let text = library.text(path) else { continue }
            let source = ObjectiveCTokens(text)
            let conditions = source.conditionalRanges
            for type in ObjectiveCClass.all(in: source) where type.name == name {
                if !type.isCategory { own.append((path, source, type)) }
                methods += type.methods.map { method in
                    Method(
                        path: path, source: source, code: method,
                        isConditional: conditions.contains { $0.contains(method.offset) })
                }
            }
        }
        guard own.count == 1, let only = own.first else { return nil }
        self.main = main
        self.name = name
        path = only.path
        source = only.source
        type = only.type
        self.methods = methods
        let interfaces = Self.interfaces(of: name, beside: only.path, in: library)
        superclasses = Set(interfaces.compactMap(\.superclass)).sorted()
        keepsWindow =
            interfaces.contains(where: \.hasWindow)
            || methods.contains { $0.selector == "setWindow:" }
    }

    /// The class that the call gives where it is understood, else the only one that the start names.
    private static func name(
        in main: ObjectiveCMain, _ context: TargetContext, by profile: PlatformProfile
    ) -> String? {
        let file = context.library.text(main.path).map {
            ObjectiveCMainFile(ObjectiveCTokens($0), calling: profile.launchFunction)
        }
        switch file?.call?.delegate {
        case .type(let name), .text(let name): return name
        case .some(.none), nil:
            return main.delegateClasses.count == 1 ? main.delegateClasses[0] : nil
        }
    }

    /// The method of a name; nil where it has none.
    package func method(_ selector: String) -> Method? {
        methods.first { $0.selector == selector }
    }

    // MARK: Interfaces

    private struct Interface {
        let superclass: String?
        let hasWindow: Bool
    }

    /// What headers, and the source itself, declare of a class; of headers the one beside the source counts where there is one.
    private static func interfaces(
        of name: String, beside path: String, in library: SourceLibrary
    ) -> [Interface] {
        let headers = library.paths(
            library.tree.paths.filter { $0.isHeader || $0.hasSuffix(".pch") },
            mentioning: name)
        let beside = headers.filter { $0.folder == path.folder }
        let found = { (paths: [String]) in
            paths.flatMap { path -> [Interface] in
                library.text(path).map { interfaces(of: name, in: ObjectiveCTokens($0)) } ?? []
            }
        }
        let near = found(beside)
        let own = found([path])
        return (near.contains { $0.superclass != nil } ? near : found(headers)) + own
    }

    private static func interfaces(of name: String, in source: ObjectiveCTokens) -> [Interface] {
        source.tokens.indices.compactMap { index in
            guard source.spells(index, "@"), source.spells(index + 1, "interface"),
                source.spells(index + 2, name)
            else { return nil }
            let isRoot = source.spells(index + 3, ":")
            let end = (index..<source.tokens.count).first {
                source.spells($0, "@") && source.spells($0 + 1, "end")
            }
            let members = index + 3..<(end ?? source.tokens.count)
            return Interface(
                superclass: isRoot ? source.spelling(index + 4) : nil,
                hasWindow: members.contains {
                    source.spells($0, "window") && source.spells($0 + 1, ";")
                        && source.spells($0 - 1, "*")
                })
        }
    }
}

extension ObjectiveCTokens {
    /// Whether only some builds compile what stands at a place, in bytes.
    package func isConditional(_ offset: Int) -> Bool {
        conditionalRanges.contains { $0.contains(offset) }
    }

    /// The end of the last line that imports something in every build, in bytes; nil where none does.
    package var endOfImports: Int? {
        let conditions = conditionalRanges
        return directives.last { line in
            let word = text[line].prefix(64).dropFirst().drop(while: \.isWhitespace)
            return (word.hasPrefix("import") || word.hasPrefix("include"))
                && !conditions.contains { $0.contains(line.lowerBound) }
        }?.upperBound
    }

    /// What only some builds compile, in bytes: each from its `#if` to its `#endif`.
    var conditionalRanges: [Range<Int>] {
        var open: [Int] = []
        var found: [Range<Int>] = []
        for line in directives {
            let word = text[line].prefix(64).dropFirst().drop(while: \.isWhitespace)
            if word.hasPrefix("if") {
                open.append(line.lowerBound)
            } else if word.hasPrefix("endif"), let start = open.popLast(), open.isEmpty {
                found.append(start..<line.upperBound)
            }
        }
        return found
    }
}
