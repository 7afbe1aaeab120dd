import ProjectModel
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Reads, sketches and outlines the files of one tree at most once each.
///
/// A class, because what it holds is a cache; it lives as long as one plan and never leaves its task.
package final class SourceLibrary {
    /// The files that it reads.
    package let tree: FileTree
    private let snapshot: SourceSnapshot
    private var sources: [String: LibrarySource] = [:]
    /// Which versions of packages and pods the tree pins.
    private(set) lazy var lockFiles = LockFiles(of: tree)
    /// What code of the tree speaks for launches in the background.
    private(set) lazy var backgroundLaunchCode = BackgroundLaunchCode(
        among: tree.paths, mentioning: { paths($0, mentioning: $1) }, text: text)
    /// The scripts among the files.
    private(set) lazy var scripts = tree.paths.filter { $0.fileName.isNameOfScript }
    private var madeByName: [String: Bool] = [:]
    private let base: (library: SourceLibrary, changed: Set<String>)?

    /// A library over a tree, of which a part may have been read.
    package init(_ tree: FileTree, snapshot: SourceSnapshot = SourceSnapshot()) {
        self.tree = tree
        self.snapshot = snapshot
        sources.reserveCapacity(snapshot.texts.count)
        base = nil
    }

    /// The files of another library as they would be after an edit; those that it leaves alone are read once for both.
    package init(_ library: SourceLibrary, applying edit: WorkspaceEdit) {
        tree = library.tree.applying(edit)
        snapshot = SourceSnapshot()
        base = (library, Set(edit.paths))
    }

    /// A file of the tree, which need not be there; nothing of it is read yet.
    package func source(_ path: String) -> LibrarySource {
        if let known = sources[path] { return known }
        if let base, !base.changed.contains(path) { return base.library.source(path) }
        let source = LibrarySource(path: path, tree: tree, snapshot: snapshot) { [weak self] in
            self?.mayMakeByName($0) ?? true
        }
        sources[path] = source
        return source
    }

    /// The text of a file; nil where it can't be read.
    package func text(_ path: String) -> SourceText? { source(path).text }

    /// The outline of a Swift file; nil where it can't be read.
    package func outline(_ path: String) -> SwiftFile? { source(path).file?.outline }

    /// A storyboard or nib; nil where it can't be read.
    package func interface(_ path: String) -> InterfaceFile? {
        try? source(path).interface?.get()
    }

    /// Those of the paths whose text contains a word; a quick filter before anything is parsed.
    package func paths(_ paths: [String], mentioning word: String) -> [String] {
        let mention = Mention(word)
        return paths.filter { source($0).contains(mention) }
    }

    /// Whether a nib, a property list, Objective-C or a name in Swift may make a value of a class without a call of an
    /// initializer.
    private func mayMakeByName(_ type: String) -> Bool {
        if let known = madeByName[type] { return known }
        guard madeByName.count < Self.mostClasses else { return true }
        let found = ClassMakers(of: type, in: self).areThere
        madeByName[type] = found
        return found
    }

    /// Each question goes to every file; of more classes it is not asked, and they count as made.
    private static let mostClasses = 100

    /// The place of a byte offset in a file.
    package func place(_ path: String, _ offset: Int) -> Place {
        let lines = source(path).lines
        let position = lines?.position(of: offset) ?? SourcePosition(line: 1, column: 1)
        return Place(path: path, position: position)
    }

    /// The place that a project names.
    package func place(_ place: FilePlace) -> Place { self.place(place.path, place.offset) }

    /// The first token of a source that stands at a place or behind it; nil where the source has no such line.
    package func token(at place: Place, in outline: SwiftFile) -> Int? {
        guard let lines = source(place.path).lines,
            lines.starts.indices.contains(place.position.line - 1)
        else { return nil }
        return outline.tokens.token(
            from: lines.starts[place.position.line - 1] + place.position.column - 1)
    }

    /// The place of a token in a Swift file.
    package func place(_ path: String, token: Int) -> Place {
        guard let outline = outline(path) else { return place(path, 0) }
        return place(path, outline.tokens.tokens[token].start)
    }
}

