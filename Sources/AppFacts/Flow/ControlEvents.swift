import SwiftOutline

/// The observables of RxCocoa that send when somebody uses a control, and nothing when one subscribes.
///
/// Source: RxCocoa's `ControlEvent` ("it won't send any initial value on subscription").
enum ControlEvents {
    /// Whether a chain is one.
    static func isOne(_ chain: TokenRange, _ file: SwiftFile) -> Bool {
        chain.dropFirst(2).contains { token in
            file.tokens.spells(token - 2, "rx") && members.contains(file.tokens.text(of: token))
        }
    }

    /// Members of `rx` that are.
    private static let members: Set<String> = [
        "tap", "controlEvent", "event", "itemSelected", "itemDeselected", "itemDeleted",
        "itemInserted", "itemMoved", "itemAccessoryButtonTapped", "modelSelected",
        "modelDeselected", "modelDeleted", "willDisplayCell", "didEndDisplayingCell",
        "searchButtonClicked", "cancelButtonClicked", "bookmarkButtonClicked",
        "textDidBeginEditing", "textDidEndEditing", "didScroll", "didEndDragging",
        "didEndDecelerating", "willBeginDragging",
    ]
}
