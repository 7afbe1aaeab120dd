import AppFacts
import SwiftFlow
import SwiftOutline

/// What is said about the window that the delegate of a Mac app makes.
struct MacWindowFindings {
    private let choices: MacChoices
    private var context: TargetContext { choices.facts.context }

    /// The findings of an app.
    init(_ choices: MacChoices) {
        self.choices = choices
    }

    /// The findings, in no particular order.
    func findings() -> [Finding] {
        switch choices.facts.root {
        case .keptWindow(let window): [kept(window)]
        case .window(let window):
            look(of: window) + bridges(of: window) + frame(of: window) + size(of: window)
                + order(window.order) + ObjectiveCWindowReads(in: context).findings()
                + RootViewFindings(in: context).findings(of: [window.content.root])
        case .storyboard(let root): order(root.order, isAfterContent: true)
        case .delegate: []
        }
    }

    /// One window that is always there could be a scene, and its owner decides; of several, or one that is not always made,
    /// none is the app's.
    private func kept(_ window: KeptMacWindow) -> Finding {
        let obstacle = window.obstacle
        let isEarly = !EarlyAccess(
            of: choices.facts.delegate, in: context, profile: .appKit, flow: choices.facts.flow
        ).windows().isEmpty
        let place = context.library.place(obstacle.path, token: obstacle.token)
        let isOfOthers = if case .others = obstacle.need { true } else { false }
        let keeps =
            (isOfOthers ? "the window stays AppKit's" : "the delegate keeps its window")
            + (isEarly ? "" : ", which works as before")
        guard window.isSeen || obstacle.need == .several else {
            return Finding(
                .macWindow, .note, .review, at: place, "\(keeps): nothing in the app shows it")
        }
        let isTheOne = ![.several, .conditional].contains(obstacle.need)
        return Finding(
            .macWindow, isTheOne ? .warning : .note, .manual, at: place,
            "\(keeps): \(obstacle.words)", remedy: Self.remedy(for: obstacle.need),
            isAsBefore: !isEarly)
    }

    private static func remedy(for need: MacWindowObstacle.Need) -> String {
        switch need {
        case .others: "accept that, or make its content that of a scene in the App"
        default: "accept that, or do without this to have a scene of SwiftUI's in its place"
        }
    }

    /// What is said of the window of a main storyboard that stays AppKit's, for a reason.
    static func kept(_ reason: String, at place: Place) -> Finding {
        Finding(
            .macWindow, .warning, .manual, at: place,
            "the storyboard's window stays AppKit's, shown by the delegate, since \(reason)",
            remedy: "make its content the root of a SwiftUI scene, where that is wanted",
            isAsBefore: true)
    }

    // MARK: The window

    private func look(of window: MacWindowScene) -> [Finding] {
        let place = context.place(window.function.located.file, window.settings.madeToken)
        return Self.taken(
            window.settings.style?.missing(inSingleWindow: choices.hasSingleWindow) ?? [], at: place
        ) + looks(of: window)
    }

    /// What is said of elements of a style that SwiftUI's window loses.
    static func taken(_ styles: [String], at place: Place) -> [Finding] {
        styles.map { style in
            Finding(
                .windowAppearance, .note, .review, at: place,
                "'\(style)' is taken from the style of SwiftUI's window once its content is in it, which this one did not have"
            )
        }
    }

    /// A hosting view gives the window what its views say of toolbar and title where it is the window's content, and not inside of
    /// another view, unless it is told to.
    ///
    /// Source: Apple's documentation of `NSHostingView.sceneBridgingOptions`.
    private func bridges(of window: MacWindowScene) -> [Finding] {
        let root = window.content.root
        let flow = window.launch.flow
        guard window.content.kind == .platformView,
            let type = flow.type(of: root.value, in: root.function)?.unwrapped.name,
            flow.program.supertypes(of: type).contains("NSHostingView"),
            let modifier = Self.bridged.first(where: isUsed),
            !root.ranges.contains(where: { range in
                root.function.file.references(in: range).contains {
                    $0.name == "sceneBridgingOptions"
                }
            })
        else { return [] }
        return [
            Finding(
                .windowAppearance, .warning, .manual,
                at: context.place(root.function.located.file, root.value.lowerBound),
                "this hosting view gave its window what its views say by '.\(modifier)', and gives it nothing inside of another view",
                remedy:
                    "show the view in the scene without the hosting view, or see whether its `sceneBridgingOptions` say enough"
            )
        ]
    }

    private static let bridged = [
        "toolbar", "navigationTitle", "navigationSubtitle", "searchable", "navigationDocument",
    ]

