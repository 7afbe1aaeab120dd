import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The SDKs that an app has and sets up, what they take of its delegate, and what they are not told.
package struct AppSDKs {
    /// The app.
    package let context: TargetContext
    /// The code beside its own that it is built with, which may set SDKs up and tell them things.
    package let linked: [LinkedModule]
    /// The same as a program of its own; nil where there is none that the app doesn't compile itself.
    package let linkedProgram: TargetContext?
    /// Its property lists.
    package let propertyLists: [PropertyListFacts]
    /// Its application delegate; nil where it has none.
    package let delegate: DelegateClass?
    /// Where it uses parts of SDKs.
    package let uses: SDKUses
    /// Which SDKs it has.
    package let presence: SDKPresence
    /// The rows about what the app has and sets up.
    package let active: [KnownSDK]

    /// The SDKs of a target; `delegate` is its application delegate where it has one.
    package init(
        context: TargetContext, linked: [LinkedModule], propertyLists: [PropertyListFacts],
        delegate: DelegateClass?
    ) {
        self.context = context
        self.linked = linked
        self.propertyLists = propertyLists
        self.delegate = delegate
        linkedProgram = Self.program(of: linked, beside: context)
        let programs = [context] + [linkedProgram].compactMap { $0 }
        let uses = SDKUses(in: programs)
        let presence = SDKPresence(in: programs, of: context, uses: uses)
        self.uses = uses
        self.presence = presence
        active = KnownSDK.all.filter { sdk in
            guard sdk.kind.isReported, sdk.isOn(context.target.platform), presence.has(sdk) else {
                return false
            }
            if let key = sdk.startKey, !propertyLists.haveSet(key, to: true) { return false }
            return sdk.starts.isEmpty || uses.first(of: sdk.starts) != nil
                || presence.objectiveCPlace(of: sdk.link) != nil
        }
    }

    /// The names of those that ask Info.plist whether the app has scenes.
    package var manifestReaders: [String] {
        KnownSDK.manifestReaders.filter(presence.has).map(\.name)
    }

    /// The code that is linked as that of a target; nil where there is none that the app doesn't compile itself.
    private static func program(
        of modules: [LinkedModule], beside context: TargetContext
    ) -> TargetContext? {
        var target = context.target
        target.sources = context.sources(of: modules)
        return target.sources.isEmpty
            ? nil : TargetContext(target: target, library: context.library)
    }

    /// The module that compiles a source; nil for one of the app's own.
    package func owner(of path: String) -> LinkedModule? {
        context.target.sources.contains(path)
            ? nil : linked.first { $0.sources.contains(path) }
    }

    /// Whether code of the app's switches an SDK off.
    package func isSwitchedOff(_ sdk: KnownSDK) -> Bool {
        uses.first(of: sdk.switches) != nil
    }

    /// The key of Info.plist by which an SDK is switched off; nil where it is not.
    package func keyThatSwitchesOff(_ sdk: KnownSDK) -> String? {
        sdk.switchKey.flatMap { propertyLists.haveSet($0, to: false) ? $0 : nil }
    }

    /// The methods of the delegate that an SDK takes, so that they are no longer called.
    package func takenMethods(by sdk: KnownSDK) -> [LocatedDeclaration] {
        if isSwitchedOff(sdk) || keyThatSwitchesOff(sdk) != nil { return [] }
        return sdk.callbacks.compactMap(method)
    }

    /// The delegate's method for a callback, where it has one that does something.
    package func method(_ callback: SDKCallback) -> LocatedDeclaration? {
        delegate.flatMap(callback.method)
    }

    /// The delegate's method in which an SDK is told of something.
    package func method(of handOver: SDKHandOver) -> LocatedDeclaration? {
        method(handOver.callback) ?? handOver.olderCallback.flatMap(method)
    }

    /// Whether the app opens URLs of a scheme of its own.
    package var hasURLSchemes: Bool {
        propertyLists.contains { list in
            list.document.value(at: ["CFBundleURLTypes"])?.array?.isEmpty == false
        }
    }

    /// What the SDK must be told and isn't: a line counts only where its callback is there to be called.
    package func missingHandOvers(of sdk: KnownSDK) -> [SDKHandOver] {
        sdk.handOvers.filter { handOver in
            guard handOver.neededWith.isEmpty || uses.names(handOver.neededWith) else {
                return false
            }
            let method = method(of: handOver)
            switch handOver.callback {
            case .didRegister where method == nil: return true
            case .openURL where method == nil && !hasURLSchemes: return false
            case .openURL, .didRegister: break
            default: if method == nil { return false }
            }
            return uses.first(of: handOver.shownBy) == nil
        }
    }
}

extension AppSDKs {
    /// The methods of the notification centre's delegate from which an SDK learns by itself until it is switched off, with
    /// the line that takes the place of that; none where the app has such a line anywhere.
    package func missingNotificationLines(
        of sdk: KnownSDK
    ) -> [(method: NotificationMethods.Method, line: String)] {
        let shown = sdk.handOvers.filter(\.isAdvice).flatMap(\.shownBy)
        guard let line = sdk.notificationLine, uses.first(of: shown) == nil else { return [] }
        return NotificationMethods(in: context).methods.map {
            ($0, SDKHandOver.line(line, with: $0.content))
        }
    }
}

extension [PropertyListFacts] {
    /// Whether any property list has a key set to YES, or all of them to NO.
    fileprivate func haveSet(_ key: String, to value: Bool) -> Bool {
        func has(_ list: PropertyListFacts) -> Bool {
            list.document.value(at: [.key(key)])?.boolean == value
        }
        guard !value else { return contains(where: has) }
        return !isEmpty && allSatisfy(has)
    }
}

extension KnownSDK {
    /// Whether it does something in the apps of a platform.
    fileprivate func isOn(_ platform: ApplePlatform) -> Bool {
        let profile = PlatformProfile.profile(for: platform)
        return profile.isUIKit && frameworks.contains(.uiKit)
            || profile.isAppKit && frameworks.contains(.appKit)
    }
}

extension SDKHandOver {
    /// The line with an argument in its place.
    package func line(with argument: String) -> String { Self.line(line, with: argument) }

    /// A line of a vendor's with what takes the place of `%`.
    package static func line(_ line: String, with argument: String) -> String {
        line.split(separator: "%", omittingEmptySubsequences: false).joined(separator: argument)
    }

    /// The name of the argument that matters in a method of the delegate; nil where the method doesn't name it.
    package static func argument(of method: LocatedDeclaration) -> String? {
        method.declaration.parameters.dropFirst().first?.name.map(SwiftName.code)
    }
}
