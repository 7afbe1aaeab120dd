import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Words what code does with windows that means something else once SwiftUI owns the window.
struct WindowFindings {
    private let flow: AppFlow
    private let window: OwnWindow
    private let timeline: LaunchTimeline
    private let removal: WindowRemoval?
    private let usedScenes: Bool
    private let covers: Set<WindowOrigin>
    private let isMigrated: Bool
    /// Code that stands elsewhere afterwards, of which the window's removal knows nothing.
    private let moved: [String: TokenRanges]
    private let rootCasts: RootCasts
    private let absent: AbsentWindow
    private let early: EarlyLookups?
    private var context: TargetContext { flow.context }

    /// The words for an app whose window is taken out, and whose covers get a scene.
    init(_ facts: UIKitFacts, covers: CoverScenes) {
        self.init(
            flow: facts.launch.flow, window: facts.launch.window, timeline: facts.launch.timeline,
            removal: facts.root.removal, usedScenes: facts.usesScenes,
            former: facts.root.isView ? .hosting : .own(FormerRootClasses(facts)),
            covers: covers.windows,
            moved: facts.root.movedAsItWas.mapValues(TokenRanges.init), soon: facts.launch.soon)
    }

    /// The words for an app; `removal` is nil where it is left as it is, `isMigrated` says that
    /// SwiftUI makes its window already, `former` is the root that the code met before, and `soon` what a launch without
    /// scenes leaves to the next turn.
    init(
        flow: AppFlow, window: OwnWindow, timeline: LaunchTimeline, removal: WindowRemoval?,
        usedScenes: Bool, isMigrated: Bool = false, former: RootCasts.Former = .own(nil),
        covers: Set<WindowOrigin> = [], moved: [String: TokenRanges] = [:],
        soon: SoonAfterLaunch? = nil
    ) {
        self.moved = moved
        self.flow = flow
        self.window = window
        self.timeline = timeline
        self.removal = removal
        self.usedScenes = usedScenes
        self.covers = covers
        self.isMigrated = isMigrated
        rootCasts = RootCasts(former, in: flow)
        absent = AbsentWindow(window, in: flow, timeline)
        early =
            usedScenes || removal == nil && !isMigrated
            ? nil : EarlyLookups(in: flow, timeline, soon: soon)
    }

    /// The findings outside of tokens that go, by path.
    func findings(except removed: [String: [TokenRange]]) -> [Finding] {
        let gone = removed.mapValues(TokenRanges.init)
        let known = Set(flow.analysis.allFunctions.map(\.id))
        let all = flow.analysis.allFunctions + timeline.early.filter { !known.contains($0.id) }
        var seen: Set<Finding> = []
        let found =
            all.flatMap { findings(in: $0, gone[$0.located.file.path]) } + ownWindow() + unseen
        let warned = Set(found.filter { $0.severity != .note }.compactMap(\.place))
        return found.filter { finding in
            let isSaid = finding.severity == .note && finding.place.map(warned.contains) ?? false
            return !isSaid && seen.insert(finding).inserted
        }
    }

    /// Windows beside the app's own that never appear.
    private var unseen: [Finding] {
        usedScenes
            ? []
            : UnseenWindows(flow: flow, window: window, timeline: timeline, covers: covers)
                .findings()
    }

    // MARK: The app's own window

    /// What needs the window in code behind the launch: one finding a function, and one for each root that is not set.
    private func ownWindow() -> [Finding] {
        guard let removal else { return [] }
        return removal.functions.filter { removal.isLenient($0.function) }.flatMap {
            item -> [Finding] in
            let (function, changes) = item
            // What goes is no place to look at.
            let going = TokenRanges(
                changes.isUntouched ? [] : changes.removed.map(\.range))
            let staying = changes.obstacles.filter { !going.contains($0.token) }
            let stopping = staying.lazy.compactMap { stop(at: $0.token, in: function) }.first
            let fallback = NilFallback(ofDelegatesWindowIn: function)
            let needing = staying.first { !fallback.isThere(for: $0.token) }
            guard
                let first = stopping
                    ?? (needing ?? staying.first ?? changes.obstacles.first)?.token
            else { return [] }
            let isHandled = stopping == nil && needing == nil && !staying.isEmpty
            let isOwn = function.owner == window.owner
            let name =
                isOwn ? "'\(windowName(at: first, in: function))'" : "the delegate's window"
            let binding =
                stopping == nil ? absent.condition(binding: first, in: function) : nil
            let access = Finding(
                .windowAccess, isHandled ? .note : .warning, isHandled ? .review : .manual,
                at: context.place(function.located.file, binding ?? first),
                absent.sentence(about: name, around: first, in: function)
                    + (isHandled ? NilFallback.words : ""),
                remedy: "use `view.window` of a view controller, or the window scene's key window")
            guard changes.isUntouched else { return [access] }
            return [access]
                + changes.rootWrites.map {
                    swap(
                        at: $0.target.lowerBound, in: function,
                        "the window is nil here, so the root view controller is not replaced")
                }
        }
    }

