import ProjectModel
import SwiftFlow

/// Finds what the SDKs of an app do to its delegate's callbacks and to its links once SwiftUI has its own delegate.
struct SDKFindings {
    private let context: TargetContext
    private let propertyLists: [PropertyListFacts]
    private let delegate: DelegateClass?
    private let usesScenes: Bool
    private let uses: SDKUses
    private let presence: SDKPresence

    /// An analysis of a target; `delegate` is its application delegate where it has one, and `usesScenes` tells whether
    /// UIKit's scenes are in use before the migration.
    init(
        context: TargetContext, propertyLists: [PropertyListFacts], delegate: DelegateClass?,
        usesScenes: Bool
    ) {
        self.context = context
        self.propertyLists = propertyLists
        self.delegate = delegate
        self.usesScenes = usesScenes
        uses = SDKUses(in: context)
        presence = SDKPresence(in: context, uses: uses)
    }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.init(
            context: facts.context, propertyLists: facts.manifest.propertyLists,
            delegate: facts.delegate, usesScenes: facts.usesScenes)
    }

    /// A finding for each row of the table that matters to the app.
    func findings() -> [Finding] {
        active.compactMap { sdk in
            switch sdk.kind {
            case .takesCallbacks: return takenCallbacks(of: sdk)
            case .replacesDelegate: return replacedDelegate(by: sdk)
            case .tracksLinks: return links(of: sdk)
            case .callsHandler: return calledHandler(of: sdk)
            case .readsManifest, .unharmed: return nil
            }
        }
    }

    /// The methods of the delegate that an SDK takes, so that they are no longer called.
    func takenMethods() -> [LocatedDeclaration] {
        active.filter { $0.kind == .takesCallbacks }.flatMap(takenMethods(by:))
    }

    /// The rows about what the app has and sets up.
    private var active: [KnownSDK] {
        KnownSDK.all.filter { $0.kind.isReported && presence.has($0) && isStarted($0) }
    }

    private func isStarted(_ sdk: KnownSDK) -> Bool {
        if let key = sdk.startKey, !isSet(key, to: true) { return false }
        return sdk.starts.isEmpty || uses.first(of: sdk.starts) != nil
    }

    /// Whether any property list has a key set to YES, or all of them to NO.
    private func isSet(_ key: String, to value: Bool) -> Bool {
        func has(_ list: PropertyListFacts) -> Bool {
            list.document.value(at: [.key(key)])?.boolean == value
        }
        guard !value else { return propertyLists.contains(where: has) }
        return !propertyLists.isEmpty && propertyLists.allSatisfy(has)
    }

    private func isSwitchedOff(_ sdk: KnownSDK) -> Bool {
        uses.first(of: sdk.switches) != nil
    }

    /// The key of Info.plist by which an SDK is switched off; nil where it is not.
    private func keyThatSwitchesOff(_ sdk: KnownSDK) -> String? {
        sdk.switchKey.flatMap { isSet($0, to: false) ? $0 : nil }
    }

    private func takenMethods(by sdk: KnownSDK) -> [LocatedDeclaration] {
        if isSwitchedOff(sdk) || keyThatSwitchesOff(sdk) != nil { return [] }
        return sdk.callbacks.compactMap(method)
    }
}

extension SDKFindings {
    /// Callbacks that the app has and the SDK takes; where it is switched off, what it then isn't told.
    private func takenCallbacks(of sdk: KnownSDK) -> Finding? {
        if isSwitchedOff(sdk) { return nil }
        if let key = keyThatSwitchesOff(sdk) { return missingHandOver(of: sdk, key) }
        let methods = takenMethods(by: sdk)
        guard let first = methods.first else { return unmappedToken(of: sdk) }
        let names = methods.map { "'\($0.declaration.selectorName)'" }
        return finding(
            .delegateProxySDK, about: sdk,
            at: context.place(first.file, first.declaration.keyword),
            "\(sdk.name) \(sdk.effect), and \(names.listed) "
                + (names.count == 1 ? "is no longer called" : "are no longer called"),
            remedy: [switchOff(sdk), sdk.remedy, lines(missingHandOvers(of: sdk))])
    }

    /// An SDK that its vendor wants to be told the token in SwiftUI's life cycle, in an app that leaves it to the SDK.
    private func unmappedToken(of sdk: KnownSDK) -> Finding? {
        guard sdk.switchKey != nil, uses.names(sdk.link.names) else { return nil }
        let missing = missingHandOvers(of: sdk).filter { $0.callback == .didRegister }
        guard !missing.isEmpty, let place = place(of: sdk) else { return nil }
        return finding(
            .delegateProxySDK, about: sdk, at: place,
            "\(sdk.name) takes the device token from UIKit's delegate, which is SwiftUI's own",
            remedy: [switchOff(sdk), lines(missing)])
    }

    private func missingHandOver(of sdk: KnownSDK, _ key: String) -> Finding? {
        let missing = missingHandOvers(of: sdk)
        guard let first = missing.first(where: { !$0.isAdvice }) else { return nil }
        let method = method(first.callback)
        let place =
            method.map { context.place($0.file, $0.declaration.keyword) } ?? place(of: sdk)
        return finding(
            .delegateProxySDK, about: sdk, at: place,
            "\(sdk.name) is switched off by '\(key)', and the app does not tell it what \(first.callback.news)",
            remedy: [lines(missing)])
    }

