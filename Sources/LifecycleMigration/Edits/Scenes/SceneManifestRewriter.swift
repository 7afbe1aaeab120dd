import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// Declares an app's one window scene in its property lists, and finishes a manifest that was begun: what of it is right stays.
///
/// Source: Apple's “Transitioning to the UIKit scene-based life cycle”. The class is named with `PRODUCT_MODULE_NAME`, so that several
/// targets can have the file.
struct SceneManifestRewriter {
    private let declaration: SceneDeclaration
    private let className: String

    /// The manifest that names a scene's delegate, as the runtime finds its class.
    init(_ declaration: SceneDeclaration, naming className: String) {
        self.declaration = declaration
        self.className = className
    }

    /// The edits by path.
    var edits: [LoweredEdits] {
        let begun = declaration.begun.map { begun in
            Dictionary(grouping: begun.gaps, by: \.list.location).compactMap { $0.value.first }
                .sorted {
                    ($0.list.path, $0.list.location.offset) < (
                        $1.list.path, $1.list.location.offset
                    )
                }
                .map { LoweredEdits(path: $0.list.path, edits: finishing($0.list, begun)) }
        }
        let new = declaration.lists.map { list in
            LoweredEdits(
                path: list.path,
                edits: list.document.edits(
                    removing: declaration.goingKeys(of: list),
                    setting: [manifest("UIApplicationSceneManifest", for: list)]))
        }
        return ((begun ?? []) + new).filter { !$0.edits.isEmpty }
    }

    // MARK: A new manifest

    private func manifest(_ key: String, for list: PropertyListFacts) -> PropertyListPair {
        PropertyListPair(
            key,
            .dictionary([
                PropertyListPair("UIApplicationSupportsMultipleScenes", .boolean(false)),
                PropertyListPair("UISceneConfigurations", .dictionary([role(for: list)])),
            ]))
    }

    private func role(for list: PropertyListFacts) -> PropertyListPair {
        PropertyListPair(Self.windows, .array([configuration([], for: list)]))
    }

    private static let windows = "UIWindowSceneSessionRoleApplication"

    // MARK: A manifest that was begun

    private func finishing(_ list: PropertyListFacts, _ begun: HalfWayScenes) -> [TextEdit] {
        let pairs = list.manifestKeys.map { key in
            let old = list.document.value(at: [.key(key)])?.pairs ?? []
            return PropertyListPair(key, .dictionary(finished(old, of: list, begun)))
        }
        return list.document.edits(removing: declaration.goingKeys(of: list), setting: pairs)
    }

    private func finished(
        _ old: [PropertyListPair], of list: PropertyListFacts, _ begun: HalfWayScenes
    ) -> [PropertyListPair] {
        let roles = "UISceneConfigurations"
        var pairs = old.setting("UIApplicationSupportsMultipleScenes", .boolean(false))
        var configurations = old.last { $0.key == roles }?.value.pairs ?? []
        var windows = configurations.last { $0.key == Self.windows }?.value.array ?? []
        let chosen = Set(begun.configurations(of: list).compactMap { $0.path.last?.index })
        for index in windows.indices where chosen.contains(index) {
            windows[index] = configuration(windows[index].pairs ?? [], for: list)
        }
        let isPicked = windows.contains {
            begun.picked == nil || $0["UISceneConfigurationName"]?.string == begun.picked
        }
        if !isPicked { windows.append(configuration([], for: list)) }
        configurations = configurations.setting(Self.windows, .array(windows))
        pairs = pairs.setting(roles, .dictionary(configurations))
        return pairs
    }

    private func configuration(
        _ old: [PropertyListPair], for list: PropertyListFacts
    ) -> PropertyListValue {
        var pairs = old
        let name = "UISceneConfigurationName"
        if !old.contains(where: { $0.key == name }) {
            let picked = declaration.begun?.picked ?? "Default Configuration"
            pairs.insert(PropertyListPair(name, .string(picked)), at: 0)
        }
        let key = "UISceneDelegateClassName"
        let isNamed = pairs.contains {
            $0.key == key && $0.value.string?.hasSuffix("." + className.lastComponent) == true
        }
        if !isNamed { pairs = pairs.setting(key, .string(className)) }
        let storyboard = "UISceneStoryboardFile"
        if let value = storyboardName(in: list), !pairs.contains(where: { $0.key == storyboard }) {
            pairs.append(PropertyListPair(storyboard, .string(value)))
        }
        return .dictionary(pairs)
    }

    /// The storyboard as the property list names it, else as build settings do.
    private func storyboardName(in list: PropertyListFacts) -> String? {
        guard let storyboard = declaration.storyboard else { return nil }
        let written = list.mainStoryboardKeys.first.flatMap {
            list.document.value(at: [.key($0)])?.string
        }
        return written ?? storyboard
    }
}

extension [PropertyListPair] {
    /// The same with a value for a key, in its place where it is there.
    fileprivate func setting(_ key: String, _ value: PropertyListValue) -> [PropertyListPair] {
        let pair = PropertyListPair(key, value)
        guard contains(where: { $0.key == key }) else { return self + [pair] }
        return map { $0.key == key ? pair : $0 }
    }
}

extension PropertyListKey {
    /// The index of an element; nil for a key.
    fileprivate var index: Int? { if case .index(let index) = self { index } else { nil } }
}
