extension Invocation {
    /// A command line that works when it is pasted: the same tool, the same PATHs and, where it makes a plan, the same plan.
    ///
    /// - Parameters:
    ///   - command: The command and what has to stand directly behind it.
    ///   - options: The options; nil for those that shape the plan.
    func next(_ command: String, options: [String]? = nil) -> String {
        let isMistakable = operands.contains { $0.hasPrefix("-") }
        let words = (options ?? planArguments) + (isMistakable ? ["--"] : []) + operands
        return ([Self.quoted(program), command] + words.map(Self.quoted)).joined(separator: " ")
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                    || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "/._-=+:@%,".utf8.contains($0)
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
