import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What code says of the view of a root of some class, as far as that decides whether what is behind it is seen.
struct RootViewSettings {
    private let facts: UIKitFacts
    private let root: String
    private let classes: Set<String>
    private var settings: [Setting] = []
    private var flow: AppFlow { facts.launch.flow }

    /// One assignment.
    private struct Setting {
        let function: FlowFunction
        let property: String
        let token: Int
        let value: Expression
    }

    private static let properties = ["backgroundColor", "alpha", "opacity", "isHidden", "isOpaque"]

    /// What is set by the class itself, by that of the view that it makes, and by who has such a view controller.
    init(of root: String, in facts: UIKitFacts) {
        self.facts = facts
        self.root = root
        classes = Set(facts.context.ownClasses(of: [root]))
        let views = viewClasses
        for property in Self.properties {
            for function in flow.functions(naming: [property]) {
                for token in function.located.file.tokens(spelled: property)
                where function.body.contains(token)
                    && isOfRoot(token, in: function, whoseViewsAre: views)
                {
                    guard let value = value(assignedTo: token, in: function) else { continue }
                    settings.append(
                        Setting(
                            function: function, property: property, token: token, value: value))
                }
            }
        }
    }

    /// Whether nothing is set.
    var areNone: Bool { settings.isEmpty }

    /// Where the view is made to be seen through.
    var seenThrough: [Place] {
        let colors = settings.filter { $0.property == "backgroundColor" }
        let clear = ClearColors(in: flow)
        let isClear = colors.allSatisfy { clear.contain($0.value, in: $0.function) }
        let faded = settings.first { setting in
            let text = setting.function.file.text(setting.value.range)
            switch setting.property {
            case "alpha", "opacity": return Double(text) != 1
            case "isHidden": return text == "true"
            case "isOpaque": return text == "false" && colors.isEmpty && !isFromInterface
            default: return false
            }
        }
        return [isClear ? colors.first : nil, faded].compactMap { $0 }.map {
            facts.context.place($0.function.located.file, $0.token)
        }
    }

    /// Whether a storyboard or nib may have made the view.
    var isFromInterface: Bool {
        let names = classes.union([root])
        return facts.context.interfaces.mayHave { element in
            element.attributes["customClass"].map(names.contains) ?? false
        }
    }

    // MARK: Whose view it is

    /// The app's own classes of the views that the class makes its own.
    private var viewClasses: Set<String> {
        let found = flow.functions(naming: ["view"]).filter {
            $0.owner.map(classes.contains) ?? false
        }.flatMap { function in
            function.located.file.tokens(spelled: "view").filter {
                function.body.contains($0)
                    && ViewName(endingAt: $0, in: function)?.isOfSelf ?? false
            }.compactMap { value(assignedTo: $0, in: function) }.compactMap {
                flow.type(of: $0.range, in: function)?.name
            }
        }
        return Set(facts.context.ownClasses(of: found))
    }

    private func isOfRoot(
        _ token: Int, in function: FlowFunction, whoseViewsAre views: Set<String>
    ) -> Bool {
        let file = function.file
        guard file.tokens.spells(token + 1, "=") else { return false }
        var base = file.tokenWithoutMarks(endingAt: token - 2)
        guard file.tokens.spells(token - 1, ".") else {
            return function.owner.map(views.contains) ?? false
        }
        if file.tokens.spells(base, "self") { return function.owner.map(views.contains) ?? false }
        if file.tokens.spells(base, "layer"), file.tokens.spells(base - 1, ".") {
            base = file.tokenWithoutMarks(endingAt: base - 2)
        }
        guard let name = ViewName(endingAt: base, in: function) else { return false }
        guard let holder = name.holder else {
            // A local may have the name: `let view = UIView(frame: self.view.frame)`.
            let isLocal =
                !flow.trace(of: function).locals(named: "view").isEmpty
                || function.parameters.contains { $0.name == "view" }
            return !isLocal && function.owner.map(classes.contains) ?? false
        }
        let type = flow.type(of: holder..<holder + 1, in: function)?.name
        guard classes.isEmpty else { return type.map(classes.contains) ?? false }
        return type == root && facts.launch.timeline.isEarly(function)
    }

    private func value(assignedTo token: Int, in function: FlowFunction) -> Expression? {
        let reader = ExpressionReader(function.file)
        for event in flow.trace(of: function).events(startingAt: token) {
            guard case .write = event.kind,
                case .assignment(_, _, let value) = reader.expression(in: event.range).kind
            else { continue }
            return value
        }
        return nil
    }
}
