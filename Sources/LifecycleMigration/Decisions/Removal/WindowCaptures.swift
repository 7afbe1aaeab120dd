import SourceEditing
import SwiftFlow
import SwiftOutline

/// One item of a capture list, such as `unowned window = self.window!`.
struct CaptureItem {
    /// All of it.
    let range: TokenRange
    /// `weak`, `unowned` or `unowned(unsafe)`; empty where it is captured strongly.
    let specifier: TokenRange
    /// The token of the name that the closure has it by.
    let name: Int
    /// What is captured: what stands behind `=`, or the name.
    let value: TokenRange

    /// Reads an item between two commas; nil where it has no name.
    init?(_ range: TokenRange, in file: SwiftFile) {
        let equal = range.first { file.tokens.tokens[$0].kind == .equal }
        let name = (equal ?? range.upperBound) - 1
        guard range.contains(name) else { return nil }
        self.range = range
        self.name = name
        specifier = range.lowerBound..<name
        value = equal.map { $0 + 1..<range.upperBound } ?? name..<name + 1
    }
}

/// A capture list in which items had the window.
struct WindowCapture {
    /// All items, in order.
    let items: [TokenRange]
    /// Those that had the window, by their indexes.
    let windows: [Int]
    /// What one of them becomes where the code of the closure needs the delegate, and must not own it.
    let replacement: String?
}

// A closure that captures the window goes on without it.
extension WindowExtraction {
    /// Reads what a closure captures, which is evaluated when the closure is made; nil where it captures no window.
    mutating func captures(of shape: ClosureShape) -> WindowCapture? {
        guard let list = shape.captureList else { return nil }
        let ranges = self.items(of: list)
        let items = ranges.compactMap { CaptureItem($0, in: file) }
        guard items.count == ranges.count else { return nil }
        let windows = items.indices.filter { takesWindow(items[$0]) }
        guard let first = windows.first else { return nil }
        changes.bindsWindow = true
        let hasSelf = items.contains(where: isSelf)
        let specifier = items[first].specifier
        guard !hasSelf, !specifier.isEmpty, reachesRootBySelf,
            !hasSelfWeakly(at: shape.braces.open)
        else { return WindowCapture(items: ranges, windows: windows, replacement: nil) }
        selfCaptures[list.lowerBound] = file.text(specifier)
        return WindowCapture(
            items: ranges, windows: windows, replacement: file.text(specifier) + " self")
    }

    /// Whether a closure captures nothing but the window by an item; other items are read where they stand.
    private mutating func takesWindow(_ item: CaptureItem) -> Bool {
        let isLocal = item.value.count == 1 && item.value.lowerBound == item.name
        if isLocal, file.tokens.tokens[item.name].kind != .identifier { return false }
        let value = expressions.expression(in: item.value)
        if let token = standIn(value) {
            renameCapture(item.range)
            renameStandIn(token)
            return false
        }
        if isLocal { return goneLocals.contains(file.name(at: item.name)) || isWindow(item.value) }
        guard mentionsWindow(item.value) else { return false }
        switch read(value) {
        case .window(nil): return true
        case .other: return false
        case .window, .windowClosure, .superfluous, .isThere:
            obstacle(.itself, at: item.value.lowerBound)
            return false
        }
    }

    /// Whether the code around a closure has `self` weakly, and so the closure as well.
    private func hasSelfWeakly(at brace: Int) -> Bool {
        closures.prefix(at: brace, captured: selfCaptures)
            == "self?."
    }

    private var reachesRootBySelf: Bool {
        guard let cell = scope.cell else { return false }
        return !cell.owner.isEmpty && cell.owner == function.owner && !function.isStatic
    }

    /// Takes the window out of a capture list, once the code of the closure has been read.
    mutating func settle(_ capture: WindowCapture, of shape: ClosureShape) {
        var gone = capture.windows
        if let replacement = capture.replacement, usesSelf(shape.body), let first = gone.first {
            let item = capture.items[first]
            changes.replacements.append(
                TextEdit(range: file.bytes(of: item), replacement: replacement))
            changes.places.append(item)
            gone.removeFirst()
        }
        remove(gone, of: capture.items, in: shape)
    }

    /// Takes `weak self` out of a capture list where only what led to the window asked for it: the compiler warns of a weak
    /// one that nobody reads.
    mutating func dropUnusedSelf(of shape: ClosureShape) {
        guard let list = shape.captureList else { return }
        let ranges = items(of: list)
        let weak = ranges.indices.filter { index in
            CaptureItem(ranges[index], in: file).map { !$0.specifier.isEmpty && isSelf($0) }
                ?? false
        }
        guard weak.count == 1, namesSelf(shape.body), !usesSelf(shape.body) else { return }
        remove(weak, of: ranges, in: shape)
    }

    /// The items of a capture list.
    private func items(of list: TokenRange) -> [TokenRange] {
        (list.lowerBound + 1..<list.upperBound - 1).split(at: .comma, in: file)
    }

    private func isSelf(_ item: CaptureItem) -> Bool {
        item.value.count == 1
            && file.tokens.tokens[item.value.lowerBound].kind == .keyword(.`self`)
    }

    /// Takes items out of a capture list, which goes with the last of them.
    private mutating func remove(
        _ gone: [Int], of items: [TokenRange], in shape: ClosureShape
    ) {
        if gone.count == items.count, let list = shape.captureList {
            removeAll(list, of: shape)
            return
        }
        for removal in file.removals(of: gone, from: items) {
            changes.replacements.append(removal.edit)
            changes.places.append(removal.place)
        }
    }

    /// A capture list goes as a whole, with the `in` where nothing else stands in front of that.
    private mutating func removeAll(_ list: TokenRange, of shape: ClosureShape) {
        guard let keyword = shape.inKeyword else { return }
        let tokens = file.tokens.tokens
        let end = list.upperBound == keyword ? keyword + 1 : list.upperBound
        // What starts on a line of its own stays there.
        let isAlone = file.hasLineBreak(in: tokens[end - 1].end..<tokens[end].start)
        changes.replacements.append(
            .remove(
                isAlone
                    ? tokens[list.lowerBound - 1].end..<tokens[end - 1].end
                    : tokens[list.lowerBound].start..<tokens[end].start))
        changes.places.append(list.lowerBound..<end)
    }

    /// Whether code names `self`, as it is or as it becomes.
    private func usesSelf(_ body: TokenRange) -> Bool {
        guard !body.isEmpty else { return false }
        let bytes = file.bytes(of: body)
        let isWritten = changes.replacements.contains { edit in
            bytes.contains(edit.range.lowerBound) && edit.replacement.contains("self")
        }
        return isWritten
            || body.contains { file.tokens.tokens[$0].kind == .keyword(.`self`) && !isGone($0) }
    }

    /// Whether code names `self` as it is.
    private func namesSelf(_ body: TokenRange) -> Bool {
        body.contains { file.tokens.tokens[$0].kind == .keyword(.`self`) }
    }
}
