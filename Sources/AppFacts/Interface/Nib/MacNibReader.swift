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
        let document = try document()
        guard let root = document.elements.first(where: { $0.name == "document" }) else {
            throw problem(
                "it is of a format that Xcode 4 wrote", remedy: "open and save it in Xcode")
        }
        guard root.attributes["targetRuntime"] == "MacOSX.Cocoa" else {
            throw problem("it is made for another platform", remedy: "name a nib for macOS")
        }
        return MacNibContent(document).nib(path: path, translations: translations)
    }

    private func document() throws(MacNibProblem) -> InterfaceDocument {
        if path.hasSuffix(".nib") {
            throw problem("it is compiled", remedy: "add its source, a '.xib', to the target")
        }
        if let leftover = context.library.source(path).leftover {
            throw problem(leftover.reason, at: leftover.offset, remedy: leftover.remedy)
        }
        switch context.library.source(path).interface {
        case .success(let file)?: return file.document
        case .failure(let error)?:
            throw problem(error.reason, at: error.offset, remedy: error.remedy)
        case nil: throw problem("the file can't be opened", remedy: "check the file's permissions")
        }
    }

    private func problem(_ reason: String, at offset: Int = 0, remedy: String) -> MacNibProblem {
        MacNibProblem(
            place: context.library.place(path, offset),
            reason: "the main nib '\(path.fileName)' can't be read: \(reason)", remedy: remedy)
    }
}
