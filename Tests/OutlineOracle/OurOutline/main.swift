// Prints what we find in the files that a list names, in the form of CompilerOutline: OurOutline LIST.
import SourceEditing

let arguments = CommandLine.arguments
guard arguments.count == 2 else {
    print("usage: OurOutline LIST")
    throw Usage()
}
for path in SourceFile.paths(listedIn: arguments[1]) {
    guard let source = SourceFile(path) else { continue }
    var walk = OutlineWalk(SwiftFile(SourceText(bytes: source.bytes)))
    print("file", path)
    for line in walk.lines().sorted() { print(line) }
}

struct Usage: Error {}
