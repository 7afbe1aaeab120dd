import Cocoa

class Letter: NSDocument {
    var text = ""
}
