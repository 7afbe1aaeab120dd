// Writes a package's sources with faults that a switch makes:
//
//   MutantMaker SEEDS COUNT LIST SOURCES COPY DROPPED
//
// LIST names the files, relative to SOURCES; what changes is written below COPY. Each fault is a line: its number, the
// place, what is done, and the piece of code. DROPPED lists the numbers of those that don't compile.
import SourceEditing

let arguments = CommandLine.arguments
guard arguments.count == 7, let count = Int(arguments[2]) else {
    print("usage: MutantMaker SEEDS COUNT LIST SOURCES COPY DROPPED")
    throw Usage()
}
let (sources, copy) = (arguments[4], arguments[5])
let dropped = Set(SourceFile.paths(listedIn: arguments[6]))
var texts: [String: SourceText] = [:]
var all: [String: [Fault]] = [:]
for path in SourceFile.paths(listedIn: arguments[3]) {
    guard let source = SourceFile(sources + "/" + path) else { continue }
    let text = SourceText(bytes: source.bytes)
    var finder = FaultFinder(path: path, text: text)
    texts[path] = text
    all[path] = finder.faults().filter { !dropped.contains($0.name) }
}
let chosen = FaultChoice(seeds: arguments[1], count: count).chosen(from: all)
for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
    let faults = chosen[path, default: []].sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }
    let instrumented = InstrumentedSource(text.bytes, faults).text
    let file = copy + "/" + path
    // A file that stays as it is need not be compiled again.
    if SourceFile(file)?.bytes != Array(instrumented.utf8), !write(instrumented, to: file) {
        throw Usage()
    }
    let lines = LineTable(text)
    for fault in faults {
        let line = lines.position(of: fault.offset).line
        print("\(fault.name)\t\(path):\(line)\t\(fault.kind.rawValue)\t\(fault.excerpt)")
    }
}

struct Usage: Error {}
