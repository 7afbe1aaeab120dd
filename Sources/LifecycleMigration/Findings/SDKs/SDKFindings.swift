import AppFacts
import AppleFrameworks
import ProjectModel
import SwiftFlow

/// Finds what the SDKs of an app do to its delegate's callbacks and to its links once SwiftUI has its own delegate.
struct SDKFindings {
    private let app: AppSDKs
    private let repairs: [ProxyRepair]
    private let usesScenes: Bool
    private let stage: Stage
    /// The classes of the app's roots, where it is migrated; none where they are not known.
    private let roots: () -> Set<String>
    private var context: TargetContext { app.context }

    /// Where an app is on its way to SwiftUI's life cycle.
    enum Stage {
        /// It is left as it is.
        case before
        /// The plan takes it there.
        case moving
        /// It has SwiftUI's life cycle already.
        case behind
        /// The plan takes it to UIKit's scenes.
        case toScenes
    }

    /// An analysis of a target of which nothing is written; `delegate` is its application delegate where it has one, and
    /// `usesScenes` tells whether UIKit's scenes are in use before the migration.
    init(
        context: TargetContext, linked: [LinkedModule], propertyLists: [PropertyListFacts],
        delegate: DelegateClass?, usesScenes: Bool, stage: Stage = .before
    ) {
        self.stage = stage
        app = AppSDKs(
            context: context, linked: linked, propertyLists: propertyLists, delegate: delegate)
        self.usesScenes = usesScenes
        repairs = []
        roots = { [] }
    }

    /// An analysis of an app that is migrated.
    init(facts: UIKitFacts) {
        app = facts.sdks
        usesScenes = facts.usesScenes
        repairs = facts.proxyRepairs
        stage = .moving
        roots = { facts.rootClasses(linked: facts.linkedRootMakers) }
    }

    /// An analysis of an app that moves to UIKit's scenes.
    init(toScenes app: UIKitApp) {
        self.app = app.sdks
        usesScenes = false
        repairs = []
        stage = .toScenes
        roots = { [] }
    }

    /// A finding for each row of the table that matters to the app.
    func findings() -> [Finding] {
        if stage == .toScenes { return ofScenes() }
        return app.active.flatMap { sdk in
            switch sdk.kind {
            case .takesCallbacks: return takenCallbacks(of: sdk)
            case .replacesDelegate: return [replacedDelegate(by: sdk)].compactMap { $0 }
            case .tracksLinks: return [links(of: sdk)].compactMap { $0 }
            case .followsState: return [state(of: sdk)].compactMap { $0 }
            case .measuresByWindow: return [measure(of: sdk)].compactMap { $0 }
            case .replacesRoot: return [replacedRoot(by: sdk)].compactMap { $0 }
            case .searchesRoot: return [searchedRoot(by: sdk)].compactMap { $0 }
            case .callsHandler: return [calledHandler(of: sdk)].compactMap { $0 }
            case .readsManifest, .asksForWindow, .unharmed: return []
            }
        }
    }

    /// What an SDK hears of by methods that it gives to a delegate without them: UIKit calls these no more, and the scene's
    /// delegate calls what the app wrote, where the SDK hears of it.
    private func ofScenes() -> [Finding] {
        app.active.compactMap { sdk in
            switch sdk.kind {
            case .tracksLinks:
                SDKCallback.links.contains { app.method($0) != nil } ? nil : links(of: sdk)
            case .followsState: state(of: sdk)
            default: nil
            }
        }
    }

    /// The methods of the delegate that an SDK takes, so that they are no longer called, whatever the plan writes.
    func takenMethods() -> [LocatedDeclaration] {
        app.active.filter { sdk in
            sdk.kind == .takesCallbacks && !repairs.contains { $0.sdks.contains(sdk.name) }
        }.flatMap(app.takenMethods)
    }
}

extension SDKFindings {
    /// Callbacks that the app has and the SDK takes; where it is switched off, what it then isn't told.
    private func takenCallbacks(of sdk: KnownSDK) -> [Finding] {
        if app.isSwitchedOff(sdk) { return [] }
        if let key = app.keyThatSwitchesOff(sdk) {
            // Whether it was told was the app's own business before, and nothing changes.
            return stage == .behind ? [missingHandOver(of: sdk, key)].compactMap { $0 } : []
        }
        let all = alike(sdk)
        guard let methods = all.first?.methods, let first = methods.first else {
            return [unmappedToken(of: sdk)].compactMap { $0 }
        }
        guard all[0].sdk.name == sdk.name else { return [] }
        let place = context.place(first.file, first.declaration.keyword)
        let sdks = all.map(\.sdk)
        let taken = all.flatMap(\.methods).reduce(into: [LocatedDeclaration]()) { each, method in
            if !each.contains(where: method.isSame) { each.append(method) }
        }
        if let repair = repairs.first(where: { $0.sdks.contains(sdk.name) }) {
            return [given(taken.quoted, backBy: repair, from: sdks, at: place)]
        }
        return [lost(taken, to: sdks, at: place)]
    }

