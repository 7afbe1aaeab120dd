import AppleFrameworks
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds out about an app of UIKit, or refuses it.
package struct UIKitAppAnalysis {
    private let context: TargetContext
    private let profile: PlatformProfile
    private let launches: AppLaunches
    private let linked: [LinkedModule]
    private let staysUIKit: Bool

    /// An analysis of a target; what it follows is kept in `launches`, and `linked` is the code beside its own that it is
    /// built with. Where `staysUIKit` says so, code that starts the app goes on doing it, whatever else it does, and scenes that were
    /// begun count as none.
    package init(
        context: TargetContext, profile: PlatformProfile, launches: AppLaunches = AppLaunches(),
        linked: [LinkedModule] = [], staysUIKit: Bool = false
    ) {
        self.staysUIKit = staysUIKit
        self.context = context
        self.profile = profile
        self.launches = launches
        self.linked = linked
    }

    /// The app behind an entry point on a delegate.
    ///
    /// - Throws: `Refusal` for the first thing that can't be followed.
    package func app(entry: EntryPoint) throws(Refusal) -> UIKitApp {
        let analysis = DelegateAnalysis(context: context, profile: profile)
        let (start, started) = try start(behind: entry)
        let delegate = try delegate(of: entry, started, by: analysis)
        let whole = try SceneManifest(context: context)
        try DeviceManifests(whole, in: context).check()
        let method = SceneConfigurationMethod(of: delegate, manifest: whole)
        let manifest = whole.picking(method?.pickedName)
        let classes = analysis.sceneDelegates()
        let halfWay =
            staysUIKit
            ? try HalfWayScenes(manifest, method, besides: classes, in: context) : nil
        let usesScenes = halfWay == nil && (!manifest.configurations.isEmpty || method != nil)
        let others = otherDelegates(among: classes, manifest, method)
        let sceneDelegate =
            halfWay == nil
            ? try sceneDelegate(
                among: classes.filter { one in !others.contains { $0.name == one.name } }, manifest,
                method, delegate) : nil
        let launch = try launch(
            delegate, usesScenes ? sceneDelegate : nil, others, usesScenes, manifest,
            hasOnlyWindowScenes: hasOnlyWindowScenes(manifest, method))
        let sdks = AppSDKs(
            context: context, linked: linked, propertyLists: manifest.propertyLists,
            delegate: delegate)
        return UIKitApp(
            context: context, entry: entry, start: start, delegate: delegate, manifest: manifest,
            configurationMethod: method, sceneDelegate: usesScenes ? sceneDelegate : nil,
            otherWindowDelegates: others, usesScenes: usesScenes, launch: launch,
            halfWayScenes: halfWay, sdks: sdks, proxyRepairs: ProxyRepair.all(of: sdks))
    }

    /// The code that starts the app, and the delegate that code starts: no code where an attribute does, and only the delegate
    /// where the code stays, whatever it does beside.
    private func start(
        behind entry: EntryPoint
    ) throws(Refusal) -> (start: OwnStart?, delegate: LocatedDeclaration?) {
        do throws(Refusal) {
            let start = try OwnStart(entry, in: context, by: profile)
            return (start, start?.delegate)
        } catch {
            guard staysUIKit, let delegate = keptDelegate(behind: entry) else { throw error }
            return (nil, delegate)
        }
    }

    /// The delegate that code starts which stays as it is; nil where it doesn't say which.
    private func keptDelegate(behind entry: EntryPoint) -> LocatedDeclaration? {
        guard entry.kind == .mainFile || entry.kind == .mainType else { return nil }
        let reader = OwnStartReader(entry, in: context, by: profile)
        return (try? reader.calls()).flatMap { try? reader.delegate(of: $0) }
    }

    private func delegate(
        of entry: EntryPoint, _ started: LocatedDeclaration?, by analysis: DelegateAnalysis
    ) throws(Refusal) -> DelegateClass {
        if let located = started {
            return try analysis.applicationDelegate(
                located, startedAt: located.declaration.keyword)
        }
        guard let declaration = entry.declaration else {
            throw Refusal(
                .entryMissing, at: context.place(entry.file, entry.token),
                "the entry point has no delegate",
                remedy: "put `@main` on the application delegate")
        }
        return try analysis.applicationDelegate(
            LocatedDeclaration(file: entry.file, declaration: declaration),
            startedAt: entry.token)
    }

    /// The delegates of the configurations that the application delegate chooses for further windows.
    private func otherDelegates(
        among classes: [DelegateClass], _ manifest: SceneManifest,
        _ method: SceneConfigurationMethod?
    ) -> [DelegateClass] {
        guard let choices = method?.choices else { return [] }
        let names = choices.others.compactMap { choices.className(of: $0, in: manifest) }
        return classes.filter { names.contains($0.name) }
    }

    private func sceneDelegate(
        among classes: [DelegateClass], _ manifest: SceneManifest,
        _ method: SceneConfigurationMethod?, _ delegate: DelegateClass
    ) throws(Refusal) -> DelegateClass? {
        let attached = method?.attachedClasses ?? []
        let named = Set(manifest.sceneDelegateClasses + attached).sorted()
        if named.isEmpty, let delegate = classes.first { try checkManifest(naming: delegate) }
        let known = named.compactMap { name in classes.first { $0.name == name } }
        if known.count > 1 {
            throw Refusal(
                .sceneConfiguration, at: place(of: known[1]),
                "window scenes have more than one delegate class: "
                    + known.map { "'\($0.name)'" }.joined(separator: ", "),
                remedy: "use the UIKit scene life cycle, or one delegate class for window scenes")
        }
        if let first = known.first {
            try checkApart(first, from: delegate)
            try checkParameters(of: first)
            return first
        }
        guard let missing = manifest.sceneDelegateClasses.first, manifest.sceneStoryboards.isEmpty
        else { return nil }
        let analysis = DelegateAnalysis(context: context, profile: profile)
        if let refusal = analysis.refusal(ofSceneDelegate: missing) { throw refusal }
        throw Refusal(
            .sceneDelegateMissing, at: place(ofMissing: manifest) ?? place(of: delegate),
            "the scene delegate '\(missing)' of the Info.plist is not in the target",
            remedy: "add its source to the target, or correct the class name in the Info.plist")
    }

    /// Where a property list names a scene delegate that is not there.
    private func place(ofMissing manifest: SceneManifest) -> Place? {
        MissingSceneDelegates(manifest: manifest, context: context).entries().first?.place(
            in: context)
    }

    /// Refuses a class that is the delegate of the application and of its scenes.
    ///
    /// UIKit makes an object of it for each. SwiftUI puts delegates that can be observed into the environment by their
    /// class, and which of the two a view gets is written nowhere. Source: Apple's page of `UIApplicationDelegateAdaptor`.
    private func checkApart(
        _ sceneDelegate: DelegateClass, from delegate: DelegateClass
    ) throws(Refusal) {
        guard sceneDelegate.name == delegate.name else { return }
        throw Refusal(
            .sceneConfiguration, at: place(of: delegate),
            "'\(delegate.name)' is the delegate of the application and of its scenes, and an object of it is made for each",
            remedy:
                "move what it does for scenes into a class of its own, name that in their configuration, and plan again"
        )
    }

    /// Refuses a generic scene delegate, which the views of SwiftUI would have to name with its types.
    private func checkParameters(of sceneDelegate: DelegateClass) throws(Refusal) {
        guard !staysUIKit, !sceneDelegate.ownGenericParameters.isEmpty else { return }
        let name = sceneDelegate.name
        throw Refusal(
            .sceneConfiguration, at: place(of: sceneDelegate),
            "'\(name)' is generic, and SwiftUI's views find a scene delegate by its class",
            remedy:
                "write its types into it, or let a class without generic parameters inherit from it, and name that in the configuration"
        )
    }

    /// Refuses an app whose manifest may name a scene delegate, in a way that can't be read.
    private func checkManifest(naming delegate: DelegateClass) throws(Refusal) {
        try context.checkManifest(
            "it is not known whether scenes have the delegate '\(delegate.name)'")
    }

    /// Whether code makes a window, and not the storyboard: `UIWindow(frame: …)`.
    private var makesWindow: Bool {
        context.files(mentioning: "UIWindow").contains { file in
            file.tokens(spelled: "UIWindow").contains {
                file.outline.tokens.spells($0 + 1, "(")
            }
        }
    }

    private func launch(
        _ delegate: DelegateClass, _ sceneDelegate: DelegateClass?, _ others: [DelegateClass],
        _ usesScenes: Bool, _ manifest: SceneManifest, hasOnlyWindowScenes: Bool
    ) throws(Refusal) -> LaunchFacts {
        let begun = staysUIKit ? manifest.sceneStoryboards : []
        let analysis = context.storyboards
        let storyboards =
            (usesScenes
            ? manifest.sceneStoryboards : begun.isEmpty ? manifest.mainStoryboards : begun)
            .filter { !analysis.makesNothing($0) || !makesWindow }
        let shown = storyboards.filter { !analysis.isLaunchScreen($0) }
        let isOpen = shown.count > 1 || shown.isEmpty && storyboards.count > 1
        let key = LaunchKey(
            delegate: LaunchKey.Class(delegate),
            sceneDelegate: sceneDelegate.map(LaunchKey.Class.init),
            others: others.map(LaunchKey.Class.init), usesScenes: usesScenes,
            storyboard: isOpen ? nil : shown.first ?? storyboards.first,
            isPlaceholder: shown.isEmpty,
            hasSeveralScenes: usesScenes && manifest.supportsMultipleScenes,
            hasOnlyWindowScenes: usesScenes && hasOnlyWindowScenes)
        return launches.launch(key) {
            LaunchFacts(
                context: context, delegate: delegate, sceneDelegate: sceneDelegate, others: others,
                usesScenes: usesScenes, storyboard: key.storyboard,
                isPlaceholder: key.isPlaceholder, hasSeveralScenes: key.hasSeveralScenes,
                hasOnlyWindowScenes: key.hasOnlyWindowScenes, flows: launches.flows)
        }
    }

    /// Whether nothing but scenes with windows can have the delegate that the plan attaches to these.
    private func hasOnlyWindowScenes(
        _ manifest: SceneManifest, _ method: SceneConfigurationMethod?
    ) -> Bool {
        guard manifest.otherRoles.isEmpty else { return false }
        switch method?.shape {
        case .plain, .attaching, .sessionConfiguration, nil: return true
        case .choosing, .custom: return false
        }
    }

    private func place(of delegate: DelegateClass) -> Place {
        context.place(delegate.file, delegate.declaration.keyword)
    }
}
