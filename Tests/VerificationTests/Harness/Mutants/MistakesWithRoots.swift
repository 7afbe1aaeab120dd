import Foundation

extension MutationOperator {
    /// Mistakes with the first screen.
    static let withRoots = [
        MutationOperator("other-root", "the launch leaves another controller", .run) {
            $0.otherRoots
        },
        MutationOperator("choice-inverted", "the launch decides the other way round", .run) {
            $0.invertedChoices
        },
        MutationOperator("root-made-twice", "the root is made twice for one window", .run) {
            $0.screensPrint
                ? $0.rootsMadeTwice : []
        },
        MutationOperator(
            "root-made-with-content",
            "the root is made and its view is loaded whenever the content is evaluated",
            .run(onlyIn: .contentEvaluatedAgain, .opposite)
        ) { $0.screensPrint ? $0.rootsMadeWithContent : [] },
        MutationOperator(
            "root-made-with-scenes",
            "the root is made and its view is loaded whenever the App's body is evaluated",
            .run(onlyIn: .contentEvaluatedAgain, .opposite)
        ) { $0.screensPrint ? $0.rootsMadeWithScenes : [] },
        MutationOperator(
            "root-kept", "a scene that connects again shows the root of the one before", .run
        ) { $0.hadScenes && $0.screensPrint ? $0.rootsKept : [] },
        MutationOperator(
            "safe-area-respected", "the root is laid out inside of the safe area", .run
        ) { $0.replacingCalls(".ignoresSafeArea") },
        MutationOperator("modifier-lost", "a modifier of the root is gone", .run) { files in
            [
                ".onReceive", ".onChange", ".environmentObject", ".tint", ".preferredColorScheme",
                ".accentColor",
            ].flatMap { files.replacingCalls($0) }
        },
        MutationOperator(
            "window-asked", "the delegate's window is asked to replace its root", .run
        ) { files in
            // Its own is gone, and SwiftUI's delegate has none.
            files.sources.filter { $0.text.contains("rootContainer = RootContainer") }
                .flatMap { source in
                    source.lines.filter { $0.contains(" rootContainer.rootViewController =") }.map {
                        source.replacing(
                            $0,
                            by: $0.replacingOccurrences(
                                of: " rootContainer.rootViewController =",
                                with: " (nil as UIWindow?)?.rootViewController ="))
                    }
                }
        },
        MutationOperator("swap-not-shown", "the container does not show a new root", .run) {
            $0.rootsNotShown
        },
        MutationOperator(
            "root-not-awaited", "the container loads a root before the scene is connected",
            .run(onlyIn: .viewsBeforeConnection, .opposite)
        ) { $0.replacing("isConnected = false {", by: "isConnected = true {") },
        MutationOperator("tint-forgotten", "the tint of all windows is not set", .run) {
            $0.replacingLines { $0.contains("UIWindow.appearance().tintColor") }
        },
        MutationOperator(
            "storyboard-not-loaded", "the delegate does not load the storyboard", .run
        ) { $0.rootsNotLoaded },
        MutationOperator(
            "root-not-configured", "the storyboard's root is shown as it was loaded", .run
        ) { $0.unconfiguredRoots },
    ]
}

extension MigratedFiles {
    /// Containers that a framework gives its root keep the one root that they had when they were loaded.
    fileprivate var rootsNotShown: [[Mutant.Change]] {
        guard !sources.contains(where: { $0.text.contains("override func viewDidAppear") }) else {
            return []
        }
        return replacingLines { $0.hasSuffix("oldValue !== rootViewController { addRoot() }") }
    }

    /// Launches that load one root, and set no other on a path that may be the one that is played.
    fileprivate var rootsNotLoaded: [[Mutant.Change]] {
        sources.filter { source in
            source.text.components(separatedBy: "rootViewController = ").count == 2
        }.flatMap { source in
            source.lines.filter {
                $0.trimmingSpaces.hasPrefix("rootViewController = UIStoryboard")
            }.map { source.replacing($0, by: "") }
        }
    }

    /// Launches that set one root, with an empty one.
    fileprivate var otherRoots: [[Mutant.Change]] {
        rootsSet { _ in true }.filter { root in
            root.source.text.components(separatedBy: "rootViewController = ").count == 2
        }.compactMap { root in
            // A property takes what is of its type; of a class of the app's own it is not known how one is made.
            let property = root.source.text.between("var rootViewController: ", "?\n")
            let type = property ?? "UIViewController"
            guard type.hasPrefix("UI") else { return nil }
            return root.source.replacing(root.line, by: root.start + type + "()")
        }
    }

