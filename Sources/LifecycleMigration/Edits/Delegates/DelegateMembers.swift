import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Members that a delegate gets, and what its initializer does with them.
struct DelegateMembers {
    /// Properties, one line each, in front of the initializer.
    var properties: [String] = []
    /// Statements at the end of the initializer.
    var statements: [String] = []
    /// Methods at the end of the class, each as its lines; levels of indentation are tabs.
    var methods: [[String]] = []
    /// Methods behind those that are about one thing; nil where there are none.
    var section: DelegateSection?
}

/// Methods that a class with headings has under one of their own.
struct DelegateSection {
    /// What they are about.
    let title: String
    /// The methods, each as its lines.
    var methods: [[String]] = []
}

extension [DelegateMembers] {
    /// The members of all of them.
    func joined() -> DelegateMembers {
        DelegateMembers(
            properties: flatMap(\.properties), statements: flatMap(\.statements),
            methods: flatMap(\.methods), section: compactMap(\.section).first)
    }
}

/// Adds members to a delegate the way that its author would have.
struct DelegateMembersWriter {
    private let declaration: Declaration
    private let base: String
    private let style: CodeStyle
    private let removed: TokenRanges
    private let replaced: TokenRange?
    private let file: SwiftFile

    /// A writer for a class; `removed` are the tokens that go, by path, among them a member that another one takes the place of.
    init(
        delegate: LocatedDeclaration, except removed: [String: [TokenRange]],
        replacing member: Declaration? = nil
    ) {
        replaced = member?.range
        declaration = delegate.declaration
        file = delegate.file.outline
        (base, style) = CodeStyle(of: file).ofMembers(of: declaration, in: file)
        self.removed = TokenRanges(removed[delegate.file.path] ?? [])
    }

    /// The edits that add everything to the class's own file.
    func edits(adding members: DelegateMembers) -> [TextEdit] {
        if let edits = opened(adding: members) { return edits }
        var edits: [TextEdit] = []
        let properties = members.properties.enumerated().flatMap { index, line in
            // A static property stands apart from those of instances.
            let isParted =
                index > 0
                && (line.contains(" static ") || members.properties[index - 1].contains(" static "))
            return (isParted ? [""] : [])
                + [String(style.lines([line], at: base).dropLast())]
        }
        let existing = declaration.members.first {
            $0.kind == .initializer && $0.parameters.isEmpty
        }
        if members.statements.isEmpty {
            edits += top(properties)
        } else if let existing {
            edits += assignments(members.statements, in: existing) + top(properties)
        } else {
            let lines =
                ["override init() {", "\tsuper.init()"] + members.statements.map { "\t" + $0 } + [
                    "}"
                ]
            let initializer = style.lines(lines, at: base).dropLast()
            edits += top(properties + (properties.isEmpty ? [] : [""]) + [String(initializer)])
        }
        return edits + end(members.methods, members.section, isFirst: edits.isEmpty && isEmptied)
    }

    /// Whether nothing is left of the class's own body, no comment either.
    private var isEmptied: Bool {
        guard let braces = declaration.bodyBraces, !declaration.members.isEmpty,
            declaration.members.allSatisfy(goes)
        else { return false }
        let extents = declaration.members.map { CodeExtent(of: $0.range, in: file).bytes }
        return (braces.open + 1...braces.close).allSatisfy { token in
            file.tokens.trivia(before: token).allSatisfy { piece in
                !piece.isComment || extents.contains { $0.contains(piece.range.lowerBound) }
            }
        }
    }

    /// The edits of a class whose braces stand on one line, with nothing or with members that stay in front; nil for another.
    private func opened(adding members: DelegateMembers) -> [TextEdit]? {
        guard let braces = declaration.bodyBraces else { return nil }
        let inside = file.tokens.tokens[braces.open].end..<file.tokens.tokens[braces.close].start
        guard !file.hasLineBreak(in: inside),
            !declaration.members.contains(where: { $0.kind == .initializer })
        else { return nil }
        let initializer =
            members.statements.isEmpty
            ? []
            : ["override init() {", "\tsuper.init()"] + members.statements.map { "\t" + $0 } + ["}"]
        let blocks =
            [members.properties, initializer] + members.methods + (members.section?.methods ?? [])
        let text = blocks.filter { !$0.isEmpty }.map { style.lines($0, at: base) }
            .joined(separator: "\n")
        guard !text.isEmpty else { return [] }
        let end = file.lineIndentation(at: file.tokens.tokens[declaration.keyword].start)
        let lines = style.finish("\n" + text + end)
        return file.isBlank(inside)
            ? [TextEdit(range: inside, replacement: lines)]
            : [.insert(lines, at: inside.upperBound)]
    }

