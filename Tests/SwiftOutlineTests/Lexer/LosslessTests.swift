import Foundation
import SourceEditing
import SwiftOutline
import Testing

@Suite struct LosslessTests {
    private static let nasty =
        "#!/usr/bin/swift\r\n\u{FEFF}// é\r/* /* */ */ let `a b`=\"x\\(y+\"\\(z)\"[0]) \\u{1F600}\"\t\n"
        + "#if os(iOS)\nvar r = /a[/]b\\/(c)/ ; let q = ##\"a\"#\\##(b)\"## + #\"\"\"#\n#endif\u{0}"
        + "\"\"\"\n  é \\(\"\"\"\n    n\n    \"\"\") \\\n  \"\"\" <#p#> $0 x.0.1 0xff.fp 1.5e-3 try? /a b/.c\n"
        + "#/\n a/b # c\n/# 'q' “c” \u{A0} a ?? b? .c! -> ≠ \u{300} `x\n<<<<<<< a\nb\n>>>>>>> c\n*/ }])({["

    @Test func anEmptyFileIsItsEnd() {
        expectLossless([])
        #expect(TokenList("").tokens.count == 1)
    }

    @Test func everyBeginningOfANastyFile() {
        let bytes = Array(Self.nasty.utf8)
        for count in 0...bytes.count { expectLossless(Array(bytes[..<count])) }
    }

    @Test func everyEndOfANastyFile() {
        let bytes = Array(Self.nasty.utf8)
        for start in 0...bytes.count { expectLossless(Array(bytes[start...])) }
    }

    @Test func aNastyFileWithAnyByteReplaced() {
        let bytes = Array(Self.nasty.utf8)
        for (index, replacement) in zip(
            bytes.indices, [0x22, 0x5C, 0x28, 0xFF, 0x0A, 0x2F, 0x23].cycled)
        {
            var changed = bytes
            changed[index] = replacement
            expectLossless(changed)
        }
    }

    @Test func randomPiecesInAnyOrder() {
        let pieces =
            [
                "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "[", "}", "/", "//", "/*", "*/", "\n",
                "\r", " ", "a",
                "1", "0x", ".", "<", "<#", "#>", "!", "?", "try?", "`", "'", "$", "é", "≠",
                "\u{A0}", "\0", "#if",
                "“", "\n<<<<<<< ", "\n>>>>>>> ", "func ",
            ].map { Array($0.utf8) } + [[0x80], [0xE2, 0x80], [0xFF]]
        var random = RandomNumbers(state: 20_240_601)
        for _ in 0..<4_000 {
            expectLossless(
                (0..<20).flatMap { _ in pieces[Int(random.next() % UInt64(pieces.count))] })
        }
    }

    @Test func thisRepositoryIsReadWithoutAProblem() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let sources = root.appendingPathComponent("Sources").path
        var count = 0
        for path in FileManager.default.enumerator(atPath: sources) ?? .init() {
            guard let path = path as? String, path.hasSuffix(".swift") else { continue }
            let data = try #require(FileManager.default.contents(atPath: "\(sources)/\(path)"))
            let list = TokenList(SourceText(bytes: [UInt8](data)))
            #expect(list.problems.isEmpty, "\(path)")
            count += 1
        }
        #expect(count > 20)
    }
}

/// A generator that gives the same numbers on every machine.
struct RandomNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

extension [UInt8] {
    /// The bytes over and over again.
    fileprivate var cycled: some Sequence<UInt8> {
        sequence(state: 0) { index in
            defer { index += 1 }
            return self[index % count]
        }
    }
}
