import SwiftFlow
import SwiftOutline

/// The places where a launch method without a result returns.
package struct LaunchMethodReturns {
    /// The `return` tokens in order; nil where one gives a value back, or the method is not laid out in lines.
    package let plain: [Int]?

    /// Reads a method.
    package init(of method: LocatedDeclaration) {
        let file = method.file.outline
        let declaration = method.declaration
        guard let braces = declaration.bodyBraces, !declaration.isThrowing,
            file.startsLine(file.tokens.tokens[braces.close].start)
        else {
            plain = nil
            return
        }
        plain = Self.returns(in: braces.content, of: file, depth: 0)
    }

    /// The plain `return` statements of a block and the blocks inside; those of closures are none of them.
    private static func returns(in body: TokenRange, of file: SwiftFile, depth: Int) -> [Int]? {
        // Nobody nests deeper by hand.
        guard depth < 16 else { return nil }
        var result: [Int] = []
        for statement in file.statements(of: body) {
            if case .returnStatement = statement.kind {
                if statement.expression != nil { return nil }
                result.append(statement.range.lowerBound)
            }
            for block in statement.blocks {
                guard let inner = returns(in: block.body, of: file, depth: depth + 1) else {
                    return nil
                }
                result += inner
            }
        }
        return result
    }
}