    /// Statements behind `super.init()`, or `self.init(…)` of a convenience initializer. Where the initializer leaves that call to the compiler, which makes it at the
    /// end, it is written out, since `self` can't be used in front of it.
    private func assignments(_ statements: [String], in initializer: Declaration) -> [TextEdit] {
        let content = initializer.body ?? 0..<0
        let body = file.statements(of: content)
        let call = body.first { statement in
            let text = file.text(statement.range)
            return text.hasPrefix("super.init") || text.hasPrefix("self.init")
        }
        let isCalled =
            initializer.hasModifier("convenience")
            || content.contains { file.tokens.tokens[$0].kind == .keyword(.super) }
        let added = (isCalled ? [] : ["super.init()"]) + statements
        guard let braces = initializer.bodyBraces else { return [] }
        let open = file.tokens.tokens[braces.open].end
        let close = file.tokens.tokens[braces.close].start
        if !file.hasLineBreak(in: open..<close) {
            return opened(open..<close, around: body, adding: added)
        }
        guard let place = call ?? body.last else {
            let lines = added.map { "\n" + base + style.indentation + $0 }.joined()
            return [.insert(style.finish(lines), at: open)]
        }
        let indentation = file.lineIndentation(at: file.tokens.tokens[place.range.lowerBound].start)
        let lines = added.map { "\n" + indentation + $0 }.joined()
        let end = file.endOfLine(file.bytes(of: place.range).upperBound)
        return [.insert(style.finish(lines), at: end)]
    }

    /// An initializer on one line, opened up; the statements that are added stand behind its own.
    private func opened(
        _ content: Range<Int>, around body: [Statement], adding statements: [String]
    ) -> [TextEdit] {
        let lines = statements.map { "\n" + base + style.indentation + $0 }.joined()
        let end = style.finish("\n" + base)
        guard let first = body.first, let last = body.last else {
            let isEmpty = file.isBlank(content)
            let place = isEmpty ? content : content.upperBound..<content.upperBound
            return [TextEdit(range: place, replacement: style.finish(lines) + end)]
        }
        let start = content.lowerBound..<file.bytes(of: first.range).lowerBound
        let rest = file.bytes(of: last.range).upperBound..<content.upperBound
        var edits = [TextEdit.insert(style.finish(lines), at: rest.lowerBound)]
        if file.isBlank(start) {
            let indentation = style.finish("\n" + base + style.indentation)
            edits.insert(TextEdit(range: start, replacement: indentation), at: 0)
        }
        edits.append(
            file.isBlank(rest)
                ? TextEdit(range: rest, replacement: end) : .insert(end, at: content.upperBound))
        return edits
    }

    /// Lines behind the properties that the class starts with, an empty line around them.
    private func top(_ lines: [String]) -> [TextEdit] {
        guard !lines.isEmpty, let open = declaration.bodyBraces?.open else { return [] }
        let text = lines.joined(separator: "\n")
        if let last = lastProperty {
            let end = file.endOfLine(file.bytes(of: last.range).upperBound)
            // A property joins the others; a static one, or a method, stands apart.
            let isProperty = lines[0].hasPrefix(base + "private") && !lines[0].contains("static ")
            let start = (isProperty ? "\n" : "\n\n") + text
            return [.insert(style.finish(isProperty ? start : followed(start, at: end)), at: end)]
        }
        // A class that starts with an empty line goes on doing so.
        let first = file.startOfNextLine(file.endOfLine(file.tokens.tokens[open].end))
        let isSpaced = file.isBlank(first..<file.endOfLine(first))
        let end = isSpaced ? file.endOfLine(first) : file.endOfLine(file.tokens.tokens[open].end)
        return [.insert(style.finish(followed("\n" + text, at: end)), at: end)]
            + surplus(behind: end)
    }

