// Compares our tokens with the compiler's: TokenComparison LIST CACHE reads for each file that LIST names its dump
// in the folder CACHE, prints what differs and then the totals; exits 1 if anything differs.
import SourceEditing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    print("usage: TokenComparison LIST CACHE")
    exit(64)
}
var totals = Totals()
for path in SourceFile.paths(listedIn: arguments[1]) {
    guard let file = SourceFile(path), let dump = SourceFile(file.dumpPath(in: arguments[2]))
    else {
        print("no dump: \(path)")
        totals.missing += 1
        continue
    }
    let comparison = Comparison(TokenList(SourceText(bytes: file.bytes)), dump.bytes)
    totals.add(comparison)
    if let difference = comparison.difference {
        print("\(path): \(comparison.isAccepted ? "" : "(not accepted) ")\(difference)")
    }
}
print(totals.report)
exit(totals.accepted.differing + totals.missing == 0 ? 0 : 1)
