extension HostileTree {
    /// What is no file, and what leads elsewhere.
    static let links: [HostileTree] = [
        app("a link to itself", shell: "ln -s B.swift App/B.swift"),
        app("links in a circle", shell: "ln -s B.swift App/C.swift; ln -s C.swift App/B.swift"),
        app("a link to the folder above", shell: "ln -s .. App/Up"),
        app("a link to everything", shell: "ln -s / App/All"),
        app("a link to a device", shell: "ln -s /dev/zero App/B.swift"),
        app("a link to a terminal", shell: "ln -s /dev/tty App/B.swift"),
        app("a link to random bytes", shell: "ln -s /dev/urandom App/Info.plist"),
        app("a link to nothing", shell: "ln -s nowhere App/B.swift"),
        app(
            "a delegate that lies outside",
            shell:
                "mv App/AppDelegate.swift ../outside.swift; ln -s ../../outside.swift App/AppDelegate.swift"
        ),
        app(
            "a folder that lies outside",
            shell: "rm -rf ../outside; mv App ../outside; ln -s ../outside App"),
        app(
            "a project that lies outside",
            shell: "mkdir -p ../outside.xcodeproj; ln -s ../outside.xcodeproj A.xcodeproj"),
        app(
            "the name of the new file, taken by a link",
            shell:
                "for n in App/AppApp.swift App/App.swift App/MainApp.swift; do ln -s ../../outside.swift $n; done"
        ),
        app("a pipe for a source", shell: "mkfifo App/B.swift"),
        app("a pipe for a project", shell: "mkdir A.xcodeproj; mkfifo A.xcodeproj/project.pbxproj"),
        app("a pipe for a property list", shell: "mkfifo App/Info.plist"),
        app("a pipe for a storyboard", shell: "mkfifo App/Main.storyboard"),
        app("a pipe for a configuration file", shell: "mkfifo App/Base.xcconfig"),
        app(
            "a pipe for a workspace",
            shell: "mkdir W.xcworkspace; mkfifo W.xcworkspace/contents.xcworkspacedata"),
        app("a hard link", shell: "ln App/AppDelegate.swift ../outside-name.swift"),
        app("a source of 300 MB", shell: "truncate -s 300M App/B.swift"),
        app("a property list of 300 MB", shell: "truncate -s 300M App/Info.plist"),
    ]

    /// Stores that came with the repository.
    static let journals: [HostileTree] = [
        app("a store in the tree", with: [".sceneshift/1/record": "{", ".sceneshift/lock": ""]),
        app(
            "a store that is a link",
            shell: "mkdir ../outside-store; ln -s ../outside-store .sceneshift"),
        app("a lock that is a pipe", shell: "mkdir .sceneshift; mkfifo .sceneshift/lock"),
        app(
            "a record that is a pipe", shell: "mkdir -p .sceneshift/1; mkfifo .sceneshift/1/record"),
        app(
            "a record of 300 MB",
            shell: "mkdir -p .sceneshift/1; truncate -s 300M .sceneshift/1/record"),
        app(
            "a journal of the highest number",
            with: [".sceneshift/9223372036854775807/record": "{}"]),
    ]

    /// What others left: modes, and the folders of a version control system.
    static let leftovers: [HostileTree] = [
        app("a read-only delegate", shell: "chmod 444 App/AppDelegate.swift"),
        app("a delegate that nobody may read", shell: "chmod 000 App/AppDelegate.swift"),
        app("a folder that nobody may write to", shell: "chmod 555 App"),
        app("a delegate that runs as its owner", shell: "chmod 4755 App/AppDelegate.swift"),
        app("an embedded bare repository", shell: "git init -q --bare x.git; cp -r x.git/. App/"),
        app("a file for a repository", with: [".git": "gitdir: ../outside\n"]),
        app("a repository that leads to itself", with: [".git": "gitdir: .git\n"]),
    ]
}