    /// Where the app stops for the use of the window at a token: there, or where that is unwrapped into a local.
    private func stop(at token: Int, in function: FlowFunction) -> Int? {
        absent.isForced(token, in: function)
            ? token : absent.forcedBinding(of: token, in: function)
    }

    /// How code calls the window at a place: the last name on the way to it.
    private func windowName(at token: Int, in function: FlowFunction) -> String {
        let ranges = flow.trace(of: function).values.filter { range, value in
            range.lowerBound == token && window.isCertain(value)
        }.map(\.key)
        let tokens = function.file.tokens.tokens
        let name = ranges.min { $0.count < $1.count }?.last { tokens[$0].kind == .identifier }
        // Where more than the window starts, such as a list that has it, its property is what is nil.
        guard let named = name ?? (tokens[token].kind == .identifier ? token : nil) else {
            return "window"
        }
        return function.file.name(at: named)
    }

    /// What is said of a root that is set of the delegate's window, which is not there.
    static let noRootReplaced =
        "the delegate's window is nil once SwiftUI makes the window, so the root view controller is not replaced"

    /// The same where the window is unwrapped by force.
    static let rootReplacedByForce =
        "the delegate's window is nil once SwiftUI makes the window, so the app crashes here, where the root view controller is replaced"

    private func swap(at token: Int, in function: FlowFunction, _ message: String) -> Finding {
        Finding(
            .rootSwap, .warning, .manual, at: context.place(function.located.file, token), message,
            remedy: "let one container view controller show what the root is replaced by")
    }

    // MARK: Windows that are found

    private func findings(in function: FlowFunction, _ gone: TokenRanges?) -> [Finding] {
        let events = flow.trace(of: function).events.filter {
            gone?.contains($0.range.lowerBound) != true
        }
        let lookups =
            (early?.findings(events, function) ?? []) + delegateReads(events, function)
        let casts = Set(
            events.flatMap { event -> [Int] in
                // Parentheses may stand around the cast.
                cast(event, in: function) == nil && !failsAsBefore(event)
                    ? [] : [event.range.lowerBound, rootToken(event, function)]
            })
        let all =
            lookups
            + events.flatMap { event -> [Finding] in
                guard !lookups.contains(where: { $0.place == place(event, function) }) else {
                    return []
                }
                return finding(about: event, in: function, casts: casts).map { [$0] } ?? []
            }
        return all + noticedRoots(events, function, besides: all)
    }

    /// What is asked further on of a root that was found, one for each line of which nothing else is said.
    private func noticedRoots(
        _ events: [FlowEvent], _ function: FlowFunction, besides known: [Finding]
    ) -> [Finding] {
        guard removal != nil, !rootCasts.isAsBefore else { return [] }
        let use = FoundRootUse(in: function)
        var lines = Set(
            known.filter { $0.severity != .note }.compactMap(\.place?.position.line))
        let failing = failingCasts(among: events, in: function)
        func isRoot(_ value: FlowValue) -> Bool {
            isFoundRoot(value) && value.type.name.map(failing.contains) != true
                && !isOtherClass(value.type)
        }
        let asked = events.filter { use.isNoticed(by: $0, isRoot: isRoot) }
            .map(\.range.lowerBound)
        let texts = FoundRootTexts(in: function, flow.trace(of: function)).tokens(isRoot: isRoot)
        return (asked + texts).filter { token in
            lines.insert(context.place(function.located.file, token).position.line).inserted
        }.map { foundRoot($0, function, isNoticed: true) }
    }

