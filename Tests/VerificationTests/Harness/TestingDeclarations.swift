import Foundation

/// Swift Testing without its macros, for type-checks: expanding them takes most of the time of compiling a test, and what
/// they expand to is the library's own. What stands between their parentheses is type-checked all the same, availability
/// included.
enum TestingDeclarations {
    /// The module that is adapted.
    static let module = "Testing"

    /// Its textual interface, where `@Test` and `@Suite` make nothing, and a function stands beside each expectation.
    static func adapt(_ interface: String) -> String {
        // The macro behind the library's own pragmas takes any arguments and makes nothing.
        let kinds = ["TestDeclarationMacro", "SuiteDeclarationMacro"]
        let withoutTests = kinds.reduce(interface) {
            $0.replacingOccurrences(of: "type: \"\($1)\"", with: "type: \"PragmaMacro\"")
        }
        return withoutTests + expectations + requirements
    }

    /// A source whose expectations are calls of these functions, in the same columns.
    static func withoutExpectations(_ source: String) -> String {
        source.replacingOccurrences(of: "#expect(", with: "_expect(")
            .replacingOccurrences(of: "#require(", with: "_require(")
    }

    private static let expectations = """

        public func _expect(_ condition: Bool, \(rest))
        @discardableResult public func _expect<E: Error, R>(
          throws errorType: E.Type, \(rest), performing expression: () throws -> R) -> E?
        @discardableResult public func _expect<E: Error, R>(
          throws errorType: E.Type, \(rest), performing expression: () async throws -> R) async -> E?
        @discardableResult public func _expect<E: Error & Equatable, R>(
          throws error: E, \(rest), performing expression: () throws -> R) -> E?
        @discardableResult public func _expect<E: Error & Equatable, R>(
          throws error: E, \(rest), performing expression: () async throws -> R) async -> E?
        @discardableResult public func _expect(
          processExitsWith condition: ExitTest.Condition,
          observing values: [any PartialKeyPath<ExitTest.Result> & Sendable] = [], \(rest),
          performing expression: @escaping @Sendable () async throws -> Void) async -> ExitTest.Result?

        """

    private static let requirements = """
        public func _require(_ condition: Bool, \(rest)) throws
        public func _require<T>(_ optionalValue: T?, \(rest)) throws -> T
        @discardableResult public func _require<E: Error, R>(
          throws errorType: E.Type, \(rest), performing expression: () throws -> R) throws -> E
        @discardableResult public func _require<E: Error, R>(
          throws errorType: E.Type, \(rest), performing expression: () async throws -> R) async throws -> E
        @discardableResult public func _require<E: Error & Equatable, R>(
          throws error: E, \(rest), performing expression: () throws -> R) throws -> E
        @discardableResult public func _require<E: Error & Equatable, R>(
          throws error: E, \(rest), performing expression: () async throws -> R) async throws -> E

        """

    private static let rest =
        "_ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation? = nil"
}
