import SourceEditing
import Testing

/// Another way to write the same project; its migration must be the same, written that way.
struct Transformation: Sendable, CustomTestStringConvertible {
    /// What is done to the files.
    let testDescription: String
    /// Which files are rewritten.
    var concerns: @Sendable (_ path: String) -> Bool = { $0.hasSuffix(".swift") }
    /// Rewrites a file.
    let rewrite: @Sendable ([UInt8]) -> [UInt8]
    /// What a new file is expected to be, made from the one of the plain sample; nil for `rewrite`.
    var rewriteNew: (@Sendable ([UInt8]) -> [UInt8])?
    /// Takes away what may differ in a new source.
    var essenceOfNew: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// Takes away what may differ in any source.
    var essence: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// By how many lines a place in a Swift source moves; nil where that differs from line to line.
    var lineShift: Int? = 0
    /// Where each file of a folder goes.
    var move: @Sendable (_ path: String, _ folder: String) -> String = { path, _ in path }
    /// Rewrites the message of a finding.
    var rewriteMessage: @Sendable (String) -> String = { $0 }
    /// Whether it writes comments where there were none.
    var writesComments = false
    /// Which projects it makes sense for.
    var appliesTo: @Sendable (FileSet) -> Bool = { _ in true }
    /// The rewritten project.
    func project(_ files: FileSet, in folder: String) -> FileSet {
        expected(files, from: files, in: folder)
    }

    /// What the migration of the rewritten project should lead to.
    func expected(_ after: FileSet, from before: FileSet, in folder: String) -> FileSet {
        let pairs = after.files.map { path, bytes -> (String, [UInt8]) in
            guard concerns(path), Self.isText(bytes) else { return (move(path, folder), bytes) }
            let isNew = before.files[path] == nil
            let plain = Self.plain(bytes)
            return (move(path, folder), isNew ? (rewriteNew ?? rewrite)(plain) : rewrite(plain))
        }
        return FileSet(Dictionary(uniqueKeysWithValues: pairs))
    }
}

extension Transformation {
    /// Every transformation that each sample must bear.
    static let all: [Transformation] = [
        Transformation(testDescription: "CRLF in sources", rewrite: lineEndings("\r\n")),
        Transformation(
            testDescription: "CRLF in all files", concerns: { _ in true },
            rewrite: lineEndings("\r\n")),
        Transformation(testDescription: "CR in sources", rewrite: lineEndings("\r")),
        Transformation(
            testDescription: "CRLF in scene delegates",
            concerns: { $0.hasSuffix("SceneDelegate.swift") }, rewrite: lineEndings("\r\n"),
            essenceOfNew: lineEndings("\n")),
        Transformation(
            testDescription: "a byte-order mark", rewrite: { byteOrderMark + $0 },
            rewriteNew: { $0 }),
        Transformation(testDescription: "tabs", rewrite: { Indentation.rewrite($0, as: "\t") }),
        Transformation(
            testDescription: "two spaces", rewrite: { Indentation.rewrite($0, as: "  ") }),
        Transformation(
            testDescription: "four spaces", rewrite: { Indentation.rewrite($0, as: "    ") }),
        Transformation(
            testDescription: "an emoji comment in front", rewrite: { emoji + $0 },
            rewriteNew: { $0 }, essenceOfNew: withoutHeader, lineShift: 1),
        Transformation(
            testDescription: "emoji in comments", rewrite: Comments.adding(rocket),
            rewriteNew: { $0 }, essence: { without(rocket, $0) },
            writesComments: true),
        Transformation(
            testDescription: "a comment at the end of every line",
            rewrite: { CommentInjection(.behind).apply(to: $0) { _ in mark } },
            rewriteNew: { $0 }, essence: { CommentInjection(.behind).removal(of: mark, from: $0) },
            writesComments: true),
        Transformation(
            testDescription: "a comment above every line",
            rewrite: { CommentInjection(.above).apply(to: $0) { _ in mark } },
            rewriteNew: { $0 }, essenceOfNew: withoutHeader,
            essence: { CommentInjection(.above).removal(of: mark, from: $0) }, lineShift: nil,
            writesComments: true),
        Transformation(
            testDescription: "spaces at the ends of lines",
            rewrite: { lines(of: $0) { $0 + Array("  ".utf8) } }, rewriteNew: { $0 },
            essence: withoutTrailingSpace),
        Transformation(
            testDescription: "no line break at the end", rewrite: withoutFinalLineBreak,
            rewriteNew: { $0 }),
        Transformation(
            testDescription: "a folder further down", rewrite: { $0 },
            move: { path, folder in "Größe & mehr/\(folder)/\(path)" },
            // A folder without a project is named after where it lies.
            appliesTo: { $0.files.keys.contains { $0.hasSuffix(".pbxproj") } }),
        Transformation(
            testDescription: "an app delegate with another name", concerns: { _ in true },
            rewrite: { Array(withOtherAppDelegate(String(decoding: $0, as: UTF8.self)).utf8) },
            move: { path, _ in withOtherAppDelegate(path) }, rewriteMessage: withOtherAppDelegate),
        Transformation(
            testDescription: "a scene delegate with another name", concerns: { _ in true },
            rewrite: { Array(withOtherSceneDelegate(String(decoding: $0, as: UTF8.self)).utf8) },
            move: { path, _ in withOtherSceneDelegate(path) },
            rewriteMessage: withOtherSceneDelegate,
            // One that the migration adds has its own name.
            appliesTo: { $0.files.keys.contains { $0.hasSuffix("/SceneDelegate.swift") } }),
    ]

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let emoji = Array("// 👩‍👩‍👧‍👦 Ship it 🚀\n".utf8)