    /// The SDKs that take methods as one does, and that the same key of Info.plist switches off: one alone, where it takes
    /// none or nothing switches it off.
    private func alike(
        _ sdk: KnownSDK
    ) -> [(sdk: KnownSDK, methods: [LocatedDeclaration])] {
        let own = app.takenMethods(by: sdk)
        guard let key = sdk.switchKey, !own.isEmpty else { return [(sdk, own)] }
        return app.active.filter {
            $0.kind == .takesCallbacks && $0.switchKey == key && $0.effect == sdk.effect
        }.map { ($0, app.takenMethods(by: $0)) }.filter { !$0.1.isEmpty }
    }

    private func lost(
        _ methods: [LocatedDeclaration], to sdks: [KnownSDK], at place: Place
    ) -> Finding {
        let others = sdks.dropFirst().map(\.name)
        let alike =
            others.isEmpty ? "" : ", as \(others.count == 1 ? "does" : "do") \(others.listed)"
        let notifications = sdks.flatMap(app.missingNotificationLines).map {
            "`\($0.line)` in '\($0.method.located.declaration.selectorName)'"
        }
        return finding(
            .delegateProxySDK, about: sdks[0], at: place,
            "\(sdks[0].name) \(sdks[0].effect)\(alike), and \(methods.quoted) "
                + (methods.count == 1 ? "is no longer called" : "are no longer called"),
            remedy: [switchOff(sdks[0])] + Set(sdks.compactMap(\.remedy)).sorted()
                + [lines(sdks.flatMap(app.missingHandOvers), and: notifications)])
    }

    /// What the plan writes so that SDKs leave some methods alone.
    private func given(
        _ names: String, backBy repair: ProxyRepair, from sdks: [KnownSDK], at place: Place
    ) -> Finding {
        let known = sdks.map(\.name)
        let lines = repair.lines.filter { known.contains($0.sdk) }.map {
            "`\($0.text)` in '\($0.method.declaration.selectorName)'"
        }
        return Finding(
            .delegateProxySDK, .note, .automatic, at: place,
            "\(known.listed) would take \(names): `\(repair.key)` is set to NO in "
                + repair.lists.map(\.path.fileName).listed
                + (lines.isEmpty ? "" : ", and the plan writes " + lines.listed))
    }

    /// An SDK that its vendor wants to be told the token in SwiftUI's life cycle, in an app that leaves it to the SDK.
    private func unmappedToken(of sdk: KnownSDK) -> Finding? {
        guard sdk.switchKey != nil, app.uses.firstName(of: sdk.link) != nil else { return nil }
        // Once it is switched off it hears of nothing else by itself either.
        let missing = app.missingHandOvers(of: sdk).filter { !$0.isAdvice }
        guard missing.contains(where: { $0.callback == .didRegister }),
            let place = place(of: sdk)
        else { return nil }
        return finding(
            .delegateProxySDK, about: sdk, at: place,
            "\(sdk.name) reads the device token from the app delegate, which is SwiftUI's object now",
            remedy: [switchOff(sdk), lines(missing)])
    }

    private func missingHandOver(of sdk: KnownSDK, _ key: String) -> Finding? {
        let missing = app.missingHandOvers(of: sdk)
        guard let first = missing.first(where: { !$0.isAdvice }) else { return nil }
        let method = app.method(first.callback)
        let place =
            method.map { context.place($0.file, $0.declaration.keyword) } ?? place(of: sdk)
        return finding(
            .delegateProxySDK, about: sdk, at: place,
            "\(sdk.name) is switched off by '\(key)', and the app does not tell it what \(first.callback.news)",
            remedy: [lines(missing)])
    }

    private func switchOff(_ sdk: KnownSDK) -> String? {
        sdk.switchKey.map { key in
            "set `\(key)` to NO in \(app.propertyLists.first?.path ?? "Info.plist")"
        }
    }

