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

    /// A finding for each override in a class of the target.
    func findings(ofClass name: String) -> [Finding] {
        let types = context.types(named: name) + context.extensions(of: name)
        return types.flatMap { type in
            type.declaration.members.filter {
                $0.isOverride && Self.properties.contains($0.name)
            }.map { member in
                Finding(
                    .rootContainerPreferences, .warning, .manual,
                    at: context.place(type.file, member.keyword),
                    "'\(member.name)' of the root view controller is not asked for inside SwiftUI's window",
                    remedy: "use the SwiftUI modifier, or the application delegate for orientations"
                )
            }
        }
    }

    /// The classes of roots that are made by `Name(…)`, directly or in a local.
    func rootClasses(of setup: RootViewSetup) -> [String] {
        setup.root.isView ? [] : setup.root.values.compactMap { rootClass($0, of: setup) }
    }

    /// The classes of roots that a launch leaves in a property, made directly or in a local.
    func rootClasses(of property: RootProperty) -> [String] {
        let file = property.code.function.file
        let names = property.values.compactMap { value -> String? in
            if let name = constructor(value, file) { return name }
            guard value.count == 1 else { return nil }
            return property.code.locals(named: file.name(at: value.lowerBound))
                .compactMap { constructor($0, file) }.first
        }
        return Set(names).sorted()
    }

    private func rootClass(_ range: TokenRange, of setup: RootViewSetup) -> String? {
        let file = setup.function.file
        if let name = constructor(range, file) { return name }
        guard range.count == 1 else { return nil }
        let local = file.name(at: range.lowerBound)
        for index in setup.moved + setup.copied {
            guard case .declaration(let declaration) = setup.statements[index].statement.kind,
                let binding = declaration.bindings.first, binding.name == local,
                let value = binding.initializer
            else { continue }
            return constructor(value, file)
        }
        return nil
    }

    private func constructor(_ range: TokenRange, _ file: SwiftFile) -> String? {
        guard let chain = file.chain(in: range), case .name(let token) = chain.base,
            case .call? = chain.segments.first, chain.segments.count == 1
        else { return nil }
        return file.name(at: token)
    }
}
