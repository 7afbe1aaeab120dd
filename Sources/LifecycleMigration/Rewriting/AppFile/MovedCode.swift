import SourceEditing
import SwiftOutline

/// The statements and the root expression on their way out of the launch function.
struct MovedCode {
    /// Where the code arrives.
    enum Destination {
        /// Another method of the same delegate.
        case delegate
        /// The `App`, which has the delegate as `appDelegate`.
        case app(delegateName: String)
        /// A type of its own, which reaches the delegate by its class.
        case ownType(SharedDelegate)
    }

    private let setup: RootViewSetup
    private let destination: Destination
    private let replacements: [TextEdit]

    /// The code that a set-up moves to a destination.
    init(setup: RootViewSetup, destination: Destination) {
        self.setup = setup
        self.destination = destination
        replacements = MovedNames(setup: setup, destination: destination).edits().inPlaceOrder()
    }

    /// A byte range with its names replaced.
    private func excerpt(_ range: Range<Int>, adding edits: [TextEdit] = []) -> CodeExcerpt {
        let inside = replacements[firstReplacement(from: range.lowerBound)...].prefix {
            $0.range.lowerBound < range.upperBound
        }
        return CodeExcerpt(range, of: file, replacements: inside + edits)
    }

    /// The index of the first replacement at an offset or behind it, by halving.
    private func firstReplacement(from offset: Int) -> Int {
        var low = 0
        var high = replacements.count
        while low < high {
            let middle = (low + high) / 2
            if replacements[middle].range.lowerBound < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private var file: SwiftFile { setup.function.file }

    /// The statements to move or copy, in order, blank lines between them kept.
    func statements(where isIncluded: (Int) -> Bool = { _ in true }) -> [CodeExcerpt] {
        let declaration = setup.root.configured?.declaration
        let root = declaration == nil ? [] : [setup.rootIndex]
        let indices = (setup.moved + setup.copied + root).sorted().filter(isIncluded)
        var result = storyboardLines
        for (position, index) in indices.enumerated() {
            if position > 0, hasBlankLine(between: indices[position - 1], and: index) {
                result.append(.blankLine)
            }
            result.append(excerpt(of: index))
        }
        return result
    }

    /// What loads the storyboard whose root the statements configure.
    private var storyboardLines: [CodeExcerpt] {
        guard let root = setup.root.storyboard else { return [] }
        return StoryboardRootCode(root, in: file).lines.map { CodeExcerpt(code: $0) }
    }

    /// A statement with its comments.
    func excerpt(of index: Int) -> CodeExcerpt {
        let statement = setup.statements[index].statement
        let extent = CodeExtent(of: statement.range, in: file)
        if index == setup.rootIndex, let root = setup.root.configured,
            let declaration = root.declaration
        {
            let edit = TextEdit(range: file.bytes(of: root.target), replacement: declaration)
            return excerpt(extent.bytes, adding: [edit])
        }
        guard DelegateRead.guardBinding(of: statement, in: file) != nil,
            let condition = statement.blocks.first?.condition
        else { return excerpt(extent.bytes) }
        // The delegate is there, always: `let` without its `guard`.
        let binding = excerpt(file.bytes(of: condition))
        return comments(above: statement).map { $0.appending(binding) } ?? binding
    }

    /// The declaration of a local that becomes a property of its class, made at its first use.
    func lazyProperty(of index: Int) -> CodeExcerpt {
        excerpt(CodeExtent(of: setup.statements[index].statement.range, in: file).bytes)
            .lazyDeclaration()
    }

    /// The comments directly above a statement.
    private func comments(above statement: Statement) -> CodeExcerpt? {
        let start = CodeExtent(of: statement.range, in: file).bytes.lowerBound
        let trivia = file.tokens.trivia(before: statement.range.lowerBound)
        guard let last = trivia.last(where: \.isComment), last.range.lowerBound >= start else {
            return nil
        }
        return CodeExcerpt(start..<last.range.upperBound, of: file)
    }

    /// The root expression, without comments in front; a choice is a whole statement, with its comments.
    func root() -> CodeExcerpt {
        if let root = setup.root.storyboard {
            let code = StoryboardRootCode(root, in: file)
            return CodeExcerpt(code: code.value(at: destination))
        }
        if let root = setup.root.configured {
            let fallback = root.isOptional ? " ?? UIViewController()" : ""
            return CodeExcerpt(code: root.name + fallback)
        }
        guard let choice = setup.root.choice else { return expression() }
        let extent = CodeExtent(of: choice.statement.range, in: file)
        let edits = RootChoiceEdits(choice, isView: setup.root.isView, in: file).edits()
        return excerpt(extent.bytes, adding: edits)
    }

    private func expression() -> CodeExcerpt {
        let bytes = file.bytes(of: setup.root.range)
        let end = CodeExtent(of: setup.root.range, in: file).bytes.upperBound
        return excerpt(bytes.lowerBound..<end)
    }

    /// The comments above the local whose value became the root.
    func rootComments() -> [CodeExcerpt] {
        guard let index = setup.inlined.last else { return [] }
        return [comments(above: setup.statements[index].statement)].compactMap { $0 }
    }

    private func hasBlankLine(between first: Int, and second: Int) -> Bool {
        let start = CodeExtent(of: setup.statements[first].statement.range, in: file).bytes
            .upperBound
        let end = CodeExtent(of: setup.statements[second].statement.range, in: file).bytes
            .lowerBound
        guard start < end, file.hasLineBreak(in: start..<end) else { return false }
        var line = file.startOfNextLine(start)
        while line < end {
            if file.isBlank(line..<file.endOfLine(line)) { return true }
            line = file.startOfNextLine(line)
        }
        return false
    }
}
