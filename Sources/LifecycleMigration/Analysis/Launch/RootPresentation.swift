import SwiftOutline

/// Finds what is presented over the window's root while that is made.
///
/// A view controller can only present when it is in a window, and SwiftUI shows its window after the launch has ended:
/// UIKit would drop the presentation. Source: UIKit's warning “Attempt to present … whose view is not in the window
/// hierarchy”.
enum RootPresentation {
    /// The token of the first call in a range.
    static func first(in range: TokenRange, of file: SwiftFile) -> Int? {
        range.dropLast(2).first { token in
            guard token > 0, file.tokens.tokens[token - 1].kind == .period,
                file.tokens.tokens[token + 1].kind == .leftParen
            else { return false }
            if file.tokens.spells(token, "performSegue") { return true }
            return file.tokens.spells(token, "present") && isAnimated(token + 1, in: file)
        }
    }

    /// Whether a call's arguments have the label `animated`, as those of UIKit's method.
    private static func isAnimated(_ open: Int, in file: SwiftFile) -> Bool {
        let close = Int(file.tokens.partners[open])
        guard close > open else { return false }
        return (open..<close).contains { token in
            file.tokens.spells(token, "animated") && file.tokens.tokens[token + 1].kind == .colon
        }
    }
}
