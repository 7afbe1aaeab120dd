import AppFacts
import SwiftFlow
import SwiftOutline

/// Writes the properties that a delegate gets for its root.
struct RootMembers {
    private let source: Source
    private let facts: LaunchFacts
    private let plan: RootPlan

    /// The properties for a root that the code of an app goes on making; nil where none is needed.
    init?(_ facts: UIKitFacts) {
        if let choice = facts.root.choice {
            source = .choice(choice)
        } else if let cell = facts.root.newCell, cell.keeper == nil {
            source = .cell(cell)
        } else if let material = facts.root.material, material.addsMembers {
            source = .material(material)
        } else {
            return nil
        }
        self.facts = facts.launch
        plan = facts.root
    }

    /// What the properties hold.
    private enum Source {
        /// The root.
        case cell(RootCell)
        /// Which view is the root.
        case choice(RootChoice)
        /// What a SwiftUI root is made of.
        case material(RootMaterial)
    }

    /// The properties, with their documentation.
    var members: DelegateMembers {
        switch source {
        case .cell(let cell):
            switch cell.kind {
            case .property: controller(cell, plan.loading)
            case .container(let type): container(cell, type, plan.loading)
            }
        case .choice(let choice): cases(of: choice)
        case .material(let material):
            RootValueMembers(
                material, isOfScene: facts.usesScenes, isObserved: facts.usesScenes,
                names: FrameworkNames(in: facts.context)
            ).members
        }
    }

    private func controller(
        _ cell: RootCell, _ loading: StoryboardLoading?
    ) -> DelegateMembers {
        if let loading, loading.method == nil {
            return DelegateMembers(properties: [
                "/// The root view controller of the window.",
                "private(set) lazy var \(cell.name): UIViewController? ="
                    + " \(StoryboardCode.instantiation(of: loading.storyboard))",
            ])
        }
        return optional(cell, "root view controller", of: controllerType)
    }

    /// The class of a root that is one of UIKit's containers, or a class of the target, wherever it is set.
    private var controllerType: String {
        let types = Set(
            plan.uses.writes.map { use in
                let type =
                    comesOfLocal(use)
                    ? nil : facts.flow.type(of: use.write.value, in: use.function)
                return type?.unwrapped.name ?? ""
            })
        guard let type = types.first, types.count == 1, plan.loading == nil, !plan.uses.isRead,
            Self.containers.contains(type) || isPlainClass(type)
        else { return "UIViewController" }
        return type
    }

    private static let containers = [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController",
    ]

    /// Whether a local function or closure gives the root, which may say less of it than it makes.
    private func comesOfLocal(_ use: RootUses.Write) -> Bool {
        let value = ExpressionReader(use.function.file).expression(in: use.write.value).unwrapped
        guard case .call(let callee, _) = value.kind, case .name(let name) = callee.kind,
            name.first?.isUppercase == false
        else { return false }
        return !facts.owner.memberNames.contains(name)
            && facts.flow.program.globals(named: name).isEmpty
    }

    private func isPlainClass(_ name: String) -> Bool {
        let types = facts.context.types(named: name)
        guard types.count == 1, let type = types.first else { return false }
        return type.declaration.kind == .class && !type.declaration.isPrivate && !type.isGeneric
            && type.declaration.conditions.isEmpty && type.declaration.attributes.isEmpty
            && facts.flow.program.supertypes(of: name).contains("UIViewController")
            && type.file.outline.declarations.contains { $0.keyword == type.declaration.keyword }
    }

    /// A property that is set at launch, or that SwiftUI observes.
    private func optional(
        _ cell: RootCell, _ thing: String, of type: String
    ) -> DelegateMembers {
        let declaration = "\(access)var \(cell.name): \(type)\(cell.isCertain ? "!" : "?")"
        guard facts.usesScenes else {
            return DelegateMembers(properties: [
                "/// The \(thing) of the window, made at launch.", declaration,
            ])
        }
        return DelegateMembers(properties: [
            "/// The \(thing) of the window, made when the scene connects.",
            "@\(FrameworkNames(in: facts.context)("Published")) \(declaration)",
        ])
    }

    private func container(
        _ cell: RootCell, _ type: String, _ loading: StoryboardLoading?
    ) -> DelegateMembers {
        let isConnection = facts.usesScenes && !plan.uses.isSetLater
        let comment =
            isConnection
            ? "/// Shows the window's root view controller, which is made when the scene connects."
            : "/// Shows the app's root view controller, which may be replaced at any time."
        guard let loading, loading.method == nil else {
            return DelegateMembers(properties: [
                comment, "private(set) lazy var \(cell.name) = \(type)()",
            ])
        }
        return DelegateMembers(properties: [
            comment, "private(set) lazy var \(cell.name) = {",
            "\tlet container = \(type)()",
            "\tcontainer.rootViewController = "
                + StoryboardCode.instantiation(of: loading.storyboard),
            "\treturn container", "}()",
        ])
    }

    /// Which view it is, as a type of the delegate's own and a property.
    private func cases(of choice: RootChoice) -> DelegateMembers {
        let cases = choice.cases.map { item in
            let isAlone = item.values.count == 1
            let values = item.values.map { isAlone ? $0.type : "\($0.name): \($0.type)" }
            return "\tcase \(item.name)"
                + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        let type = ["/// The views that the window may show.", "enum \(choice.type) {"] + cases
        let isPublished = facts.usesScenes || choice.changesLater
        let published = isPublished ? "@\(FrameworkNames(in: facts.context)("Published")) " : ""
        return DelegateMembers(
            properties: type + [
                "}", "", "/// What it shows.",
                "\(published)\(access)var \(choice.cell.name): \(choice.type)?",
            ])
    }

    /// Code of other files must be able to set the property.
    private var access: String {
        let home = plan.home(of: facts.owner)
        let isInOneFile = plan.uses.writes.allSatisfy {
            $0.function.owner == facts.owner.name
                && $0.function.located.file.path == home.file.path
        }
        return isInOneFile ? "private(set) " : ""
    }
}

/// The code that loads a storyboard's root.
enum StoryboardCode {
    /// An expression for an optional view controller.
    static func instantiation(of storyboard: String) -> String {
        "UIStoryboard(name: \"\(storyboard)\", bundle: nil).instantiateInitialViewController()"
    }
}
