extension FindingPage {
    /// The page of `mac-documents`.
    static let macDocuments = FindingPage(
        id: .macDocuments,
        title: "the app is built on AppKit documents",
        text: """
            # mac-documents

            The macOS app is built on `NSDocument`: document types with a class, an
            `NSDocumentController`, a document-based storyboard.

            ## Why it matters

            `DocumentGroup` needs a `FileDocument` or a `ReferenceFileDocument` (documented). An
            `NSDocument` cannot be turned into one mechanically: it owns windows, undo and
            autosaving. It can stay beside SwiftUI's scenes, but then an own
            `NSDocumentController` must be made before SwiftUI makes one (CodeEdit does so in the
            `init` of its `App`; one report), and opening files works by other ways than before.

            ## What the plan does

            Refuses an app with a class for documents, in code or in Info.plist; nothing is touched. Where
            only recent documents are asked for, that is noted.

            ## What you do

            The AppKit life cycle is not deprecated, and the scene requirement of the 27 SDKs is
            for UIKit platforms only (documented: Apple, "Transitioning to the UIKit scene-based
            life cycle"). Staying is a good answer for such an app.

            Otherwise write the document anew:

            ```swift
            // before
            final class NoteDocument: NSDocument {
                var text = ""

                override func data(ofType typeName: String) throws -> Data {
                    Data(text.utf8)
                }

                override func read(from data: Data, ofType typeName: String) throws {
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            ```

            ```swift
            // after
            struct NoteDocument: FileDocument {
                static let readableContentTypes: [UTType] = [.plainText]

                var text = ""

                init() {}

                init(configuration: ReadConfiguration) throws {
                    let data = configuration.file.regularFileContents ?? Data()
                    text = String(decoding: data, as: UTF8.self)
                }

                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                    FileWrapper(regularFileWithContents: Data(text.utf8))
                }
            }
            ```

            """,
        check: FindingCheck(
            .mac,
            "Open a document from the Finder, edit it, quit, and open the app again.",
            right: "a window for each document, with undo, and the same windows after the restart.",
            wrong:
                "an alert that the document can't be opened, a window without content, or none after the restart."
        )
    )
}
