import SwiftFlow
import SwiftOutline

/// Finds what the root view controller wants of its window, which a hosting controller does not ask it for.
///
/// Source: public reports of status bars and home indicators that stopped changing after such a migration.
struct RootPreferences {
    private let context: TargetContext

    /// An analysis of a target's root class.
    init(context: TargetContext) {
        self.context = context
    }

    private static let properties: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
        "preferredScreenEdgesDeferringSystemGestures", "supportedInterfaceOrientations",
        "childForStatusBarStyle", "childForStatusBarHidden", "shouldAutorotate",
        "childForHomeIndicatorAutoHidden",
    ]

    /// A finding for each override in a class of the target, and in the classes of the target that it inherits from.
    func findings(ofClass name: String) -> [Finding] {
        var found: [Finding] = []
        var seen: Set<String> = isStatusBarFixed ? Self.statusBar : []
        var next: String? = name
        // Classes that inherit from each other in a ring would never end.
        for _ in 0..<8 {
            guard let name = next else { break }
            let types = context.types(named: name)
            for type in types + context.extensions(of: name) {
                for member in type.declaration.members
                where member.isOverride && Self.properties.contains(member.name)
                    && seen.insert(member.name).inserted
                {
                    found.append(finding(of: member, in: type.file))
                }
            }
            next = types.first?.declaration.inheritance.first?.baseName.lastComponent
        }
        return found
    }

    private func finding(of member: Declaration, in file: ProgramFile) -> Finding {
        Finding(
            .rootContainerPreferences, .warning, .manual, at: context.place(file, member.keyword),
            "'\(member.name)' of the root view controller is not asked for inside SwiftUI's window",
            remedy: Self.remedy(for: member.name))
    }

    private static func remedy(for name: String) -> String {
        switch name {
        case "prefersStatusBarHidden": "put `.statusBarHidden()` on the content of the window group"
        case "preferredStatusBarStyle":
            "`.preferredColorScheme(_:)` decides it in SwiftUI, together with all other colours"
        case "prefersHomeIndicatorAutoHidden":
            "put `.persistentSystemOverlays(.hidden)` on the content, from iOS 16 on"
        case "preferredScreenEdgesDeferringSystemGestures":
            "put `.defersSystemGestures(on:)` on the content, from iOS 16 on"
        case "supportedInterfaceOrientations", "shouldAutorotate":
            "answer in the delegate's `application(_:supportedInterfaceOrientationsFor:)`"
        default: "let the content of the window group say what this child did"
        }
    }

    private static let statusBar: Set<String> = [
        "prefersStatusBarHidden", "preferredStatusBarStyle", "childForStatusBarStyle",
        "childForStatusBarHidden",
    ]

    /// Whether every Info.plist gives the status bar to the application: no controller was ever asked.
    private var isStatusBarFixed: Bool {
        let lists = context.target.infoPlists.compactMap {
            try? PropertyListFacts(path: $0, library: context.library)
        }
        return !lists.isEmpty
            && lists.allSatisfy {
                $0.document.value(at: ["UIViewControllerBasedStatusBarAppearance"])?.boolean
                    == false
            }
    }
}
