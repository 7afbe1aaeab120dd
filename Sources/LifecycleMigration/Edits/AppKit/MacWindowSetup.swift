import AppFacts

/// A view that sets the look of SwiftUI's window once it is in it, as code; levels of indentation are tabs.
struct MacWindowSetup {
    private let looks: [MacWindowLook]
    private let missing: [String]
    private let name: String

    /// The view for what the launch set of its own window, and for the styles that `missing` names and that this did not have;
    /// nil where there is nothing of both.
    init?(_ looks: [MacWindowLook], missing: [String] = [], in context: TargetContext) {
        guard !looks.isEmpty || !missing.isEmpty else { return nil }
        self.looks = looks
        self.missing = missing
        name = context.freeTypeName(of: ["WindowSetup", "AppWindowSetup"])
    }

    /// The modifier that puts it behind the content.
    var modifier: String { ".background(\(name)())" }

    /// The type, with the frameworks' names as code must write them.
    func lines(_ names: FrameworkNames) -> [String] {
        let around = MacRepresentable(
            name: name, isView: true,
            summary: "Gives SwiftUI's window the look that the app's own had.",
            making: ["SetupView()"]
        ).lines(names)
        let view =
            [
                "", "private final class SetupView: NSView {",
                "\toverride func viewDidMoveToWindow() {", "\t\tsuper.viewDidMoveToWindow()",
            ]
            + missing.map { "\t\twindow?.styleMask.remove(.\($0))" }
            + looks.map { "\t\twindow?.\($0.name) = \($0.value)" } + ["\t}", "}"]
        return around.dropLast() + view.indented(by: 1) + ["}"]
    }
}
