extension FindingPage {
    /// The page of `source-unreadable`.
    static let sourceUnreadable = FindingPage(
        id: .sourceUnreadable,
        title: "a Swift source cannot be read",
        text: """
            # source-unreadable

            A Swift source of the app cannot be read: the disk does not give it, it is larger than
            256 MB, it is not valid UTF-8, it has a literal or a comment without an end, or its
            brackets do not match. Or there is more than is followed: 20,000 statements in one
            function, or 20,000 functions that run while the app starts or may have to do with
            windows.

            ## Why it matters

            Every edit counts on knowing where a declaration begins and ends. After a bracket that
            does not match, what follows belongs to the wrong declaration. Such a file does not
            compile either, as a rule.

            ## What the plan does

            Refuses the app where the bytes of any source cannot be had, where one of those limits is
            met, and where a file that takes part in the launch (the entry point, the delegates, the
            root) makes no sense. Nothing is touched. Another file whose brackets do not match is read as far as that goes.

            ## What you do

            Compile the project; the compiler names the place. Merge conflicts are the usual
            cause:

            ```
              <<<<<<< HEAD
                  private let container = Container()
              =======
                  private let container = AppContainer()
              >>>>>>> feature/containers
            ```

            A file in another encoding can be converted once:

            ```
            iconv -f ISO-8859-1 -t UTF-8 Delegate.swift > Converted.swift
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Open the source at the place that is named, and build the target.",
            right: "it compiles, and the next plan reads it.",
            wrong:
                "an error of an unterminated literal or comment, or of a missing bracket, at that place or behind it."
        )
    )
}
