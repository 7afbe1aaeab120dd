import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The classes of all that was the root of the app's window, or of one that code found: a cast to a class that none of them is failed
/// before, too.
struct FormerRootClasses {
    private let flow: AppFlow
    /// The classes by name.
    private let names: Set<String>

    /// Those of an app; nil where one of them isn't known.
    init?(_ facts: UIKitFacts) {
        let flow = facts.launch.flow
        guard !facts.root.isView, facts.linkedRootMakers == nil, !Self.mayBeSetElsewhere(facts),
            let later = Self.classes(setIn: flow, besides: facts.launch.window)
        else { return nil }
        let names = facts.rootClasses(linked: nil).union(later)
        let reader = RootClasses(in: flow)
        guard !names.isEmpty,
            names.allSatisfy({ !reader.isVague($0) && Self.isKnown($0, in: flow) })
        else { return nil }
        self.flow = flow
        self.names = names
    }

    /// Whether all classes above one are known: one of Objective-C's among them may be any class of UIKit's.
    private static func isKnown(_ name: String, in flow: AppFlow) -> Bool {
        flow.program.supertypes(of: name).contains("UIViewController")
    }

    /// What code gives to windows that may be the app's own; nil where one of the classes isn't known.
    private static func classes(setIn flow: AppFlow, besides window: OwnWindow) -> Set<String>? {
        let reader = RootClasses(in: flow)
        var names: Set<String> = []
        for function in flow.analysis.allFunctions {
            for event in flow.trace(of: function).events {
                guard case .write(let receiver, "rootViewController", _, _) = event.kind,
                    !isOther(receiver, than: window)
                else { continue }
                let found = classes(setBy: event, in: function, reader)
                guard !found.isEmpty, !found.contains(where: reader.isVague) else { return nil }
                names.formUnion(found)
            }
        }
        return names
    }

    private static func classes(
        setBy event: FlowEvent, in function: FlowFunction, _ reader: RootClasses
    ) -> Set<String> {
        let expression = ExpressionReader(function.file).expression(in: event.range)
        guard case .assignment(_, _, let value) = expression.kind else { return [] }
        return reader.classes(of: value.range, in: function)
    }

    /// Whether Objective-C, or a package or framework, may give a root to a window that it did not make itself.
    private static func mayBeSetElsewhere(_ facts: UIKitFacts) -> Bool {
        let context = facts.context
        let sources = context.target.objectiveCSources
        if !context.library.paths(sources, mentioning: "ootViewController").isEmpty { return true }
        guard let linked = facts.sdks.linkedProgram else { return false }
        return linked.files(naming: "rootViewController").contains { file in
            let writes = file.tokens(spelled: "rootViewController").filter {
                file.outline.tokens.spells($0 + 1, "=")
            }
            guard !writes.isEmpty else { return false }
            let own = namesOfWindows(in: file.outline)
            return writes.contains { write in
                name(inFrontOf: write, in: file.outline).map { !own.contains($0) } ?? true
            }
        }
    }

    /// The names that a file gives a new window.
    private static func namesOfWindows(in file: SwiftFile) -> Set<String> {
        let tokens = file.tokens
        let makings = tokens.tokens.indices.dropLast().filter { token in
            token > 1 && tokens.spells(token, "UIWindow") && tokens.spells(token + 1, "(")
                && tokens.spells(token - 1, "=")
        }
        return Set(makings.map { tokens.text(of: $0 - 2) })
    }

    /// The name in front of a member: `lock` of `lock?.rootViewController`; nil for anything else.
    private static func name(inFrontOf member: Int, in file: SwiftFile) -> String? {
        let owner = file.tokenWithoutMarks(endingAt: member - 2)
        guard owner >= 0, file.tokens.tokens[owner].kind == .identifier else { return nil }
        return file.tokens.text(of: owner)
    }

    /// Whether a window is one that the app makes beside its own.
    private static func isOther(_ value: FlowValue, than window: OwnWindow) -> Bool {
        !value.windows.isEmpty && !window.isPossible(value)
            && value.windows.allSatisfy { if case .made = $0 { true } else { false } }
    }

    /// Whether a class is one of them, a class above, or one below, which a root may be of without its declaration saying so.
    func mayBe(_ name: String) -> Bool {
        names.contains { root in
            flow.program.supertypes(of: root).contains(name)
                || flow.program.supertypes(of: name).contains(root)
        }
    }
}
