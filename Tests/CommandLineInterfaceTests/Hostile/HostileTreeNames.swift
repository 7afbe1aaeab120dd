extension HostileTree {
    /// Files and folders whose names a shell, a terminal or a path would obey.
    static let names: [HostileTree] =
        [
            ("an option", "--allow-dirty"), ("a removal", "-rf"), ("a command", "$(touch ran)"),
            ("a command in backticks", "`touch ran`"), ("two commands", "a; touch ran"),
            ("a pipe of commands", "a | touch ran"), ("quotes", "'a\"b'"), ("a home", "~"),
            ("a line break", "a\nb"), ("an escape", "a\u{1B}[2Jb"), ("a format", "%s%n"),
            ("marks of direction", "a\u{202E}b"), ("an element", "<img src=x>"), ("a glob", "*"),
            ("a backslash", "a\\b"), ("a space at its end", "a "), ("a composed letter", "\u{E9}"),
            ("a decomposed letter", "e\u{301}"), ("255 bytes", repeated("x", 255)),
            ("Git's own", ".git"), ("the store's own", ".sceneshift"), ("three dots", "..."),
        ].map { kind, name in
            HostileTree(name: "a folder called like \(kind)") { folder, tree in
                try folder.writeSmallApp(in: "\(tree)/\(name)")
            }
        }
        + [
            app(
                "two names that differ in case",
                shell: "cp App/HomeViewController.swift App/HOMEVIEWCONTROLLER.swift"),
            app("a name that is not UTF-8", shell: "touch \"$(printf 'App/\\377.swift')\""),
            app("a folder that is called like a source", shell: "mkdir -p App/B.swift/C.swift"),
            app(
                "a folder that is called like a project",
                shell: "mkdir -p A.xcodeproj/project.pbxproj"),
            app("a file that is called like a project", shell: "touch A.xcodeproj"),
            app(
                "a file that is called like a temporary one",
                shell: "touch App/.sceneshift-1-0 App/.sceneshift-1-1"),
            app(
                "folders in folders",
                shell: "mkdir -p " + repeated("a/", 1_500) + "; touch " + repeated("a/", 1_500)
                    + "B.swift"),
        ]
}
