/// A function of a C interface that is called by its name alone: `SecItemDelete(query)`, `notify_post(name)`. What isn't known to be without a state
/// has one that its interface shares, and the verb in the name tells whether it only asks for it.
///
/// Sources: Apple, "Memory Management Programming Guide for Core Foundation", "The Create Rule" (Copy, Create and Get give something); the names in
/// Apple's headers, which begin with their interface's.
package struct SystemFunction: Hashable, Sendable {
    /// What the names of its interface begin with: `SecItem`, `notify`.
    package let interface: String
    /// Whether it may change that state.
    package let changes: Bool

    /// Reads a name; nil for one that is no such function's, or one that is known to have no state.
    package init?(_ name: String) {
        guard let first = name.first else { return nil }
        let isOfC = first.isLowercase && name.contains("_")
        guard isOfC || first.isUppercase else { return nil }
        let words =
            isOfC ? name.split(separator: "_").map(String.init) : Self.words(of: name)
        // A type has no verb in its name, but at its front.
        let verb = isOfC ? 1 : words.dropFirst().firstIndex { Self.verbs.contains($0.lowercased()) }
        guard let verb, verb < words.count else { return nil }
        let interface = words[..<verb].joined()
        guard !Self.withoutState.contains(where: interface.hasPrefix) else { return nil }
        self.interface = interface
        changes =
            !Self.asking.contains(String(words[verb].prefix { $0.isLowercase }))
            && !Self.asking.contains(words[verb].lowercased())
    }

    /// The words of a name, of which each begins with a capital letter; letters in capitals alone belong to the word behind them.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for letter in name {
            let begins = letter.isUppercase && words.last?.last?.isUppercase == false
            if begins || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    private static let asking: Set<String> = ["copy", "get", "create", "is", "has", "find"]
    private static let verbs = asking.union([
        "add", "update", "delete", "set", "register", "unregister", "remove", "enable", "disable",
        "start", "stop", "open", "close", "load", "save", "reset", "post", "insert", "clear",
        "write", "install", "activate",
    ])

    /// Interfaces of values, of drawing that is over when it returns, and of classes, which have rows of their own.
    private static let withoutState: Set<String> = [
        "UI", "NS", "CA", "CG", "CV", "CM", "CI", "MK", "CL", "AV", "UT", "CFString", "CFArray",
        "CFDictionary", "CFData", "CFDate", "CFNumber", "CFURL", "CFUUID", "CFAbsolute", "CFRun",
        "CFBundle", "CFAttributed", "CFCalendar", "CFLocale", "CTFontCreate", "CTLine", "CTFrame",
        "CTRun", "dispatch", "os", "objc", "object", "class", "method", "ivar", "property",
        "protocol", "sel", "imp", "pthread", "simd", "mach", "OS", "DispatchQueue",
    ]
}
