/// Writes an app file as a careful colleague would.
struct AppFileWriter {
    private let file: AppFile
    private let style: CodeStyle

    /// A writer of one file in a style.
    init(file: AppFile, style: CodeStyle) {
        self.file = file
        self.style = style
    }

    /// The whole file; lines end with `\n`.
    func text() -> String {
        let imports = ImportLines.sorted(["import SwiftUI"] + file.imports).joined(separator: "\n")
        return [file.header + imports, app, companion].compactMap { $0 }
            .joined(separator: "\n\n")
            + "\n"
    }

    private var app: String {
        """
        \(file.isEntry ? "@main\n" : "")struct \(file.name.typeName): \(file.names("App")) {
        \(properties)\(indent(1))var body: some \(file.names("Scene")) {
        \(indent(2))\(file.names("WindowGroup")) {
        \(content)
        \(indent(2))}\(sceneModifiers)\(scenes)
        \(indent(1))}
        \(methods)}
        """
    }

    /// The properties, with an empty line behind them.
    private var properties: String {
        let adaptor = file.delegate.map {
            "@\(file.adaptor) private var appDelegate: \($0)"
        }
        let lines = [file.probe?.property, adaptor].compactMap { $0 } + file.events.properties
        let state = file.content.stateOfApp.map {
            $0.declaration.text(indentedBy: indent(1)) + "\n"
        }
        let all = style.lines(lines, at: indent(1)) + state.joined()
        return all.isEmpty ? "" : all + "\n"
    }

    private var sceneModifiers: String {
        file.events.sceneModifiers.map { "\n" + style.lines([$0], at: indent(2)).dropLast() }
            .joined()
    }

    /// The scenes beside the window group, each with a line break in front.
    private var scenes: String {
        file.scenes.map { "\n" + indent(2) + $0 }.joined()
    }

    /// The methods that the modifiers call, each with an empty line in front.
    private var methods: String {
        file.events.methods.map { "\n" + style.lines($0, at: indent(1)) }.joined()
    }

    private var content: String {
        switch file.content {
        case .view(let view):
            return rootView(view).use(modifiers: modifierLines, at: 3)
        case .controller(let controller):
            return """
                \(indent(3))\(controller.viewName)\(arguments(of: controller))
                \(indent(4)).ignoresSafeArea()\(modifiers)
                """
        case .sceneController(let controller):
            return "\(indent(3))\(controller.viewName)()" + modifiers
        case .pages(let pages):
            return """
                \(indent(3))\(file.names("TabView")) {
                \(pages.map { $0.text(indentedBy: indent(4)) }.joined(separator: "\n"))
                \(indent(3))}
                \(indent(3)).tabViewStyle(\(file.names("PageTabViewStyle"))())
                """
        }
    }

    private var modifierLines: [String] {
        let appearance = file.appearance.map { modifier in
            file.names.isHidden("Color")
                ? modifier.replacing("(Color(", with: "(SwiftUI.Color(").replacing(
                    "(Color.", with: "(SwiftUI.Color.") : modifier
        }
        // Around everything else, so that what the others do is part of what it sees.
        return appearance + file.events.modifiers + (file.probe?.modifier ?? [])
    }

    /// The modifiers of a content on one line, each line with a line break in front.
    private var modifiers: String {
        modifierLines.map { "\n" + style.lines([$0], at: indent(4)).dropLast() }.joined()
    }

    private func rootView(_ view: ViewContent) -> RootViewCode {
        RootViewCode(content: view, delegate: file.delegate, names: file.names, style: style)
    }

    private func arguments(of controller: ControllerContent) -> String {
        guard !controller.readsDelegate else { return "(appDelegate: appDelegate)" }
        return switch controller.source {
        case .property(let name, _), .container(let name, _): " { appDelegate.\(name) }"
        case .storyboard, .statements, .sceneContainer: "()"
        }
    }

    private var companion: String? {
        switch file.content {
        case .view(let view): rootView(view).declaration
        case .controller(let controller):
            switch controller.source {
            case .container(_, let type): container(type, of: controller)
            case .sceneContainer(_, let type, _, let waits):
                container(type, of: controller, waits: waits)
            case .storyboard, .property, .statements:
                representable(controller)
            }
        case .sceneController(let controller): sceneController(controller)
        case .pages: nil
        }
    }

    private func container(
        _ type: String, of controller: ControllerContent, waits: Bool = false
    ) -> String {
        representable(controller) + "\n\n"
            + RootContainerCode(
                named: type, waits: waits, runsWhenShown: file.runsWhenShown, style: style
            ).text
    }

