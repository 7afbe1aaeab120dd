import Foundation
import SwiftFlow
import Testing

/// Whenever two pieces of code are said to commute, running them in both orders gives the same.
///
/// What runs them is written from the grammar, beside the text of each piece: it shares no code with what is tested.
struct CommutingProgramTests {
    private static let count =
        ProcessInfo.processInfo.environment["MORE_CASES"] == nil ? 400 : 20_000
    /// So many pairs stand in one source.
    private static let batch = 100

    @Test("Pieces that commute give the same state and log in both orders")
    func commuting() {
        var commuting = 0
        var different = 0
        var made: Set<String> = []
        for start in stride(from: 0, to: Self.count, by: Self.batch) {
            var pairs: [(Piece, Piece, [Machine])] = []
            var source = RandomProgram.declarations + "\n"
            for seed in start..<start + Self.batch {
                var random = RandomProgram(seed: UInt64(seed))
                let (one, two) = (random.block(), random.block())
                pairs.append((one, two, (0..<6).map { _ in random.machine() }))
                source += "func p\(seed - start)() {\n\(one.text)\n}\n"
                source += "func q\(seed - start)() {\n\(two.text)\n}\n"
                made.formUnion(random.made)
            }
            let program = EffectProgram(source)
            for (index, pair) in pairs.enumerated() {
                guard let one = program.effects("p\(index)"), let two = program.effects("q\(index)")
                else {
                    Issue.record("no effects of pair \(start + index)")
                    continue
                }
                let isSame = pair.2.allSatisfy { machine in
                    var (first, second) = (machine, machine)
                    pair.0.run(&first)
                    pair.1.run(&first)
                    pair.1.run(&second)
                    pair.0.run(&second)
                    return first == second
                }
                if one.commutes(with: two) {
                    commuting += 1
                    #expect(
                        isSame,
                        "seed \(start + index):\n\(pair.0.text)\n---\n\(pair.1.text)\n\(one.words) / \(two.words)"
                    )
                }
                if !isSame { different += 1 }
            }
        }
        // Neither says that nothing commutes, nor are there only pairs that do.
        #expect(commuting > Self.count / 50)
        #expect(different > Self.count / 10)
        #expect(Set(Self.constructs).subtracting(made) == [])
    }

    /// What the generator knows; one that it never makes is no test.
    private static let constructs = [
        "literal", "static", "global", "member", "subscript", "getter", "dynamic member", "wrapper",
        "key path", "interpolation", "lazy global", "lazy member", "default argument", "protocol",
        "operator", "ternary", "function", "closure at once", "prefix operator", "assignment",
        "compound", "observer", "method", "inout", "inout operator", "callAsFunction",
        "method as a value", "kept closure", "closures in an array", "deinit", "setter", "log",
        "if", "loop", "switch", "defer", "local function", "several closures", "sequence",
    ]
}
