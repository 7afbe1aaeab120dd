/// Writes the view controller that takes the place of a window whose root is replaced.
struct RootContainerCode {
    private let name: String
    private let style: CodeStyle

    /// Code of a class with a name, in a style.
    init(named name: String, style: CodeStyle) {
        self.name = name
        self.style = style
    }

    /// The class.
    ///
    /// What is presented over the old root goes with it, as it does with a window's.
    var text: String {
        String(style.lines(head + Self.members, at: "").dropLast())
    }

    private var head: [String] {
        [
            "/// Shows one view controller at a time, as a window shows its root.",
            "final class \(name): UIViewController {",
        ]
    }

    private static let members = [
        "\tvar rootViewController: UIViewController? {",
        "\t\twillSet {",
        "\t\t\tif isViewLoaded, newValue !== rootViewController { removeRoot() }",
        "\t\t}",
        "\t\tdidSet {",
        "\t\t\tif isViewLoaded, oldValue !== rootViewController { addRoot() }",
        "\t\t}",
        "\t}",
        "",
        "\toverride func viewDidLoad() {",
        "\t\tsuper.viewDidLoad()",
        "\t\taddRoot()",
        "\t}",
        "",
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
