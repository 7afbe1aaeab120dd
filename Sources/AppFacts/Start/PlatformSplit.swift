import AppleFrameworks
import ProjectModel

/// The two halves of a target that is built for several platforms, where conditions give each half its own entry point:
/// `#if os(iOS)` around one, `#if os(macOS)` around the other.
package struct PlatformSplit {
    /// The platforms that another entry point starts, or none.
    package let others: Set<ApplePlatform>

    /// The halves of a target; nil where one platform has several entry points, or its conditions are not decided by
    /// the platform alone.
    package init?(of context: TargetContext, profile: PlatformProfile) {
        let target = context.target
        guard profile.isUIKit, target.platforms.count > 1, context.otherPlatforms.isEmpty else {
            return nil
        }
        let entries = EntryPointAnalysis(context: context, profile: profile).entries()
        guard !entries.contains(where: { $0.kind == .mainFile }),
            case .one(let own) = Self.start(on: target.platform, of: target, among: entries)
        else { return nil }
        var others: Set<ApplePlatform> = []
        for platform in target.platforms.sorted() {
            switch Self.start(on: platform, of: target, among: entries) {
            case .undecided: return nil
            case .one(own) where profile.platforms.contains(platform): continue
            case .one, .none: others.insert(platform)
            }
        }
        let ownNames = Set(target.platforms.subtracting(others).map(Self.name))
        guard !others.isEmpty, ownNames.isDisjoint(with: others.map(Self.name)) else { return nil }
        self.others = others
    }

    /// The condition that is true on some platforms, and on no platform with another name.
    package static func condition(for platforms: Set<ApplePlatform>) -> String {
        Set(platforms.map(name)).sorted().map { "os(\($0))" }.joined(separator: " || ")
    }

    /// The name of a platform in `os(…)`; Mac Catalyst is iOS there.
    package static func name(of platform: ApplePlatform) -> String {
        platform.conditionNames.first ?? platform.rawValue
    }

    /// What starts an app on one platform.
    private enum Start: Equatable {
        case none
        case one(Int)
        case undecided
    }

    /// The entry point of a platform, by its index.
    private static func start(
        on platform: ApplePlatform, of target: AppTarget, among entries: [EntryPoint]
    ) -> Start {
        let conditions = BuildConditions(of: target, on: [platform])
        var found: [Int] = []
        for (index, entry) in entries.enumerated() {
            let file = entry.file.outline
            if conditions.takesIn(entry.token, of: file) {
                found.append(index)
            } else if !conditions.leavesOut(entry.token, of: file) {
                return .undecided
            }
        }
        guard let first = found.first else { return .none }
        return found.count == 1 ? .one(first) : .undecided
    }
}
