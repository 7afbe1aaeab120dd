import Foundation

/// The files that a migration has written, beside those that it started from: what mistakes are made of.
struct MigratedFiles: Sendable {
    /// A Swift source.
    struct Source: Sendable {
        /// The path.
        let path: String
        /// The text.
        let text: String
        /// Whether the migration has made the file.
        let isNew: Bool

        /// The lines that are part of no other place. Every kind of mistake asks for them.
        let lines: [String]
        /// Which of its bytes are code.
        fileprivate let masked: MaskedSource

        /// Reads a source.
        fileprivate init(path: String, text: String, isNew: Bool) {
            self.path = path
            self.text = text
            self.isNew = isNew
            lines = text.linesThatOccurOnce
            masked = MaskedSource(text)
        }

        /// The change of a text that occurs once; nothing where it does not.
        func replacing(_ old: String, by new: String) -> [Mutant.Change] {
            guard text.components(separatedBy: old).count == 2 else { return [] }
            return [.replace(path: path, old: old, new: new)]
        }
    }

    /// The project as it was found.
    let before: SourceTree
    /// The files that the migration has written.
    let changes: SourceTree
    /// The sources of them, in the order of their paths.
    let sources: [Source]

    /// The files of a migration.
    init(before: SourceTree, changes: SourceTree) {
        self.before = before
        self.changes = changes
        sources = changes.paths.filter {
            // A probe does nothing that is compared.
            $0.hasSuffix(".swift") && !$0.hasSuffix("SceneShiftProbe.swift")
        }.compactMap { path in
            changes.text(path).map {
                Source(path: path, text: $0, isNew: before.files[path] == nil)
            }
        }
    }

    /// Whether the app had scenes.
    var hadScenes: Bool {
        before.paths.contains { path in
            let text = before.text(path) ?? ""
            return ["UISceneDelegateClassName", "UIWindowSceneSessionRoleApplication"]
                .allSatisfy(text.contains)
        }
    }

    /// Whether a controller prints when its view is loaded.
    var screensPrint: Bool {
        before.paths.contains { path in
            guard path.hasSuffix(".swift"), let text = before.text(path),
                let controller = text.components(separatedBy: "ViewController {\n").dropFirst()
                    .first
            else { return false }
            return controller.between("viewDidLoad() {", "\n    }")?.contains("print(") ?? false
        }
    }

    /// Whether the launch method that comes last sets the root: what it prints stands before the first screen.
    var rootIsSetInDidFinishLaunching: Bool {
        !before.paths.contains { before.text($0)?.contains("willFinishLaunching") ?? false }
    }

    /// Whether a class of that kind does something that the log shows.
    func prints(_ kind: String) -> Bool {
        before.paths.contains { path in
            guard path.hasSuffix(".swift"), let text = before.text(path) else { return false }
            return text.contains(kind) && text.contains("print(")
        }
    }

    /// Each line of a kind by itself, replaced.
    func replacingLines(
        where matches: (String) -> Bool, by replacement: (String) -> String = { _ in "" }
    ) -> [[Mutant.Change]] {
        sources.flatMap { source in
            source.lines.filter(matches).map { source.replacing($0, by: replacement($0)) }
        }
    }

    /// Each text by itself, replaced where it occurs once.
    func replacing(_ old: String, by new: String) -> [[Mutant.Change]] {
        sources.map { $0.replacing(old, by: new) }
    }

    /// Each call by itself, with its arguments and closures, replaced; `start` is how the call begins.
    func replacingCalls(
        _ start: String, by replacement: (String) -> String = { _ in "" }
    ) -> [[Mutant.Change]] {
        sources.flatMap { source in
            source.masked.calls(start).map {
                source.replacing($0, by: replacement($0))
            }
        }
    }
}

extension Mutant.Change {
    /// The file that it changes.
    var path: String {
        switch self {
        case .replace(let path, _, _), .restore(let path), .delete(let path): path
        }
    }
}

extension MaskedSource {
    /// The calls that begin with a text, from the start of their line to the end of their last closure.
    fileprivate func calls(_ start: String) -> [String] {
        let name = start.prefix { $0 != "(" }
        return bytes.indices.filter { isCode[$0] && follows(start, at: $0) }.compactMap { place in
            var first = place
            while first > 0, bytes[first - 1] != 0x0A { first -= 1 }
            let last = end(ofCallAt: place + name.utf8.count)
            return last > place + name.utf8.count ? text(first..<last) : nil
        }
    }

    /// The place after the parentheses and closures that follow a name.
    private func end(ofCallAt index: Int) -> Int {
        var end = index
        while true {
            let next = skipBlanks(from: end)
            let isParenthesis = follows("(", at: next) && next == end
            guard isParenthesis || follows("{", at: next), let close = self.end(ofBracketAt: next)
            else { return end }
            end = close
        }
    }
}

extension String {
    /// The lines, without those that are part of another place too.
    fileprivate var linesThatOccurOnce: [String] {
        components(separatedBy: "\n").filter {
            !$0.isEmpty && components(separatedBy: $0).count == 2
        }
    }

    /// The text between two others, the first of each; nil where one is missing.
    func between(_ start: String, _ end: String) -> String? {
        guard let first = range(of: start), let last = self[first.upperBound...].range(of: end)
        else { return nil }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
