import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the methods of a scene's delegate that are about the app's state: with the code of the application delegate's where that moves,
/// and with a call of it otherwise.
struct SceneStateMembers {
    private let choices: SceneChoices
    private let receiver: String

    /// The methods for an app; `receiver` is how code reaches the application's delegate.
    init(_ choices: SceneChoices, receiver: String) {
        self.choices = choices
        self.receiver = receiver
    }

    private var routes: [StateCallbackRoute] { choices.states.filter { $0.obstacle == nil } }
    private var flag: String { BackgroundLaunchStatement.flag }

    /// UIKit tells a scene of its way to the foreground when it connects, too.
    private var remembersBackground: Bool {
        routes.contains { $0.callback == .willEnterForeground }
    }

    /// The property that tells the two apart; none where nothing asks for it.
    var properties: [String] {
        guard remembersBackground else { return [] }
        let isUnknown = if case .isUnknown = choices.launchInBackground { true } else { false }
        return [
            "",
            "// Of the app, not of one scene: the system may take a scene away, and its delegate with it.",
            "\(isUnknown ? "" : "private ")static var \(flag) = false",
        ]
    }

    /// The methods, each as its lines, with what the launch calls where the app may be launched in the background.
    var methods: [[String]] {
        let isTold = routes.contains { $0.callback == .didEnterBackground }
        let noted = remembersBackground && !isTold ? [method(.didEnterBackground, nil)] : []
        let remembering =
            if case .isFoundOut = choices.launchInBackground {
                [BackgroundLaunchStatement.declaration]
            } else {
                [[String]]()
            }
        return routes.map { method($0.callback, $0.method) } + noted + remembering
    }

    private func method(_ callback: StateCallback, _ method: LocatedDeclaration?) -> [String] {
        let head = "func \(callback.sceneMethodName)(_ scene: UIScene)"
        let start = start(of: callback)
        if choices.movesStates, let method { return moved(method, to: head, start) }
        let call = method.map { [$0.callWithApplication(on: receiver)] } ?? []
        return [head + " {"] + (start + call).map { "\t" + $0 } + ["}"]
    }

    /// What comes in front of everything else.
    private func start(of callback: StateCallback) -> [String] {
        switch callback {
        case .didEnterBackground where remembersBackground: ["Self.\(flag) = true"]
        case .willEnterForeground:
            [
                "// A scene enters the foreground at launch too; the app was not told then.",
                "guard Self.\(flag) else { return }",
            ]
        default: []
        }
    }

    /// A method under another head, its comments included, and with statements in front of its own.
    private func moved(
        _ method: LocatedDeclaration, to head: String, _ statements: [String]
    ) -> [String] {
        let file = method.file.outline
        let tokens = file.tokens.tokens
        let range = method.declaration.range
        guard let braces = method.declaration.bodyBraces, let start = BodyStart(of: method) else {
            return []
        }
        let old = tokens[range.lowerBound].start..<tokens[braces.open - 1].end
        let added = statements.isEmpty ? [] : start.edits(inserting: statements)
        return CodeExcerpt(
            CodeExtent(ofMember: range, in: file).bytes, of: file,
            replacements: [TextEdit(range: old, replacement: head)] + added
        ).lines
    }

    /// The imports that code needs which moves.
    var imports: Set<String> {
        guard choices.movesStates else { return [] }
        return choices.states.reduce(into: []) { lines, state in
            let needed = RootImports(
                of: [state.method.declaration.body ?? 0..<0], in: state.method.file.outline,
                choices.context, delegate: choices.uiKitApp.delegate.name)
            lines.formUnion(needed.lines)
            if needed.needsSwiftUI { lines.insert("import SwiftUI") }
        }
    }
}
