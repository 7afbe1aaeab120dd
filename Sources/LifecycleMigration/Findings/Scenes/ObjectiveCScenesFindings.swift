import AppFacts
import AppleFrameworks
import SourceEditing

/// Says what a move to UIKit's scenes does to an app with a delegate in Objective-C, and what of it is left to do.
struct ObjectiveCScenesFindings {
    private let choices: ObjectiveCSceneChoices
    private var context: TargetContext { choices.context }
    private var delegate: ObjectiveCDelegate { choices.delegate }
    private var name: String { choices.app.typeName }

    /// The findings of an app.
    init(_ choices: ObjectiveCSceneChoices) {
        self.choices = choices
    }

    /// All of them.
    func findings() -> [Finding] {
        manifest + window + windowUses + launchUses + observers + swift + storyboardClasses
            + choices.events.map(event) + choices.states.map(state) + ended + denied
            + backgroundCallbacks + launchOptions
    }

    private func place(_ method: ObjectiveCDelegate.Method) -> Place {
        context.library.place(method.path, method.code.offset)
    }

    // MARK: The scene

    private var manifest: [Finding] {
        choices.declaration.findings(
            naming: name, by: delegate.name,
            at: context.library.place(delegate.path, delegate.type.offset), in: context)
    }

    private var window: [Finding] {
        guard case .attached(let window) = choices.form else { return [] }
        let source = window.method.source
        let made = Finding(
            .rootWindowOwner, .note, .automatic,
            at: context.library.place(
                window.method.path, source.tokens[window.show.lowerBound].range.lowerBound),
            "the launch goes on making the window, and '\(name)' puts it into the scene that connects"
        )
        let order = window.following.map { method, token in
            Finding(
                .launchOrder, .warning, .review,
                at: context.library.place(
                    method.path, method.source.tokens[token].range.lowerBound),
                "this ran when the window was shown, and runs before that now",
                remedy:
                    "if it needs the first screen, move it to '\(name)', after `makeKeyAndVisible`"
            )
        }
        return [made] + [order].compactMap { $0 }
    }

    /// What the launch asks of a window that is not there before a scene connects.
    private var windowUses: [Finding] {
        var kinds: Set<ObjectiveCLaunch.Kind> = [.asksApplication]
        if case .storyboard = choices.form { kinds.formUnion([.asksOwn, .shows]) }
        return choices.launch.uses.filter { kinds.contains($0.kind) }.map { use in
            Finding(
                .windowAccess, .warning, .manual, at: context.library.place(use.path, use.offset),
                "'\(use.source.spelling(use.token))' finds no window during the launch, before a scene connects",
                remedy: "do this in '\(name)', in `scene:willConnectToSession:options:`")
        }.firstOnEachLine()
    }

    /// What else the launch does that comes before a scene connects now.
    private var launchUses: [Finding] {
        choices.launch.uses.compactMap { use in
            let place = context.library.place(use.path, use.offset)
            switch use.kind {
            case .asksState:
                return Finding(
                    .launchApplicationState, .warning, .manual, at: place,
                    "'\(use.source.spelling(use.token))' is another while an app with scenes launches: no scene is connected",
                    remedy: "decide this when the app becomes active, or at its first callback")
            case .presents:
                return Finding(
                    .launchPresentation, .warning, .manual, at: place,
                    "what is presented here during the launch comes before the first screen is in a window",
                    remedy: "present it from '\(name)', after `makeKeyAndVisible`")
            case .makes, .shows, .setsRoot, .asksApplication, .asksOwn: return nil
            }
        }.firstOnEachLine()
    }

    /// Code that hears notifications which come at another moment in an app with scenes.
    ///
    /// Source: see `ForegroundObservers`; that of the launch is posted before a scene connects.
    private var observers: [Finding] {
        let paths = context.target.objectiveCSources + context.swiftPaths
        let moments: [(FindingID, String, String, String)] = [
            (
                .callbackActiveState, "illEnterForegroundNotification",
                "an app with scenes is notified at launch, too, that it enters the foreground",
                "let it do nothing until the app has been in the background"
            ),
            (
                .launchOrder, "idFinishLaunchingNotification",
                "the launch's notification now comes before the first screen, and came after it",
                "check that what hears it needs no screen"
            ),
        ]
        return moments.flatMap { id, word, message, remedy in
            context.library.paths(paths, mentioning: word).flatMap { path in
                context.library.offsets(of: word, in: path).map {
                    Finding(
                        id, .warning, .review, at: context.library.place(path, $0), message,
                        remedy: remedy)
                }
            }.firstOnEachLine()
        }
    }