    /// Whether a type is a class that SwiftUI's root is certainly not: the cast to it is told where it stands.
    private func isOtherClass(_ type: FlowType) -> Bool {
        guard let name = type.unwrapped.name,
            flow.program.supertypes(of: name).contains("UIViewController")
        else { return false }
        return name != "UIViewController"
            && !flow.program.supertypes(of: name).contains("UIHostingController")
    }

    /// The types that a function casts SwiftUI's root to in vain: what it does with such a value never happens.
    private func failingCasts(
        among events: [FlowEvent], in function: FlowFunction
    ) -> Set<String> {
        Set(
            events.compactMap { event in
                guard case .cast(let value, let kind, let type) = event.kind, isFoundRoot(value)
                else { return nil }
                switch rootCasts.outcome(of: event, in: function, kind, type) {
                case .crashes, .fails: return type.name
                case .succeeds, nil: return nil
                }
            })
    }

    /// In an app that is left as it is, and in code that moves: where other code asks the delegate for its window.
    private func delegateReads(
        _ events: [FlowEvent], _ function: FlowFunction
    ) -> [Finding] {
        let moved = self.moved[function.located.file.path]
        let events =
            removal == nil
            ? events : events.filter { moved?.contains($0.range.lowerBound) == true }
        guard !events.isEmpty else { return [] }
        let swaps = Set(
            events.compactMap { event -> Int? in
                guard case .write(let receiver, "rootViewController", _, _) = event.kind else {
                    return nil
                }
                return window.isPossible(receiver) ? event.statement.lowerBound : nil
            })
        var statements: Set<Int> = []
        return events.compactMap { event in
            guard case .read(let receiver, "window", let token, let result) = event.kind,
                window.isCertain(result),
                function.owner != receiver.type.name || isMigrated && isNeverSet,
                statements.insert(event.statement.lowerBound).inserted
            else { return nil }
            if swaps.contains(event.statement.lowerBound) {
                return swap(
                    at: token, in: function,
                    isSwiftUIs(receiver)
                        ? "the root view controller of SwiftUI's window is replaced here, and its views with it"
                        : absent.isForced(token, in: function)
                            ? Self.rootReplacedByForce : Self.noRootReplaced
                )
            }
            if isSwiftUIs(receiver) { return nil }
            let isOwn = function.owner == receiver.type.name
            let isHandled =
                NilFallback(ofDelegatesWindowIn: function).isThere(for: token)
                && !absent.isForced(token, in: function)
            // What is handled is not the one place that is told of the own window.
            if isOwn, isHandled { statements.remove(event.statement.lowerBound) }
            guard !isOwn || isHandled || statements.count == 1 else { return nil }
            return access(
                token, function, isHandled ? .note : .warning, isHandled ? .review : .manual,
                absent.sentence(
                    about: isOwn ? "'window'" : "the delegate's window", around: token, in: function
                ) + (isHandled ? NilFallback.words : ""),
                "use `view.window` of a view controller, or the window scene's key window")
        }
    }

    /// Whether a delegate is asked for by UIKit's protocol: that of SwiftUI's scenes has its window.
    ///
    /// Source: inferred from OpenSwiftUI (`AppSceneDelegate` in `UIKitAppDelegate.swift`).
    private func isSwiftUIs(_ receiver: FlowValue) -> Bool {
        receiver.type.name == "UIWindowSceneDelegate"
    }

    /// Whether nothing sets the delegate's window.
    private var isNeverSet: Bool {
        flow.analysis.assigned(to: "window", of: window.owner)?.windows.isEmpty ?? true
    }

    private var harmless: HarmlessRootCasts {
        HarmlessRootCasts(in: flow, window: removal == nil ? nil : window, isFoundRoot: isFoundRoot)
    }

    private func place(_ event: FlowEvent, _ function: FlowFunction) -> Place {
        context.place(function.located.file, event.range.lowerBound)
    }

    private func isFoundRoot(_ value: FlowValue) -> Bool {
        value.roots.contains(.found) || removal == nil && window.isRoot(value)
    }

