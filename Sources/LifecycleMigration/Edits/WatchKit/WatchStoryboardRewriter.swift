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
        let initial = document.attributes.range(of: "initialViewController").map { range in
            TextEdit.remove(start(ofSpaceBefore: range.lowerBound)..<range.upperBound)
        }
        let scenes = Set(going.compactMap(storyboard.scene)).sorted().map { index in
            TextEdit.remove(lines(of: storyboard.content.elements[index]))
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

    private var bytes: [UInt8] { storyboard.content.text.bytes }

    private func start(ofSpaceBefore offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1].isBlank || bytes[start - 1].isLineBreak { start -= 1 }
        return start
    }

    /// An element with the comment above that names it, and their lines where nothing else stands on those.
    private func lines(of element: InterfaceElement) -> Range<Int> {
        let inner = start(of: element)..<element.range.upperBound
        var start = inner.lowerBound
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        var end = inner.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        guard start == 0 || bytes[start - 1].isLineBreak,
            end == bytes.count || bytes[end].isLineBreak
        else { return inner }
        return start..<endOfLineBreak(at: end)
    }

    /// Where an element begins, or the comment on the line above it or in front of it.
    private func start(of element: InterfaceElement) -> Int {
        let start = element.range.lowerBound
        guard let comment = element.comment else { return start }
        var breaks = 0
        var next = comment.upperBound
        while next < start {
            let isBreak = bytes[next].isLineBreak
            if isBreak { breaks += 1 }
            next = isBreak ? endOfLineBreak(at: next) : next + 1
        }
        return breaks < 2 ? comment.lowerBound : start
    }

    private func endOfLineBreak(at offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        let isPair = bytes[offset...].starts(with: [13, 10])
        return offset + (isPair ? 2 : 1)
    }
}