    /// Whether code of the app calls a modifier.
    private func isUsed(_ modifier: String) -> Bool {
        context.files(naming: modifier).contains { file in
            file.tokens(spelled: modifier).contains {
                $0 > 0 && file.outline.tokens.tokens[$0 - 1].kind == .period
            }
        }
    }

    private func looks(of window: MacWindowScene) -> [Finding] {
        window.looks.besideStyle.map { look in
            Finding(
                .windowAppearance, .note, .review,
                at: look.token.map { context.place(window.function.located.file, $0) },
                "'\(look.name)' is set of SwiftUI's window once its content is in it")
        }
    }

    private func frame(of window: MacWindowScene) -> [Finding] {
        let file = window.function.located.file
        let settings = window.settings
        let content = settings.contents.first.flatMap {
            $0.isController ? $0.value.range.lowerBound : nil
        }
        let said: [(Int?, String)] = [
            (
                settings.autosaveToken,
                "SwiftUI saves the window's frame under a name of its own: the one saved so far is used no more"
            ),
            (
                settings.size == nil ? content : nil,
                "SwiftUI chooses the window's first size, which was that of its view controller's view"
            ),
            (
                window.title == nil && window.content.kind == .controller ? content : nil,
                "SwiftUI's window has the app's name for its title, which was that of its view controller"
            ),
            (
                settings.isCentered || settings.autosaveToken != nil || content != nil
                    ? nil : settings.madeToken,
                "SwiftUI chooses the window's first place, which the launch chose"
            ),
        ]
        return said.compactMap { token, message in
            token.map {
                // A place is lost once, and kept again from then on.
                Finding(
                    .macWindow, $0 == settings.autosaveToken ? .note : .warning, .review,
                    at: context.place(file, $0), message)
            }
        } + titleBar(of: window) + FollowedTitles(of: window, in: context).findings()
    }

    private func titleBar(of window: MacWindowScene) -> [Finding] {
        let settings = window.settings
        guard settings.size != nil, let token = settings.fullSizeToken else { return [] }
        return [
            Self.titleBarInSize(
                isFixed: settings.style?.isResizable == false,
                at: context.place(window.function.located.file, token))
        ]
    }

    /// What is said of a size that had the title bar in it, as a window's has whose content lies below that; what SwiftUI is told
    /// is the size of the content. People can change one that is not fixed, and SwiftUI remembers it.
    ///
    /// Source: Apple's documentation of `NSWindow.StyleMask.fullSizeContentView` and `frameRect(forContentRect:)`.
    static func titleBarInSize(isFixed: Bool, at place: Place) -> Finding {
        let comes = isFixed ? "comes" : "may come"
        return Finding(
            .macWindow, isFixed ? .warning : .note, .review, at: place,
            "the window's height has the title bar in it here ('fullSizeContentView'), which \(comes) on top of that in SwiftUI's window",
            remedy: "compare the heights, and write a lower one where they differ")
    }

    private func size(of window: MacWindowScene) -> [Finding] {
        guard let token = window.settings.computedSizeToken, window.settings.size == nil else {
            return []
        }
        return [
            Finding(
                .macWindow, .warning, .manual,
                at: context.place(window.function.located.file, token),
                "SwiftUI chooses the window's first size, which the launch computed",
                remedy: "give the scene a `defaultSize`, or its content an ideal size")
        ]
    }

    // MARK: Order

    /// What is said of places of the launch; AppKit made the content of a main storyboard before them.
    private func order(
        _ places: [MacWindowOrder.Place], isAfterContent: Bool = false
    ) -> [Finding] {
        let makes =
            isAfterContent
            ? "AppKit made before this, and SwiftUI may make after it"
            : "SwiftUI may make before or after it"
        let unknown = places.filter { $0.name == nil }
        let named = places.compactMap { place in
            place.name.map { name in
                order(
                    place, isAfterContent,
                    "'\(name)' is used here and by the window's content, which \(makes)"
                )
            }
        }
        guard let first = unknown.first else { return named }
        let others = unknown.count - 1
        let words =
            others == 0 ? "" : ", and \(others) further \(others == 1 ? "statement" : "statements")"
        let content =
            isAfterContent
            ? "AppKit made the window's content before that, and SwiftUI may make it after that"
            : "SwiftUI may make the window's content before or after that"
        return [
            order(
                first, isAfterContent,
                "the launch does this\(words); \(content)"
            )
        ] + named
    }

    private func order(
        _ place: MacWindowOrder.Place, _ isAfterContent: Bool, _ message: String
    ) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: context.place(place.file, place.token), message,
            remedy: isAfterContent
                ? "check that neither needs the other, or have the content do this when it is loaded"
                : "check that the content does not depend on it, or do it in the delegate's `init()`, which runs first"
        )
    }
}
