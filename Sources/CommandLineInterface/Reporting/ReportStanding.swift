import AppFacts
import LifecycleMigration
import ProjectModel

extension ApplicationReport {
    /// What is said first of an app that the SDK of iOS 27 ends at its launch; nil of any other.
    var risk: String? { risk(of: 1) }

    /// The same of several apps like this one.
    ///
    /// Source: Apple's "Transitioning to the UIKit scene-based life cycle".
    func risk(of count: Int) -> String? {
        guard plan.adoptsScenes == false, !isCarriedOut else { return nil }
        return "\(count == 1 ? "does" : "do") not launch when built with the \(systemOfSDK) 27 SDK"
    }

    /// The system whose SDK the app is built with.
    var systemOfSDK: String {
        switch plan.platform {
        case .tvos: "tvOS"
        case .visionos: "visionOS"
        case .maccatalyst, .macos: "macOS"
        case .watchos: "watchOS"
        case .ios: "iOS"
        }
    }

    /// Whether it is an app that needs no scenes, with whatever SDK it is built.
    var needsNoScenes: Bool { [.macos, .watchos].contains(plan.platform) }

    /// What is said of the SDK where none of these apps needs scenes; nil where one does, or nothing is to be done.
    ///
    /// Source: the platforms that Apple's "Transitioning to the UIKit scene-based life cycle" names.
    static func ease(of applications: [ApplicationReport]) -> String? {
        let isOpen = applications.allSatisfy {
            $0.needsNoScenes && $0.plan.outcome != .none && !$0.isCarriedOut && !$0.isDeclined
        }
        guard isOpen, !applications.isEmpty else { return nil }
        let systems = Set(applications.map(\.systemOfSDK)).sorted()
        let sdks =
            systems.count == 1 ? "\(systems[0]) 27 SDK does" : "SDKs of \(systems.listed) 27 do"
        return "the \(sdks) not ask for it: only apps of UIKit need scenes"
    }

    /// Whether it launches with that SDK, said first of this app or of several like it; nil where that is not asked, or not known.
    func standing(of count: Int = 1) -> String? {
        if let risk = risk(of: count) { return risk }
        guard plan.adoptsScenes == true, !isCarriedOut else { return nil }
        return "\(count == 1 ? "launches" : "launch") when built with the \(systemOfSDK) 27 SDK"
    }

    /// Whether it is refused and can stay as it is: it is on scenes already, or needs none.
    var needsNoMove: Bool {
        plan.outcome == .refuse && !isDeclined && (plan.adoptsScenes == true || needsNoScenes)
    }

    /// What stands behind the outcome of apps that can stay as they are; empty for others.
    func ease(of count: Int = 1) -> String {
        needsNoMove ? ", but \(count == 1 ? "it" : "they") need not move" : ""
    }

    /// The outcome, behind what is said first, of this app or of several like it.
    func verdict(_ outcome: String, of count: Int = 1) -> String {
        (standing(of: count).map { $0 + "; " } ?? "") + outcome + ease(of: count)
    }

    /// What would become of a refused app in another way; nil where that is refused, too.
    var wayOut: Way? {
        guard plan.outcome == .refuse, let way = plan.otherWay,
            [.migrate, .partial].contains(way.outcome)
        else { return nil }
        return way
    }

    /// What follows the verdict: what an option or the other destination would make of a refused app, and what the plan does to
    /// the deployment target.
    var notes: [String] {
        let launching = risk == nil ? "" : ", and launch then"
        let prospect = plan.prospect.map { prospect in
            prospect.outcome == .migrate
                ? "would migrate with \(prospect.option)\(launching)"
                : "would be partial with \(prospect.option)\(launching)"
        }
        let other = wayOut.map { way in
            let option = "--to \(way.destination.rawValue)\(launching)"
            return way.outcome == .migrate
                ? "would migrate with \(option)" : "would be partial with \(option): \(way.work)"
        }
        return [prospect, other, targetNote].compactMap { $0 }
    }
}

extension ApplicationPlan {
    /// What the other destination would give; nil where that was not asked.
    var otherWay: Way? { ways.first { $0.destination != destination } }
}

extension Way {
    /// How much somebody has to do or to look at.
    var work: String {
        switch manual {
        case 0: "findings to review"
        case 1: "1 thing to do by hand"
        default: "\(manual) things to do by hand"
        }
    }
}
