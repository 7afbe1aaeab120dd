import AppFacts
import AppleFrameworks
import ProjectModel

/// What the `App` does about URLs and activities: modifiers of its content, and the methods that they call.
struct AppEvents {
    /// Lines of code; levels of indentation are tabs.
    private(set) var modifiers: [String] = []
    /// Methods of the `App`, each as its lines.
    private(set) var methods: [[String]] = []
    /// Whole `import` lines.
    private(set) var imports: [String] = []
    /// Properties of the `App` behind the delegate, one line each.
    private(set) var properties: [String] = []
    /// Whether URLs are listened to.
    private(set) var hearsURLs = false
    /// The types of activities that are listened to, as Swift expressions.
    private(set) var activities: [String] = []
    /// Modifiers of the window group itself.
    private(set) var sceneModifiers: [String] = []

    /// Nothing: the delegate is told by the system itself.
    init() {}

    /// The modifiers that call an application delegate's methods; `phase` tells of the app's state.
    init(_ forwarding: EventForwarding, phase: ScenePhaseEvents?, names: FrameworkNames) {
        addEvents(forwarding, names)
        guard let phase else { return }
        properties += phase.properties
        sceneModifiers = phase.modifiers
        methods.append(phase.method)
        if imports.isEmpty { imports = ["import UIKit"] }
    }

    /// Does what a scene delegate did in the background, by the scene phase.
    mutating func add(_ work: BackgroundWork, target: VersionNumber?, names: FrameworkNames) {
        let code = ScenePhaseEvents(work, target: target, names: names)
        properties += code.properties
        sceneModifiers += code.modifiers
    }

    /// The members that an `App` may get here and by the scene phase.
    static let memberNames: Set<String> = [
        "follow", "hasBeenInBackground", "latestLink", "openURL", "resume", "scenePhase",
        "tellDelegate",
    ]

    private mutating func addEvents(_ forwarding: EventForwarding, _ names: FrameworkNames) {
        let opening = forwarding.callback(EventKind.openingURLs, by: .modifier)
        let continuing = forwarding.callback([.continueActivity], by: .modifier)
        if let continuing, forwarding.continuesLinks {
            let types = forwarding.continuesInScene ? [] : forwarding.activityTypes.expressions
            hearsURLs = true
            activities = ["NSUserActivityTypeBrowsingWeb"] + types
            modifiers = Self.continuingModifiers(types)
            let date = names("Date")
            methods = [
                Self.openMethod(opening), Self.followMethod(date), Self.resumeMethod(continuing),
            ]
            properties = [
                "@\(names("State")) private var latestLink: (url: URL?, date: \(date))?"
            ]
            imports = ["import UIKit"] + names.imports(for: "Date")
            if forwarding.activityTypes.needsCoreSpotlight, !types.isEmpty {
                imports.append("import CoreSpotlight")
            }
            return
        }
        if let opening {
            hearsURLs = true
            modifiers = [
                ".onOpenURL { url in", "\t_ = \(Self.call(opening, url: "url"))", "}",
            ]
            imports = ["import UIKit"]
        }
        guard let continuing, !forwarding.continuesInScene else { return }
        activities = forwarding.activityTypes.expressions
        modifiers += activities.map { ".onContinueUserActivity(\($0)) { resume($0) }" }
        methods.append(Self.resumeMethod(continuing))
        imports = ["import UIKit"]
        if forwarding.activityTypes.needsCoreSpotlight { imports.append("import CoreSpotlight") }
    }

    private static func continuingModifiers(_ types: [String]) -> [String] {
        [
            ".onOpenURL { openURL($0) }",
            ".onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { follow($0) }",
        ] + types.map { ".onContinueUserActivity(\($0)) { resume($0) }" }
    }

    /// A link of a web page is an activity for the delegate; any other URL only concerns one that opens URLs.
    private static func openMethod(_ opening: EventCallback?) -> [String] {
        let comment =
            "/// Opens a URL; a universal link arrives here, as an activity, or as both, depending on the system."
        guard let opening else {
            return [
                comment, "private func openURL(_ url: URL) {",
                "\tguard url.scheme == \"https\" || url.scheme == \"http\" else { return }",
            ] + link.map { "\t" + $0 } + ["}"]
        }
        return [
            comment, "private func openURL(_ url: URL) {",
            "\tif url.scheme == \"https\" || url.scheme == \"http\" {",
        ] + link.map { "\t\t" + $0 } + [
            "\t} else {", "\t\t_ = \(call(opening, url: "url"))", "\t}", "}",
        ]
    }

    private static let link = [
        "let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)",
        "activity.webpageURL = url", "follow(activity)",
    ]

    /// No report says that a link arrives both ways, and none that it never does.
    private static func followMethod(_ date: String) -> [String] {
        [
            "/// Continues with a universal link, once where it arrives both ways.",
            "private func follow(_ link: NSUserActivity) {",
            "\tlet previous = latestLink",
            "\tlatestLink = (link.webpageURL, \(date)())",
            "\tif let previous, previous.url == link.webpageURL, previous.date.timeIntervalSinceNow > -1 {",
            "\t\treturn", "\t}", "\tresume(link)", "}",
        ]
    }

    private static func resumeMethod(_ continuing: EventCallback) -> [String] {
        ["private func resume(_ activity: NSUserActivity) {"]
            + continuing.resumption(of: "activity", on: "appDelegate").map { "\t" + $0 } + ["}"]
    }

    private static func call(_ opening: EventCallback, url: String) -> String {
        switch opening.kind {
        case .openURL: opening.call(on: "appDelegate", [url, "[:]"])
        case .openURLFromSource:
            opening.call(on: "appDelegate", [url, "nil", "[:]"])
        default: opening.call(on: "appDelegate", [url])
        }
    }
}
