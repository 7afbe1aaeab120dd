import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// Finds what the root view controller wants of its window, which a hosting controller does not ask it for.
///
/// Source: public reports of status bars and home indicators that stopped changing after such a migration.
struct RootPreferences {
    /// The app.
    let context: TargetContext
    /// What it is built with; nil where that is not asked.
    let linked: TargetContext?
    /// The module of a source of that.
    let owner: (String) -> LinkedModule?
    /// Whether the app has a delegate that may answer for it.
    let keepsDelegate: Bool

    /// An analysis of a target's root class, which what is linked may declare; `owner` gives the module of a source there.
    init(
        context: TargetContext, linked: TargetContext? = nil, keepsDelegate: Bool = true,
        owner: @escaping (String) -> LinkedModule? = { _ in nil }
    ) {
        self.keepsDelegate = keepsDelegate
        self.context = context
        self.linked = linked
        self.owner = owner
    }

    /// An analysis of an app's root classes, with all that the app is built with, and what libraries declare of them.
    init(of app: AppSDKs, from libraries: LibraryRoots, keepsDelegate: Bool) {
        self.init(
            context: app.context, linked: libraries.linked, keepsDelegate: keepsDelegate
        ) { path in
            app.owner(of: path) ?? libraries.modules.first { $0.sources.contains(path) }
        }
    }

