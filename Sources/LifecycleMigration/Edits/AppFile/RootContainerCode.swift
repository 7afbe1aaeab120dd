/// Writes the view controller that takes the place of a window whose root is replaced.
struct RootContainerCode {
    private let name: String
    private let waits: Bool
    private let runsWhenShown: Bool
    private let style: CodeStyle

    /// The member that says that the scene is connected.
    static let connected = "isConnected"

    /// Code of a class with a name, in a style; one that waits shows the root when its scene is connected,
    /// and another one runs code once the root is seen.
    init(named name: String, waits: Bool, runsWhenShown: Bool, style: CodeStyle) {
        self.name = name
        self.runsWhenShown = runsWhenShown
        self.waits = waits
        self.style = style
    }

    /// The class.
    ///
    /// What is presented over the old root goes with it, as it does with a window's.
    var text: String {
        let shown = runsWhenShown ? Self.whenShown : []
        let appearance = runsWhenShown ? Self.appearance : []
        let members = (waits ? waitingRoot : root) + shown + loading + appearance + Self.changes
        return String(style.lines(head + members, at: "").dropLast())
    }

    private var head: [String] {
        [
            "/// Shows one view controller at a time, as a window shows its root.",
            "final class \(name): UIViewController {",
        ]
    }

    private var root: [String] { property(shownIf: "isViewLoaded") + [""] }

    private var waitingRoot: [String] {
        property(shownIf: "showsRoot") + [
            "",
            "\t/// Whether the scene is connected; the root may still be set up before, and its view is not loaded.",
            "\tvar \(Self.connected) = false {",
            "\t\tdidSet {",
            "\t\t\tif showsRoot, !oldValue { addRoot() }",
            "\t\t}",
            "\t}",
            "",
            "\tprivate var showsRoot: Bool { \(Self.connected) && isViewLoaded }",
            "",
        ]
    }

    private var loading: [String] {
        [
            "\toverride func viewDidLoad() {",
            "\t\tsuper.viewDidLoad()",
            waits ? "\t\tif \(Self.connected) { addRoot() }" : "\t\taddRoot()",
            "\t}",
            "",
        ]
    }

    private func property(shownIf condition: String) -> [String] {
        [
            "\tvar rootViewController: UIViewController? {",
            "\t\twillSet {",
            "\t\t\tif \(condition), newValue !== rootViewController { removeRoot() }",
            "\t\t}",
            "\t\tdidSet {",
            "\t\t\tif \(condition), oldValue !== rootViewController { addRoot() }",
            "\t\t}",
            "\t}",
        ]
    }

    private static let whenShown = [
        "\t/// Runs once, when the root is on the screen and can present.",
        "\tvar whenShown: (() -> Void)?",
        "",
    ]

    private static let appearance = [
        "\toverride func viewDidAppear(_ animated: Bool) {",
        "\t\tsuper.viewDidAppear(animated)",
        "\t\tlet run = whenShown",
        "\t\twhenShown = nil",
        "\t\trun?()",
        "\t}",
        "",
    ]

    private static let changes = [
        "\tprivate func addRoot() {",
        "\t\tguard let child = rootViewController else { return }",
        "\t\taddChild(child)",
        "\t\tchild.view.frame = view.bounds",
        "\t\tchild.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "\t\tview.addSubview(child.view)",
        "\t\tchild.didMove(toParent: self)",
        "\t}",
        "",
        "\tprivate func removeRoot() {",
        "\t\tif presentedViewController != nil { dismiss(animated: false) }",
        "\t\t// The next root may have taken this one over.",
        "\t\tguard let child = rootViewController, child.parent === self else { return }",
        "\t\tchild.willMove(toParent: nil)",
        "\t\tchild.viewIfLoaded?.removeFromSuperview()",
        "\t\tchild.removeFromParent()",
        "\t}",
        "}",
    ]
}
