// Prints what the compiler's own parser finds: CompilerOutline LIST ACCEPTED reads the files that LIST names, writes
// the paths of those without a syntax error to ACCEPTED and prints for each of them its path and a sorted line for
// each declaration and each statement.
import SwiftParser
import SwiftSyntax

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print("usage: CompilerOutline LIST ACCEPTED")
    throw Usage()
}
var accepted = ""
for path in SourceFile.paths(listedIn: arguments[1]) {
    guard let file = SourceFile(path) else { continue }
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError { continue }
    accepted += path + "\n"
    let collector = OutlineCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    print("file", path)
    for line in collector.lines.sorted() { print(line) }
}
guard write(accepted, to: arguments[2]) else {
    print("cannot write \(arguments[2])")
    throw Usage()
}

struct Usage: Error {}
