import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what the root view controller wants of its window by a method that code adds to its class, or exchanges there, at run time.
///
/// Source: Apple's pages of `class_addMethod(_:_:_:_:)` and `method_setImplementation(_:_:)`; the wishes are those of `RootPreferences`.
struct AddedPreferences {
    private let flow: AppFlow
    private let classes: Set<String>
    private let properties: Set<String>
    private let keepsDelegate: Bool

    /// A look at an app whose root is of one of some classes, or inherits from them.
    init(in flow: AppFlow, of roots: Set<String>, asked preferences: RootPreferences) {
        self.flow = flow
        classes = Set(
            flow.context.ownClasses(of: roots.sorted()))
        keepsDelegate = preferences.keepsDelegate
        properties = RootPreferences.properties.subtracting(
            preferences.isStatusBarFixed ? RootPreferences.statusBar : [])
    }

    /// Functions of the runtime that are given a class whose methods are changed then.
    private static let givenClass = [
        "class_addMethod", "class_replaceMethod", "class_getInstanceMethod",
    ]
    /// Those that change what they are given of it.
    private static let changing = [
        "class_addMethod", "class_replaceMethod", "method_setImplementation",
        "method_exchangeImplementations",
    ]

    /// One for each wish.
    func findings() -> [Finding] {
        guard !classes.isEmpty else { return [] }
        return flow.functions(naming: Self.changing).filter(changesRoot).flatMap(findings)
            .firstOnEachLine()
    }

    /// Whether code changes a method of the root's class.
    private func changesRoot(_ function: FlowFunction) -> Bool {
        let trace = flow.trace(of: function)
        return Self.givenClass.flatMap(trace.calls).contains { event in
            guard case .call(let call) = event.kind, let type = call.arguments.first?.value.type,
                case .metatype(let name) = type.unwrapped
            else { return false }
            return classes.contains(name)
        }
    }

    private func findings(in function: FlowFunction) -> [Finding] {
        let file = function.file
        return function.body.compactMap { token -> Finding? in
            guard let name = property(namedAt: token, in: file) else { return nil }
            return Finding(
                .rootContainerPreferences, .warning, .manual,
                at: flow.context.place(function.located.file, token),
                "'\(name)' of the root view controller has no effect inside SwiftUI's window",
                remedy: RootPreferences.remedy(
                    for: name, isFixed: false, keepsDelegate: keepsDelegate))
        }
    }

    /// The wish that a selector names at a token: `#selector(getter: Home.prefersStatusBarHidden)`, or a text.
    private func property(namedAt token: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        let name: String
        switch tokens[token].kind {
        case .stringSegment: name = file.tokens.text(of: token)
        case .identifier:
            guard let open = file.openParenthesis(around: token), open > 0,
                file.tokens.spells(open - 1, "selector")
            else { return nil }
            name = file.name(at: token)
        default: return nil
        }
        return properties.contains(name) ? name : nil
    }
}
