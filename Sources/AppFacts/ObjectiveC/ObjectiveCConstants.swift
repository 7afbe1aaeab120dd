/// The notifications that sources in Objective-C declare as constants, by what else names them: their name in Swift, and their text.
///
/// Source: `lib/ClangImporter/ImportName.cpp` of Swift (`isNSNotificationGlobal`, `stripNotification`): a constant whose name ends with
/// `Notification` is a member of `NSNotification.Name` without that end, unless it is given a name for Swift.
struct ObjectiveCConstants {
    private var others: [String: Set<String>] = [:]

    /// Those of some sources and headers, in time in proportion to them.
    init(of sources: [ObjectiveCTokens]) {
        for source in sources {
            for token in source.tokens.indices where Self.types.contains(source.spelling(token)) {
                read(behind: token, of: source)
            }
        }
    }

    /// What else stands for a constant.
    func otherNames(of constant: String) -> Set<String> { others[constant] ?? [] }

    private static let types: Set<String> = ["NSNotificationName", "NSString", "CFStringRef"]
    private static let end = "Notification"
    /// What gives a declaration its name in Swift.
    private static let naming: Set<String> = ["NS_SWIFT_NAME", "CF_SWIFT_NAME", "swift_name"]

    /// `Type const Name = @"text";`, and `extern Type const Name NS_SWIFT_NAME(Owner.name);`
    private mutating func read(behind type: Int, of source: ObjectiveCTokens) {
        var token = type + 1
        var isConstant = type > 0 && source.spells(type - 1, "const")
        while source.spells(token, "*") || Self.qualifiers.contains(source.spelling(token)) {
            isConstant = isConstant || source.spells(token, "const")
            token += 1
        }
        guard isConstant, source.tokens.indices.contains(token), source.tokens[token].kind == .name
        else { return }
        let name = source.spelling(token)
        let rest = source.tokens.indices[(token + 1)...].prefix(Self.longest).prefix {
            !source.spells($0, ";")
        }
        let text = rest.first { source.tokens[$0].kind == .string }
        let given = rest.first { Self.naming.contains(source.spelling($0)) }
        if let given {
            let open = given + 1
            let inside = open..<max(open, source.partner(of: open))
            let last = inside.last { source.tokens[$0].kind != .symbol(source.symbol($0)) }
            let path = last.map(source.spelling)?.split(separator: ".").last
            if let path { others[name, default: []].insert(String(path)) }
        } else if name.hasSuffix(Self.end), name != Self.end {
            others[name, default: []].insert(String(name.dropLast(Self.end.count)))
        }
        if source.spells(token + 1, "="), let text {
            others[name, default: []].insert(source.spelling(text))
        }
    }

    private static let qualifiers: Set<String> = ["const", "_Nonnull", "__nonnull", "_Nullable"]
    /// No declaration is longer than some tokens.
    private static let longest = 32
}