    private func finding(
        about event: FlowEvent, in function: FlowFunction, casts: Set<Int>
    ) -> Finding? {
        switch event.kind {
        case .write(let receiver, "rootViewController", let token, _):
            return swap(of: receiver, at: token, in: function) ?? named(event, in: function)
        // A call on the root changes nothing of the window: it is an object.
        case .change(let receiver?, "rootViewController", let token, .part):
            return swap(of: receiver, at: token, in: function) ?? named(event, in: function)
        case .cast: return cast(event, in: function)
        case .read(let receiver, "rootViewController", let token, _):
            let isForeign =
                receiver.windows.contains(.found)
                || receiver.windows.isEmpty && flow.isWindow(receiver.type)
            guard isForeign, !casts.contains(event.range.lowerBound),
                !isCastNext(event, in: function, casts)
            else { return nil }
            return castOfItsOwn(receiver, at: token, of: event, in: function)
                ?? read(at: token, from: event.range.lowerBound, in: function)
        case .read(let receiver, "children", let token, _)
        where isFoundRoot(receiver) && takesOne(behind: token, in: function):
            return access(
                token, function, .warning, .manual,
                "the children of the window's root view controller are SwiftUI's here",
                "keep the view controller where it is made, and ask that one")
        case .keyPath, .call, .read(_, RootsByName.setter, _, _):
            return named(event, in: function)
        default: return nil
        }
    }

    /// Whether a root goes into a local that the next lines cast: that says what becomes of it.
    private func isCastNext(
        _ event: FlowEvent, in function: FlowFunction, _ casts: Set<Int>
    ) -> Bool {
        guard !casts.isEmpty else { return false }
        let file = function.file
        let names = event.statement.filter {
            ["let", "var"].contains(file.tokens.text(of: $0)) && $0 < event.range.lowerBound
        }.map { file.name(at: $0 + 1) }
        let line = place(event, function).position.line
        return casts.contains { token in
            token > event.range.upperBound && names.contains(file.name(at: token))
                && context.place(function.located.file, token).position.line <= line + 2
        }
    }

    /// What reaches a root or a window by its name.
    private func named(_ event: FlowEvent, in function: FlowFunction) -> Finding? {
        let token = event.range.lowerBound
        switch RootsByName(in: flow, owner: window.owner).use(event, in: function) {
        case .root? where rootCasts.isAsBefore: return nil
        case .swap?:
            return swap(
                at: token, in: function,
                "the root view controller of SwiftUI's window may be replaced by its name here, and its views with it"
            )
        case .root?:
            return access(
                token, function, .warning, .manual,
                "the window's root view controller is SwiftUI's here, and the app's own is its child",
                "keep the view controller where it is made, and reach it from there")
        case .window?:
            return access(
                token, function, .warning, .manual,
                "the delegate's window is nil once SwiftUI makes the window",
                "use `view.window` of a view controller, or the window scene's key window")
        case nil: return nil
        }
    }

    /// Whether an event casts a root to a class that none ever was of.
    private func failsAsBefore(_ event: FlowEvent) -> Bool {
        guard case .cast(let value, let kind, let type) = event.kind else { return false }
        return isFoundRoot(value) && rootCasts.neverSucceeded(kind, type)
    }

    /// A cast of a root that was the app's, and is SwiftUI's now.
    private func cast(_ event: FlowEvent, in function: FlowFunction) -> Finding? {
        guard case .cast(let value, let kind, let type) = event.kind, isFoundRoot(value),
            !harmless.contain(event, of: value, in: function)
        else { return nil }
        let root = "the window's root view controller is SwiftUI's"
        let token = rootToken(event, function)
        let remedy = "keep the view controller where it is made, and reach it from there"
        switch rootCasts.outcome(of: event, in: function, kind, type) {
        case .crashes?:
            return access(
                token, function, .warning, .manual, root + ", so this cast crashes", remedy)
        case .fails?:
            guard !PresentingWalks(flow).isOnlyPresentedOn(function) else {
                return access(
                    token, function, .note, .review,
                    root + ", so this cast fails" + PresentingWalks.words, remedy)
            }
            return access(token, function, .warning, .manual, root + ", so this cast fails", remedy)
        case .succeeds?:
            return access(
                token, function, .warning, .review,
                root + " hosting controller, so this cast succeeds",
                "look at what the code does with such a root")
        case nil: return nil
        }
    }