    /// Launches that decide between roots, the other way round; what a condition binds can't be inverted.
    fileprivate var invertedChoices: [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            let isBound = { (line: String) in
                ["let ", "var ", "case ", "#available", ","].contains(where: line.contains)
            }
            return source.lines.filter { line in
                let words = line.trimmingSpaces
                guard words.hasPrefix("if "), words.hasSuffix(" {"), !isBound(words) else {
                    return false
                }
                let branch = source.text.between(line + "\n", "}")
                return branch?.contains("rootViewController = ") ?? false
            }.map { line in
                let indent = line.prefix { $0 == " " }
                let condition = line.trimmingSpaces.dropFirst(3).dropLast(2)
                return source.replacing(line, by: "\(indent)if !(\(condition)) {")
            }
        }
    }

    /// A line that sets the root, and what it sets.
    private struct RootSet {
        let source: Source
        let line: String
        let value: String
        var start: String { String(line.dropLast(value.count)) }
    }

    /// The lines that set the root of the application delegate to a value of a kind.
    private func rootsSet(_ matches: (String) -> Bool) -> [RootSet] {
        sources.filter { !$0.isNew }.flatMap { source in
            source.lines.compactMap { line in
                let parts = line.components(separatedBy: "rootViewController = ")
                guard parts.count == 2, parts[0].trimmingSpaces.isEmpty, parts[1].hasSuffix(")"),
                    matches(parts[1])
                else { return nil }
                return RootSet(source: source, line: line, value: parts[1])
            }
        }
    }

    /// Whether an expression makes controllers and uses nothing else.
    private static func standsAlone(_ value: String) -> Bool {
        let navigation = "UINavigationController(rootViewController: "
        let inner =
            value.hasPrefix(navigation) ? value.dropFirst(navigation.count).dropLast() : value[...]
        return inner.hasSuffix("ViewController()") && inner.dropLast(2).allSatisfy(\.isLetter)
    }

    /// What loads the view of the controller that a root shows.
    private static func loading(_ name: String) -> String {
        "((\(name) as? UINavigationController)?.topViewController ?? \(name)).loadViewIfNeeded()"
    }

    /// A second root is made and loaded: where the representable makes it, or where the launch does.
    fileprivate var rootsMadeTwice: [[Mutant.Change]] {
        let launched = rootsSet(Self.standsAlone).map { root in
            root.source.replacing(
                root.line,
                by: """
                            let spare: UIViewController = \(root.value)
                            \(Self.loading("spare"))
                    \(root.line)
                    """)
        }
        return launched
            + sources.map { source in
                let start = "func makeUIViewController(context: Context) -> UIViewController {\n"
                guard let body = source.text.between(start, "\n    }\n"), !body.contains("\n"),
                    body.contains("instantiateInitial")
                else { return [] }
                let made = body.trimmingSpaces
                return source.replacing(
                    start + body,
                    by: start + """
                                let spare: UIViewController = \(made)
                                \(Self.loading("spare"))
                                return \(made)
                        """)
            }
    }

    /// Where the App's own state, or a phase, makes it evaluate its body again, every world shows what it makes.
    private func evaluatesOnce(_ source: Source) -> Bool {
        !["@State", "@Environment", "@ObservedObject", ".onChange"].contains(
            where: source.text.contains)
    }

    /// The launch leaves no root, and the content makes it.
    fileprivate var rootsMadeWithContent: [[Mutant.Change]] {
        rootsMade { source, root in
            source.replacing(
                "RootView { appDelegate.rootViewController }", by: "RootView(root: \(root))")
        }
    }

    /// The launch leaves no root, and the App's body makes it before it makes the scenes.
    fileprivate var rootsMadeWithScenes: [[Mutant.Change]] {
        rootsMade { source, root in
            let shown = source.replacing(
                "RootView { appDelegate.rootViewController }", by: "RootView(root: root)")
            let body = "    var body: some Scene {\n"
            let made = source.replacing(body, by: body + "        let root = \(root)\n")
            return shown.isEmpty || made.isEmpty ? [] : shown + made
        }
    }

    /// Roots that the App makes, by a change of it, and no longer the launch.
    private func rootsMade(
        by change: (Source, String) -> [Mutant.Change]
    ) -> [[Mutant.Change]] {
        guard rootIsSetInDidFinishLaunching, let root = rootsSet(Self.standsAlone).first,
            root.source.text.components(separatedBy: "rootViewController = ").count == 2,
            !root.source.text.contains("guard "), printedAtLaunch(root.source).isEmpty
        else { return [] }
        return sources.filter(evaluatesOnce).map { source in
            let made = change(source, root.value)
            let isCertain = source.text.contains("() -> UIViewController\n")
            let kept = source.replacing(
                "    let makeRootViewController: () -> UIViewController\(isCertain ? "" : "?")\n",
                by: """
                        let root: UIViewController

                        init(root: UIViewController) {
                            self.root = root
                            \(Self.loading("root"))
                        }

                    """)
            let shown = source.replacing(
                "        makeRootViewController()\(isCertain ? "" : " ?? UIViewController()")\n",
                by: "        root\n")
            guard !made.isEmpty, !kept.isEmpty, !shown.isEmpty else { return [] }
            return made + kept + shown + root.source.replacing(root.line, by: "")
        }
    }

    fileprivate var rootsKept: [[Mutant.Change]] {
        replacing(
            "    func makeUIViewController(context: Context) -> UIViewController {",
            by: """
                    private static var kept: UIViewController?

                    func makeUIViewController(context: Context) -> UIViewController {
                        Self.kept = Self.kept ?? makeFirst()
                        return Self.kept!
                    }

                    private func makeFirst() -> UIViewController {
                """)
    }

    /// What a storyboard's root is given in the method that makes it is forgotten.
    fileprivate var unconfiguredRoots: [[Mutant.Change]] {
        sources.flatMap { source -> [[Mutant.Change]] in
            let lines = source.text.components(separatedBy: "\n")
            guard let start = lines.firstIndex(where: { $0.contains("instantiateInitial") }),
                let end = lines[start...].firstIndex(where: { $0.trimmingSpaces == "}" })
            else { return [] }
            return lines[start..<end].filter { $0.contains(" = ") && !$0.contains("let ") }
                .filter { !$0.contains("instantiateInitial") && !$0.contains("navigationBar") }
                // What no log tells.
                .filter { !$0.contains(".appearance()") && !$0.contains("windowController?.") }
                .map { source.replacing($0, by: "") }
        }
    }
}
