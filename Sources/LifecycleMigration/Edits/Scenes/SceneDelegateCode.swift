import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftOutline

/// Writes the delegate of an app's scenes: it has the window, and passes on to the application's delegate what UIKit tells only
/// scenes.
struct SceneDelegateCode {
    private let choices: SceneChoices
    private let events: SceneEventMembers
    private let states: SceneStateMembers
    /// The property for the application's delegate.
    private let property: String
    private var app: UIKitApp { choices.uiKitApp }
    private var delegate: String { app.delegate.name }

    /// The code for an app.
    init(_ choices: SceneChoices) {
        self.choices = choices
        let context = choices.context
        property = choices.form.moved?.delegateProperty ?? MovedLaunch.delegateProperty
        states = SceneStateMembers(choices, receiver: property + "?.")
        events = SceneEventMembers(
            choices.events.filter(\.isPassedOn), receiver: property + "?",
            spelling: UIKitSpelling(in: context.target), names: FrameworkNames(in: context))
    }

    /// The file in a style.
    func text(in style: CodeStyle) -> SourceText {
        let header = HeaderComment.header(
            like: app.delegate.file, in: choices.context, named: choices.app.path.fileName)
        let members =
            [properties] + connection + states.methods + eventMembers + methods + access
        let body = members.filter { !$0.isEmpty }.map { member in
            member.map { $0.isEmpty ? "" : "\t" + $0 }
        }
        let head =
            "\(isAvailable)class \(choices.app.typeName): UIResponder, UIWindowSceneDelegate {"
        let lines = imports + ["", head] + Array(body.joined(separator: [""])) + ["}"]
        return SourceText(style.finish(header + style.lines(lines)))
    }

    /// Scenes came with iOS 13.
    private var isAvailable: String {
        let first = SceneAvailability(
            of: choices.context.target, raised: choices.raisedTarget)
        return first.attribute.map { $0 + "\n" } ?? ""
    }

    private var imports: [String] {
        var lines = states.imports.union(["import UIKit"])
        if events.callback(.cloudKitShare) != nil { lines.insert("import CloudKit") }
        if let moved {
            let imports = RootImports(
                of: moved.ranges, in: moved.split.function.file, choices.context,
                delegate: delegate)
            lines.formUnion(imports.lines)
            if imports.needsSwiftUI { lines.insert("import SwiftUI") }
        }
        return ImportLines.sorted(lines)
    }

    private var moved: MovedLaunch? { choices.form.moved }
    private var code: MovedLaunchCode? {
        moved.map {
            MovedLaunchCode($0, handsOver: choices.keepsWindow && choices.form.makesWindow)
        }
    }

    private func lines(_ excerpts: [CodeExcerpt]) -> [String] { excerpts.flatMap(\.lines) }

    // MARK: The window

    private var properties: [String] {
        ["var window: \(windowType)"] + lines(code?.properties ?? [])
            + states.properties
    }

    /// The type that the code which moves was written for.
    private var windowType: String {
        let property = app.delegate.windowProperty
        let type = property?.declaration.bindings.first?.type.flatMap {
            property?.file.outline.text($0)
        }
        return moved != nil && type == "UIWindow!" ? "UIWindow!" : "UIWindow?"
    }

    private var methods: [[String]] { code.map { $0.methods.map(\.lines) } ?? [] }

    /// The method for a scene that connects; none where it has nothing to do.
    private var connection: [[String]] {
        let isLoaded =
            choices.form.makesWindow || choices.form.isEmpty || launchLines.isEmpty
            || moved?.setsVisibility == true
        let shows =
            isLoaded
            ? []
            : ["// What started the app may need the first screen.", "window?.makeKeyAndVisible()"]
        let body = windowLines + shows + launchLines
        guard !body.isEmpty else { return [] }
        let needsScene =
            !(moved?.makings.isEmpty ?? true) || isAttached || choices.takesWindowUpAgain
        var conditions = needsScene ? ["let windowScene = scene as? UIWindowScene"] : []
        if unwrapsDelegate {
            conditions.append("let \(property) = \(property)")
        }
        return [
            [
                "func scene(", "\t_ scene: UIScene, willConnectTo session: UISceneSession,",
                "\toptions connectionOptions: UIScene.ConnectionOptions", ") {",
            ] + (guarded(conditions) + body).map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
        ]
    }

