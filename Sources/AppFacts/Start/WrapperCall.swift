import SwiftOutline

/// A call of a function that runs a block on the spot, around code that starts an app.
///
/// Sources: the Swift standard library's `withExtendedLifetime` and `MainActor.assumeIsolated`; Foundation's
/// `autoreleasepool`.
package struct WrapperCall {
    /// The code of the block.
    package let body: TokenRange
    /// The arguments beside the block.
    package let arguments: [TokenRange]
    /// Whether the block says its own parameters, or what it gives.
    let hasSignature: Bool

    /// Reads a chain; nil for any other one.
    package init?(_ chain: PostfixChain, in file: SwiftFile) {
        guard case .call(let call)? = chain.segments.last,
            let name = Self.name(of: chain, in: file), Self.names.contains(name)
        else { return nil }
        let closures =
            call.arguments.map(\.value).filter {
                file.tokens.tokens[$0.lowerBound].kind == .leftBrace
            } + call.trailingClosures.map(\.range)
        guard closures.count == 1, let closure = closures.first,
            let shape = file.closure(at: closure.lowerBound),
            shape.braces.content.upperBound + 1 == closure.upperBound
        else { return nil }
        body = shape.body
        hasSignature = shape.inKeyword != nil
        arguments = call.arguments.map(\.value).filter { $0 != closure }
    }

    private static let names: Set<String> = [
        "autoreleasepool", "withExtendedLifetime", "assumeIsolated",
    ]

    /// The name of what a chain that ends in a call calls, be it behind the name of a module or an actor.
    private static func name(of chain: PostfixChain, in file: SwiftFile) -> String? {
        switch (chain.base, chain.segments.first) {
        case (.name(let token), _) where chain.segments.count == 1: file.name(at: token)
        case (.name, .member(let token)) where chain.segments.count == 2: file.name(at: token)
        default: nil
        }
    }
}
