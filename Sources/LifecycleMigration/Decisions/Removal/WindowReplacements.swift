import SourceEditing
import SwiftFlow
import SwiftOutline

// What stands in the place of a path through the window, or of a controller that hosts a view.
extension WindowExtraction {
    /// Replaces a path through the window; what leads to the delegate stays in front.
    mutating func replace(
        _ range: TokenRange, windowIn base: Expression, by member: String?
    ) {
        guard let cell = scope.cell, let member else { return }
        if replaceStandIn(range, in: base, by: member) { return }
        if member != cell.root, keepsView(base) { return }
        guard let path = WindowPathText(of: base, in: self, cell: cell) else {
            changes.lacksContainer = true
            return obstacle(
                member == cell.root ? .root : .itself, at: base.range.lowerBound)
        }
        let (replaced, lead) = balanced(path.start..<range.upperBound)
        changes.replacements.append(
            TextEdit(
                range: file.bytes(of: replaced), replacement: lead + path.prefix + member))
        changes.places.append(replaced)
    }

    /// Replaces the window by the view that stands for it, where a member of it follows.
    ///
    /// The view is there; what code makes of a value that was optional needs one that still is.
    mutating func replaceView(_ base: Expression) {
        var isUsed = false
        if case .optionalChain = base.kind {
            isUsed = currentStatement?.range.lowerBound != base.range.lowerBound
        }
        replace(base.range, windowIn: base, by: scope.cell?.view.map { $0 + (isUsed ? "?" : "") })
    }

    /// A range with both or none of each pair of parentheses, and the text that it has more in front now.
    private func balanced(_ range: TokenRange) -> (TokenRange, lead: String) {
        let opening = { (token: Int) in
            let partner = Int(file.tokens.partners[token])
            return (0..<range.lowerBound).contains(partner) ? partner : nil
        }
        let end = range.lastIndex { opening($0) == nil }.map { $0 + 1 } ?? range.upperBound
        let inside = range.lowerBound..<end
        guard let start = inside.compactMap(opening).min() else { return (inside, "") }
        let lead = (start..<range.lowerBound).filter {
            file.tokens.tokens[$0].kind != .leftParen
        }.map(file.tokens.text).joined()
        return (start..<end, lead)
    }

    /// Puts the value that stands for a view in the place of its hosting controller.
    mutating func replace(_ controller: TokenRange, by value: String) {
        changes.replacements.append(
            TextEdit(range: file.bytes(of: controller), replacement: value))
        changes.places.append(controller)
    }

    /// A local with the hosting controller becomes the place where the root is chosen.
    mutating func choose(_ chosen: ChosenView, at statement: Statement) {
        guard let cell = scope.cell,
            let prefix = prefix(of: cell, at: statement.range.lowerBound)
        else { return obstacle(.itself, at: statement.range.lowerBound) }
        _ = needing(expressions.expression(in: chosen.hosted.view))
        changes.replacements.append(
            TextEdit(
                range: file.bytes(of: statement.range),
                replacement: "\(prefix)\(cell.name) = \(chosen.value)"))
        changes.places.append(statement.range)
    }
}
