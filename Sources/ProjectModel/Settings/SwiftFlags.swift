/// What the options of the Swift compiler set for `#if`.
///
/// Measured with swiftc 6: `-D NAME` and `-DNAME` set a name, behind `-Xfrontend` too; `-D NAME=0` sets nothing, with a
/// warning that such flags have no values.
struct SwiftFlags {
    /// The names that are set.
    private(set) var conditions: Set<String> = []
    /// Whether there are options that can't be told: variables that nothing defines, files of options.
    private(set) var isOpen = false

    /// Reads the value of `OTHER_SWIFT_FLAGS`.
    init(_ value: String) {
        var isBehindFlag = false
        var isForOthers = false
        for word in Self.words(of: value) {
            if isForOthers {
                isForOthers = false
            } else if Self.others.contains(word) {
                isForOthers = true
            } else if word.contains("$") || word.hasPrefix("@") {
                isOpen = true
                isBehindFlag = false
            } else if isBehindFlag, word != "-Xfrontend" {
                set(word)
                isBehindFlag = false
            } else if word == "-D" {
                isBehindFlag = true
            } else if word.hasPrefix("-D") {
                set(word.dropFirst(2))
            }
        }
    }

    private mutating func set(_ name: some StringProtocol) {
        if Self.isName(name) { conditions.insert(String(name)) }
    }

    /// What stands behind these is for another program than the compiler.
    private static let others: Set<String> = [
        "-Xcc", "-Xlinker", "-Xllvm", "-Xclang-linker", "-Xcxx",
    ]

    /// Whether a word names a condition: one with a value sets none.
    static func isName(_ word: some StringProtocol) -> Bool {
        !word.isEmpty && !word.contains { $0 == "=" || $0 == "$" }
    }

    /// The words of a setting, quotes taken off.
    static func words(of value: String) -> [String] {
        value.split { $0.isWhitespace }.map { word in
            String(word.filter { $0 != "\"" && $0 != "'" && $0 != "\\" })
        }.filter { !$0.isEmpty }
    }
}
