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

    private func finding(of member: Declaration, in file: TargetFile) -> Finding {
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
