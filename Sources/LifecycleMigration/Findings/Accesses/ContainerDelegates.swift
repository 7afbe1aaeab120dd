import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the delegates of the containers that are roots where these decide the orientation: UIKit asks the root of a window, which is
/// SwiftUI's own now, and that asks none of the view controllers in it.
///
/// Source: Apple's pages of `tabBarControllerSupportedInterfaceOrientations(_:)` and its like.
struct ContainerDelegates {
    private let context: TargetContext
    private let keepsDelegate: Bool

    /// A search in an app, which has a delegate that may answer for it or not.
    init(in context: TargetContext, keepsDelegate: Bool) {
        self.keepsDelegate = keepsDelegate
        self.context = context
    }

    private static let methods: [String: [String]] = [
        "UITabBarController": [
            "tabBarControllerSupportedInterfaceOrientations",
            "tabBarControllerPreferredInterfaceOrientationForPresentation",
        ],
        "UINavigationController": [
            "navigationControllerSupportedInterfaceOrientations",
            "navigationControllerPreferredInterfaceOrientationForPresentation",
        ],
        "UISplitViewController": [
            "splitViewControllerSupportedInterfaceOrientations",
            "splitViewControllerPreferredInterfaceOrientationForPresentation",
        ],
    ]

    /// A finding for each method of such a delegate that some roots would be asked by; `frameworks` are UIKit's classes that these are of.
    func findings(ofContainers frameworks: Set<String>) -> [Finding] {
        frameworks.sorted().flatMap { container in
            Self.methods[container, default: []].flatMap { name in
                context.files(naming: name).flatMap { file in
                    (file.types + file.extensions).flatMap { type in
                        type.declaration.members.filter { member in
                            member.kind == .function && member.name == name
                                && !answersAsDeclared(member, in: type)
                        }.map { finding(of: $0, in: file, container) }
                    }
                }
            }
        }
    }

    private func answersAsDeclared(_ member: Declaration, in type: LocatedDeclaration) -> Bool {
        member.name.hasSuffix("SupportedInterfaceOrientations")
            && DeclaredOrientations(in: context).areAll(of: member, in: type)
    }

    private func finding(
        of member: Declaration, in file: ProgramFile, _ container: String
    ) -> Finding {
        Finding(
            .rootContainerPreferences, .warning, .manual, at: context.place(file, member.keyword),
            "'\(member.name)' has no effect any more where the root is a \(container): SwiftUI's window does not ask a container's delegate",
            remedy: OrientationRemedy.text(keepsDelegate: keepsDelegate))
    }
}