    private func sceneController(_ controller: SceneControllerContent) -> String {
        """
        /// Shows the root view controller that the window's scene delegate makes when its scene connects.
        private struct \(controller.viewName): \(file.names("View")) {
        \(environment(controller.delegate))\
        \(indent(1))var body: some \(file.names("View")) {
        \(indent(2))if let rootViewController = sceneDelegate.\(controller.member) {
        \(indent(3))\(controller.representableName)(rootViewController: rootViewController)
        \(indent(4)).ignoresSafeArea()
        \(indent(2))}
        \(indent(1))}
        }

        \(representable(
            named: controller.representableName,
            properties: "\(indent(1))let rootViewController: UIViewController\n\n",
            making: "\(indent(2))rootViewController"))
        """
    }

    private func environment(_ delegate: String) -> String {
        "\(indent(1))@\(file.names("EnvironmentObject")) private var sceneDelegate: \(delegate)\n\n"
    }

    private func representable(_ controller: ControllerContent) -> String {
        representable(
            named: controller.viewName, properties: properties(of: controller),
            making: making(controller.source))
            + controller.typeAliases.map { "\n\n" + $0 }.joined()
            + (controller.keeper.map(keeper) ?? "")
    }

    /// The class of the object that keeps what the view controller needs, with two line breaks in front.
    private func keeper(_ keeper: ObjectKeeper) -> String {
        """


        /// What the root view controller needs for as long as its window is there.
        \(keeper.startsWithValues ? "@MainActor " : "")private final class \(keeper.name) {
        \(keeper.properties.map { $0.text(indentedBy: indent(1)) }.joined(separator: "\n"))
        }
        """
    }

    private func representable(
        named name: String, properties: String, making: String
    ) -> String {
        let contextType =
            file.names.isHidden("Context")
            ? "\(file.names("UIViewControllerRepresentableContext"))<\(name)>"
            : "Context"
        return """
            /// Shows the app's UIKit root view controller in a SwiftUI scene.
            private struct \(name): \(file.names("UIViewControllerRepresentable")) {
            \(properties)\
            \(indent(1))func makeUIViewController(context: \(contextType)) -> UIViewController {
            \(making)
            \(indent(1))}

            \(indent(1))func updateUIViewController(\
            _ uiViewController: UIViewController, context: \(contextType)) {}
            }
            """
    }

    private func properties(of controller: ControllerContent) -> String {
        if controller.readsDelegate, let delegate = file.delegate {
            return "\(indent(1))let appDelegate: \(delegate)\n\n"
        }
        if let keeper = controller.keeper {
            return """
                \(indent(1))func makeCoordinator() -> \(keeper.name) {
                \(indent(2))\(keeper.name)()
                \(indent(1))}


                """
        }
        switch controller.source {
        case .container, .property(_, isCertain: true):
            return "\(indent(1))let makeRootViewController: () -> UIViewController\n\n"
        case .property(_, isCertain: false):
            return "\(indent(1))let makeRootViewController: () -> UIViewController?\n\n"
        case .sceneContainer(_, _, let delegate, _):
            return environment(delegate)
        case .storyboard, .statements: return ""
        }
    }

    private func making(_ source: ControllerSource) -> String {
        switch source {
        case .storyboard(let name):
            return "\(indent(2))UIStoryboard(name: \"\(name)\", bundle: nil)"
                + ".instantiateInitialViewController()!"
        case .property(_, isCertain: false):
            return "\(indent(2))makeRootViewController()" + fallback
        case .container, .property(_, isCertain: true):
            return "\(indent(2))makeRootViewController()"
        case .sceneContainer(let name, _, _, _):
            return "\(indent(2))sceneDelegate.\(name)"
        case .statements(let statements, let comments, let root, let ending):
            return making(statements, comments, root, ending)
        }
    }

    /// A window without a root shows nothing; an empty view controller shows the same.
    private var fallback: String { " ?? UIViewController()" }

    private func making(
        _ statements: [CodeExcerpt], _ comments: [CodeExcerpt], _ root: CodeExcerpt,
        _ ending: ControllerSource.Ending
    ) -> String {
        var lines = (statements + comments).map { $0.text(indentedBy: indent(2)) }
        let value = root.text(indentedBy: indent(2), continued: true)
        switch ending {
        case .value:
            lines.append("\(indent(2))\(statements.isEmpty ? "" : "return ")\(value)")
        case .optional:
            lines.append("\(indent(2))let rootViewController: UIViewController? = \(value)")
            lines.append("\(indent(2))return rootViewController\(fallback)")
        }
        return lines.joined(separator: "\n")
    }

    private func indent(_ level: Int) -> String {
        String(repeating: style.indentation, count: level)
    }
}