    private func guarded(_ conditions: [String]) -> [String] {
        if conditions.isEmpty { return [] }
        let line = "guard \(conditions.joined(separator: ", ")) else { return }"
        guard line.count > 96 else { return [line] }
        return ["guard \(conditions[0]),"]
            + conditions.dropFirst().dropLast().map { "\t\($0)," }
            + ["\t\(conditions[conditions.count - 1])", "else { return }"]
    }

    private var isAttached: Bool { choices.form.attached != nil }

    private var windowLines: [String] {
        if let attached = choices.form.attached {
            return [
                !attached.later.isEmpty
                    ? "// A window that is made later takes its scene then. There is one of it, however often a scene connects."
                    : "// The launch has made the window, and there is one of it, however often a scene connects.",
                "window = \(attached.path.text(from: property))",
                "window?.windowScene = windowScene",
                "window?.frame = windowScene.coordinateSpace.bounds",
                "window?.makeKeyAndVisible()",
            ]
        }
        guard choices.takesWindowUpAgain else { return firstWindowLines }
        return [
            "if let window = \(receiver).window {",
            "\t// The app goes on where it was when the system took its scene away.",
            "\tself.window = window", "\twindow.windowScene = windowScene",
            "\twindow.makeKeyAndVisible()", "} else {",
        ] + firstWindowLines.map { $0.isEmpty ? "" : "\t" + $0 } + ["}"]
    }

    /// What makes or sets up the window when the scene connects.
    private var firstWindowLines: [String] {
        let handOver = choices.keepsWindow ? "\(receiver).window = window" : nil
        guard !choices.form.makesWindow else {
            return lines(code?.statements(handingOver: handOver) ?? [])
        }
        return [handOver].compactMap { $0 } + lines(code?.statements ?? [])
    }

    /// The application's delegate in the method for a scene that connects.
    private var receiver: String { unwrapsDelegate ? property : property + "?" }

    /// Whether that method unwraps it first.
    private var unwrapsDelegate: Bool { isAttached || moved?.asksDelegate == true }

    // MARK: Events

    /// What started the app.
    private var launchLines: [String] {
        let events = events.from(receiver)
        return (events.opening == nil ? [] : ["open(connectionOptions.urlContexts)"])
            + events.progressLines("connectionOptions")
            + (continuing == nil
                ? []
                : ["for activity in connectionOptions.userActivities {", "\tresume(activity)", "}"])
            + events.launchLines("connectionOptions")
    }

    private var continuing: EventCallback? { events.callback(.continueActivity) }

    private var eventMembers: [[String]] { events.members + activities + events.progress }

    private var activities: [[String]] {
        guard let continuing else { return [] }
        return [
            [
                "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {",
                "\tresume(userActivity)", "}",
            ],
            ["private func resume(_ activity: NSUserActivity) {"]
                + continuing.resumption(of: "activity", on: property + "?").map { "\t" + $0 }
                + ["}"],
        ]
    }

    // MARK: The application's delegate

    private var access: [[String]] {
        let isAsked =
            !choices.calledStates.isEmpty || choices.events.contains(where: \.isPassedOn)
            || choices.keepsWindow
            || isAttached || moved?.asksDelegate == true
        guard isAsked else { return [] }
        return [
            [
                "private var \(property): \(delegate)? { UIApplication.shared.delegate as? \(delegate) }"
            ]
        ]
    }
}

extension EventCallback {
    /// Whether the scene's delegate tells the application's delegate of it.
    var isPassedOn: Bool {
        switch route {
        case .modifier, .sceneDelegate: true
        case .none, .unused: false
        }
    }
}
