import SourceEditing
import Testing

@testable import SwiftOutline

struct SourceLayoutTests {
    private let file = outline(
        """
        import UIKit

        // The delegate's file.

        /// Starts the app.
        // Really.
        @main
        class A {
            var a = 1 // one
            /* before */ var b = 2
            // own line
            var c = 3; var d = 4
        \tvar e = 5;
        }
        """)

    private func range(_ name: String, comments: Bool) -> String {
        guard let declaration = file.declaration("A")?.members.first(where: { $0.name == name })
        else {
            return ""
        }
        return file.text[
            file.fullLineRange(
                of: file.bytes(of: declaration.range), includingLeadingComments: comments)]
    }

    @Test func wholeLines() {
        #expect(range("a", comments: true) == "    var a = 1 // one\n")
        #expect(range("b", comments: true) == "    /* before */ var b = 2\n")
        #expect(range("e", comments: true) == "\tvar e = 5;\n")
    }

    @Test func linesThatAreShared() {
        #expect(range("c", comments: true) == "var c = 3")
        #expect(range("d", comments: true) == "var d = 4")
        #expect(range("b", comments: false) == "var b = 2")
    }

    @Test func attachedComments() {
        guard let type = file.declaration("A") else {
            Issue.record("no class")
            return
        }
        let comments = file.leadingCommentsRange(of: type.range.lowerBound)
        #expect(file.text[comments] == "/// Starts the app.\n// Really.\n")
        let whole = file.fullLineRange(
            of: file.bytes(of: type.range), includingLeadingComments: true)
        #expect(whole == comments.lowerBound..<file.text.count)
        #expect(file.leadingCommentsRange(of: 0) == 0..<0)
    }

    @Test func linesAndIndentation() {
        let e = file.declaration("A")?.members.last.map { file.bytes(of: $0.range).lowerBound } ?? 0
        #expect(file.indentation(ofLineAt: e) == "\t")
        #expect(file.lineStart(of: e) == e - 1)
        let windows = outline("\u{FEFF}a\r\n  b\r\n")
        #expect(windows.lineStart(of: 4) == 3)
        #expect(windows.indentation(ofLineAt: 8) == "  ")
        #expect(windows.fullLineRange(of: 8..<9, includingLeadingComments: true) == 6..<11)
        #expect(windows.fullLineRange(of: 3..<4, includingLeadingComments: true) == 3..<6)
    }
}
