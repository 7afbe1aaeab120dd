extension FindingPage {
    /// The page of `project-manifest`.
    static let projectManifest = FindingPage(
        id: .projectManifest,
        title: "a manifest says something that is no literal",
        text: """
            # project-manifest

            The project is described by a manifest (`project.yml`, `Project.swift`, `BUILD`), and one of its values that concerns the
            app is not written out there: it is computed, comes from a file that is not in the repository, or from a
            variable of the environment; or it is a dictionary of a helper that an extension or a test uses too, or that an
            app may use whose own Info.plist can't be read: such a dictionary can't change for one app alone. The finding names the key, and the targets.
            Or `INFOPLIST_FILE` of the project names a file that is not in the repository.
            Or Bazel builds the app of an Xcode project from the same sources, and something in its `BUILD` can't be changed along.

            ## Why it matters

            The Info.plist may name a main storyboard or scenes, sources may be in the target or not, and the deployment
            target may be too low. What can't be read can't be changed either.

            ## What the plan does

            Reads and edits what is a literal, constants, templates and plain helper functions included. What is left it names (`manual`). Where it
            is the Info.plist, and the app has a scene delegate, the app is refused: whether scenes use it is not known. So is
            an app of which nothing that makes the first window is found: what can't be read may name it.

            A dictionary that several apps use is changed once, where all of them move and want the same change, else
            each is refused ([entry-ambiguous](entry-ambiguous.md)). Where it is the Info.plist of a library too, a note
            says so: UIKit reads these keys in the app alone.

            ## What you do

            Look the key up in what the manifest generates, and make the change where the value comes from:

            ```swift
            // Project.swift, before
            infoPlist: .extendingDefault(with: plist(for: .release)),
            ```

            ```swift
            // after: no `UIMainStoryboardFile`, no `UISceneStoryboardFile`
            infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
            ```

            In a spec of XcodeGen these are named: a source, an include or a platform by a variable of the environment
            (`${FLAVOUR}`), a source that is not in the repository, and `info.properties` that a template or an anchor
            gives to other targets too. Give the app its own:

            ```yaml
            # project.yml
            targets:
              Notes:
                templates: [App]
                info:
                  path: Notes/Info.plist
                  properties: {UILaunchScreen: {}}
            ```

            In a `BUILD` file of Bazel these are named: `srcs`, `infoplists`, `deps` and `minimum_os_version` that are the result of a
            function, a comprehension or a file of another repository, `srcs` that a `select` decides, an Info.plist that a rule
            makes, and libraries that a function of the repository makes. Write the value out, or look there by hand:

            ```python
            # BUILD, before
            srcs = sources("Notes"),
            ```

            ```python
            # BUILD, after
            srcs = glob(["Notes/**/*.swift"]),
            ```

            """,
        check: FindingCheck(
            .xcode, "Generate the project, and look at the Info.plist of the built app.",
            right: "it names no main storyboard, and no scene delegate that is gone.",
            wrong: "it has `UIMainStoryboardFile`, or a class that the app no longer has.")
    )
}
