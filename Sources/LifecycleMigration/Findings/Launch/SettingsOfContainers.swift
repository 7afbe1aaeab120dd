import AppFacts
import SwiftFlow
import SwiftOutline

/// What the first views and the launch behind them set of containers and their bars: `setNavigationBarHidden(true, animated: false)` of the one,
/// `navigationController?.isNavigationBarHidden` of the other.
struct SettingsOfContainers {
    private let flow: AppFlow
    private var uses: [(setting: Setting, isWritten: Bool, view: Int)] = []

    /// Something that a kind of container has once.
    private struct Setting: Hashable {
        let container: String
        let name: String
    }

    /// What the first views do.
    init(_ flow: AppFlow, views: [LaunchMoment]) {
        self.flow = flow
        for (index, view) in views.enumerated() {
            guard let (setting, isWritten) = use(of: view) else { continue }
            uses.append((setting, isWritten, index))
        }
    }

    /// The first thing of the views for which it matters whether something of the launch runs before it, and what both use.
    func first(
        dependingOn moment: LaunchMoment, _ objects: ObjectsOfLaunch
    ) -> (view: Int, name: String)? {
        guard !uses.isEmpty, !moment.isOwn, let (setting, isWritten) = use(of: moment),
            objects.made(for: moment)?.isBehind != true
        else { return nil }
        return uses.first { $0.setting == setting && ($0.isWritten || isWritten) }
            .map { ($0.view, setting.name) }
    }

    private func use(of moment: LaunchMoment) -> (setting: Setting, isWritten: Bool)? {
        switch moment.event.kind {
        case .read(let receiver, let member, let token, _):
            setting(member, token, receiver, moment.function).map { ($0, false) }
        case .write(let receiver, let member, let token, _):
            setting(member, token, receiver, moment.function).map { ($0, true) }
        case .call(let call) where call.name.hasPrefix("set") && call.target.functions == nil:
            setting(call.name, call.token, call.receiver, moment.function).map { ($0, true) }
        default: nil
        }
    }

    private func setting(
        _ member: String, _ token: Int, _ receiver: FlowValue?, _ function: FlowFunction
    ) -> Setting? {
        guard !Self.others.contains(member) else { return nil }
        let name = Self.withoutPrefix(member)
        if let type = receiver?.type.unwrapped.name {
            let kind = flow.program.ancestry(of: type).first(where: Self.containers.contains)
            return kind.map { Setting(container: $0, name: name) }
        }
        let file = function.file
        var index = token - 2
        while index > 0, file.tokens.tokens[index].kind.isPostfixMark { index -= 1 }
        guard index > 0, file.tokens.tokens[token - 1].kind == .period,
            let kind = Self.bars[file.tokens.text(of: index)]
        else { return nil }
        return Setting(container: kind, name: "\(file.tokens.text(of: index)).\(name)")
    }

    /// `isNavigationBarHidden` and `setNavigationBarHidden` are one.
    private static func withoutPrefix(_ member: String) -> String {
        for prefix in ["set", "is"] where member.hasPrefix(prefix) {
            let rest = member.dropFirst(prefix.count)
            guard let first = rest.first, first.isUppercase else { continue }
            return first.lowercased() + rest.dropFirst()
        }
        return member
    }

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
    ]
    private static let bars = [
        "navigationBar": "UINavigationController", "toolbar": "UINavigationController",
        "tabBar": "UITabBarController",
    ]

    /// What other analyses tell of, and what each controller has for itself.
    private static let others: Set<String> = [
        "viewControllers", "setViewControllers", "topViewController", "visibleViewController",
        "selectedViewController", "selectedIndex", "children", "delegate", "view", "title",
        "navigationItem", "tabBarItem", "navigationBar", "toolbar", "tabBar",
        "navigationController", "tabBarController", "splitViewController", "parent",
        "isViewLoaded", "viewIfLoaded",
    ]
}
