extension FindingPage {
    /// The page of `app-name-taken`.
    static let appNameTaken = FindingPage(
        id: .appNameTaken,
        title: "every name for the App is taken",
        text: """
            # app-name-taken

            Each name that the plan would give the `App` structure, made of the product's name, is that of a type, a file or the
            module already; or the app's own module is called `SwiftUI`, as a target of that name makes it.

            ## Why it matters

            Two types or two files of one name in a module are a compile error. A file of a module that is called `SwiftUI`
            imports itself by `import SwiftUI`, and has nothing of the framework.

            ## What the plan does

            Refuses the app, and names the application delegate's file. Nothing is touched.

            ## What you do

            Give a target whose module is called like the framework another `PRODUCT_MODULE_NAME`. Else rename what has the name, in Xcode with Refactor > Rename:

            ```swift
            // before
            struct NotesApp {
                let version: String
            }
            ```

            ```swift
            // after
            struct NotesRelease {
                let version: String
            }
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Build the app after the migration.",
            right: "it builds, and one file holds the `App`.",
            wrong: "“Invalid redeclaration”, or “Filename used twice”.")
    )
}
