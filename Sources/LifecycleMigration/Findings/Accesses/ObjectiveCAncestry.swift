import AppFacts
import SourceEditing

/// Finds what the app's Objective-C asks of the view controllers above it, where the root was the last of them and has SwiftUI's above
/// it now.
///
/// A light reading of methods by their words, with the facts of `RootAncestry`: what presents counts in every class, and what a
/// view controller or its view stands in where it is the root.
struct ObjectiveCAncestry {
    private let context: TargetContext
    /// The classes of the roots, and those of the app's that these inherit from.
    private let roots: Set<String>
    /// The classes of the roots, and all that these inherit from.
    private let kinds: Set<String>

    /// What is asked in an app whose root is of one of some classes.
    init(of roots: Set<String>, in flow: AppFlow) {
        context = flow.context
        let ancestry = Set(
            roots.flatMap { flow.program.ancestry(of: $0) }.flatMap {
                [$0] + flow.objectiveC.ancestry(of: $0)
            })
        self.roots = roots.union(ancestry.filter(flow.objectiveC.isClass))
        kinds = ancestry.subtracting(["UIViewController", "UIResponder", "NSObject"])
    }

    private static let words = [
        "presentingViewController", "parentViewController", "superview", "nextResponder",
        "MoveToParentViewController", "isMovingToParentViewController", "viewControllerForKey",
    ]

    /// A finding for each line.
    func findings() -> [Finding] {
        let sources = context.target.objectiveCSources
        guard !sources.isEmpty, !roots.isEmpty else { return [] }
        let paths = Set(Self.words.flatMap { context.library.paths(sources, mentioning: $0) })
        return paths.sorted().flatMap { path -> [Finding] in
            guard let text = context.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            return ObjectiveCClass.all(in: source).flatMap { type in
                type.methods.flatMap { method in
                    findings(in: method, of: type.name, path, source)
                }
            }.firstOnEachLine()
        }
    }

    private func findings(
        in method: ObjectiveCClass.Method, of type: String, _ path: String,
        _ source: ObjectiveCTokens
    ) -> [Finding] {
        let isRoot = roots.contains(type)
        var found: [Finding] = []
        if isRoot, method.selector.hasSuffix("MoveToParentViewController:"), !method.body.isEmpty {
            found.append(
                finding(
                    path, method.offset, "this is called when SwiftUI shows the root, and was not",
                    remedy: "look at what it does with a parent that the app doesn't know"))
        }
        for token in method.body where source.tokens[token].kind == .name {
            let message: String
            switch source.spelling(token) {
            case "presentingViewController" where isJudged(token, in: source):
                message =
                    "the presenter of what the root presents is SwiftUI's view controller now, and Objective-C takes it for one of the app's here"
            case "viewControllerForKey" where isTakenForRoot(token, in: source):
                message =
                    "what the root presents comes from a view controller of SwiftUI's, and Objective-C takes it for one of the app's here"
            case "parentViewController", "isMovingToParentViewController", "nextResponder":
                guard isRoot, isOfSelf(token, in: source) else { continue }
                message = "the root has a view controller of SwiftUI's above it, and had none"
            case "superview":
                guard isRoot, isOfOwnView(token, in: source) else { continue }
                message = "the root's view stands in a view of SwiftUI's, and stood in the window"
            default: continue
            }
            found.append(
                finding(
                    path, source.tokens[token].range.lowerBound, message,
                    remedy:
                        "pass the object in, or call back through a delegate or a block"
                ))
        }
        return found
    }

    private func finding(
        _ path: String, _ offset: Int, _ message: String, remedy: String
    ) -> Finding {
        Finding(
            .windowAccess, .warning, .review, at: context.library.place(path, offset), message,
            remedy: remedy)
    }

    // MARK: Shapes

    /// Whether what presents is cast, asked for its class, or compared with something: that there is one is as before.
    private func isJudged(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        var next = token + 1
        while source.spells(next, "]") || source.spells(next, ")") { next += 1 }
        let asks = ["isKindOfClass", "isMemberOfClass", "respondsToSelector", "conformsToProtocol"]
        if asks.contains(where: { source.spells(next, $0) }) { return true }
        let compares =
            ["=", "!"].contains { source.spells(next, $0) } && source.spells(next + 1, "=")
        if compares {
            return !["nil", "NULL"].contains { source.spells(next + 2, $0) }
        }
        var before = token - 1
        while before > token - 6,
            source.spells(before, ".") || source.spells(before, "[")
                || before >= 0 && source.tokens[before].kind == .name
        { before -= 1 }
        return source.spells(before, ")") && source.spells(before - 1, "*")
            && source.spells(before - 3, "(")
    }

    /// Whether what a transition comes from or leads to is taken for what a root is: by a cast, or by the type of the variable that gets it.
    private func isTakenForRoot(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        source.statement(around: token).prefix { $0 < token }.contains {
            source.spells($0 + 1, "*") && kinds.contains(source.spelling($0))
        }
    }

    /// `self.name` and `[self name]`.
    private func isOfSelf(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        source.spells(token - 1, "self")
            || source.spells(token - 1, ".") && source.spells(token - 2, "self")
    }

    /// `self.view.superview`, `[self.view superview]` and `[[self view] superview]`.
    private func isOfOwnView(_ token: Int, in source: ObjectiveCTokens) -> Bool {
        var view = token - 1
        while source.spells(view, ".") || source.spells(view, "]") { view -= 1 }
        return source.spells(view, "view") && isOfSelf(view, in: source)
    }
}