    /// The members by which UIKit asks the root for its wishes.
    static let properties: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
        "preferredScreenEdgesDeferringSystemGestures", "supportedInterfaceOrientations",
        "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate",
        "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
        "prefersPointerLocked", "childViewControllerForPointerLock",
        "prefersInterfaceOrientationLocked", "childViewControllerForInterfaceOrientationLock",
        "preferredContainerBackgroundStyle",
        "childViewControllerForPreferredContainerBackgroundStyle",
    ]

    /// What a class overrides, and the classes on disk that it inherits from.
    private func wishes(ofClass name: String) -> [RootWish] {
        var found: [RootWish] = []
        var seen: Set<String> = isStatusBarFixed ? Self.statusBar : []
        for name in chain(of: name) {
            for type in parts(of: name) {
                for member in type.declaration.members
                where member.isOverride && Self.properties.contains(member.name)
                    && !seen.contains(member.name)
                {
                    let isUIKits = answersAsUIKit(member, in: type)
                    // What a class overrides without a condition takes the place of what it inherits.
                    if !isUIKits || member.conditions.isEmpty { seen.insert(member.name) }
                    if isUIKits { continue }
                    let finding = finding(
                        of: member, in: type.file, Self.message(ofRoot: member.name))
                    found.append(
                        RootWish(property: member.name, shown: nil, finding: finding))
                }
            }
            for method in objectiveCMethods(ofClass: name)
            where seen.insert(method.property).inserted {
                let finding = finding(
                    of: method.property, at: method.place, in: method.path,
                    Self.message(ofRoot: method.property))
                found.append(
                    RootWish(property: method.property, shown: nil, finding: finding))
            }
        }
        return found
    }

    private static func message(ofRoot property: String) -> String {
        "'\(property)' of the root view controller has no effect inside SwiftUI's window"
    }

    /// A class with the classes that it inherits from, those of what is linked included.
    private func chain(of name: String) -> [String] {
        let own = context.inheritanceChain(of: context.unaliased(name))
        guard let linked, let last = own.last, context.types(named: last).isEmpty else {
            return own
        }
        let further = linked.inheritanceChain(of: linked.unaliased(last))
        return further.first == last ? own + further.dropFirst() : own + further
    }

    /// The declarations of a class and its extensions.
    private func parts(of name: String) -> [LocatedDeclaration] {
        let own = context.types(named: name) + context.extensions(of: name)
        guard let linked, context.types(named: name).isEmpty else { return own }
        return own + linked.types(named: name) + linked.extensions(of: name)
    }

    /// A finding for each override in the class of a root, in the classes on disk that it inherits from, and in a view controller that a
    /// root may show, where the root asks its children for that: a container of UIKit's, or one of the app's own. One that the app
    /// only presents is asked as before, and so is one that is only made for the root of another window: once for one of `others`, or
    /// each time by itself.
    func findings(of roots: Set<String>, besides others: Set<String> = []) -> [Finding] {
        let (further, shown) = asked(below: roots, besides: others)
        return RootWish.findings(ofRoots: roots.sorted().flatMap(wishes), shown) + further
    }

    /// What bars and hosted views are asked for below some roots, and what view controllers are.
    private func asked(
        below roots: Set<String>, besides others: Set<String>
    ) -> ([Finding], [RootWish]) {
        let chains = roots.sorted().map(chain)
        let own = Set(chains.joined())
        let asked = askedOfChildren(of: chains)
            .subtracting(isStatusBarFixed ? Self.statusBar : [])
        let bars =
            (isStatusBarFixed ? [] : blackBars(below: chains, asked: asked))
            + ContainerDelegates(in: context, keepsDelegate: keepsDelegate).findings(
                ofContainers: Set(chains.joined()).intersection(Self.containers))
        let hosted = HostedPreferences(
            in: context,
            asked: asked.union(own.contains("UIHostingController") ? Self.properties : [])
                .subtracting(isStatusBarFixed ? Self.statusBar : [])
        ).findings()
        guard !asked.isEmpty else { return (bars + hosted, []) }
        var paths: Set<String> = []
        let files = asked.sorted().flatMap { word in
            Array(context.files(naming: word))
                + (linked.map { Array($0.files(naming: word)) } ?? [])
        }.filter { paths.insert($0.path).inserted }.sorted { $0.path < $1.path }
        let presented = PresentedControllers(context: context)
        let belowBars = ControllersBelowBars(context: context)
        let shown = files.flatMap { file in
            (file.types + file.extensions).flatMap { type -> [RootWish] in
                let name = type.declaration.name.lastComponent
                let members = overrides(in: type, of: asked)
                guard !members.isEmpty, !own.contains(name),
                    !others.contains(name) || context.isMadeOften(name),
                    !presented.areAll(ofClass: name), isShown(name, of: file),
                    !chain(of: name).contains(where: {
                        parts(of: $0).contains(where: \.isRootByItself)
                    })
                else { return [] }
                return members.compactMap { member in
                    let surroundings = belowBars.surroundings(of: name, asking: member.name)
                    guard surroundings != .navigation else { return nil }
                    let finding = finding(
                        of: member, in: file,
                        "'\(member.name)' of '\(name)' has no effect any more where the root shows it: SwiftUI's window does not ask the children of the root",
                        surroundings == .pushed ? .review : .manual)
                    return RootWish(property: member.name, shown: name, finding: finding)
                }
            }
        }
        return (bars + hosted, shown)
    }

    /// Whether the app may show a view controller: one of its own, or one of what is linked that its code comes to.
    private func isShown(_ name: String, of file: ProgramFile) -> Bool {
        owner(file.path) == nil || LinkedReach(from: context, into: linked).mayShow(name)
    }

    /// What roots ask their children for.
    ///
    /// UIKit's containers do not ask for orientations. Source: Apple's pages of `childForStatusBarStyle` and its like.
    private func askedOfChildren(of chains: [[String]]) -> Set<String> {
        let frameworks = Set(chains.compactMap(\.last)).intersection(Self.containers)
        var asked = frameworks.isEmpty ? [] : Self.properties.subtracting(Self.orientations)
        if frameworks == ["UINavigationController"],
            !NavigationBarStyle(context: context).asksChildren
        {
            asked.subtract(NavigationBarStyle.decided)
        }
        let types = Set(chains.joined()).sorted().flatMap(parts)
        return types.reduce(into: asked) { asked, type in
            for member in overrides(in: type, of: Self.properties) {
                if let property = RootWish.children[member.name] {
                    asked.formUnion([property, member.name])
                } else if member.passesOn(in: type.file.outline) {
                    asked.insert(member.name)
                }
            }
        }
    }

    /// A finding for a root of a framework that is known to answer.
    func findings(ofFrameworkRoots roots: Set<String>, at place: Place) -> [Finding] {
        roots.sorted().flatMap { root in
            chain(of: root).compactMap { name -> Finding? in
                if !isStatusBarFixed, Self.unmeasured.contains(name) {
                    return Finding(
                        .rootContainerPreferences, .warning, .review, at: place,
                        "'\(name)' may hide the status bar by itself, and whether it still does inside SwiftUI's window was not measured",
                        remedy:
                            "look at the bar while it is shown; `.statusBarHidden()` on the content of the window group hides it"
                    )
                }
                guard let framework = Self.answering[name] else { return nil }
                return Finding(
                    .rootContainerPreferences, .warning, .manual, at: place,
                    "'\(name)' of \(framework) decides the status bar and the home indicator, and is not asked inside SwiftUI's window",
                    remedy:
                        "put `.statusBarHidden()` and the like on the content of the window group")
            }
        }
    }

    /// A finding for each place of a root whose class is not known, where classes of the app decide what may be the root's to
    /// decide, and nothing is said of them.
    func findings(ofUnknownRoots places: [Place], besides known: Set<String>) -> [Finding] {
        guard !places.isEmpty else { return [] }
        let told = Set(known.sorted().flatMap(chain))
        let properties = Self.properties.subtracting(isStatusBarFixed ? Self.statusBar : [])
        let presented = PresentedControllers(context: context)
        let names = Set(
            properties.sorted().flatMap { Array(context.files(naming: $0)) }.flatMap { file in
                (file.types + file.extensions).filter {
                    !overrides(in: $0, of: properties).isEmpty
                }.map(\.declaration.name.lastComponent)
            }
        ).subtracting(told).filter { !presented.areAll(ofClass: $0) }.sorted()
        guard !names.isEmpty else { return [] }
        let quoted = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return places.map {
            Finding(
                .rootContainerPreferences, .warning, .review, at: $0,
                "the class of this root view controller was not found: if it decides the status bar or the orientation, as \(quoted) \(names.count == 1 ? "does" : "do"), nobody asks it inside SwiftUI's window",
                remedy: "look at what the class overrides")
        }
    }

    /// A finding for a root of a class that is not there, or inherits from one, which may decide the status bar.
    ///
    /// Nothing is said where the app's own part of the class decides it, which is told.
    func finding(ofAbsentRoot name: String, _ absent: String, at place: Place) -> Finding? {
        guard context.target.platform == .ios, !isStatusBarFixed,
            wishes(ofClass: name).isEmpty, Self.answering[absent] == nil,
            // No class, and what inherits from it is a protocol.
            absent != "AnyObject"
        else { return nil }
        let subject = name == absent ? "'\(name)'" : "'\(absent)', from which '\(name)' inherits,"
        return Finding(
            .rootContainerPreferences, .warning, .review, at: place,
            "\(subject) is not in the repository: if it decides the status bar, or lets its children do so, nobody asks it inside SwiftUI's window",
            remedy: "look at what the class overrides")
    }

    /// The members of a type that override one of some properties with a value that is not UIKit's own.
    private func overrides(
        in type: LocatedDeclaration, of names: Set<String>
    ) -> [Declaration] {
        type.declaration.members.filter { member in
            member.isOverride && names.contains(member.name)
                && !answersAsUIKit(member, in: type)
        }
    }

    /// Whether a property gives what a hosting controller gives, too.
    private func answersAsUIKit(_ member: Declaration, in type: LocatedDeclaration) -> Bool {
        if member.name == "supportedInterfaceOrientations" {
            return DeclaredOrientations(in: context).areAll(of: member, in: type)
        }
        guard let code = member.bindings.first?.accessors else { return false }
        let text = type.file.outline.text(code)
        return Self.defaults[member.name]?.contains { Self.answers($0, text) } ?? false
    }

    /// Whether the code of a property gives a value and does nothing else.
    private static func answers(_ value: String, _ code: String) -> Bool {
        let text = code.filter { !$0.isWhitespace }
        return [value, "return" + value, "get{\(value)}", "get{return\(value)}"].contains(text)
    }

    private static let defaults: [String: [String]] = [
        "preferredStatusBarStyle": [".default", "UIStatusBarStyle.default"],
        "prefersHomeIndicatorAutoHidden": ["false"],
        "preferredScreenEdgesDeferringSystemGestures": ["[]", ".init()"],
        "shouldAutorotate": ["true"],
        "childForStatusBarStyle": ["nil"], "childForStatusBarHidden": ["nil"],
        "childForHomeIndicatorAutoHidden": ["nil"],
        "childForScreenEdgesDeferringSystemGestures": ["nil"],
        "prefersPointerLocked": ["false"], "prefersInterfaceOrientationLocked": ["false"],
        "childViewControllerForPointerLock": ["nil"],
        "childViewControllerForInterfaceOrientationLock": ["nil"],
    ]

    /// UIKit's view controllers that show others.
    static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
    ]
    private static let orientations: Set<String> = [
        "supportedInterfaceOrientations", "shouldAutorotate", "prefersInterfaceOrientationLocked",
        "childViewControllerForInterfaceOrientationLock",
    ]
    /// The roots of frameworks that answer. Source: Capacitor's CAPBridgeViewController.swift.
    private static let answering = ["CAPBridgeViewController": "Capacitor"]
    /// Apple's own that fill the screen with pictures. No page tells what they answer.
    private static let unmeasured: Set<String> = [
        "AVPlayerViewController", "UIImagePickerController", "QLPreviewController",
    ]

    private func finding(
        of member: Declaration, in file: ProgramFile, _ message: String,
        _ applicability: Applicability = .manual
    ) -> Finding {
        let code = member.bindings.first?.accessors.map { file.outline.text($0) }
        return finding(
            of: member.name, at: context.place(file, member.keyword), in: file.path, message,
            applicability,
            isFixed: code.map { Self.answers("true", $0) } ?? false)
    }

    private func finding(
        of property: String, at place: Place, in path: String, _ message: String,
        _ applicability: Applicability = .manual, isFixed: Bool = false
    ) -> Finding {
        let start = owner(path).map { LinkedFindings.start(in: $0) } ?? ""
        return Finding(
            .rootContainerPreferences, .warning, applicability, at: place, start + message,
            remedy: Self.remedy(
                for: property, isFixed: isFixed, keepsDelegate: keepsDelegate))
    }

    /// What says the same in SwiftUI, or elsewhere; `isFixed` where it is always so.
    static func remedy(for name: String, isFixed: Bool, keepsDelegate: Bool) -> String {
        switch name {
        case "prefersStatusBarHidden":
            isFixed
                ? "put `.statusBarHidden()` on the content of the window group"
                : "put `.statusBarHidden(_:)` on the content of the window group, with the value that this gives"
        case "preferredStatusBarStyle":
            "`.preferredColorScheme(_:)` decides it in SwiftUI, together with all other colours"
        case "prefersHomeIndicatorAutoHidden":
            "put `.persistentSystemOverlays(.hidden)` on the content, from iOS 16 on"
        case "preferredScreenEdgesDeferringSystemGestures":
            "put `.defersSystemGestures(on:)` on the content, from iOS 16 on"
        case "prefersPointerLocked":
            "present the view controller full screen, so that it is asked; SwiftUI has no modifier for it"
        case "preferredContainerBackgroundStyle":
            "`.windowStyle(.plain)` on the window group gives a window without glass, and `.glassBackgroundEffect()` puts glass behind a view"
        case "supportedInterfaceOrientations", "shouldAutorotate",
            "prefersInterfaceOrientationLocked":
            OrientationRemedy.text(keepsDelegate: keepsDelegate)
        default: "let the content of the window group say what this child did"
        }
    }

    /// Those that are about the status bar.
    static let statusBar: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "childForStatusBarStyle",
        "childForStatusBarHidden",
    ]

    /// Whether every Info.plist gives the status bar to the application: no controller was ever asked.
    var isStatusBarFixed: Bool {
        let lists = context.readablePropertyLists
        return !lists.isEmpty
            && lists.allSatisfy {
                $0.document.value(at: ["UIViewControllerBasedStatusBarAppearance"])?.boolean
                    == false
            }
    }
}
