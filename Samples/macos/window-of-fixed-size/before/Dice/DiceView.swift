import AppKit

final class DiceView: NSView {
    var pips = 1
}
