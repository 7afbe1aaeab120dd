import AppFacts
import SourceEditing

/// Takes out of a storyboard what SwiftUI shows now, where the rest of it stays.
///
/// Source: home-assistant/iOS did the same by hand as it moved to SwiftUI's life cycle.
struct WatchStoryboardRewriter {
    private let facts: WatchFacts
    private var storyboard: WatchStoryboard { facts.storyboard }

    /// A rewriter of an app's storyboard.
    init(facts: WatchFacts) {
        self.facts = facts
    }

    /// The edits.
    func edits() -> LoweredEdits {
        let document = storyboard.content.elements[storyboard.document]
        let initial = document.attributeRanges["initialViewController"].map { range in
            TextEdit.remove(start(ofSpaceBefore: range.lowerBound)..<range.upperBound)
        }
        let scenes = Set(going.compactMap(storyboard.scene)).sorted().map { index in
            TextEdit.remove(lines(of: storyboard.content.elements[index].range))
        }
        return LoweredEdits(
            path: storyboard.path, edits: [initial].compactMap { $0 } + scenes)
    }

    /// The controllers that nothing needs any more.
    private var going: [WatchStoryboard.Controller] {
        let moved = facts.notifications.filter { $0.scene != nil }.map(\.notification)
        let kept = Set(
            facts.notifications.filter { $0.scene == nil }.flatMap(\.notification.interfaces)
                .map(\.id))
        return storyboard.pages + moved.map(\.controller)
            + moved.flatMap(\.interfaces).filter { !kept.contains($0.id) }
    }

    private var bytes: [UInt8] { storyboard.text.bytes }

    private func start(ofSpaceBefore offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1].isBlank || bytes[start - 1].isLineBreak { start -= 1 }
        return start
    }

    /// Whole lines around an element, with the comment on the line above that names it.
    private func lines(of range: Range<Int>) -> Range<Int> {
        var start = startOfLine(range.lowerBound)
        if start > 0 {
            let isPair = start > 1 && bytes[start - 1] == 10 && bytes[start - 2] == 13
            let above = startOfLine(start - (isPair ? 2 : 1))
            let line = bytes[above..<start].drop(while: \.isBlank)
            if line.starts(with: "<!--".utf8) { start = above }
        }
        var end = range.upperBound
        while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
        while end < bytes.count, bytes[end].isLineBreak {
            end += 1
            if bytes[end - 1] == UInt8(ascii: "\n") { break }
        }
        return start..<end
    }

    private func startOfLine(_ offset: Int) -> Int {
        var start = offset
        while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
        return start
    }
}
