import ProjectModel
import SourceEditing

/// The first line in which two plans would leave a file that both change in different ways.
struct DifferingLine {
    private let own: String
    private let other: String

    /// Compares what two changes make of a text; nil where no line of both differs, or one of them is long.
    init?(_ change: FileChange, _ theirs: FileChange, of text: SourceText) {
        guard let ownLines = Self.lines(change, text), let others = Self.lines(theirs, text),
            let (own, other) = zip(ownLines, others).first(where: { $0 != $1 }),
            max(own.count, other.count) <= Self.longest
        else { return nil }
        self.own = own
        self.other = other
    }

    private static let longest = 100

    private static func lines(_ change: FileChange, _ text: SourceText) -> [String]? {
        let changed: SourceText
        switch change {
        case .edit(let edits): changed = text.applying(edits)
        case .create(let new): changed = new
        case .delete: return nil
        }
        return String(decoding: changed.bytes, as: UTF8.self).split(separator: "\n").map {
            String($0.drop { $0 == " " || $0 == "\t" })
        }.filter { !$0.isEmpty }
    }

    /// What each plan writes.
    var words: String { "this one writes '\(own)', that one '\(other)'" }

    /// How one file serves both by hand: a class in Swift has the name of one in Objective-C by its attribute.
    var remedy: String? {
        let written = "$(PRODUCT_MODULE_NAME)."
        let isOfClass = own.replacing(written, with: "") == other.replacing(written, with: "")
        return isOfClass
            ? "; by hand one does for both, with `@objc(SceneDelegate)` at the class in Swift and that name in it"
            : nil
    }
}