    /// A cast of its own root in an extension of `UIWindow`, of which nothing else is known.
    private func castOfItsOwn(
        _ receiver: FlowValue, at token: Int, of event: FlowEvent, in function: FlowFunction
    ) -> Finding? {
        guard receiver.windows.isEmpty, function.owner == "UIWindow",
            let outcome = rootCasts.outcome(behind: token, of: event, in: function)
        else { return nil }
        return access(
            token, function, .warning, .manual,
            "where this window is SwiftUI's, its root view controller is so, too, and this cast \(outcome.rawValue)",
            "keep the view controller where it is made, and reach it from there")
    }

    /// Whether one element is taken of the collection behind a token: what searches all of them finds more than one
    /// level.
    private func takesOne(behind token: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        let tokens = file.tokens.tokens
        var next = token + 1
        while next < tokens.count, ["?", "!"].contains(file.tokens.text(of: next)) { next += 1 }
        guard next + 2 < tokens.count else { return false }
        if tokens[next].kind == .leftSquare { return true }
        return tokens[next].kind == .period
            && ["first", "last"].contains(file.name(at: next + 1))
            && tokens[next + 2].kind != .leftParen
    }

    /// The token of `rootViewController` in an expression, else its first.
    private func rootToken(_ event: FlowEvent, _ function: FlowFunction) -> Int {
        event.range.first { function.file.tokens.spells($0, "rootViewController") }
            ?? event.range.lowerBound
    }

    private func swap(
        of receiver: FlowValue, at token: Int, in function: FlowFunction
    ) -> Finding? {
        let swaps = FoundRootSwaps(in: flow, owner: window.owner)
        switch swaps.certainty(of: receiver) {
        case .certain?:
            if swaps.isJustMade(token, in: function) { return nil }
            return swap(
                at: token, in: function,
                "the root view controller of SwiftUI's window is replaced here, and its views with it"
            )
        case .possible?:
            if swaps.isOfOwnWindow(token, in: function) { return nil }
            return swap(
                at: token, in: function,
                "this may replace the root view controller of SwiftUI's window, and its views with it"
            )
        case nil: return nil
        }
    }

    private func read(
        at token: Int, from start: Int, in function: FlowFunction
    ) -> Finding? {
        guard !rootCasts.isAsBefore else { return nil }
        let selector = function.located.declaration.selectorName
        guard
            selector != "application(_:supportedInterfaceOrientationsFor:)"
                || asksForPresented(behind: token, in: function)
        else {
            return access(
                token, function, .warning, .manual,
                "the root view controller of the window is SwiftUI's here, and the app's own is its child",
                "keep the root view controller where it is made, and ask that one")
        }
        return foundRoot(
            token, function,
            isNoticed: FoundRootUse(in: function).isNoticed(behind: token, from: start)
                && !PresentingWalks(flow).isOnlyPresentedOn(function))
    }

    /// Whether a root is only asked for what it presents: what fills the screen is presented by the topmost view controller, which is
    /// SwiftUI's then.
    private func asksForPresented(behind token: Int, in function: FlowFunction) -> Bool {
        let next = function.file.tokenBehindMarks(from: token + 1)
        return function.file.tokens.tokens[next].kind == .period
            && function.file.tokens.spells(next + 1, "presentedViewController")
    }

    /// What is said where code comes to SwiftUI's root; whether it notices that.
    private func foundRoot(_ token: Int, _ function: FlowFunction, isNoticed: Bool) -> Finding {
        access(
            token, function, isNoticed ? .warning : .note, .review,
            "the window's root view controller is SwiftUI's here, and the app's own is its child",
            isNoticed
                ? "keep the view controller where it is made, and reach it from there"
                : "to present something it will do; its children and its view are SwiftUI's")
    }

    private func access(
        _ token: Int, _ function: FlowFunction, _ severity: Severity,
        _ applicability: Applicability, _ message: String, _ remedy: String
    ) -> Finding {
        Finding(
            .windowAccess, severity, applicability,
            at: context.place(function.located.file, token), message, remedy: remedy)
    }
}
