import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds code that moves, sizes or transforms the root's view while it is shown: SwiftUI lays that out from now on.
///
/// Source: Apple, `UIViewControllerRepresentable`, warning: "SwiftUI fully controls the layout of the UIKit view controller's view using the view's
/// center, bounds, frame, and transform properties. Don't directly set these layout-related properties … conflicts with SwiftUI and results in
/// undefined behavior".
struct RootViewLayout {
    private let facts: UIKitFacts
    /// The classes of the root.
    private let roots: Set<String>
    /// The app's own among them, with those that they inherit from.
    private let classes: Set<String>
    private var flow: AppFlow { facts.launch.flow }

    /// A look at an app.
    init(of facts: UIKitFacts) {
        self.facts = facts
        roots = facts.root.isView ? [] : facts.rootClasses(linked: nil)
        classes = Set(facts.context.ownClasses(of: roots.sorted()))
    }

    private static let properties = [
        "frame", "bounds", "center", "transform", "transform3D", "position",
    ]

    /// A finding at each such place, where SwiftUI has the root itself: in a container it lays out the container's view alone.
    func findings() -> [Finding] {
        if case .container? = facts.root.newCell?.kind { return [] }
        guard !facts.root.isView else { return [] }
        let direct = Self.properties.flatMap { property in
            findings(about: property, named: property, where: isSet)
        }
        return (direct + helpers).firstOnEachLine()
    }

    /// Calls of the app's own methods of views that do so to the root's view: `view.moveUp(200)`.
    private var helpers: [Finding] {
        let methods = ["UIView", "CALayer"].flatMap { flow.program.type($0)?.allMembers ?? [] }
        return methods.flatMap(FlowFunction.all).flatMap { method -> [Finding] in
            guard let property = moved(by: method) else { return [] }
            return findings(about: property, named: method.located.declaration.name) {
                $1.tokens.spells($0 + 1, "(")
            }
        }
    }

    /// Where a member of a name is used of the root's view, in a way that is meant, while that is shown.
    private func findings(
        about property: String, named name: String, where isMeant: (Int, SwiftFile) -> Bool
    ) -> [Finding] {
        flow.functions(naming: [name]).flatMap { function in
            function.located.file.tokens(spelled: name).filter { token in
                function.body.contains(token) && isMeant(token, function.file)
                    && isShown(at: token, in: function) && isOfRoot(token, in: function)
            }.map { finding(at: facts.context.place(function.located.file, $0), property) }
        }
    }

    /// What a method sets of the view that it is called on.
    private func moved(by function: FlowFunction) -> String? {
        let file = function.file
        return Self.properties.first { property in
            function.located.file.tokens(spelled: property).contains { token in
                function.body.contains(token) && isSet(token, in: file)
                    && (!file.tokens.spells(token - 1, ".")
                        || file.tokens.tokens[token - 2].kind == .keyword(.self))
            }
        }
    }

    private func finding(at place: Place, _ property: String) -> Finding {
        Finding(
            .windowAppearance, .warning, .manual, at: place,
            "SwiftUI lays out the root's view and may set its '\(property)' again: what is set here may not stay",
            remedy:
                "do this to a view inside of it, or show the root as the child of a plain view controller"
        )
    }

    /// Whether a property, or a part of it, is assigned: `frame.origin.y -= 200`.
    private func isSet(_ token: Int, in file: SwiftFile) -> Bool {
        var next = token + 1
        while file.tokens.spells(next, "."), file.tokens.tokens[next + 1].kind == .identifier {
            next += 2
        }
        switch file.tokens.tokens[next].kind {
        case .equal: return true
        case .operatorToken:
            return ["+=", "-=", "*=", "/="].contains(file.tokens.text(of: next))
        default: return false
        }
    }

    /// Whether code may run while the view is shown; before, UIKit sized it as SwiftUI does.
    private func isShown(at token: Int, in function: FlowFunction) -> Bool {
        let isFirst =
            Self.ofLoading.contains(function.located.declaration.name)
            || function.located.declaration.kind == .initializer
            || function.owner == facts.launch.owner.name && facts.launch.timeline.isEarly(function)
        guard isFirst else { return true }
        return flow.trace(of: function).events.contains {
            $0.runsLater && $0.range.contains(token)
        }
    }

    /// How a screen calls the container that it stands in.
    private static let containers = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController",
    ]

    private static let ofLoading: Set<String> = ["loadView", "viewDidLoad", "awakeFromNib"]

    private func isOfRoot(_ token: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        guard file.tokens.spells(token - 1, ".") else { return false }
        var base = file.tokenWithoutMarks(endingAt: token - 2)
        if file.tokens.spells(base, "layer"), file.tokens.spells(base - 1, ".") {
            base = file.tokenWithoutMarks(endingAt: base - 2)
        }
        return isView(base, in: function)
    }

    /// Whether the value that ends at a token is the view of the root: of an object of its class, of the window's root, or of the container
    /// that a screen stands in.
    private func isView(_ base: Int, in function: FlowFunction) -> Bool {
        let file = function.file
        if file.tokens.spells(base, "view"), file.tokens.spells(base - 1, ".") {
            let holder = file.name(at: file.tokenWithoutMarks(endingAt: base - 2))
            if holder == "rootViewController" { return true }
            if let container = Self.containers[holder] {
                return roots.contains { root in
                    flow.program.supertypes(of: root).contains(container) || root == container
                }
            }
        }
        guard let name = ViewName(endingAt: base, in: function) else { return false }
        guard let holder = name.holder else {
            return function.owner.map(classes.contains) ?? false
        }
        return flow.type(of: holder..<holder + 1, in: function)?.name.map(classes.contains) ?? false
    }
}
