import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds code that takes the delegate of a scene that it finds for the app's own, without its class's name: a generic or
/// existential cast, and a comparison.
struct FoundSceneDelegates {
    private let flow: AppFlow
    private let delegates: Set<String>

    /// A search in an app with its own delegates of scenes.
    init(in flow: AppFlow, delegates: [DelegateClass]) {
        self.flow = flow
        self.delegates = Set(delegates.map(\.name))
    }

    /// One for each line besides those that are known.
    func findings(besides known: [Finding], except removed: [String: [TokenRange]]) -> [Finding] {
        guard !delegates.isEmpty else { return [] }
        var lines = Set(known.flatMap(\.places).map { Line(path: $0.path, line: $0.position.line) })
        return flow.analysis.allFunctions.flatMap { function -> [Finding] in
            let file = function.located.file
            let gone = removed.ranges(in: file.path)
            return flow.trace(of: function).events.compactMap { event in
                guard let message = message(about: event, function.file) else { return nil }
                let token = event.range.lowerBound
                let place = flow.context.place(file, token)
                guard !gone.contains(token),
                    lines.insert(Line(path: place.path, line: place.position.line)).inserted
                else { return nil }
                return Finding(
                    .sceneDelegateCast, .warning, .manual, at: place, message,
                    remedy:
                        "make the class an ObservableObject and read it from the environment")
            }
        }
    }

    private struct Line: Hashable {
        let path: String
        let line: Int
    }

    private func message(about event: FlowEvent, _ file: SwiftFile) -> String? {
        switch event.kind {
        case .cast(let value, _, let type) where isFound(value) && isOther(type):
            return "the scene's delegate is SwiftUI's own object, so this cast fails"
        case .comparison(let first, let second) where isFound(first) || isFound(second):
            guard !event.range.contains(where: { file.tokens.spells($0, "nil") }),
                !(isFound(first) && isFound(second))
            else { return nil }
            return
                "the scene's delegate is SwiftUI's own object, and never the one that it is compared with"
        case .call(let call) where asks(call):
            return "the scene's delegate is SwiftUI's own object, and none of the app's class"
        default: return nil
        }
    }

    /// Whether a call takes the delegate for an object of the app's, by its class or by a method.
    private func asks(_ call: FlowCall) -> Bool {
        guard Self.asking.contains(call.name) else { return false }
        let values = [call.receiver].compactMap { $0 } + call.arguments.map(\.value)
        return values.contains(where: isFound)
    }

    private static let asking: Set<String> = [
        "unsafeDowncast", "unsafeBitCast", "isKind", "isMember", "type", "perform",
        "isEqual", "ObjectIdentifier",
    ]

    /// Whether a value is what a scene has for its delegate, and not an object of the app's class.
    private func isFound(_ value: FlowValue) -> Bool {
        value.tags.contains(.sceneDelegate)
            && ["UISceneDelegate", "Any", "AnyObject", "NSObject", "UIResponder"]
                .contains(value.type.unwrapped.name)
    }

    /// Whether a type is one that SwiftUI's object is not known to have, and that the app's own has: a type parameter may be it.
    private func isOther(_ type: FlowType) -> Bool {
        guard let name = type.unwrapped.name, !Self.ofEverything.contains(name) else {
            return false
        }
        if delegates.contains(where: { flow.program.supertypes(of: $0).contains(name) }) {
            return true
        }
        return flow.program.type(name)?.isDeclared != true
            && !Self.prefixes.contains(where: name.hasPrefix)
    }

    /// What the names of Apple's frameworks start with, whose classes other scenes have for delegates.
    private static let prefixes = ["CP", "NS", "UI"]

    /// What SwiftUI's object is, too.
    private static let ofEverything: Set<String> = [
        "UISceneDelegate", "UIWindowSceneDelegate", "UIResponder", "NSObject", "NSObjectProtocol",
        "AnyObject", "Any",
    ]
}