    private static let mark = "kept"
    private static let rocket = " 🚀👩‍🚀"

    private static let without: @Sendable (String, [UInt8]) -> [UInt8] = { word, bytes in
        Array(String(decoding: bytes, as: UTF8.self).replacing(word, with: "").utf8)
    }

    private static let withOtherAppDelegate: @Sendable (String) -> String = { text in
        text.replacing(/\bAppDelegate\b/.wordBoundaryKind(.simple), with: "AppDelegateOne")
    }

    private static let withOtherSceneDelegate: @Sendable (String) -> String = { text in
        text.replacing(/\bSceneDelegate\b/.wordBoundaryKind(.simple), with: "SceneDelegateOne")
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.contains(0) && SourceText(bytes: bytes).isValidUTF8
    }

    /// A text as most are: with `\n`, and without a byte-order mark.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        let text =
            bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
        return text.filter { $0 != UInt8(ascii: "\r") }
    }

    private static func lineEndings(_ ending: String) -> @Sendable ([UInt8]) -> [UInt8] {
        { bytes in
            let lines = plain(bytes).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return Array(lines.joined(separator: Array(ending.utf8)))
        }
    }

    private static let withoutTrailingSpace: @Sendable ([UInt8]) -> [UInt8] = { bytes in
        lines(of: bytes) { line in
            line.dropLast(line.reversed().prefix { $0 == UInt8(ascii: " ") }.count)
        }
    }

    private static func lines(
        of bytes: [UInt8], _ rewrite: (ArraySlice<UInt8>) -> ArraySlice<UInt8>
    ) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Array(lines.map(rewrite).joined(separator: [UInt8(ascii: "\n")]))
    }

    private static let withoutFinalLineBreak: @Sendable ([UInt8]) -> [UInt8] = { bytes in
        Array(bytes.dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: "\n") }.count))
    }

    /// A source from its first line of code on.
    private static let withoutHeader: @Sendable ([UInt8]) -> [UInt8] = { bytes in
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let code = lines.drop { $0.isEmpty || $0.starts(with: Array("//".utf8)) }
        return Array(code.joined(separator: [UInt8(ascii: "\n")]))
    }
}
