/// Why no command can stand for an item of a menu.
package struct MenuObstacle: Equatable {
    /// The reason, as the end of a sentence.
    package let words: String
    /// What to do about it.
    package let remedy: String

    /// A reason, with what to do where that isn't to write the command by hand.
    package init(_ words: String, remedy: String = "write it as a command of the App") {
        self.words = words
        self.remedy = remedy
    }
}
