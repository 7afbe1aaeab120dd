import SwiftFlow

/// What UIKit, SwiftUI and Foundation do where an app calls them, as far as that is certain.
///
/// Source: their documentation. What stands in no row may do anything.
package struct UIKitEffects: EffectSemantics {
    private let program: Program

    /// The effects in an app.
    package init(program: Program) {
        self.program = program
    }

    /// Types whose values can be made at any time, and do nothing by themselves.
    private static let plain: Set<String> = values.union([
        "Date", "Data", "UUID", "DateFormatter", "NSRect", "NSSize", "NSPoint", "NSColor",
        "NSFont", "NSObject", "UIResponder", "JSONDecoder", "JSONEncoder", "DispatchQueue",
        "UITabBarItem", "UIBarButtonItem", "NSLock",
    ])

    /// SwiftUI's own views, and values without an identity: to make one twice is to have the same twice.
    package static let values: Set<String> = [
        "CGRect", "CGSize", "CGPoint", "CGFloat", "UIEdgeInsets", "NSRange", "String", "Int",
        "Double", "Float", "Bool", "URL", "IndexPath", "UIColor", "UIFont", "Set", "Array",
        "Dictionary", "NavigationView", "NavigationStack", "TabView", "VStack", "HStack", "ZStack",
        "Text", "Image", "AnyView", "Group", "Color", "EmptyView", "List", "ScrollView", "Button",
    ]

    package func effects(ofMaking type: String) -> FlowEffects? {
        if Self.plain.contains(type) { return .some(.none) }
        let ancestry = program.supertypes(of: type)
        guard ancestry.contains(where: Self.made.contains) else {
            return ancestry.contains("View") || ancestry.contains("ObservableObject")
                || Self.withoutCode.contains(type) ? .some(.none) : nil
        }
        return FlowEffects(makesObjects: true)
    }

    package func effects(ofMaking type: String, with labels: [String?]) -> FlowEffects? {
        SharedStores.readsFile(making: type, labels: labels)
            ? FlowEffects(readsAnything: true) : effects(ofMaking: type)
    }

    /// Protocols and classes whose conformance brings no code that runs when an object is made.
    private static let withoutCode: Set<String> = [
        "View", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Codable",
        "Sendable", "Decodable", "Encodable", "Error", "CaseIterable",
    ]

    /// Classes whose objects are nobody's before they are given away.
    private static let made: Set<String> = [
        "UIViewController", "UIView", "UIWindow", "UIStoryboard", "UIBarItem", "NSObject",
        "NSResponder",
    ]

    package func effects(ofCalling name: String, on type: FlowType?) -> FlowEffects? {
        if case .metatype("UIScreen")? = type { return .some(.none) }
        guard type != nil else { return Self.functions[name] }
        let receiver = type?.name ?? ""
        if Self.reading.contains(where: { $0.0 == receiver && $0.1 == name }) {
            return .some(.none)
        }
        guard program.supertypes(of: receiver).contains("View") else { return nil }
        // A modifier gives another view.
        return .some(.none)
    }

    /// Functions of the standard library; those that end the app do nothing to what comes behind them.
    private static let functions: [String: FlowEffects] = [
        "fatalError": .none, "preconditionFailure": .none, "assertionFailure": .none,
        "precondition": .none, "assert": .none, "min": .none, "max": .none, "abs": .none,
        "print": output, "debugPrint": output, "NSLog": output,
    ]

    private static let output = FlowEffects(writes: [.outside("output")])

    /// Whether code does nothing but print, which no other code asks for.
    package static func onlyPrint(_ effects: FlowEffects) -> Bool {
        effects.writes == output.writes && !effects.isUnknown && !effects.startsLater
    }

    /// Methods that only give a new object.
    private static let reading = [
        ("UIStoryboard", "instantiateInitialViewController"),
        ("UIStoryboard", "instantiateViewController"),
    ]

    package func effects(ofReading name: String, of type: FlowType) -> FlowEffects? {
        switch type {
        case .metatype("UIScreen"), .metatype("UIDevice"), .metatype("Bundle"),
            .metatype("UIApplication"), .metatype("CGRect"), .metatype("CGSize"),
            .metatype("CGPoint"), .metatype("UIColor"), .metatype("NSColor"),
            .metatype("NSApplication"):
            return .some(.none)
        case .metatype(let name) where program.type(name)?.isDeclared == true:
            return .some(.none)
        // What code sets in one place and asks for in another under a name of its own.
        case .named("UIDevice", _) where SystemState.isAsked(name, of: "UIDevice"):
            return FlowEffects(reads: [.outside("UIDevice.\(name)")])
        case .named("UIScreen", _), .named("UIDevice", _), .named("CGRect", _):
            return .some(.none)
        // Who else it gives to is told by itself.
        case .named("UIApplication", _) where name == "delegate": return .some(.none)
        case .named(let name, _) where Self.ofScenes.contains(name): return .some(.none)
        case .named("NSPersistentContainer", _) where name == "viewContext",
            .named("NSPersistentCloudKitContainer", _) where name == "viewContext":
            return .some(.none)
        default: return nil
        }
    }

    package func effects(ofWriting name: String, of type: FlowType) -> FlowEffects? {
        guard let owner = type.name else { return nil }
        // An item is there without the view of its view controller, and the bar looks at it when it is shown.
        if owner == "UITabBarItem" {
            return FlowEffects(writes: [.outside("\(type).\(name)")])
        }
        return Self.ofScenes.contains(owner) ? FlowEffects(writes: [Self.scene]) : nil
    }

    package func effects(ofElementOf type: FlowType, isWritten: Bool) -> FlowEffects? {
        nil
    }

    package func isPart(_ member: String) -> Bool { Self.parts.contains(member) }

    /// What view controllers and views of UIKit's have of their own.
    private static let parts: Set<String> = [
        "view", "layer", "navigationBar", "toolbar", "tabBar", "navigationItem", "tabBarItem",
    ]

    package func callsOverrides(_ name: String) -> Bool { Self.loading.contains(name) }

    /// What loads a view or has it appear. Source: Apple's pages of `UIViewController`.
    private static let loading: Set<String> = [
        "loadViewIfNeeded", "loadView", "beginAppearanceTransition", "endAppearanceTransition",
    ]

    /// What is set of a scene, and that no view asks for.
    package static let scene = FlowLocation.outside("scene")

    /// Whether a value is a scene, or a part of one that can be set.
    package static func isOfScene(_ type: FlowType) -> Bool {
        type.name.map(ofScenes.contains) ?? false
    }

    private static let ofScenes: Set<String> = [
        "UIScene", "UIWindowScene", "UISceneSizeRestrictions", "UITitlebar",
    ]

    package func isLazy(wrapper: String) -> Bool { wrapper == "StateObject" }
}