    private func replacedDelegate(by sdk: KnownSDK) -> Finding? {
        let isNamed =
            app.uses.firstName(of: sdk.link) != nil || app.uses.first(of: sdk.starts) != nil
            || app.presence.objectiveCPlace(of: sdk.link) != nil
        guard !app.isSwitchedOff(sdk), isNamed, let place = place(of: sdk) else { return nil }
        return finding(
            .delegateProxySDK, about: sdk, at: place, "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy, lines(app.missingHandOvers(of: sdk))])
    }

    /// Links that the SDK no longer hears of; scenes took them away already where they are in use.
    private func links(of sdk: KnownSDK) -> Finding? {
        let missing = app.missingHandOvers(of: sdk)
        guard !usesScenes, !app.isSwitchedOff(sdk), sdk.handOvers.isEmpty || !missing.isEmpty else {
            return nil
        }
        let methods = SDKCallback.links.compactMap(app.method)
        let tracksLaunch = !sdk.starts.isEmpty && sdk.handOvers.isEmpty
        guard tracksLaunch || !methods.isEmpty || app.hasURLSchemes else { return nil }
        let start = app.uses.first(of: sdk.starts).map { context.place($0.file, $0.token) }
        let handler = methods.first.map { context.place($0.file, $0.declaration.keyword) }
        let ready = app.uses.first(of: sdk.configuredBy).map { context.place($0.file, $0.token) }
        return finding(
            .sdkLinkTracking, about: sdk, at: start ?? handler ?? ready ?? place(of: sdk),
            "\(sdk.name) \(sdk.effect)", remedy: [sdk.remedy, lines(missing)])
    }

    /// The app's state, of which the SDK no longer hears; scenes took it away already where they are in use.
    private func state(of sdk: KnownSDK) -> Finding? {
        guard !usesScenes, !app.isSwitchedOff(sdk) else { return nil }
        return finding(
            .delegateProxySDK, about: sdk, at: place(of: sdk), "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy])
    }

    /// What it lays over the app has no size any more; scenes took the delegate's window away already where they are in use.
    private func measure(of sdk: KnownSDK) -> Finding? {
        guard !usesScenes else { return nil }
        return finding(
            .windowAccess, about: sdk, at: place(of: sdk), "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy])
    }

    private func replacedRoot(by sdk: KnownSDK) -> Finding? {
        guard stage != .behind else { return nil }
        return finding(
            .rootSwap, about: sdk, at: place(of: sdk), "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy])
    }

    /// A search from the root of the window, which found one of UIKit's containers there, or may have.
    private func searchedRoot(by sdk: KnownSDK) -> Finding? {
        guard stage == .moving, !app.isSwitchedOff(sdk) else { return nil }
        let chains = roots().map(context.inheritanceChain)
        guard chains.contains(where: { !RootPreferences.containers.isDisjoint(with: $0) }) else {
            return nil
        }
        return finding(
            .windowAccess, about: sdk, at: place(of: sdk), "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy])
    }

    private func calledHandler(of sdk: KnownSDK) -> Finding? {
        guard !app.isSwitchedOff(sdk), let method = sdk.callbacks.lazy.compactMap(app.method).first
        else {
            return nil
        }
        return finding(
            .sdkCallsHandler, about: sdk,
            at: context.place(method.file, method.declaration.keyword),
            "\(sdk.name) \(sdk.effect)", remedy: [sdk.remedy])
    }
}

extension SDKFindings {
    /// The lines with the names that the app gives to the arguments.
    private func lines(_ handOvers: [SDKHandOver], and others: [String] = []) -> String? {
        guard !handOvers.isEmpty || !others.isEmpty else { return nil }
        let lines = handOvers.map { handOver in
            let method = app.method(of: handOver)
            let argument =
                method.flatMap(SDKHandOver.argument) ?? handOver.callback.argument
            // Nobody calls a method that the plan finds empty, or doesn't find.
            if method == nil, stage == .moving, let modifier = handOver.callback.modifier {
                return "`\(handOver.line(with: argument))` in `\(modifier)`"
            }
            let selector = method?.declaration.selectorName ?? handOver.callback.selectorName
            return "`\(handOver.line(with: argument))` in '\(selector)'"
        }
        return "write " + (lines + others).listed
    }

    /// Where the SDK is set up, else where it is imported, else where it is switched on.
    private func place(of sdk: KnownSDK) -> Place? {
        let found =
            app.uses.first(of: sdk.starts) ?? app.uses.firstName(of: sdk.link)
            ?? app.presence.importPlace(of: sdk.link)
        if let found { return context.place(found.file, found.token) }
        if let place = app.presence.objectiveCPlace(of: sdk.link) { return place }
        return app.delegate.map { context.place($0.file, $0.declaration.keyword) }
    }

    private func finding(
        _ id: FindingID, about sdk: KnownSDK, at place: Place?, _ message: String,
        remedy: [String?]
    ) -> Finding {
        let owner = place.flatMap { app.owner(of: $0.path) }
        let module = owner.map { "in the \($0.kind.rawValue) '\($0.name)', " } ?? ""
        return Finding(
            id, .warning, sdk.isCertain ? .manual : .review, at: place, module + message,
            remedy: remedy.compactMap { $0 }.joined(separator: ", and "))
    }
}

extension [LocatedDeclaration] {
    /// Their names for a message.
    fileprivate var quoted: String { map { "'\($0.declaration.selectorName)'" }.listed }
}
