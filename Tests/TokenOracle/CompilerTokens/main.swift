// Prints the tokens that the compiler's own parser finds: CompilerTokens LIST CACHE writes for each file that LIST
// names one dump in the folder CACHE, unless it is there already.
//
// A dump is "ok" or "error" (as the parser says of the file), then a line for each token: its class, its byte
// offset and its length.
import SwiftParser
import SwiftSyntax

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print("usage: CompilerTokens LIST CACHE")
    throw Usage()
}
var count = 0
for path in SourceFile.paths(listedIn: arguments[1]) {
    guard let file = SourceFile(path) else { continue }
    let dump = file.dumpPath(in: arguments[2])
    if SourceFile(dump) != nil { continue }
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var text = tree.hasError ? "error\n" : "ok\n"
    for token in tree.tokens(viewMode: .sourceAccurate) {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        text += "\(token.tokenKind.dumpClass) \(offset) \(token.trimmedLength.utf8Length)\n"
    }
    guard write(text, to: dump) else {
        print("cannot write \(dump)")
        throw Usage()
    }
    count += 1
}
print("dumped \(count) files")

struct Usage: Error {}

extension TokenKind {
    /// The letter of the token's class; a parser renames many words and operators, so that finer ones can't be compared.
    var dumpClass: Character {
        switch self {
        case .identifier, .keyword, .dollarIdentifier, .wildcard: "w"
        case .integerLiteral: "i"
        case .floatLiteral: "f"
        case .stringQuote, .multilineStringQuote, .singleQuote: "q"
        case .stringSegment: "s"
        case .rawStringPoundDelimiter: "d"
        case .regexSlash: "/"
        case .regexLiteralPattern: "r"
        case .regexPoundDelimiter: "x"
        case .prefixOperator: "<"
        case .postfixOperator: ">"
        case .binaryOperator: "="
        case .leftAngle, .rightAngle, .ellipsis: "a"
        case .endOfFile: "e"
        default: "p"
        }
    }
}
