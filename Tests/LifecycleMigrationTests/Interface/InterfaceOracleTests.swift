import Foundation
import Testing

@testable import AppFacts

/// Storyboards and nibs are read as Foundation reads XML: the same elements, attributes, characters and nesting.
struct InterfaceOracleTests {
    @Test(arguments: InterfaceDocumentTests.spellings)
    func spelling(text: String) {
        let bytes = Array(text.utf8)
        #expect(ComparedElement.ours(bytes) == ComparedElement.foundations(bytes))
    }

    @Test("The files of the samples are read as Foundation reads them")
    func samples() {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples")
        let read = InterfaceComparison(below: folder.path)
        #expect(read.same > 100)
        #expect(read.different == [])
        #expect(read.refused == [])
    }
}

/// The same on the real files of a folder: `FORMAT_CORPUS=/path swift test --filter FormatCorpus`.
@Suite(.enabled(if: interfaceCorpus != nil)) struct InterfaceFormatCorpusTests {
    @Test("Storyboards and nibs are read as Foundation reads them, or refused by both")
    func files() throws {
        let read = InterfaceComparison(below: try #require(interfaceCorpus))
        #expect(read.different == [])
        print("\(read.same) storyboards and nibs are read the same, \(read.refused.count) refused")
        for path in read.refused { print("  refused \(path)") }
    }
}

private let interfaceCorpus = ProcessInfo.processInfo.environment["FORMAT_CORPUS"]

/// Both readers on every storyboard and nib below a folder.
private struct InterfaceComparison {
    /// How many both read the same.
    private(set) var same = 0
    /// Those that they don't agree about.
    private(set) var different: [String] = []
    /// Those that both refuse.
    private(set) var refused: [String] = []

    init(below folder: String) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        for path in paths.sorted() where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            guard let data = FileManager.default.contents(atPath: folder + "/" + path) else {
                continue
            }
            let ours = ComparedElement.ours(Array(data))
            // Interface Builder reads a file with empty lines in front, which Foundation on Linux does not.
            let text = data.drop { $0 == UInt8(ascii: "\n") }
            if ours != ComparedElement.foundations(Array(text)) {
                different.append(path)
            } else if ours == nil {
                refused.append(path)
            } else {
                same += 1
            }
        }
    }
}