    /// Lines behind the end of another one, with an empty one where none parts them from the next that stays: a method or a heading
    /// stands apart.
    private func followed(_ lines: String, at end: Int) -> String {
        var next = file.startOfNextLine(end)
        var space: String?
        let opens = lastProperty == nil
        for member in declaration.members where goes(member) {
            let extent = CodeExtent(of: member.range, in: file).bytes
            guard file.startOfLine(extent.lowerBound) == next else { continue }
            next = file.startOfNextLine(extent.upperBound)
            // At the start of the class, the empty lines behind go, too.
            while opens, file.isBlank(next..<file.endOfLine(next)), next < file.text.count {
                space = space ?? file.text[next..<file.endOfLine(next)]
                next = file.startOfNextLine(next)
            }
        }
        let close = file.tokens.tokens[declaration.bodyBraces?.close ?? declaration.keyword].start
        let isParted = file.isBlank(next..<file.endOfLine(next)) || file.startOfLine(close) == next
        return isParted ? lines : lines + "\n" + (space ?? "")
    }

    /// All but one of the empty lines behind the end of a line, where what follows them stays.
    private func surplus(behind end: Int) -> [TextEdit] {
        let first = file.startOfNextLine(end)
        guard file.isBlank(first..<file.endOfLine(first)),
            declaration.members.first.map({ !goes($0) }) ?? false
        else { return [] }
        let second = file.startOfNextLine(first)
        var next = second
        while next < file.text.count, file.isBlank(next..<file.endOfLine(next)) {
            next = file.startOfNextLine(next)
        }
        return next > second ? [.remove(second..<next)] : []
    }

    /// Whether a member goes, as a whole.
    private func goes(_ member: Declaration) -> Bool {
        removed.contains(member.keyword) && member.range != replaced
    }

    /// The last of the properties that stand in front of the first method; types may stand between them.
    private var lastProperty: Declaration? {
        let heads = declaration.members.prefix { member in
            member.kind == .variable || member.kind == .typealias
                || member.kind.hasMembers || member.kind == .enumCase
        }
        return heads.last {
            $0.kind == .variable && $0.conditions == declaration.conditions && !goes($0)
        }
    }

    /// The last of the application's callbacks, where a heading stands between it and the end of the class.
    private var lastCallback: Declaration? {
        guard let braces = declaration.bodyBraces,
            let last = declaration.members.last(where: {
                $0.kind == .function && $0.name.hasPrefix("application") && !goes($0)
                    && $0.conditions == declaration.conditions
            })
        else { return nil }
        let isHeaded = (last.range.upperBound...braces.close).contains { token in
            file.tokens.trivia(before: token).contains {
                $0.kind == .lineComment
                    && file.text[$0.range].dropFirst(2).drop { $0 == " " }.hasPrefix("MARK:")
            }
        }
        return isHeaded ? last : nil
    }

    /// Methods in front of the class's closing brace, those of a section under their heading where the class has some.
    private func end(
        _ own: [[String]], _ section: DelegateSection?, isFirst: Bool
    ) -> [TextEdit] {
        let callbacks = own.filter { $0[0].contains("func application") }
        if let last = lastCallback, !callbacks.isEmpty {
            let text = callbacks.map { "\n" + style.lines($0, at: base) }.joined()
            let end = file.endOfLine(file.bytes(of: last.range).upperBound)
            let rest = own.filter { !$0[0].contains("func application") }
            return [.insert(style.finish("\n" + String(text.dropLast())), at: end)]
                + self.end(rest, section, isFirst: false)
        }
        let mark = section.flatMap { MarkStyle(of: declaration, in: file)?.mark($0.title) }
        let methods = own + (mark.map { [[$0]] } ?? []) + (section?.methods ?? [])
        guard !methods.isEmpty, let close = declaration.bodyBraces?.close else {
            return []
        }
        let offset = file.startOfLine(file.tokens.tokens[close].start)
        let text = methods.map { style.lines($0, at: base) }.joined(separator: "\n")
        // A class that ends with an empty line has the one that parts its members already.
        let last = max(offset - style.newline.rawValue.utf8.count, 0)
        let isParted = isFirst || file.isBlank(file.startOfLine(last)..<last)
        return [.insert(style.finish((isParted ? "" : "\n") + text), at: offset)]
    }
}
