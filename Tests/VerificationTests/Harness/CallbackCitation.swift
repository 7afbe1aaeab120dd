/// A place that says a claim of `callbacks.txt`: `osui-ios:43-51`, `uikit-headers:UIScene.h:64`,
/// `uikit-scenes#Migrate-app-life-cycle-logic`, or the bare key of an inference.
struct CallbackCitation: Sendable, Hashable, CustomStringConvertible {
    /// Where in its source it is.
    enum Place: Sendable, Hashable {
        /// Lines of a file, which is named where the source is a folder.
        case lines(file: String?, ClosedRange<Int>)
        /// A page's heading, or a part of a thread.
        case heading(String)
        /// What follows from something else stands nowhere.
        case nowhere
    }

    /// The key of the source.
    let key: String
    /// Where in the source.
    let place: Place
    /// The citation as it is written.
    let description: String

    /// Reads a citation, whose place must be of the form that its source asks for.
    init(_ text: String, sources: [String: CallbackSource]) throws {
        description = text
        key = String(text.prefix { $0 != ":" && $0 != "#" })
        guard let source = sources[key] else {
            throw CallbackTable.Malformed(description: "no source has this key: \(text)")
        }
        guard let place = Self.place(text.dropFirst(key.count), in: source.kind) else {
            throw CallbackTable.Malformed(
                description: "a citation of a \(source.kind) has another form: \(text)")
        }
        self.place = place
    }

    private static func place(_ text: Substring, in kind: CallbackSource.Kind) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
        switch kind {
        case .file where parts.count == 1: return lines(parts[1]).map { .lines(file: nil, $0) }
        case .folder where parts.count == 2 && !parts[1].isEmpty:
            return lines(parts[2]).map { .lines(file: String(parts[1]), $0) }
        case .page where text.hasPrefix("#") && text.count > 1,
            .thread where text == "#description" || text.hasPrefix("#") && text.contains("/"):
            return .heading(String(text.dropFirst()))
        case .inference where text.isEmpty: return .nowhere
        default: return nil
        }
    }

    /// Reads `64` or `43-51`.
    private static func lines(_ text: Substring) -> ClosedRange<Int>? {
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(numbers.count), let first = numbers[0],
            let last = numbers[numbers.count - 1], 1 <= first, first <= last
        else { return nil }
        return first...last
    }
}
