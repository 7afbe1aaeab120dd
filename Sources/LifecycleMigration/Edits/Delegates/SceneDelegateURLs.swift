import AppFacts
import AppleFrameworks

/// The members of a scene delegate that pass URLs on, with their options where the application's delegate looks at them.
struct SceneDelegateURLs {
    /// The members, each as its lines; none where the callback is missing.
    let members: [[String]]

    /// The members that call a delegate's method for each URL; `set` is how the code writes `Set`.
    init(_ callback: EventCallback?, receiver: String, spelling: UIKitSpelling, set: String) {
        guard let callback else {
            members = []
            return
        }
        let url = "context.url"
        let lines: [String] =
            switch callback.kind {
            case .openURL where !callback.method.usesParameter(2):
                ["_ = " + callback.call(on: receiver, [url, "[:]"])]
            case .openURL:
                Self.options(spelling) + [
                    "_ = " + callback.call(on: receiver, [url, "options"])
                ]
            case .openURLFromSource:
                [
                    "let options = context.options",
                    "_ = \(receiver).application(",
                    "\t\(callback.method.applicationArgument), open: \(url), sourceApplication: options.sourceApplication,",
                    "\tannotation: options.annotation as Any)",
                ]
            default: ["_ = " + callback.call(on: receiver, [url])]
            }
        members = [
            [
                "func scene(_ scene: UIScene, openURLContexts URLContexts: \(set)<UIOpenURLContext>) {",
                "\topen(URLContexts)", "}",
            ],
            [
                "private func open(_ contexts: \(set)<UIOpenURLContext>) {",
                "\tfor context in contexts {",
            ]
                + lines.map { "\t\t" + $0 } + ["\t}", "}"],
        ]
    }

    private static func options(_ spelling: UIKitSpelling) -> [String] {
        [
            "var options: [\(spelling.type("OpenURLOptionsKey")): Any] = [",
            "\t.openInPlace: context.options.openInPlace", "]",
            "options[.sourceApplication] = context.options.sourceApplication",
            "options[.annotation] = context.options.annotation",
        ]
    }
}
