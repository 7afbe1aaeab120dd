import AppFacts

/// The check of a kind of finding for one app: what its page says for every app, without what this one does not have.
struct AppCheck {
    /// What it is about, in a few words.
    let title: String
    /// What to do, and what comes of it.
    let check: FindingCheck
    /// What is seen before the migration; nil where it is what is seen after it.
    let before: String?

    /// The check of an id in a plan that has it; nil where there is nothing to see on the app's platform.
    init?(of id: FindingID, in plan: ApplicationPlan) {
        guard let page = FindingPage.page(for: id).check else { return nil }
        let mac = plan.platform == .macos ? MacCheck(of: plan) : nil
        let general = mac?.check(page, of: id) ?? page
        // A car's scene may have connected before.
        let isNew =
            id == .sceneConfiguration && plan.adoptsScenes == false && !plan.hasOtherRoles
        before = isNew ? "no scene connects: there is no scene delegate." : nil
        switch id {
        case .rootContainerPreferences:
            let own = RootPreference.check(for: plan.findings.filter { $0.id == id })
            title = own?.title ?? id.checkTitle
            check = own?.check ?? general
        case .sceneManifest:
            // A television has one window, whatever the manifest says.
            guard plan.platform != .tvos else { return nil }
            title = id.checkTitle
            check = plan.platform == .ios ? Self.oneWindowOnAnIPad : Self.oneWindow
        case .delegateCast where !plan.hasTestCasts:
            title = id.checkTitle
            check = mac?.check(Self.castsInTheApp, of: id) ?? Self.castsInTheApp
        case .sceneConfiguration where !plan.hasOtherRoles:
            title = id.checkTitle
            check = Self.windowScenes
        case .sdkLinkTracking:
            title = id.checkTitle
            check = FindingCheck(
                general.place,
                "Switch the library's debug log on, and open a link from Notes\(FindingCheck.bothStarts).",
                right: general.right, wrong: general.wrong)
        default:
            title = mac == nil ? id.checkTitle : MacCheck.title(of: id)
            check = general
        }
    }

    /// Without the library that the page names; those that the app has get an item of their own.
    private static let oneWindowOnAnIPad = FindingCheck(
        .device, "Open the app, on an iPad its menu in the multitasking view, too.",
        right: "one window, and nothing that offers a second one.",
        wrong: "a black screen, or a menu that offers a new window.")

    private static let oneWindow = FindingCheck(
        .device, "Open the app, and look for what offers another window.",
        right: "one window, and nothing that offers a second one.",
        wrong: "an empty window, or something that opens a new one.")

    /// Without tests that have the app as their host.
    private static let castsInTheApp = FindingCheck(
        .device, "Set a breakpoint after the place, and do in the app what leads there.",
        right: "`po` of the value prints your delegate, with its own properties.",
        wrong:
            "the value is nil, or the app ends there; `po UIApplication.shared.delegate` prints SwiftUI's object."
    )

    /// Without cars and displays.
    private static let windowScenes = FindingCheck(
        .device,
        "Set a breakpoint in `scene(_:willConnectTo:options:)`, and start the app.",
        right: "the breakpoint is hit once for each window.",
        wrong: "it is never hit, or the app ends at launch in `configurationForConnecting`.")
}

extension ApplicationPlan {
    /// How a reader sees whether a kind of finding is in order in this app, as its checklist says it.
    public func check(of id: FindingID) -> FindingCheck? {
        AppCheck(of: id, in: self)?.check ?? FindingPage.page(for: id).check
    }

    /// Whether the app has scenes for cars, external displays and the like.
    fileprivate var hasOtherRoles: Bool { findings.contains { $0.id == .sceneOtherRoles } }

    /// Whether tests that run in the app take its delegate for their own.
    fileprivate var hasTestCasts: Bool {
        findings.contains {
            $0.id == .delegateCast && $0.message.hasPrefix(LinkedFindings.start(in: .tests))
        }
    }
}