    /// Code in Swift that the launch calls, which is not followed from Objective-C.
    private var swift: [Finding] {
        let words = [
            "keyWindow", ".windows", ".window", "rootViewController", "connectedScenes", "UIWindow",
        ]
        let asks = words.contains { word in
            !context.library.paths(context.swiftPaths, mentioning: word).isEmpty
        }
        guard asks, let first = choices.launch.swiftTypes.first else { return [] }
        return [
            Finding(
                .windowAccess, .warning, .review,
                at: context.library.place(first.path, first.offset),
                "the launch calls '\(first.name)', and what Swift code does with windows is not followed from Objective-C",
                remedy: "check that it uses no window before a scene connects")
        ]
    }

    /// Controllers of the storyboard that do something as they are made: it was before the launch's method, and is behind it now.
    ///
    /// Source: UIKit loads the main storyboard before `application:didFinishLaunchingWithOptions:`, and that of a scene when it connects.
    private var storyboardClasses: [Finding] {
        guard case .storyboard(let name) = choices.form,
            let path = context.storyboards.path(of: name),
            let text = context.library.text(path), launchDoesSomething
        else { return [] }
        let sources = context.target.objectiveCSources
        let classes = text.string.split(separator: "customClass=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
        return Set(classes).sorted().flatMap { name in
            context.library.paths(sources, implementing: name).flatMap { path -> [Finding] in
                guard let text = context.library.text(path) else { return [] }
                let types = ObjectiveCClass.all(in: ObjectiveCTokens(text))
                return types.filter { $0.name == name }.flatMap { type in
                    type.methods.filter {
                        ["initWithCoder:", "awakeFromNib"].contains($0.selector)
                    }.prefix(1).map { method in
                        Finding(
                            .launchOrder, .warning, .review,
                            at: context.library.place(path, method.offset),
                            "'\(name)' was made before '\(delegate.name)' launched, and now is made after that",
                            remedy: "check that neither needs what the other does")
                    }
                }
            }
        }
    }

    private var launchDoesSomething: Bool {
        delegate.methods.contains { method in
            ObjectiveCLaunch.selectors.contains(method.selector)
                && method.statements.contains { !method.source.spells($0.lowerBound, "return") }
        }
    }

    // MARK: Callbacks

    private static let conditional = "only some builds have it"

    private func event(_ callback: ObjectiveCSceneChoices.Callback<EventKind>) -> Finding {
        guard callback.method.isConditional else {
            return Finding(
                callback.kind.finding, .note, .automatic, at: place(callback.method),
                "'\(callback.method.selector)' is called by the new '\(name)', whether the app runs or is started by it"
            )
        }
        return lost(callback.method, callback.kind.finding)
    }

    private func lost(_ method: ObjectiveCDelegate.Method, _ id: FindingID) -> Finding {
        Finding(
            id, .warning, .manual, at: place(method),
            "'\(method.selector)' is no longer called, and '\(name)' can't call it: \(Self.conditional)",
            remedy: "call what it does from '\(name)'")
    }

    private func state(_ callback: ObjectiveCSceneChoices.Callback<StateCallback>) -> Finding {
        let method = callback.method
        guard !method.isConditional else { return lost(method, .callbackActiveState) }
        let isOfBackground = [.didEnterBackground, .willEnterForeground].contains(callback.kind)
        guard choices.startsInBackground, isOfBackground else {
            return Finding(
                .callbackActiveState, .note, .automatic, at: place(method),
                "'\(method.selector)' is called by the new '\(name)'")
        }
        return Finding(
            .callbackActiveState, .warning, .review, at: place(method),
            "'\(method.selector)' is called by the new '\(name)', and not in a launch in the background, where no scene connects",
            remedy:
                "if it matters there, observe the notification of the same name in '\(delegate.name)' instead"
        )
    }

    private static let ofBackground: Set<String> = [
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application:performFetchWithCompletionHandler:",
        "application:handleEventsForBackgroundURLSession:completionHandler:",
        "application:handleWatchKitExtensionRequest:reply:",
    ]

    /// What UIKit calls in a launch in the background, where the first screen was loaded before and is not now.
    ///
    /// Source: wordpress-mobile/WordPress-iOS#25643.
    private var backgroundCallbacks: [Finding] {
        guard choices.startsInBackground else { return [] }
        return delegate.methods.filter { Self.ofBackground.contains($0.selector) && !$0.isEmpty }
            .map { method in
                Finding(
                    .launchOrder, .warning, .review, at: place(method),
                    "in a launch in the background no scene connects, and '\(method.selector)' finds no first screen",
                    remedy: "check that it needs nothing that the first screen makes or registers")
            }
    }

    /// What UIKit tells nobody any more once an app has scenes.
    private var ended: [Finding] {
        delegate.methods.compactMap { method in
            guard
                case .ended(let kind)? = ApplicationCallback.byObjectiveCName[method.selector]?.fate,
                !method.isEmpty
            else { return nil }
            return Finding(
                kind.finding, .warning, .manual, at: place(method),
                "'\(method.selector)' is no longer called in an app with scenes",
                remedy: kind.remedyWithScenes)
        }
    }

    /// A launch that answers anything but `YES`: UIKit did not tell the delegate what started the app then.
    ///
    /// Source: Apple's page of `application(_:didFinishLaunchingWithOptions:)`, "Return Value".
    private var denied: [Finding] {
        guard !choices.events.isEmpty else { return [] }
        return delegate.methods.flatMap { method -> [Finding] in
            guard ObjectiveCLaunch.selectors.contains(method.selector) else { return [] }
            let source = method.source
            return method.code.body.filter {
                source.spells($0, "return")
                    && !["YES", "true", "TRUE", "1", ";"].contains(source.spelling($0 + 1))
            }.prefix(1).map { token in
                Finding(
                    choices.events[0].kind.finding, .warning, .review,
                    at: context.library.place(
                        method.path, source.tokens[token].range.lowerBound),
                    "where the launch answers this, UIKit did not tell '\(delegate.name)' what started the app; '\(name)' does now",
                    remedy: "check that nothing is done twice")
            }
        }
    }

    // MARK: The launch's options

    private var launchOptions: [Finding] {
        delegate.methods.flatMap { method -> [Finding] in
            guard ObjectiveCLaunch.selectors.contains(method.selector) else { return [] }
            return method.code.body.compactMap { token in
                option(at: token, in: method).map { message, remedy in
                    Finding(
                        .callbackLaunchOptions, .warning, .manual,
                        at: context.library.place(
                            method.path, method.source.tokens[token].range.lowerBound),
                        message, remedy: remedy)
                }
            }.firstOnEachLine()
        }
    }

    /// What to say of a token in a method of the launch: of a key that no longer comes, and of options that go to somebody else.
    private func option(
        at token: Int, in method: ObjectiveCDelegate.Method
    ) -> (message: String, remedy: String)? {
        let source = method.source
        let word = source.spelling(token)
        if word.hasPrefix("UIApplicationLaunchOptions"), let key = LaunchOptionKey(spelled: word),
            key.isLost
        {
            return (
                "the launch options of an app with scenes have no '\(word)'",
                "use what the scene's connection options tell '\(name)'"
            )
        }
        guard
            word == method.code.parameterName(of: "didFinishLaunchingWithOptions")
                ?? method.code.parameterName(of: "willFinishLaunchingWithOptions"),
            // An argument, or another name for them.
            source.spells(token - 1, ":") || source.spells(token - 1, "="),
            !source.spells(token + 1, "[")
        else { return nil }
        return (
            "the launch options go on from here, and in an app with scenes they have no URL, activity or quick action",
            "check what gets them: '\(name)' is told of these in its connection options"
        )
    }
}