/// One file of a library, with everything that was found out about it.
///
/// Where no snapshot has it, only the sketch of most files is kept; the text is read again where it turns out to matter.
package final class LibrarySource {
    /// Relative to the root.
    package let path: String
    private let tree: FileTree

    /// The file with its outline, for a Swift file.
    package private(set) lazy var file: ProgramFile? = text.map {
        ProgramFile(path: path, outline: SwiftFile($0), isMadeByName: isMadeByName)
    }
    /// Where the lines start.
    package private(set) lazy var lines: LineTable? = text.map { LineTable($0) }
    /// What a storyboard or nib holds, or why it can't be told; nil where the file can't be opened.
    package private(set) lazy var interface: Result<InterfaceFile, DocumentError>? = text.map {
        text in
        Result { () throws(DocumentError) in
            InterfaceFile(
                path: path, document: try InterfaceDocument(text), lines: LineTable(text))
        }
    }
    /// What a quick look at the text tells; one that can't be read has no words.
    private(set) lazy var sketch =
        known ?? SourceSketch((kept ?? read()) ?? SourceText(""))
    private let known: SourceSketch?
    private var kept: SourceText??
    private var reason: String?
    private var searches = 0
    private lazy var words = text.map { SourceWords(in: $0) }
    private lazy var imports = text.map { SourceWords(behind: "import ", in: $0) }
    private let isMadeByName: (String) -> Bool

    fileprivate init(
        path: String, tree: FileTree, snapshot: SourceSnapshot,
        isMadeByName: @escaping (String) -> Bool
    ) {
        self.isMadeByName = isMadeByName
        self.path = path
        self.tree = tree
        known = snapshot.sketch(of: path)
        kept = snapshot.texts[path].map { .some($0) }
    }

    /// The text; nil where the file can't be read.
    package var text: SourceText? {
        if let kept { return kept }
        let text = read()
        kept = .some(text)
        return text
    }

    private func read() -> SourceText? {
        do throws(FileError) {
            return try tree.read(path)
        } catch {
            reason = error.reason
            return nil
        }
    }

    /// Why the file can't be read; nil where it can.
    var unreadableReason: String? {
        _ = sketch
        return reason
    }

    /// What Git left in the place of the file; nil where it left nothing, or markers that are part of a literal.
    package var leftover: GitLeftover? {
        guard let leftover = sketch.leftover else { return nil }
        guard case .conflict = leftover, path.hasSuffix(".swift") else { return leftover }
        let problem = file?.outline.tokens.problems.first { $0.kind == .conflictMarker }
        return problem.map { .conflict(offset: $0.offset) }
    }

    /// Whether the text contains a word.
    package func contains(_ mention: Mention) -> Bool {
        guard sketch.mayContain(mention.word), let text else { return false }
        return mention.pattern.occurs(in: text)
    }

    /// Whether the text contains a word that is no part of a longer one.
    package func names(_ mention: Mention) -> Bool {
        guard sketch.mayContain(mention.word), let text else { return false }
        // A few words are searched in the text; for many words a set pays.
        searches += 1
        if searches > Self.mostSearches, let known = words?.contains(mention.pattern.needle) {
            return known
        }
        return mention.pattern.occursByItself(in: text)
    }

    private static let mostSearches = 16

    /// Whether the text imports a module.
    package func imports(_ module: ImportMention) -> Bool {
        let mention = module.mention
        guard sketch.mayContain(mention.word), let text, let imports else { return false }
        return imports.contains(module.name) ?? mention.pattern.occursByItself(in: text)
    }
}

/// The import of a module, to look for in many files.
package struct ImportMention {
    fileprivate let name: [UInt8]
    fileprivate let mention: Mention

    /// Prepares a module's name.
    package init(_ module: String) {
        name = Array(module.utf8)
        mention = Mention("import " + module)
    }
}

/// A word to look for in many files.
package struct Mention {
    /// What sketches are asked for.
    package let word: SketchedWord
    fileprivate let pattern: BytePattern

    /// Prepares a word.
    package init(_ word: String) {
        self.word = SketchedWord(word)
        self.pattern = BytePattern(word)
    }
}
