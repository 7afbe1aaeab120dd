import SourceEditing

/// Reads a Mac's nib or storyboard as Interface Builder writes it since Xcode 5.
package struct MacNibReader {
    private let path: String
    private let translations: [String]
    private let context: TargetContext

    /// A reader of a file of a target.
    package init(path: String, translations: [String], in context: TargetContext) {
        self.path = path
        self.translations = translations
        self.context = context
    }

    /// What the file holds.
    ///
    /// - Throws: `MacNibProblem` where it can't be read.
    package func nib() throws(MacNibProblem) -> MacNib {
        let text = try text()
        guard let elements = InterfaceElements(text) else {
            throw problem("its elements are not properly nested", remedy: "repair the file")
        }
        guard let document = elements.elements.firstIndex(where: { $0.name == "document" }) else {
            throw problem(
                "it is of a format that Xcode 4 wrote", remedy: "open and save it in Xcode")
        }
        let runtime = elements.elements[document].attributes["targetRuntime"] ?? ""
        guard runtime == "MacOSX.Cocoa" else {
            throw problem("it is made for another platform", remedy: "name a nib for macOS")
        }
        return MacNibContent(text, elements).nib(path: path, translations: translations)
    }

    private func text() throws(MacNibProblem) -> SourceText {
        if path.hasSuffix(".nib") {
            throw problem("it is compiled", remedy: "add its source, a '.xib', to the target")
        }
        if let leftover = context.library.source(path).leftover {
            throw problem(leftover.reason, at: leftover.offset, remedy: leftover.remedy)
        }
        guard let text = context.library.text(path) else {
            throw problem("the file can't be opened", remedy: "check the file's permissions")
        }
        return text
    }

    private func problem(_ reason: String, at offset: Int = 0, remedy: String) -> MacNibProblem {
        MacNibProblem(
            place: context.library.place(path, offset),
            reason: "the main nib '\(path.fileName)' can't be read: \(reason)", remedy: remedy)
    }
}
