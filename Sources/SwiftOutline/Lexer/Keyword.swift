/// A word that is reserved everywhere, so that a name spelled like it needs backticks (or a `.` in front).
public enum Keyword: String, Sendable, Hashable, CaseIterable {
    // Declarations
    case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`, `inout`
    case `let`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`

    // Modifiers
    case `fileprivate`, `internal`, `private`, `public`, `static`

    // Statements
    case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`,
        `for`
    case `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`

    // Expressions and types
    case `Any`, `as`, `false`, `is`, `nil`, `rethrows`, `self`, `Self`, `super`, `throws`, `true`,
        `try`
}
