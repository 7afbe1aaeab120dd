import Foundation

extension MutationOperator {
    /// Mistakes with the first screen.
    static let withRoots = [
        MutationOperator("other-root", "the factory returns another controller", .run) {
            $0.otherRoots
        },
        MutationOperator("choice-inverted", "the factory decides the other way round", .run) {
            $0.invertedChoices
        },
        MutationOperator("root-made-twice", "the root is made twice for one window", .run) {
            $0.screensPrint
                ? $0.rootsMade {
                    """
                    let spare: UIViewController = \($0)
                            ((spare as? UINavigationController)?.topViewController ?? spare)
                                .loadViewIfNeeded()
                            return \($0)
                    """
                } : []
        },
        MutationOperator(
            "root-made-with-content",
            "the root is made and its view is loaded whenever the content is evaluated",
            .run(onlyIn: .contentPerWindow, .opposite)
        ) { $0.screensPrint ? $0.rootsMadeWithContent : [] },
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
            files.sources.filter {
                $0.text.contains("var window: UIWindow?") && !$0.text.contains("let window")
            }
            .flatMap { source in
                source.lines.filter { $0.contains("rootContainer.rootViewController =") }.map {
                    source.replacing(
                        $0,
                        by: $0.replacingOccurrences(
                            of: "rootContainer.rootViewController =",
                            with: "window?.rootViewController ="))
                }
            }
        },
        MutationOperator("swap-not-shown", "the container does not show a new root", .run) {
            $0.setsRootOnceAtConnection ? [] : $0.rootsNotShown
        },
        MutationOperator(
            "first-root-not-shown", "the container does not show a root that comes after its view",
            .run(onlyIn: .viewsBeforeConnection, .opposite)
        ) { $0.setsRootOnceAtConnection ? $0.rootsNotShown : [] },
        MutationOperator("tint-forgotten", "the tint of all windows is not set", .run) {
            $0.replacingLines { $0.contains("UIWindow.appearance().tintColor") }
        },
        MutationOperator(
            "storyboard-not-loaded", "the delegate does not load the storyboard", .run
        ) {
            $0.replacingLines { $0.trimmingSpaces.hasPrefix("rootViewController = UIStoryboard") }
        },
        MutationOperator(
            "root-not-configured", "the storyboard's root is shown as it was loaded", .run
        ) { $0.unconfiguredRoots },
    ]
}

extension MigratedFiles {
    private static let container = "rootContainer.rootViewController ="

    /// Whether the only root of a container is set while the scene connects.
    fileprivate var setsRootOnceAtConnection: Bool {
        let texts = sources.map(\.text).filter { $0.contains(Self.container) }
        let places = texts.flatMap { $0.components(separatedBy: Self.container).dropFirst() }
        return hadScenes && places.count == 1 && !texts.contains { $0.contains("main.async") }
    }

    fileprivate var rootsNotShown: [[Mutant.Change]] {
        replacingLines { $0.hasSuffix("oldValue !== rootViewController { addRoot() }") }
    }

    /// Factories of one controller that return an empty one.
    fileprivate var otherRoots: [[Mutant.Change]] {
        factoryLines { $0.hasPrefix("return ") }.filter(\.isOnly)
            .map { $0.source.replacing($0.line, by: "        return UIViewController()") }
    }

    /// Factories that decide between controllers, the other way round; what a condition binds can't be inverted.
    fileprivate var invertedChoices: [[Mutant.Change]] {
        factoryLines { line in
            line.hasPrefix("if ") && line.hasSuffix(" {")
                && !["let ", "var ", "case ", "#available", ","].contains(where: line.contains)
        }.map { found in
            let condition = found.line.trimmingSpaces.dropFirst(3).dropLast(2)
            return found.source.replacing(found.line, by: "        if !(\(condition)) {")
        }
    }

    /// The lines of a kind in the methods that make the root controller.
    private func factoryLines(
        _ matches: (String) -> Bool
    ) -> [(source: Source, line: String, isOnly: Bool)] {
        sources.flatMap { source -> [(source: Source, line: String, isOnly: Bool)] in
            guard let factory = source.text.between("func makeRoot", "\n    }\n"),
                !factory.contains("\n  }\n")
            else { return [] }
            let lines = factory.components(separatedBy: "\n").filter { matches($0.trimmingSpaces) }
            return source.lines.filter(lines.contains).map { (source, $0, lines.count == 1) }
        }
    }

    /// The body of the representable that asks for the root, replaced.
    fileprivate func rootsMade(_ replacement: (String) -> String) -> [[Mutant.Change]] {
        sources.map { source in
            let start = "func makeUIViewController(context: Context) -> UIViewController {\n"
            guard let body = source.text.between(start, "\n    }\n"), !body.contains("\n"),
                makesRoot(body)
            else { return [] }
            return source.replacing(
                start + body, by: start + "        " + replacement(body.trimmingSpaces))
        }
    }

    /// Whether an expression makes a controller, and does not only return one that is kept.
    private func makesRoot(_ body: String) -> Bool {
        let makers = ["ViewController(", "instantiateInitial"]
        let texts = body.contains("makeRootViewController") ? factories : [body]
        return texts.contains { text in makers.contains(where: text.contains) }
    }

    /// The bodies of the methods that make the root.
    private var factories: [String] {
        sources.compactMap {
            $0.text.between("func makeRootViewController() -> UIViewController {", "\n    }\n")
        }
    }

    fileprivate var rootsMadeWithContent: [[Mutant.Change]] {
        sources.map { source in
            let made = source.replacing(
                "RootView(makeRootViewController: appDelegate.makeRootViewController)",
                by: "RootView(root: appDelegate.makeRootViewController())")
            let isPlain = factories.contains {
                $0.contains("ViewController(") && !$0.contains("instantiate")
            }
            // With a state of its own the app evaluates its content again in every world.
            let hasState = source.text.contains("@State")
            guard !made.isEmpty, isPlain, !hasState, rootIsSetInDidFinishLaunching else {
                return []
            }
            return made
                + source.replacing(
                    "let makeRootViewController: () -> UIViewController",
                    by: """
                        let root: UIViewController

                            init(root: UIViewController) {
                                self.root = root
                                ((root as? UINavigationController)?.topViewController ?? root)
                                    .loadViewIfNeeded()
                            }
                        """)
                + source.replacing("  makeRootViewController()\n", by: "  root\n")
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
                .map { source.replacing($0, by: "") }
        }
    }
}