    private func switchOff(_ sdk: KnownSDK) -> String? {
        sdk.switchKey.map { key in
            "set `\(key)` to NO in \(propertyLists.first?.path ?? "Info.plist")"
        }
    }

    private func replacedDelegate(by sdk: KnownSDK) -> Finding? {
        guard !isSwitchedOff(sdk), uses.names(sdk.link.names), let place = place(of: sdk) else {
            return nil
        }
        return finding(
            .delegateProxySDK, about: sdk, at: place, "\(sdk.name) \(sdk.effect)",
            remedy: [sdk.remedy, lines(missingHandOvers(of: sdk))])
    }

    /// Links that the SDK no longer hears of; scenes took them away already where they are in use.
    private func links(of sdk: KnownSDK) -> Finding? {
        let missing = missingHandOvers(of: sdk)
        guard !usesScenes, !isSwitchedOff(sdk), sdk.handOvers.isEmpty || !missing.isEmpty else {
            return nil
        }
        let methods = SDKCallback.links.compactMap(method)
        let tracksLaunch = !sdk.starts.isEmpty && sdk.handOvers.isEmpty
        guard tracksLaunch || !methods.isEmpty || hasURLSchemes else { return nil }
        let start = uses.first(of: sdk.starts).map { context.place($0.file, $0.token) }
        let handler = methods.first.map { context.place($0.file, $0.declaration.keyword) }
        return finding(
            .sdkLinkTracking, about: sdk, at: start ?? handler ?? place(of: sdk),
            "\(sdk.name) \(sdk.effect)", remedy: [sdk.remedy, lines(missing)])
    }

    private func calledHandler(of sdk: KnownSDK) -> Finding? {
        guard !isSwitchedOff(sdk), let method = sdk.callbacks.lazy.compactMap(method).first else {
            return nil
        }
        return finding(
            .sdkCallsHandler, about: sdk,
            at: context.place(method.file, method.declaration.keyword),
            "\(sdk.name) \(sdk.effect)", remedy: [sdk.remedy])
    }
}

extension SDKFindings {
    private func method(_ callback: SDKCallback) -> LocatedDeclaration? {
        delegate.flatMap(callback.method)
    }

    private var hasURLSchemes: Bool {
        propertyLists.contains { list in
            list.document.value(at: ["CFBundleURLTypes"])?.array?.isEmpty == false
        }
    }

    /// What the SDK must be told and isn't: a line counts only where its callback is there to be called.
    private func missingHandOvers(of sdk: KnownSDK) -> [SDKHandOver] {
        sdk.handOvers.filter { handOver in
            guard handOver.neededWith.isEmpty || uses.names(handOver.neededWith) else {
                return false
            }
            let method = method(handOver.callback)
            switch handOver.callback {
            case .didRegister where method == nil: return true
            case .openURL where method == nil && !hasURLSchemes: return false
            case .openURL, .didRegister: break
            default: if method == nil { return false }
            }
            return uses.first(of: handOver.shownBy) == nil
        }
    }

    /// The lines with the names that the app gives to the arguments.
    private func lines(_ handOvers: [SDKHandOver]) -> String? {
        guard !handOvers.isEmpty else { return nil }
        let lines = handOvers.map { handOver in
            let method = method(handOver.callback)
            let name = method?.declaration.parameters.dropFirst().first?.name ?? "_"
            let argument = name == "_" ? handOver.callback.argument : name
            let selector = method?.declaration.selectorName ?? handOver.callback.selectorName
            return "`\(handOver.line(with: argument))` in '\(selector)'"
        }
        return "write " + lines.listed
    }

    /// Where the SDK is set up, else where it is imported, else where it is switched on.
    private func place(of sdk: KnownSDK) -> Place? {
        let names = sdk.link.names.map { SDKUse.name($0) }
        let found = uses.first(of: sdk.starts + names) ?? presence.importPlace(of: sdk.link)
        if let found { return context.place(found.file, found.token) }
        return delegate.map { context.place($0.file, $0.declaration.keyword) }
    }

    private func finding(
        _ id: FindingID, about sdk: KnownSDK, at place: Place?, _ message: String,
        remedy: [String?]
    ) -> Finding {
        Finding(
            id, .warning, sdk.isCertain ? .manual : .review, at: place, message,
            remedy: remedy.compactMap { $0 }.joined(separator: ", and "))
    }
}

extension KnownSDK.Kind {
    /// Whether an app hears of it: not of what the plan takes care of.
    var isReported: Bool {
        switch self {
        case .takesCallbacks, .replacesDelegate, .tracksLinks, .callsHandler: true
        case .readsManifest, .unharmed: false
        }
    }
}

extension SDKHandOver {
    /// The line with the argument in its place.
    fileprivate func line(with argument: String) -> String {
        line.split(separator: "%", omittingEmptySubsequences: false).joined(separator: argument)
    }
}

extension [String] {
    /// `a`, `a and b`, or `a, b and c`.
    fileprivate var listed: String {
        count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
