import AppFacts
import ProjectModel
import SwiftFlow
import SwiftOutline

/// The orientations that Info.plist gives an app: what a view controller supports beyond them, nobody sees.
///
/// Source: Apple's page of `supportedInterfaceOrientations`: the system takes what the view controller and the app both support.
struct DeclaredOrientations {
    private let context: TargetContext

    /// What a target's Info.plist says.
    init(in context: TargetContext) {
        self.context = context
    }

    /// Whether, on each device of the app, a view controller that overrides `supportedInterfaceOrientations` like this, or whose delegate
    /// answers so, is shown in the same orientations as one that doesn't; false where that can't be told.
    func areAll(of member: Declaration, in type: LocatedDeclaration) -> Bool {
        let name = type.declaration.name.lastComponent
        let located = LocatedDeclaration(file: type.file, declaration: member)
        let answersItself = context.files(naming: "supportedInterfaceOrientationsFor").contains {
            _ in
            true
        }
        return idioms.allSatisfy { idiom in
            let rest = context.inheritanceChain(of: name).dropFirst()
            guard let answer = answer(of: located, on: idiom, rest) else { return false }
            let normal = OrientationMask.byDefault(on: idiom)
            return (answersItself ? [.all] : declared(on: idiom)).allSatisfy {
                answer.intersection($0) == normal.intersection($0)
            }
        }
    }

    // MARK: What classes answer

    private func answer(
        of member: LocatedDeclaration, on idiom: DeviceIdiom, _ chain: ArraySlice<String>
    ) -> OrientationMask? {
        let name = "supportedInterfaceOrientations"
        let code =
            member.declaration.kind == .function
            ? FlowFunction(member, owner: nil)
            : FlowFunction.accessors(of: name, in: member, owner: nil)
                .first { $0.id.part == .getter }
        return code.flatMap {
            OrientationAnswer(in: member.file.outline, on: idiom) {
                inherited(on: idiom, chain)
            }.answer(of: $0.body)
        }
    }

    /// What `super` answers.
    private func inherited(on idiom: DeviceIdiom, _ chain: ArraySlice<String>) -> OrientationMask? {
        guard let name = chain.first else { return nil }
        for type in context.types(named: name) + context.extensions(of: name) {
            for member in type.declaration.members
            where member.name == "supportedInterfaceOrientations" {
                guard member.conditions.isEmpty else { return nil }
                let located = LocatedDeclaration(file: type.file, declaration: member)
                return answer(of: located, on: idiom, chain.dropFirst())
            }
        }
        if chain.count > 1 { return inherited(on: idiom, chain.dropFirst()) }
        return Self.plain.contains(name) ? .byDefault(on: idiom) : nil
    }

    /// UIKit's classes that override nothing of it.
    private static let plain: Set<String> = [
        "UIViewController", "UITableViewController", "UICollectionViewController",
    ]

    // MARK: What Info.plist says

    private static let key = "UISupportedInterfaceOrientations"

    private var configurations: [BuildConfiguration] { context.target.configurations }

    private var idioms: [DeviceIdiom] {
        let families = configurations.map { configuration in
            Set(
                (configuration.settings["TARGETED_DEVICE_FAMILY"] ?? "1,2").split(separator: ",")
                    .map { String($0.filter { !$0.isWhitespace }) })
        }
        let named = DeviceIdiom.allCases.filter { idiom in
            families.contains { $0.contains(idiom.family) }
        }
        return named.isEmpty ? DeviceIdiom.allCases : named
    }

    /// Each set that may be declared for a kind of device; all orientations where none is, or one can't be read.
    private func declared(on idiom: DeviceIdiom) -> [OrientationMask] {
        let listed = context.readablePropertyLists.map { declared(in: $0.document, on: idiom) }
        let set = configurations.map { declared(in: $0, on: idiom) }
        let isListed =
            context.target.mergesInfoPlists ? listed.contains { $0 != nil } : isFull(listed)
        let isComplete =
            isListed && context.readablePropertyLists.count >= context.target.infoPlists.count
            || isFull(set)
        return (listed + set).compactMap { $0 } + (isComplete ? [] : [.all])
    }

    private func isFull(_ masks: [OrientationMask?]) -> Bool {
        !masks.isEmpty && masks.allSatisfy { $0 != nil }
    }

    private func declared(
        in list: any InfoPropertyList, on idiom: DeviceIdiom
    ) -> OrientationMask? {
        let value =
            list.value(at: [.key(Self.key + idiom.keySuffix)]) ?? list.value(at: [.key(Self.key)])
        return value.map { mask(of: $0.array?.map { $0.string ?? "" } ?? []) }
    }

    private func declared(
        in configuration: BuildConfiguration, on idiom: DeviceIdiom
    ) -> OrientationMask? {
        let settings = configuration.settings
        guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return nil }
        let name = "INFOPLIST_KEY_" + Self.key
        // A value for one SDK or architecture alone may be meant or not.
        guard !settings.keys.contains(where: { $0.hasPrefix(name) && $0.contains("[") }) else {
            return .all
        }
        return (settings[name + idiom.settingSuffix] ?? settings[name]).map { value in
            mask(of: value.split { $0.isWhitespace || $0 == "\"" }.map(String.init))
        }
    }

    /// The set of some names; all orientations where one of them is none.
    private func mask(of names: [String]) -> OrientationMask {
        let masks = names.map { OrientationMask.declared[$0] ?? .all }
        return masks.isEmpty ? .all : OrientationMask(masks)
    }
}
