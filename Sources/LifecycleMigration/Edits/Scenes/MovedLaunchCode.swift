import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The launch's code about the window as it reads in the delegate of the scene.
struct MovedLaunchCode {
    private let moved: MovedLaunch
    private let replacements: [TextEdit]
    private var file: SwiftFile { moved.split.function.file }

    /// The code of a launch that moves; where it `handsOver` the window, functions that make it give it to the application's delegate.
    init(_ moved: MovedLaunch, handsOver: Bool = false) {
        self.moved = moved
        let file = moved.split.function.file
        let tokens = file.tokens.tokens
        let delegate = moved.delegateProperty
        let inStatements = moved.split.moving.map(\.range)
        let locals = Set(
            inStatements.flatMap { file.references(in: $0) }.filter { $0.role == .declaredName }
                .map(\.name))
        let closures = file.closureNames(in: inStatements)
        let references = inStatements.flatMap { file.references(in: $0) }.filter {
            $0.role == .bare && !locals.contains($0.name) && !closures.bound.contains($0.token)
        }
        let asked = references.filter { moved.asked.contains($0.name) }.map {
            let name = file.text($0.token..<$0.token + 1)
            let isCaptured = closures.captures.contains($0.token)
            return TextEdit.insert(
                (isCaptured ? name + " = " : "") + delegate + ".", at: tokens[$0.token].start)
        }
        let types = moved.typeReferences.map {
            TextEdit.insert(moved.delegateName + ".", at: tokens[$0].start)
        }
        let selves = moved.selfReferences.map {
            TextEdit(range: tokens[$0].range, replacement: delegate)
        }
        let application = moved.split.method.declaration.parameters.first?.name
        let applications = references.filter { $0.name == application }.map {
            TextEdit(range: tokens[$0.token].range, replacement: "UIApplication.shared")
        }
        let makings = moved.makings.map {
            TextEdit(
                range: file.bytes(of: $0.arguments), replacement: "(windowScene: windowScene)")
        }
        let calls = moved.ranges.flatMap { file.references(in: $0) }.filter { reference in
            moved.needingScene.contains(reference.name) && reference.role != .declaredName
                && tokens[reference.token + 1].kind == .leftParen
        }.map { Self.added("in: windowScene", behind: $0.token + 1, in: file) }
        let parameters = moved.members.filter {
            moved.needingScene.contains($0.declaration.name)
        }.compactMap { member -> TextEdit? in
            let open = member.declaration.range.first {
                $0 > member.declaration.keyword && tokens[$0].kind == .leftParen
            }
            return open.map {
                Self.added("in windowScene: UIWindowScene", behind: $0, in: file)
            }
        }
        let given: [TextEdit] =
            handsOver
            // A function that several places call is seen with each of them.
            ? Set(moved.windowStatementsOfFunctions).sorted { $0.lowerBound < $1.lowerBound }
                .map { statement -> TextEdit in
                    // The method for a scene that connects unwraps the delegate where its code asks for it.
                    let isInside = inStatements.contains { $0.contains(statement.lowerBound) }
                    let receiver = isInside && moved.asksDelegate ? delegate : delegate + "?"
                    return Self.handOver(to: receiver, behind: statement, in: file)
                } : []
        replacements =
            (asked + types + selves + applications + makings + calls + parameters + given)
            .inPlaceOrder()
    }

    /// The edit that adds an element in front of the others in parentheses.
    private static func added(_ text: String, behind open: Int, in file: SwiftFile) -> TextEdit {
        let isEmpty = file.tokens.tokens[open + 1].kind == .rightParen
        return .insert(isEmpty ? text : text + ", ", at: file.tokens.tokens[open].end)
    }

    /// The edit that gives the window to the application's delegate behind a statement.
    private static func handOver(
        to receiver: String, behind statement: TokenRange, in file: SwiftFile
    ) -> TextEdit {
        let bytes = file.bytes(of: statement)
        let endsLine = file.isBlank(bytes.upperBound..<file.endOfLine(bytes.upperBound))
        let parting =
            endsLine ? "\n" + file.lineIndentation(at: bytes.lowerBound) : "; "
        return .insert(parting + receiver + ".window = window", at: bytes.upperBound)
    }

    private func excerpt(_ range: Range<Int>) -> CodeExcerpt {
        var low = 0
        var high = replacements.count
        while low < high {
            let middle = (low + high) / 2
            if replacements[middle].range.lowerBound < range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let inside = replacements[low...].prefix { range.contains($0.range.lowerBound) }
        return CodeExcerpt(range, of: file, replacements: Array(inside))
    }

    /// The statements with their comments, the blank lines between them kept.
    var statements: [CodeExcerpt] { statements(handingOver: nil) }

    /// The same with a line behind the statement that makes the window.
    func statements(handingOver line: String?) -> [CodeExcerpt] {
        let ranges = moved.split.moving.map(\.range)
        guard let line, let count = moved.countUntilWindow else { return excerpts(of: ranges) }
        let all = excerpts(of: ranges)
        // Blank lines count for nothing.
        var position = 0
        var left = count
        while left > 0, position < all.count {
            if !all[position].isBlank { left -= 1 }
            position += 1
        }
        return Array(all[..<position]) + [CodeExcerpt(code: line)] + Array(all[position...])
    }

    /// The properties.
    var properties: [CodeExcerpt] {
        excerpts(of: moved.members.filter { $0.declaration.kind == .variable }.map(range))
    }

    /// The methods, each with its comments.
    var methods: [CodeExcerpt] {
        moved.members.filter { $0.declaration.kind == .function }.map { member in
            excerpt(CodeExtent(of: range(of: member), in: file).bytes)
        }
    }

    private func range(of member: LocatedDeclaration) -> TokenRange { member.declaration.range }

    private func excerpts(of ranges: [TokenRange]) -> [CodeExcerpt] {
        var result: [CodeExcerpt] = []
        for (position, range) in ranges.enumerated() {
            let bytes = CodeExtent(of: range, in: file).bytes
            if position > 0 {
                let last = CodeExtent(of: ranges[position - 1], in: file).bytes.upperBound
                if last < bytes.lowerBound,
                    file.text[last..<bytes.lowerBound].filter({ $0 == "\n" }).count > 1
                {
                    result.append(.blankLine)
                }
            }
            result.append(excerpt(bytes))
        }
        return result
    }
}
