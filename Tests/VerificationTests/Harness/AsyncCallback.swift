/// The async form of a callback with a completion handler.
///
/// Swift's importer gives each such method of Objective-C a second one, and a class may have either. A protocol that is
/// written in Swift gets none, so the stubs declare it: under another selector, since one protocol can't have two
/// methods of the same. That a class has both, which Objective-C can't, is not noticed.
struct AsyncCallback: Sendable {
    /// The declaration, such as `func application(_ a: A, performActionFor item: I) async -> Bool`.
    let text: String
    /// The selector that only the stubs have.
    let selector: String
    /// What the completion handler is told; nil for nothing.
    let result: String?
    /// The completion handler's name inside of the function.
    let handler: String
    /// A call of it with the parameters of the other form.
    let call: String

    /// The async form, if the signature ends with a completion handler.
    init?(of signature: CallbackSignature) {
        guard let last = signature.parameters?.last, let label = last.label,
            label.hasSuffix("ompletionHandler") || label == "reply",
            let list = signature.parameterTexts, let closure = list.last.map(Self.closure),
            signature.result == nil
        else { return nil }
        let others = Array(signature.parameters?.dropLast() ?? [])
        result = closure
        handler = last.name
        let effects = ") async" + (closure.map { " -> \($0)" } ?? "")
        text = "func \(signature.name)(" + list.dropLast().joined(separator: ", ") + effects
        selector =
            "async_\(signature.name):" + others.dropFirst().map { "\($0.label ?? ""):" }.joined()
            + "completionHandler:"
        call = signature.call(with: others)
    }

    /// What a delegate without it answers.
    var fallback: String {
        switch result {
        case nil: ""
        case "Bool": "false"
        case "UIBackgroundFetchResult", "WKBackgroundFetchResult": ".noData"
        case let type? where type.hasSuffix("?"): "nil"
        case let type? where type.hasSuffix("Options"): "[]"
        case let type?: "\(type)()"
        }
    }

    /// The type between the parentheses of `done handler: @escaping (T) -> Void`; nil for `()`.
    private static func closure(_ parameter: String) -> String? {
        guard let open = parameter.firstIndex(of: "("),
            let arrow = parameter.range(of: ") -> Void")
        else { return nil }
        let type = parameter[parameter.index(after: open)..<arrow.lowerBound]
        return type.isEmpty ? nil : String(type)
    }
}
