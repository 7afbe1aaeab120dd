/// A method or property of a header, in Objective-C.
struct HeaderDeclaration: Sendable {
    /// The declaration.
    private let head: String
    /// The availability behind it.
    private let tail: String

    /// Takes apart a line of a header.
    init(_ text: String) {
        let end =
            ["API_", "NS_SWIFT_", "NS_AVAIL", "__TV"].compactMap { text.range(of: $0)?.lowerBound }
            .min() ?? text.endIndex
        head = String(text[..<end])
        tail = String(text[end...])
    }

    /// How many arguments it takes: of a method as headers have it, or of a selector behind `method(`.
    var parts: Int {
        guard let selector = head.range(of: "method(") else {
            return head.split { $0.isWhitespace }.joined().components(separatedBy: ":(").count - 1
        }
        return head[selector.upperBound...].filter { $0 == ":" }.count
    }

    /// Whether it is a callback, by its words and types.
    func declares(_ callback: CallbackTable.Callback) -> Bool {
        let signature = callback.signature
        guard let parameters = signature.parameters else {
            return head.hasPrefix("@property") && head.contains(" *\(signature.name)")
        }
        let lower = head.lowercased()
        let name = head.drop { $0 != ")" }.dropFirst().trimmingSpaces
        let labels = parameters.compactMap(\.label)
        let types = signature.text.split { !$0.isLetter && $0 != "." }
            .filter { $0.first?.isUppercase == true && !["Any", "AnyHashable"].contains($0) }
            .map { $0.replacingOccurrences(of: ".", with: "").lowercased() }
        return head.hasPrefix("- (") && parts == parameters.count
            && name.hasPrefix(signature.name + (labels.isEmpty ? ":" : ""))
            && (labels.map { $0.lowercased() } + types).allSatisfy(lower.contains)
    }

    /// Whether its availability is the table's.
    func agrees(with callback: CallbackTable.Callback) -> Bool {
        let known = callback.availability
        let unavailable = tail.components(separatedBy: "API_UNAVAILABLE(").dropFirst()
            .map { $0.prefix { $0 != ")" } }.joined(separator: " ")
        let lacking = ["tvOS", "visionOS"].filter { unavailable.contains($0.lowercased()) }
        guard lacking == callback.except.sorted(),
            known.hasAsyncForm != tail.contains("NS_SWIFT_DISABLE_ASYNC")
        else { return false }
        guard let start = tail.range(of: "ios(")?.upperBound else {
            return known.deprecated == nil || known.deprecated == Version(26, 0)
        }
        let versions = tail[start...].prefix { $0 != ")" }.split(separator: ",")
            .map { Version($0.trimmingSpaces) }
        let ended = versions.count > 1 ? versions[1] : nil
        // What is older than any app here has no version in the table.
        let introduced = known.introduced ?? versions[0].flatMap { $0 < Version(13, 0) ? $0 : nil }
        return introduced == versions[0]
            && (ended == known.deprecated || ended == nil && known.deprecated == Version(26, 0))
    }
}
